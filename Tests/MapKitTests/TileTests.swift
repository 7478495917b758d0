import Foundation
import Sessions
import Synchronization
import Testing

@testable import MapKit
@testable import UIKit

/// Tiles of one colour, which note what is asked for.
private final class PaintedTiles: MKTileOverlay {
    let asked = Mutex<[String]>([])
    nonisolated(unsafe) var isThere = true
    let picture: Data

    init(_ color: UIColor = .red) {
        picture = PaintedTiles.picture(color)
        super.init(urlTemplate: nil)
    }

    static func picture(_ color: UIColor) -> Data {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    override func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        asked.withLock { $0.append("\(path.z)/\(path.x)/\(path.y)") }
        if isThere { result(picture, nil) } else { result(nil, URLError(.notConnectedToInternet)) }
    }
}

/// Tiles by the asynchronous function.
private final class AwaitedTiles: MKTileOverlay {
    override func loadTile(at path: MKTileOverlayPath) async throws -> Data { Data("\(path.x) \(path.y) \(path.z)".utf8) }
}

@Suite(.session) @MainActor
struct TileTests {
    /// A quarter of the world: four tiles of level 2 across 512 points, from column 1 and row 1.
    nonisolated private static let middle = MKMapRect(
        x: MKMapSize.world.width / 4, y: MKMapSize.world.height / 4, width: MKMapSize.world.width / 2, height: MKMapSize.world.height / 2)
    private static let side = CGSize(width: 512, height: 512)
    private static let scale = MKZoomScale(512 / middle.width)

