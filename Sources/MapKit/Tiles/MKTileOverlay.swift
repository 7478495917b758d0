import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime

/// A layer of pictures over the map, in tiles. See https://developer.apple.com/documentation/mapkit/mktileoverlay.
///
/// Tiles come from addresses by a template, or from where a subclass takes them. They are Mercator's squares, as those of most services are.
open class MKTileOverlay: NSObject, MKOverlay {
    /// The addresses of tiles, with `{x}`, `{y}`, `{z}` and `{scale}` for what differs.
    public let urlTemplate: String?
    /// How large a tile is, in points.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are counted from the south.
    open var isGeometryFlipped = false
    /// The first level of which there are tiles. Seen from farther away, nothing is shown.
    open var minimumZ = 0
    /// The last level of which there are tiles. Seen from nearer, nothing is shown.
    open var maximumZ = 21
    /// Whether the tiles cover the map, which then need not be drawn.
    open var canReplaceMapContent = false

    // @objc(initWithURLTemplate:)
    /// An overlay of tiles from a service, or of files; `nil` where a subclass says where tiles come from.
    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    /// The middle of what it covers.
    open var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
    /// What it covers: the world. Subclasses may cover less; tiles outside are not asked for.
    open var boundingMapRect: MKMapRect { .world }

    // @objc(URLForTilePath:)
    /// The address of a tile, by the template.
    ///
    /// An overlay without a template, or one whose template makes no address, raises an exception.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        guard let urlTemplate else {
            ObjCException.raise(
                "NSInternalInconsistencyException",
                "a tile overlay has no URL template, and overrides neither URLForTilePath: nor loadTileAtPath:result:")
        }
        let values = ["{x}": "\(path.x)", "{y}": "\(path.y)", "{z}": "\(path.z)", "{scale}": Self.text(path.contentScaleFactor)]
        let address = values.reduce(urlTemplate) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
        guard let url = URL(string: address) else {
            ObjCException.raise("NSInternalInconsistencyException", "a tile overlay's URL template makes no URL: \(address)")
        }
        return url
    }

    private static func text(_ scale: CGFloat) -> String {
        scale == scale.rounded() && abs(scale) < 100 ? "\(Int(scale))" : "\(scale)"
    }

    // @objc(loadTileAtPath:result:)
    /// Loads a tile: the bytes of a picture, or why there is none. The function that is given is called on any thread.
    @preconcurrency
    open func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        nonisolated(unsafe) let overlay = self
        Task {
            do {
                result(try await overlay.loadTile(at: path), nil)
            } catch {
                result(nil, error)
            }
        }
    }

    /// Loads a tile: the bytes of a picture. A subclass overrides this, or `loadTile(at:result:)`.
    open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
        try await TileLoading.bytes(of: url(forTilePath: path))
    }
}

/// Loads what is at an address.
enum TileLoading {
    static func bytes(of url: URL) async throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        return try await withCheckedThrowingContinuation { continuation in
            URLSession.shared.dataTask(with: url) { data, response, error in
                if let error { return continuation.resume(throwing: error) }
                if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
                    return continuation.resume(throwing: URLError(.badServerResponse))
                }
                continuation.resume(returning: data ?? Data())
            }.resume()
        }
    }
}
