import Foundation

/// The tiles of a level, and where they lie on the map.
struct TileGrid: Hashable {
    /// The level.
    let z: Int

    /// A tile of a level, counted from the north-west.
    struct Tile: Hashable {
        let x: Int
        let y: Int
        let z: Int

        /// What it covers.
        var rect: MKMapRect {
            let side = MKMapSize.world.width / TileGrid.count(z)
            return MKMapRect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
        }

        /// The tile of the level before that it is a quarter of.
        var parent: Tile? { z > 0 ? Tile(x: x >> 1, y: y >> 1, z: z - 1) : nil }
    }

    /// Nearer levels have tiles of less than a map point.
    static let greatestZ = 28

    /// How many tiles lie side by side.
    private static func count(_ z: Int) -> Double { Double(1 << z) }

    /// The level whose tiles are about as large as they should be.
    ///
    /// - Parameters:
    ///   - scale: points of the screen a map point.
    ///   - tileSize: how large a tile should be, in points.
    init(scale: Double, tileSize: Double) {
        let level = log2(MKMapSize.world.width * scale / max(tileSize, 1)).rounded()
        z = level.isFinite ? min(max(Int(level), 0), Self.greatestZ) : 0
    }

    /// The tiles that a part of the map has something of, row by row.
    func tiles(in rect: MKMapRect) -> [Tile] {
        let part = rect.intersection(.world)
        guard !part.isNull, part.width > 0, part.height > 0 else { return [] }
        let side = MKMapSize.world.width / Self.count(z)
        func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
            let first = min(Int((low / side).rounded(.down)), (1 << z) - 1)
            return first...max(first, Int((high / side).rounded(.up)) - 1)
        }
        let columns = range(part.minX, part.maxX)
        return range(part.minY, part.maxY).flatMap { y in columns.map { Tile(x: $0, y: y, z: z) } }
    }
}