    private func picture(_ renderer: MKOverlayRenderer, _ rect: MKMapRect = TileTests.middle) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: Self.side, format: format).image { context in
            context.cgContext.scaleBy(x: Self.scale, y: Self.scale)
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            renderer.draw(rect, zoomScale: Self.scale, in: context.cgContext)
        }
    }

    private func eventually(_ condition: @MainActor () -> Bool) async {
        for _ in 0..<1000 where !condition() { try? await Task.sleep(for: .milliseconds(2)) }
    }

    @Test func addressesAreMadeByTheTemplate() {
        let overlay = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}x.png?z={z}")
        let url = overlay.url(forTilePath: MKTileOverlayPath(x: 3, y: 5, z: 7, contentScaleFactor: 2))
        #expect(url.absoluteString == "https://tiles.example/7/3/5@2x.png?z=7")
        #expect(overlay.tileSize == CGSize(width: 256, height: 256) && overlay.minimumZ == 0 && overlay.maximumZ == 21)
        #expect(!overlay.canReplaceMapContent && !overlay.isGeometryFlipped && overlay.boundingMapRect.width == MKMapSize.world.width)
    }

    @Test func theTilesThatAreSeenAreAskedForOnceRowByRowAndDrawn() async {
        let overlay = PaintedTiles()
        let renderer = MKTileOverlayRenderer(tileOverlay: overlay)
        var changes = 0
        renderer.onChange = { changes += 1 }
        #expect(pixel(picture(renderer), 100, 100)[3] == 0)
        _ = picture(renderer)
        #expect(overlay.asked.withLock { $0 } == ["2/1/1", "2/2/1", "2/1/2", "2/2/2"])
        await eventually { changes == 4 }
        let shown = picture(renderer)
        for place in [0, 255, 256, 511] { #expect(pixel(shown, place, 511 - place)[0] > 200 && pixel(shown, place, place)[3] == 255) }
        #expect(overlay.asked.withLock { $0.count } == 4)
        renderer.reloadData()
        #expect(changes == 5 && pixel(picture(renderer), 100, 100)[3] == 0)
        #expect(overlay.asked.withLock { $0.count } == 8)
    }

    @Test func rowsOfAFlippedGeometryAreCountedFromTheSouth() {
        let overlay = PaintedTiles()
        overlay.isGeometryFlipped = true
        let north = MKMapRect(x: 0, y: 0, width: Self.middle.width / 2, height: Self.middle.width / 2)
        _ = picture(MKTileOverlayRenderer(tileOverlay: overlay), north)
        #expect(overlay.asked.withLock { $0 } == ["2/0/3"])
    }

    @Test func tilesThatDidNotComeAreNotAskedForAgainAtOnce() async {
        let overlay = PaintedTiles()
        overlay.isThere = false
        let renderer = MKTileOverlayRenderer(tileOverlay: overlay)
        for _ in 0..<3 {
            _ = picture(renderer)
            try? await Task.sleep(for: .milliseconds(20))
        }
        #expect(overlay.asked.withLock { $0.count } == 4)
        // Seen at another level in between, they are.
        renderer.draw(Self.middle, zoomScale: Self.scale * 2, in: UIGraphicsImageRenderer(size: Self.side).image { _ in }.scratch)
        _ = picture(renderer)
        #expect(overlay.asked.withLock { $0.filter { $0.hasPrefix("2/") }.count } == 8)
    }

    @Test func nothingIsAskedForBeyondTheLevelsThatThereAre() {
        let overlay = PaintedTiles()
        let renderer = MKTileOverlayRenderer(tileOverlay: overlay)
        overlay.minimumZ = 3
        #expect(!renderer.canDraw(Self.middle, zoomScale: Self.scale))
        _ = picture(renderer)
        (overlay.minimumZ, overlay.maximumZ) = (0, 1)
        _ = picture(renderer)
        #expect(overlay.asked.withLock { $0.isEmpty } && !renderer.canDraw(Self.middle, zoomScale: Self.scale))
        overlay.maximumZ = 2
        #expect(renderer.canDraw(Self.middle, zoomScale: Self.scale))
    }

    @Test func whatIsNearIsShownFromFartherUntilItHasCome() async {
        let overlay = PaintedTiles(.blue)
        let renderer = MKTileOverlayRenderer(tileOverlay: overlay)
        _ = picture(renderer)
        await eventually { renderer.cache.count == 4 }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let near = UIGraphicsImageRenderer(size: Self.side, format: format).image { context in
            context.cgContext.scaleBy(x: Self.scale * 2, y: Self.scale * 2)
            context.cgContext.translateBy(x: -Self.middle.minX, y: -Self.middle.minY)
            renderer.draw(Self.middle, zoomScale: Self.scale * 2, in: context.cgContext)
        }
        #expect(pixel(near, 100, 100)[2] > 200 && pixel(near, 100, 100)[3] == 255)
    }

    @Test func picturesThatWereNotUsedForLongestAreGivenUp() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        let cost = Int(100 * image.scale * image.scale) * 4
        var cache = TileCache(limit: cost * 2)
        let tiles = (0..<3).map { TileGrid.Tile(x: $0, y: 0, z: 4) }
        cache.insert(image, for: tiles[0])
        cache.insert(image, for: tiles[1])
        _ = cache.image(of: tiles[0])
        cache.insert(image, for: tiles[2])
        #expect(cache.count == 2 && cache.cost == cost * 2)
        #expect(cache.image(of: tiles[0]) != nil && cache.image(of: tiles[1]) == nil && cache.image(of: tiles[2]) != nil)
    }

    @Test func filesAreTilesWithoutANetwork() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = PaintedTiles.picture(.green)
        try picture.write(to: folder.appendingPathComponent("0-0-0.png"))
        let overlay = MKTileOverlay(urlTemplate: folder.absoluteString + "/{z}-{x}-{y}.png")
        let path = MKTileOverlayPath(x: 0, y: 0, z: 0, contentScaleFactor: 1)
        #expect(try await overlay.loadTile(at: path) == picture)
        await #expect(throws: (any Error).self) {
            try await overlay.loadTile(at: MKTileOverlayPath(x: 1, y: 0, z: 1, contentScaleFactor: 1))
        }
        let loaded: Data? = await withCheckedContinuation { done in overlay.loadTile(at: path) { data, _ in done.resume(returning: data) } }
        #expect(loaded == picture)
    }

    @Test func anAsynchronousOverrideIsWhatIsDrawn() async {
        let loaded: Data? = await withCheckedContinuation { done in
            AwaitedTiles(urlTemplate: nil).loadTile(at: MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 1)) { data, _ in
                done.resume(returning: data)
            }
        }
        #expect(loaded == Data("1 2 3".utf8))
    }

    @Test func aMapDrawsItsTilesWhenTheyHaveCome() async {
        let stage = MapStage(size: Self.side)
        stage.log.makeRenderer = { MKTileOverlayRenderer(overlay: $0) }
        let overlay = PaintedTiles()
        overlay.canReplaceMapContent = true
        stage.map.visibleMapRect = Self.middle
        stage.map.addOverlay(overlay, level: .aboveLabels)
        stage.advance(0.1)
        let renderer = stage.map.renderer(for: overlay) as? MKTileOverlayRenderer
        await eventually { (renderer?.cache.count ?? 0) >= 4 }
        stage.advance(0.1)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: Self.side, format: format).image { _ in
            stage.map.drawHierarchy(in: stage.map.bounds, afterScreenUpdates: true)
        }
        #expect(pixel(image, 200, 200)[0] > 200 && pixel(image, 200, 200)[1] < 100)
    }
}

extension UIImage {
    /// A context of the picture's size whose drawing nobody sees.
    fileprivate var scratch: CGContext {
        CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    }
}
