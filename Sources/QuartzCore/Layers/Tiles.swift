import CoreGraphics
import Foundation

/// What a tiled layer adds to a layer.
struct TileSettings: Equatable {
    var levels = 1
    var bias = 0
    var tileSize = CGSize(width: 256, height: 256)
}

/// Which tile of a layer: its level, 0 having the pixels that the layer's contents scale says, 1 twice as many to a point, −1 half as many.
struct TileKey: Hashable {
    var level: Int
    var column: Int
    var row: Int

    /// Pixels a point.
    func scale(_ contentsScale: CGFloat) -> CGFloat { contentsScale * exp2(CGFloat(level)) }
}

/// A tile that was drawn.
final class Tile {
    let key: TileKey
    /// The part of the layer that it is, in the layer's coordinates.
    let rect: CGRect
    /// Pixels a point.
    let scale: CGFloat
    /// What was drawn; `nil` if nobody drew.
    let raster: Raster?
    /// The layer's time in which it was first seen.
    var firstSeen: Double?
    /// Counts what was seen; tiles that were not seen for long are given up.
    var lastSeen = 0

    init(_ key: TileKey, _ rect: CGRect, _ scale: CGFloat, _ raster: Raster?) {
        (self.key, self.rect, self.scale, self.raster) = (key, rect, scale, raster)
    }

    /// How much of the tile shows at a time.
    func opacity(at time: Double, _ fade: Double) -> Float {
        guard fade > 0, let firstSeen else { return fade > 0 ? 0 : 1 }
        return Float(min(max((time - firstSeen) / fade, 0), 1))
    }
}

/// How a layer is cut into tiles.
struct TileGrid {
    private let bounds: CGRect
    private let contentsScale: CGFloat
    private let settings: TileSettings

    init?(bounds: CGRect, contentsScale: CGFloat, _ settings: TileSettings) {
        guard bounds.width > 0, bounds.height > 0, contentsScale > 0, settings.tileSize.width >= 1, settings.tileSize.height >= 1 else {
            return nil
        }
        (self.bounds, self.contentsScale, self.settings) = (bounds, contentsScale, settings)
    }

    /// The level that is as fine as what shows so many pixels to a point, or finer; the finest or coarsest there is beyond these.
    func level(for scale: CGFloat) -> Int {
        let finest = settings.bias
        let coarsest = settings.bias - settings.levels + 1
        guard scale > 0, scale.isFinite else { return coarsest }
        let wanted = log2(scale / contentsScale)
        // What is short of a level by rounding alone is none finer.
        return min(max(Int((min(max(wanted, -64), 64) - 1e-3).rounded(.up)), coarsest), finest)
    }

    /// A tile's size in points.
    private func size(_ level: Int) -> CGSize {
        let scale = contentsScale * exp2(CGFloat(level))
        return CGSize(width: settings.tileSize.width / scale, height: settings.tileSize.height / scale)
    }

    /// The part of the layer that a tile is: those at the right and the bottom end with the layer.
    func rect(of key: TileKey) -> CGRect? {
        let size = size(key.level)
        let whole = CGRect(
            x: bounds.minX + CGFloat(key.column) * size.width, y: bounds.minY + CGFloat(key.row) * size.height, width: size.width,
            height: size.height)
        let part = whole.intersection(bounds)
        return part.isNull || part.isEmpty ? nil : part
    }

    /// The tiles of a level that a rectangle of the layer touches, row by row; none if there are too many to be seen.
    func keys(_ level: Int, in rect: CGRect) -> [TileKey] {
        let area = rect.intersection(bounds)
        guard !area.isNull, !area.isEmpty else { return [] }
        let size = size(level)
        func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int> {
            let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
            return first.magnitude < 1e9 && last.magnitude < 1e9 ? Int(first)..<max(Int(last), Int(first)) : 0..<0
        }
        let columns = range(area.minX - bounds.minX, area.maxX - bounds.minX, size.width)
        let rows = range(area.minY - bounds.minY, area.maxY - bounds.minY, size.height)
        guard columns.count * rows.count <= 4096 else { return [] }
        return rows.flatMap { row in columns.map { TileKey(level: level, column: $0, row: row) } }
    }
}

/// The tiles of a layer that were drawn, and those that are to be.
final class TileStore {
    private var tiles: [TileKey: Tile] = [:]
    private var wanted: [TileKey] = []
    private var sight = 0
    /// How many tiles are kept beside those that are seen.
    private static let spare = 64

