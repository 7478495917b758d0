import CoreGraphics
import Foundation

/// Where the tiles of a map lie, in points from its lower left corner.
struct TileGeometry: Equatable {
    /// A tile's place.
    struct Cell: Hashable {
        var column: Int
        var row: Int
    }

    var type: SKTileSetType
    var columns: Int
    var rows: Int
    var tile: CGSize

    /// How much of its length a six-sided tile is away from the next one, where they interlock.
    private static let interlock: CGFloat = 0.75

    var size: CGSize {
        guard columns > 0, rows > 0 else { return .zero }
        let (width, height) = (tile.width, tile.height)
        let (across, up) = (CGFloat(columns), CGFloat(rows))
        switch type {
        case .grid: return CGSize(width: across * width, height: up * height)
        case .isometric: return CGSize(width: (across + up) * width / 2, height: (across + up) * height / 2)
        case .hexagonalFlat:
            return CGSize(width: (Self.interlock * (across - 1) + 1) * width, height: (up + (columns > 1 ? 0.5 : 0)) * height)
        case .hexagonalPointy:
            return CGSize(width: (across + (rows > 1 ? 0.5 : 0)) * width, height: (Self.interlock * (up - 1) + 1) * height)
        }
    }

    /// The middle of a tile, which need not be on the map.
    func center(_ cell: Cell) -> CGPoint {
        let (x, y, width, height) = (CGFloat(cell.column), CGFloat(cell.row), tile.width, tile.height)
        switch type {
        case .grid: return CGPoint(x: (x + 0.5) * width, y: (y + 0.5) * height)
        case .isometric:
            // The grid is turned clockwise: columns lead to the lower right, rows to the upper right, and the first tile is at the left.
            return CGPoint(x: (x + y + 1) * width / 2, y: (CGFloat(columns) + y - x) * height / 2)
        case .hexagonalFlat:
            return CGPoint(x: (Self.interlock * x + 0.5) * width, y: (y + 0.5 + (cell.column & 1 == 1 ? 0.5 : 0)) * height)
        case .hexagonalPointy:
            return CGPoint(x: (x + 0.5 + (cell.row & 1 == 1 ? 0.5 : 0)) * width, y: (Self.interlock * y + 0.5) * height)
        }
    }

    /// The tile at a point; `nil` if that is not on the map.
    func cell(at point: CGPoint) -> Cell? {
        guard let cell = anyCell(at: point), (0..<columns).contains(cell.column), (0..<rows).contains(cell.row) else { return nil }
        return cell
    }

    /// The tile that would be at a point if the map had no end.
    private func anyCell(at point: CGPoint) -> Cell? {
        guard tile.width > 0, tile.height > 0, abs(point.x / tile.width) < 1e9, abs(point.y / tile.height) < 1e9 else { return nil }
        let (x, y) = (point.x / tile.width, point.y / tile.height)
        switch type {
        case .grid: return Cell(column: Int(x.rounded(.down)), row: Int(y.rounded(.down)))
        case .isometric:
            let up = y - CGFloat(columns) / 2
            return Cell(column: Int((x - up).rounded(.down)), row: Int((x + up).rounded(.down)))
        case .hexagonalFlat:
            let column = Int(((x - 0.5) / Self.interlock).rounded())
            return nearest(column: column, row: Int((y - 0.5).rounded()), point)
        case .hexagonalPointy:
            let row = Int(((y - 0.5) / Self.interlock).rounded())
            return nearest(column: Int((x - 0.5).rounded()), row: row, point)
        }
    }

    /// The six-sided tile around a place in which a point is.
    private func nearest(column: Int, row: Int, _ point: CGPoint) -> Cell? {
        for dy in -1...1 {
            for dx in -1...1 {
                let cell = Cell(column: column + dx, row: row + dy)
                if isInHexagon(point, about: center(cell)) { return cell }
            }
        }
        return nil
    }

    private func isInHexagon(_ point: CGPoint, about center: CGPoint) -> Bool {
        let (x, y) = (abs(point.x - center.x) / (tile.width / 2), abs(point.y - center.y) / (tile.height / 2))
        return type == .hexagonalFlat ? y <= 1 && x <= 1 - y / 2 : x <= 1 && y <= 1 - x / 2
    }

    /// The places around a tile, each with its bit in masks of adjacency.
    func neighbours(of cell: Cell) -> [(bit: UInt, cell: Cell)] {
        let steps: [(Int, Int)]
        switch type {
        case .grid, .isometric: steps = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
        case .hexagonalFlat:
            // Odd columns stand half a tile higher.
            let up = cell.column & 1
            steps = [(0, 1), (1, up), (1, up - 1), (0, -1), (-1, up - 1), (-1, up)]
        case .hexagonalPointy:
            // Odd rows stand half a tile further to the right.
            let right = cell.row & 1
            steps = [(right - 1, 1), (right, 1), (1, 0), (right, -1), (right - 1, -1), (-1, 0)]
        }
        return steps.enumerated().map { index, step in
            (1 << UInt(index), Cell(column: cell.column + step.0, row: cell.row + step.1))
        }
    }

    /// The columns and rows whose tiles may be seen in a rectangle; tiles that are larger than their places by `overhang` count, too.
    func cells(in rect: CGRect, overhang: CGSize) -> (columns: Range<Int>, rows: Range<Int>) {
        guard tile.width > 0, tile.height > 0, !rect.isNull, !rect.isInfinite else { return (0..<columns, 0..<rows) }
        let wide = rect.insetBy(dx: -overhang.width - tile.width, dy: -overhang.height - tile.height)
        func range(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
            let first = Int(max(0, min(CGFloat(count), low.rounded(.down))))
            let last = Int(max(0, min(CGFloat(count), high.rounded(.up))))
            return first..<max(first, last)
        }
        let (left, right) = (wide.minX / tile.width, wide.maxX / tile.width)
        let (low, high) = (wide.minY / tile.height, wide.maxY / tile.height)
        switch type {
        case .grid: return (range(left, right, columns), range(low, high, rows))
        case .isometric:
            let middle = CGFloat(columns) / 2
            return (range(left - high + middle, right - low + middle, columns), range(left + low - middle, right + high - middle, rows))
        case .hexagonalFlat: return (range(left / Self.interlock - 1, right / Self.interlock, columns), range(low - 1, high, rows))
        case .hexagonalPointy: return (range(left - 1, right, columns), range(low / Self.interlock - 1, high / Self.interlock, rows))
        }
    }
}
