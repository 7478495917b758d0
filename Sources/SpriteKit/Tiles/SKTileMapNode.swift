import Foundation
import UIKit

/// A node that shows tiles in columns and rows. See https://developer.apple.com/documentation/spritekit/sktilemapnode.
///
/// Column 0 and row 0 are at the lower left of a grid. An isometric map is the grid turned clockwise: its columns lead to the lower right, its
/// rows to the upper right. Of six-sided tiles, those of odd columns stand half a tile higher, those of odd rows half a tile to the right.
@preconcurrency @MainActor
open class SKTileMapNode: SKNode {
    /// How many columns there are. Tiles of columns that remain stay.
    open var numberOfColumns: Int {
        didSet {
            if numberOfColumns < 0 { numberOfColumns = 0 }
            resize(from: oldValue, numberOfRows)
        }
    }
    /// How many rows there are. Tiles of rows that remain stay.
    open var numberOfRows: Int {
        didSet {
            if numberOfRows < 0 { numberOfRows = 0 }
            resize(from: numberOfColumns, oldValue)
        }
    }
    /// The size of a tile's place, in points.
    open var tileSize: CGSize { didSet { revision += 1 } }
    /// The tiles that there are. A set that is given later brings the size of its tiles.
    open var tileSet: SKTileSet {
        didSet {
            if tileSet.defaultTileSize != .zero { tileSize = tileSet.defaultTileSize }
            revision += 1
        }
    }
    /// The size of all tiles together, in points.
    open var mapSize: CGSize { geometry.size }
    /// What tiles are tinted with.
    open var color = UIColor.white
    /// How much tiles are multiplied with the colour, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0
    /// How tiles are mixed with what is behind them.
    open var blendMode = SKBlendMode.alpha
    /// Where the node's position is in the map, in fractions of its size from its lower left corner.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { revision += 1 } }
    /// Whether a tile of a group is chosen by the group's rules, and with it the tiles around it.
    open var enableAutomapping = false

    /// What is at a place.
    private struct Tile {
        var group: SKTileGroup
        var definition: SKTileDefinition?
        /// Whether the app has chosen the definition.
        var isFixed = false
    }

    private var tiles: [Tile?]
    /// Counts what changes the map's looks, but for kinds of tiles.
    private(set) var revision = 0
    /// How long the map has been shown, in its own time.
    private(set) var elapsed: TimeInterval = 0

