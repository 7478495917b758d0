import UIKit

extension View {
    /// Sets the font of text within.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the weight of text within.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
    /// Sets the design of text within.
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
    /// Makes text within bold.
    public func bold(_ isActive: Bool = true) -> some View { environment(\.fontWeight, isActive ? .bold : nil) }
    /// Makes text within lean.
    public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
    /// Puts a line below text within.
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        environment(\.underline, isActive ? TextLine(pattern: pattern, color: color) : nil)
    }
    /// Puts a line through text within.
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        environment(\.strikethrough, isActive ? TextLine(pattern: pattern, color: color) : nil)
    }
    /// Puts points between the letters of text within.
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.tracking, kerning) }
    /// Puts points between the letters of text within.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }
    /// Makes text within higher or lower.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { environment(\.baselineOffset, baselineOffset) }
    /// Gives digits of text within one width.
    public func monospacedDigit() -> some View { transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() } }
    /// Gives letters of text within one width.
    public func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.font) { if isActive { $0 = ($0 ?? .body).monospaced() } }
    }
    /// Limits the lines of text within.
    public func lineLimit(_ number: Int?) -> some View { lines(number, reserved: 0) }
    /// Limits the lines of text within, and keeps room for the fewest.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(limit.upperBound, reserved: limit.lowerBound) }
    /// Limits the lines of text within.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(limit.upperBound, reserved: 0) }
    /// Limits the lines of text within, and may keep room for all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(limit, reserved: reservesSpace ? limit : 0)
    }
    private func lines(_ limit: Int?, reserved: Int) -> some View {
        environment(\.lineLimit, limit).environment(\.reservedLines, reserved)
    }
    /// Puts points between lines of text within.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Aligns lines of text within.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { environment(\.multilineTextAlignment, alignment) }
    /// Says where text within is cut.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Lets text within become smaller to fit.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    /// Lets letters of text within come nearer to each other.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Shows text within in capitals or small letters.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    /// Sets how large text within is.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    /// Limits how large text within is.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            size = allowed.last { $0 < size } ?? allowed.first ?? size
        }
    }

    /// Sets the colour of what is within.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyles, color.map { ForegroundStyles(levels: [AnyShapeStyle($0)]) })
    }
    /// Sets the style of what is within.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { foreground([AnyShapeStyle(style)]) }
    /// Sets the styles of what is within, the second for what is less prominent.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }
    /// Sets the styles of what is within, the others for what is less prominent.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]) }

    private func foreground(_ levels: [AnyShapeStyle]) -> some View { environment(\.foregroundStyles, ForegroundStyles(levels: levels)) }

    /// Sets the colour of what the user can act on within.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }
    /// Sets the colour of what the user can act on within.
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }
    /// Sets the colour of what the user can act on within.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
    /// Sets the style of backgrounds within.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { environment(\.backgroundStyle, AnyShapeStyle(style)) }
}