    /// The tile of a key, if it was drawn for the place and the pixels that it has now.
    func tile(_ key: TileKey, _ rect: CGRect?, _ scale: CGFloat) -> Tile? {
        tiles[key].flatMap { $0.rect == rect && $0.scale == scale ? $0 : nil }
    }

    func add(_ tile: Tile) { tiles[tile.key] = tile }

    func removeAll() { (tiles, wanted) = ([:], []) }

    func remove(touching rect: CGRect) { tiles = tiles.filter { !$0.value.rect.intersects(rect) } }

    /// Asks for a tile; returns whether nobody did before.
    func want(_ key: TileKey) -> Bool {
        if wanted.contains(key) { return false }
        wanted.append(key)
        return true
    }

    func takeWanted() -> [TileKey] {
        defer { wanted = [] }
        return wanted
    }

    /// The tiles of other levels that a rectangle touches, the coarsest first.
    func others(than level: Int, in rect: CGRect) -> [Tile] {
        tiles.values.filter { $0.key.level != level && $0.rect.intersects(rect) }
            .sorted { ($0.key.level, $0.key.row, $0.key.column) < ($1.key.level, $1.key.row, $1.key.column) }
    }

    /// Notes that tiles are seen, and gives up those that were not for longest.
    func see(_ seen: [Tile], at time: Double) {
        sight += 1
        for tile in seen {
            tile.lastSeen = sight
            if tile.firstSeen == nil { tile.firstSeen = time }
        }
        let excess = tiles.count - seen.count - Self.spare
        guard excess > 0 else { return }
        let old = tiles.values.filter { $0.lastSeen != sight }.sorted { $0.lastSeen < $1.lastSeen }
        for tile in old.prefix(excess) { tiles[tile.key] = nil }
    }

    func isFading(at time: Double, _ fade: Double) -> Bool {
        tiles.values.contains { tile in tile.raster != nil && tile.lastSeen == sight && tile.firstSeen.map { time < $0 + fade } ?? false }
    }
}

extension Recorder {
    /// Records the tiles that are seen, and asks for those that are missing.
    func recordTiles(_ pen: Pen, _ context: Context) {
        guard let layer = pen.layer as? CATiledLayer, let grid = layer.grid, let map = pen.projection.inverted() else { return }
        let bounds = pen.shown.values.bounds
        let visible = map.boundingBox(of: context.clip.cgRect).intersection(bounds)
        guard !visible.isNull, !visible.isEmpty else { return }
        let scale = hypot(pen.projection.a, pen.projection.b) / max(pen.projection.w, 1e-6)
        let level = grid.level(for: scale)
        let fade = isSingle ? 0 : Swift.type(of: layer).fadeDuration()
        var (seen, isWhole, asks): ([Tile], Bool, Bool) = ([], true, false)
        for key in grid.keys(level, in: visible) {
            let (rect, scale) = (grid.rect(of: key), key.scale(layer.contentsScale))
            // A picture for the app is not waited for.
            if isSingle, layer.tiles.tile(key, rect, scale) == nil { layer.draw(key) }
            if let tile = layer.tiles.tile(key, rect, scale) {
                seen.append(tile)
            } else if !isSingle, rect != nil {
                asks = layer.tiles.want(key) || asks
                isWhole = false
            }
        }
        if !isSingle { layer.tiles.see(seen, at: context.time) }
        if asks { layer.mark(.display) }
        if !isWhole || seen.contains(where: { $0.opacity(at: context.time, fade) < 1 }) {
            for tile in layer.tiles.others(than: level, in: visible) { add(tile, 1, pen, context) }
        }
        for tile in seen { add(tile, isSingle ? 1 : tile.opacity(at: context.time, fade), pen, context) }
    }

    private func add(_ tile: Tile, _ opacity: Float, _ pen: Pen, _ context: Context) {
        guard opacity > 0, let raster = tile.raster else { return }
        // Like places in a grid are told apart; whichever are not are compared in their order.
        let place = UInt8(truncatingIfNeeded: tile.key.column &* 7 &+ tile.key.row &* 13 &+ tile.key.level &* 29) & 127
        var item = pen.item(.image, slot: Slot.contents + place, rect: tile.rect, clip: context.clip)
        item.resource = raster
        item.source = CGRect(x: 0, y: 0, width: tile.rect.width * tile.scale, height: tile.rect.height * tile.scale)
        item.opacity = context.opacity * opacity
        item.filters = ContentsFilters(pen.shown.values)
        if raster.isOpaque, item.opacity == 1, pen.shown.values.contentsBlend == ContentsBlend() { item.opaque = coveredPart(item) }
        add(item, pen.state)
    }
}