    // @objc(initWithTileSet:columns:rows:tileSize:)
    /// Creates a map without tiles.
    ///
    /// - Parameters:
    ///   - tileSet: the tiles that there are.
    ///   - columns: how many columns there are.
    ///   - rows: how many rows there are.
    ///   - tileSize: the size of a tile's place, in points.
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        (self.tileSet, numberOfColumns, numberOfRows, self.tileSize) = (tileSet, max(0, columns), max(0, rows), tileSize)
        tiles = Array(repeating: nil, count: max(0, columns) * max(0, rows))
        super.init()
    }

    // @objc(initWithTileSet:columns:rows:tileSize:fillWithTileGroup:)
    /// Creates a map that is full of tiles of a group.
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup) {
        (self.tileSet, numberOfColumns, numberOfRows, self.tileSize) = (tileSet, max(0, columns), max(0, rows), tileSize)
        tiles = Array(repeating: nil, count: max(0, columns) * max(0, rows))
        super.init()
        fill(with: tileGroup)
    }

    // @objc(initWithTileSet:columns:rows:tileSize:tileGroupLayout:)
    /// Creates a map with tiles of groups, row by row from the lowest; what is missing stays empty.
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup]) {
        (self.tileSet, numberOfColumns, numberOfRows, self.tileSize) = (tileSet, max(0, columns), max(0, rows), tileSize)
        tiles = Array(repeating: nil, count: max(0, columns) * max(0, rows))
        super.init()
        for (index, group) in tileGroupLayout.prefix(tiles.count).enumerated() {
            setTileGroup(group, forColumn: index % numberOfColumns, row: index / numberOfColumns)
        }
    }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) {
        (tileSet, numberOfColumns, numberOfRows, tileSize, tiles) = (SKTileSet(tileGroups: []), 0, 0, .zero, [])
        super.init(coder: aDecoder)
    }

    // MARK: Tiles

    // @objc(fillWithTileGroup:)
    /// Puts tiles of a group everywhere, or takes all away.
    open func fill(with tileGroup: SKTileGroup?) {
        let group = tileGroup.flatMap { $0.rules.isEmpty ? nil : $0 }
        tiles = Array(repeating: group.map { Tile(group: $0) }, count: tiles.count)
        if group != nil { for row in 0..<numberOfRows { for column in 0..<numberOfColumns { choose(at: Cell(column: column, row: row)) } } }
        revision += 1
    }

    // @objc(tileDefinitionAtColumn:row:)
    /// The tile at a place; `nil` where there is none, or no such place.
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? { index(column, row).flatMap { tiles[$0]?.definition } }

    // @objc(tileGroupAtColumn:row:)
    /// The group of the tile at a place; `nil` where there is none, or no such place.
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { index(column, row).flatMap { tiles[$0]?.group } }

    // @objc(setTileGroup:forColumn:row:)
    /// Puts a tile of a group at a place, or takes the one there away. By `enableAutomapping` it is the tile that the group's rules say, and
    /// those around are chosen anew; otherwise it is the one that stands among others of the group.
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        guard let index = index(column, row) else { return }
        tiles[index] = tileGroup.flatMap { $0.rules.isEmpty ? nil : Tile(group: $0) }
        settle(around: Cell(column: column, row: row))
    }

    // @objc(setTileGroup:andTileDefinition:forColumn:row:)
    /// Puts a certain tile of a group at a place. By `enableAutomapping` those around are chosen anew.
    open func setTileGroup(_ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int) {
        guard let index = index(column, row) else { return }
        tiles[index] = Tile(group: tileGroup, definition: tileDefinition, isFixed: true)
        settle(around: Cell(column: column, row: row))
    }

    // MARK: Places

    // @objc(tileColumnIndexFromPosition:)
    /// The column of the tile at a point of the node's coordinates; -1 if the point is not on the map.
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int { geometry.cell(at: onMap(position))?.column ?? -1 }

    // @objc(tileRowIndexFromPosition:)
    /// The row of the tile at a point of the node's coordinates; -1 if the point is not on the map.
    open func tileRowIndex(fromPosition position: CGPoint) -> Int { geometry.cell(at: onMap(position))?.row ?? -1 }

    // @objc(centerOfTileAtColumn:row:)
    /// The middle of a tile's place, in the node's coordinates.
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        let (center, origin) = (geometry.center(Cell(column: column, row: row)), origin)
        return CGPoint(x: origin.x + center.x, y: origin.y + center.y)
    }

    // MARK: For the classes here

    typealias Cell = TileGeometry.Cell

    var geometry: TileGeometry { TileGeometry(type: tileSet.type, columns: numberOfColumns, rows: numberOfRows, tile: tileSize) }

    /// The map's lower left corner, in the node's coordinates.
    var origin: CGPoint {
        let size = mapSize
        return CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height)
    }

    private func onMap(_ point: CGPoint) -> CGPoint {
        let origin = origin
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    private func index(_ column: Int, _ row: Int) -> Int? {
        guard (0..<numberOfColumns).contains(column), (0..<numberOfRows).contains(row) else { return nil }
        return row * numberOfColumns + column
    }

    private func settle(around cell: Cell) {
        choose(at: cell)
        if enableAutomapping { for (_, neighbour) in geometry.neighbours(of: cell) { choose(at: neighbour) } }
        revision += 1
    }

    /// Chooses the tile of the group at a place.
    private func choose(at cell: Cell) {
        guard let index = index(cell.column, cell.row), let tile = tiles[index], !tile.isFixed else { return }
        guard enableAutomapping else {
            tiles[index]?.definition = TileRules.middle(of: tile.group, tileSet.type, cell)
            return
        }
        let mask = geometry.neighbours(of: cell).reduce(UInt(0)) { mask, neighbour in
            tileGroup(atColumn: neighbour.cell.column, row: neighbour.cell.row) === tile.group ? mask | neighbour.bit : mask
        }
        tiles[index]?.definition = TileRules.definition(of: tile.group, around: mask, tileSet.type, cell)
    }

    private func resize(from columns: Int, _ rows: Int) {
        guard numberOfColumns != columns || numberOfRows != rows else { return }
        var kept: [Tile?] = Array(repeating: nil, count: numberOfColumns * numberOfRows)
        for row in 0..<min(rows, numberOfRows) {
            for column in 0..<min(columns, numberOfColumns) { kept[row * numberOfColumns + column] = tiles[row * columns + column] }
        }
        tiles = kept
        revision += 1
    }

    override var contentBounds: CGRect? { CGRect(origin: origin, size: mapSize) }

    override func advance(by seconds: TimeInterval) { elapsed += seconds }

    override func take(from other: SKNode) {
        super.take(from: other)
        guard let other = other as? SKTileMapNode else { return }
        (numberOfColumns, numberOfRows) = (other.numberOfColumns, other.numberOfRows)
        (tileSet, tileSize, tiles, elapsed) = (other.tileSet, other.tileSize, other.tiles, other.elapsed)
        // The set has brought its own size.
        tileSize = other.tileSize
        (color, colorBlendFactor, blendMode, anchorPoint) = (other.color, other.colorBlendFactor, other.blendMode, other.anchorPoint)
        enableAutomapping = other.enableAutomapping
    }

    override func makePicture() -> NodePicture? { TileMapPicture(self) }
}
