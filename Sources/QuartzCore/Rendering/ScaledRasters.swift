import CPixman
import CoreGraphics
import Foundation

/// Pictures at the sizes at which they are shown, kept while they are.
///
/// A scaled picture has the very bytes that scaling while painting gives, so that it does not matter to a frame which of the two was done.
final class ScaledRasters {
    nonisolated(unsafe) static let shared = ScaledRasters()

    struct Key: Hashable {
        var raster: ObjectIdentifier
        var source: CGRect
        var width: Int32
        var height: Int32
        var filter: PictureFilter
    }

    private struct Entry {
        weak var source: Raster?
        var scaled: Raster?
        var firstAsked: Int
        var lastUsed: Int
    }

    private var entries: [Key: Entry] = [:]
    private var bytes = 0
    private var frame = 0
    private let lock = NSLock()
    private static let budget = 96 << 20

    /// A new frame begins.
    func beginFrame() {
        lock.withLock {
            frame += 1
            if frame % 32 == 0 || bytes > ScaledRasters.budget { evict() }
        }
    }

    /// The scaled picture, if it is worth keeping: if it was asked for in an earlier frame already.
    func raster(_ key: Key, of source: Raster, make: () -> Raster?) -> Raster? {
        lock.withLock {
            if let known = entries[key], known.source === source {
                entries[key]?.lastUsed = frame
                if let scaled = known.scaled { return scaled }
                guard known.firstAsked < frame, let scaled = make() else { return nil }
                bytes += scaled.byteCount
                entries[key]?.scaled = scaled
                return scaled
            }
            bytes -= entries[key]?.scaled?.byteCount ?? 0
            entries[key] = Entry(source: source, scaled: nil, firstAsked: frame, lastUsed: frame)
            return nil
        }
    }

    private func evict() {
        for (key, entry) in entries where entry.source == nil || frame - entry.lastUsed > 240 { remove(key) }
        guard bytes > ScaledRasters.budget else { return }
        for (key, _) in entries.sorted(by: { $0.value.lastUsed < $1.value.lastUsed }) {
            remove(key)
            if bytes <= ScaledRasters.budget / 2 { return }
        }
    }

    private func remove(_ key: Key) { bytes -= entries.removeValue(forKey: key)?.scaled?.byteCount ?? 0 }
}
