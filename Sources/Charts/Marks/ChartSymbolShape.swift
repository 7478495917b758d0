import SwiftUI

/// A shape that stands for a point. See https://developer.apple.com/documentation/charts/chartsymbolshape.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that the shape seems to fill, by which shapes look equally large.
    var perceptualUnitRect: CGRect { get }
}

/// A shape of the framework's own. See https://developer.apple.com/documentation/charts/basicchartsymbolshape.
public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind
    /// The width of the line along the border; filled if `nil`.
    var borderWidth: CGFloat?

    /// All of it but for shapes that have little at the edges.
    public nonisolated var perceptualUnitRect: CGRect {
        switch kind {
        case .circle, .plus, .cross, .asterisk: CGRect(x: 0, y: 0, width: 1, height: 1)
        case .square: CGRect(x: -0.06, y: -0.06, width: 1.12, height: 1.12)
        case .triangle, .pentagon: CGRect(x: 0.05, y: 0.05, width: 0.9, height: 0.9)
        case .diamond: CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8)
        }
    }

    /// The outline in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        let outline = outline(in: borderWidth.map { rect.insetBy(dx: $0 / 2, dy: $0 / 2) } ?? rect)
        return borderWidth.map { outline.strokedPath(StrokeStyle(lineWidth: $0)) } ?? outline
    }

    private nonisolated func outline(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: polygon(3, in: rect)
        case .diamond: polygon(4, in: rect)
        case .pentagon: polygon(5, in: rect)
        case .plus: rays(4, turned: 0, in: rect)
        case .cross: rays(4, turned: .pi / 4, in: rect)
        case .asterisk: rays(6, turned: 0, in: rect)
        }
    }

    private nonisolated func corners(_ count: Int, turned: CGFloat, in rect: CGRect) -> [CGPoint] {
        (0..<count).map { index in
            let angle = 2 * .pi * CGFloat(index) / CGFloat(count) - .pi / 2 + turned
            return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
        }
    }

    private nonisolated func polygon(_ count: Int, in rect: CGRect) -> Path {
        Path { path in
            path.addLines(corners(count, turned: 0, in: rect))
            path.closeSubpath()
        }
    }

    private nonisolated func rays(_ count: Int, turned: CGFloat, in rect: CGRect) -> Path {
        let lines = Path { path in
            for corner in corners(count, turned: turned, in: rect) {
                path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addLine(to: corner)
            }
        }
        return lines.strokedPath(StrokeStyle(lineWidth: max(1, min(rect.width, rect.height) / 5), lineCap: .round))
    }

    /// The shape's border alone.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        BasicChartSymbolShape(kind: kind, borderWidth: lineWidth)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square on its corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// A plus sign.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// Two lines that cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// Three lines that cross.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
