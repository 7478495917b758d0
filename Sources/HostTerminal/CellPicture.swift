import Foundation
import SampanHost

/// A colour of a terminal, 8 bits a component.
struct CellColor: Hashable {
    var (red, green, blue): (UInt8, UInt8, UInt8)
}

/// A picture of characters that are two pixels each: the upper half is the character's colour, the lower half the background's.
///
/// The screen keeps its proportions and is as large as the terminal allows, at its top left corner.
struct CellPicture {
    /// The width and height in cells.
    let columns: Int
    let rows: Int
    private(set) var cells: [[CellColor]]

    private static let black = CellColor(red: 0, green: 0, blue: 0)

    /// Creates a black picture for a screen, at most as large as a terminal of so many cells.
    ///
    /// - Parameter screen: the screen's size in points; only its proportions matter.
    init(screen: CGSize, terminal: (columns: Int, rows: Int)) {
        let (width, height) = (max(1, screen.width), max(1, screen.height))
        let scale = min(CGFloat(max(1, terminal.columns)) / width, CGFloat(max(1, terminal.rows) * 2) / height)
        columns = max(1, Int(width * scale))
        rows = max(1, Int((height * scale / 2).rounded(.up)))
        cells = Array(repeating: Array(repeating: Self.black, count: 2), count: columns * rows)
    }

    /// The point of the screen that a cell, counted from 0, shows in its middle.
    func point(column: Int, row: Int, in screen: CGSize) -> CGPoint {
        CGPoint(
            x: (CGFloat(column) + 0.5) * screen.width / CGFloat(columns), y: (CGFloat(row) + 0.5) * screen.height / CGFloat(rows))
    }

    /// Takes a frame over, and returns what a terminal that shows the picture so far has to be told.
    ///
    /// - Parameter isWhole: whether the terminal shows nothing of the picture yet.
    mutating func show(_ frame: HostFrame, isWhole: Bool) -> String {
        var output = ""
        var (upper, lower): (CellColor?, CellColor?)
        for row in 0..<rows {
            // Where the cursor is, if it is in this row.
            var cursor: Int?
            for column in 0..<columns {
                let halves = [average(of: frame, column, 2 * row), average(of: frame, column, 2 * row + 1)]
                let place = row * columns + column
                guard isWhole || cells[place] != halves else { continue }
                cells[place] = halves
                if cursor != column { output += "\u{1B}[\(row + 1);\(column + 1)H" }
                if upper != halves[0] { output += "\u{1B}[38;2;\(halves[0].red);\(halves[0].green);\(halves[0].blue)m" }
                if lower != halves[1] { output += "\u{1B}[48;2;\(halves[1].red);\(halves[1].green);\(halves[1].blue)m" }
                (upper, lower) = (halves[0], halves[1])
                output += "▀"
                cursor = column + 1
            }
        }
        return output
    }

    /// The mean colour of the pixels below half a cell.
    private func average(of frame: HostFrame, _ column: Int, _ line: Int) -> CellColor {
        func range(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
            let start = min(index * length / count, length - 1)
            return start..<max(start + 1, min((index + 1) * length / count, length))
        }
        let (xs, ys) = (range(column, of: columns, in: frame.width), range(line, of: rows * 2, in: frame.height))
        var (red, green, blue) = (0, 0, 0)
        for y in ys {
            let line = frame.pixels.advanced(by: y * frame.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in xs {
                blue += Int(line[4 * x])
                green += Int(line[4 * x + 1])
                red += Int(line[4 * x + 2])
            }
        }
        let count = xs.count * ys.count
        return CellColor(red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count))
    }
}
