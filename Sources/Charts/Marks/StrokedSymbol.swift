import SwiftUI

extension Circle: ChartSymbolShape {
    /// All of it.
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// The shape's border alone, which lies within the shape.
    ///
    /// See https://developer.apple.com/documentation/charts/chartsymbolshape/strokeborder(linewidth:).
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        StrokedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's border alone, which lies within the shape.
    ///
    /// See https://developer.apple.com/documentation/charts/chartsymbolshape/strokeborder(style:).
    public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { StrokedSymbol(shape: self, style: style) }
}

private struct StrokedSymbol<Symbol: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
    let shape: Symbol
    let style: StrokeStyle

    nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    nonisolated func path(in rect: CGRect) -> Path { shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style) }
}
