import Foundation
import ObjCRuntime
import UIKit

/// Draws tiles. See https://developer.apple.com/documentation/mapkit/mktileoverlayrenderer.
///
/// Tiles are asked for when they are to be drawn, and drawn when they have come; until then, what is known of them from farther away is.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    var cache = TileCache()
    private var loading: Set<TileGrid.Tile> = []
    /// Tiles that did not come. They are asked for again when another level was seen in between.
    private var failed: Set<TileGrid.Tile> = []
    private var level: Int?
    /// Goes up when tiles are to be loaded anew: what was asked for before is not wanted any more.
    private var generation = 0

    // @objc(initWithTileOverlay:)
    /// A renderer for tiles.
    public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }

    /// A renderer for tiles. Another overlay raises an exception.
    public override init(overlay: any MKOverlay) {
        guard overlay is MKTileOverlay else {
            ObjCException.raise("NSInvalidArgumentException", "Expected a MKTileOverlay but got \(overlay)")
        }
        super.init(overlay: overlay)
    }

    private var tiles: MKTileOverlay { overlay as! MKTileOverlay }

    /// Forgets all tiles, and loads those that are seen anew.
    open func reloadData() {
        generation += 1
        cache.removeAll()
        (loading, failed) = ([], [])
        onChange()
    }

    private func grid(_ zoomScale: MKZoomScale) -> TileGrid {
        TileGrid(scale: Double(zoomScale), tileSize: Double(tiles.tileSize.width))
    }

    /// Whether there are tiles of the level.
    open override func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool {
        let z = grid(zoomScale).z
        return z >= tiles.minimumZ && z <= tiles.maximumZ
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        let grid = grid(zoomScale)
        guard canDraw(mapRect, zoomScale: zoomScale) else { return }
        if level != grid.z {
            level = grid.z
            failed = []
        }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        for tile in grid.tiles(in: mapRect.intersection(tiles.boundingMapRect)) {
            let place = aligned(rect(for: tile.rect), in: context)
            if let image = cache.image(of: tile) {
                image.draw(in: place)
            } else {
                load(tile)
                drawFromFarther(tile, place, in: context)
            }
        }
    }

    /// Tiles that touch have no gap between them: their edges lie between pixels, unless the map is turned.
    private func aligned(_ rect: CGRect, in context: CGContext) -> CGRect {
        let matrix = context.userSpaceToDeviceSpaceTransform
        guard matrix.b == 0, matrix.c == 0, matrix.a != 0, matrix.d != 0 else { return rect }
        let device = context.convertToDeviceSpace(rect)
        let (x, y) = (device.minX.rounded(), device.minY.rounded())
        let whole = CGRect(x: x, y: y, width: max(device.maxX.rounded() - x, 1), height: max(device.maxY.rounded() - y, 1))
        return context.convertToUserSpace(whole)
    }

    /// Draws a tile's part of the nearest level before of which there is a picture.
    private func drawFromFarther(_ tile: TileGrid.Tile, _ place: CGRect, in context: CGContext) {
        var next = tile.parent
        // From farther away nothing would be recognized.
        for _ in 0..<4 {
            guard let farther = next else { return }
            if let image = cache.image(of: farther) {
                context.saveGState()
                context.clip(to: place)
                image.draw(in: rect(for: farther.rect))
                return context.restoreGState()
            }
            next = farther.parent
        }
    }

    private func load(_ tile: TileGrid.Tile) {
        guard !failed.contains(tile), loading.insert(tile).inserted else { return }
        let row = tiles.isGeometryFlipped ? (1 << tile.z) - 1 - tile.y : tile.y
        let path = MKTileOverlayPath(x: tile.x, y: row, z: tile.z, contentScaleFactor: contentScaleFactor)
        let generation = generation
        tiles.loadTile(at: path) { [weak self] data, _ in
            // Always in a later turn: a tile that is there at once would change what is being drawn.
            let image = data.flatMap { UIImage(data: $0) }
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated { self?.received(image, for: tile, generation) }
            }
        }
    }

    private func received(_ image: UIImage?, for tile: TileGrid.Tile, _ asked: Int) {
        guard asked == generation, loading.remove(tile) != nil else { return }
        guard let image else {
            failed.insert(tile)
            return
        }
        cache.insert(image, for: tile)
        onChange()
    }
}
