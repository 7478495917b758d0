import CoreGraphics
import Foundation

/// Memory for pictures that are needed only while something is painted. Each painter has its own.
final class ScratchPool {
    private var free: [(memory: UnsafeMutableRawPointer, capacity: Int)] = []

    deinit { for block in free { block.memory.deallocate() } }

    /// Lends a transparent picture to `body`.
    func withRaster<T>(_ size: PixelRect, format: Surface.Format = .bgra, _ body: (Raster) -> T) -> T? {
        let (width, height) = (Int(size.width), Int(size.height))
        guard width > 0, height > 0 else { return nil }
        let stride = (width * (format == .alpha ? 1 : 4) + 15) & ~15
        let needed = stride * height
        let block = take(needed)
        memset(block.memory, 0, needed)
        defer { free.append(block) }
        guard let surface = Surface(data: block.memory, width: width, height: height, bytesPerRow: stride, format: format, owner: nil)
        else {
            return nil
        }
        return body(Raster(surface))
    }

    private func take(_ needed: Int) -> (memory: UnsafeMutableRawPointer, capacity: Int) {
        // The smallest block that will do, unless it is far too large.
        if let index = free.indices.filter({ free[$0].capacity >= needed && free[$0].capacity <= max(needed * 4, 1 << 16) })
            .min(by: { free[$0].capacity < free[$1].capacity })
        {
            return free.remove(at: index)
        }
        if free.count > 12 { free.removeFirst().memory.deallocate() }
        let capacity = max(1 << 12, needed + needed / 4)
        return (UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 64), capacity)
    }
}
