import Foundation

/// A catalog that `AssetCatalog.compile` wrote, opened for reading.
///
/// Opening maps the index; a look-up reads the line of that asset only, and keeps what it read. May be used from any thread.
public final class CompiledCatalog: @unchecked Sendable {
    /// The compiled folder.
    public let url: URL
    private let index: Data
    private let lock = NSLock()
    private var images: [String: ImageAsset?] = [:]
    private var colors: [String: ColorAsset?] = [:]
    private var datas: [String: DataAsset?] = [:]

    /// Opens the compiled folder.
    ///
    /// - Throws: What Foundation throws if there is none.
    public init(url: URL) throws {
        self.url = url
        index = try Data(contentsOf: url.appendingPathComponent(CompiledLayout.indexFile), options: .alwaysMapped)
    }

    /// The image set with the given name.
    public func imageAsset(named name: String) -> ImageAsset? { cached(name, .image, \.images) }

    /// The colour set with the given name.
    public func colorAsset(named name: String) -> ColorAsset? { cached(name, .color, \.colors) }

    /// The data set with the given name.
    public func dataAsset(named name: String) -> DataAsset? { cached(name, .data, \.datas) }

    /// The names of the image sets in the sprite atlas with the given name; `nil` if there is no such atlas.
    public func atlas(named name: String) -> [String]? {
        let atlas: AtlasAsset? = line(name, .atlas).flatMap(decode)
        return atlas?.images
    }

    /// The app icon with the given name.
    public func appIcon(named name: String) -> AppIconAsset? { line(name, .appIcon).flatMap(decode) }

    /// The variant of an image that suits the traits best.
    public func image(named name: String, for traits: AssetTraits) -> ImageVariant? { imageAsset(named: name)?.variant(for: traits) }

    /// The variant of a colour that suits the traits best.
    public func color(named name: String, for traits: AssetTraits) -> ColorVariant? { colorAsset(named: name)?.variant(for: traits) }

    /// The data, and its uniform type identifier, that suits the traits best.
    public func data(named name: String, for traits: AssetTraits) -> (data: Data, typeIdentifier: String?)? {
        guard let variant = dataAsset(named: name)?.variant(for: traits),
            let data = try? Data(contentsOf: payloadURL(variant.payload), options: .alwaysMapped)
        else { return nil }
        return (data, variant.typeIdentifier)
    }

    /// The file of a variant's payload.
    public func payloadURL(_ payload: String) -> URL {
        // Only the last component counts: a damaged index must not reach outside the catalog.
        url.appendingPathComponent(CompiledLayout.payloadFolder).appendingPathComponent((payload as NSString).lastPathComponent)
    }

    private func cached<Asset: Decodable>(
        _ name: String, _ kind: CompiledLayout.Kind, _ cache: ReferenceWritableKeyPath<CompiledCatalog, [String: Asset?]>
    ) -> Asset? {
        lock.withLock {
            if let known = self[keyPath: cache][name] { return known }
            let asset: Asset? = line(name, kind).flatMap(decode)
            self[keyPath: cache][name] = .some(asset)
            return asset
        }
    }

    private func decode<Asset: Decodable>(_ json: Data) -> Asset? { try? JSONDecoder().decode(Asset.self, from: json) }

    /// Finds an asset's JSON by binary search over the sorted lines.
    private func line(_ name: String, _ kind: CompiledLayout.Kind) -> Data? {
        let key = CompiledLayout.key(name, kind)
        return index.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Data? in
            var low = 0
            var high = bytes.count
            while low < high {
                var start = (low + high) / 2
                while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
                var end = start
                while end < high, bytes[end] != UInt8(ascii: "\n") { end += 1 }
                let line = bytes[start..<end]
                if line.starts(with: key) { return Data(line.dropFirst(key.count)) }
                if line.lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
            }
            return nil
        }
    }
}
