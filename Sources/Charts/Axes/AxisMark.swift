import SwiftUI

/// A part of an axis: a line, a tick or a label. See https://developer.apple.com/documentation/charts/axismark.
public protocol AxisMark {
    /// The parts.
    @MainActor func _parts() -> [_AxisPart]
}

/// A part of an axis at one of its values.
public struct _AxisPart {
    enum Kind {
        case gridLine(StrokeStyle?)
        case tick(AxisTick.Length, StrokeStyle?)
        case label(AxisLabelForm)
    }
    let kind: Kind
    /// Whether it is in the middle between a value and the next one, where that is said.
    var isCentered: Bool?
    var style: (any ShapeStyle)?
    var font: Font?
    var offset = CGSize.zero
}

extension Never: AxisMark {
    /// There is none.
    public func _parts() -> [_AxisPart] { [] }
}

/// Makes an axis' parts of the statements of a closure. See https://developer.apple.com/documentation/charts/axismarkbuilder.
@resultBuilder
public struct AxisMarkBuilder {
    /// A statement of its own.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Nothing at all.
    public static func buildBlock() -> some AxisMark { AxisParts(makers: []) }
    /// One part.
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Several parts.
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
        var makers: [@MainActor () -> [_AxisPart]] = []
        repeat makers.append((each content)._parts)
        return AxisParts(makers: makers)
    }
    /// A part that is there or not.
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
    /// One of two branches.
    public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
        first: TrueContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .first(first)) }
    /// One of two branches.
    public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
        second: FalseContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .second(second)) }
    /// Parts that only some releases have.
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark { AnyAxisMark(content) }
}

/// Several parts of an axis.
struct AxisParts: AxisMark {
    let makers: [@MainActor () -> [_AxisPart]]
    func _parts() -> [_AxisPart] { makers.flatMap { $0() } }
}

/// A part of an axis whose type is hidden. See https://developer.apple.com/documentation/charts/anyaxismark.
public struct AnyAxisMark: AxisMark {
    private let maker: @MainActor () -> [_AxisPart]
    /// Hides the type of a part.
    public init<Mark: AxisMark>(_ mark: Mark) { maker = mark._parts }
    /// Hides the type of a part.
    public init(erasing mark: some AxisMark) { maker = mark._parts }
    /// The parts.
    public func _parts() -> [_AxisPart] { maker() }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    /// The parts, if they are there.
    public func _parts() -> [_AxisPart] { self?._parts() ?? [] }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    /// The branch's parts.
    public func _parts() -> [_AxisPart] {
        switch branch {
        case .first(let content): content._parts()
        case .second(let content): content._parts()
        }
    }
}

struct ChangedAxisMark<Base: AxisMark>: AxisMark {
    let base: Base
    let change: (inout _AxisPart) -> Void
    func _parts() -> [_AxisPart] {
        var parts = base._parts()
        for index in parts.indices { change(&parts[index]) }
        return parts
    }
}

extension AxisMark {
    /// Draws the part with a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ChangedAxisMark(base: self) { $0.style = $0.style ?? style }
    }
    /// Writes the part in a font.
    public func font(_ font: Font?) -> some AxisMark { ChangedAxisMark(base: self) { $0.font = $0.font ?? font } }
    /// Moves the part.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
    /// Moves the part.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ChangedAxisMark(base: self) { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }
}

/// A line through the plot. See https://developer.apple.com/documentation/charts/axisgridline.
public struct AxisGridLine: AxisMark {
    private let part: _AxisPart
    /// Creates a line at a value, or in the middle between it and the next one.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { part = _AxisPart(kind: .gridLine(stroke), isCentered: centered) }
    /// The line.
    public func _parts() -> [_AxisPart] { [part] }
}

/// A short line beside the plot. See https://developer.apple.com/documentation/charts/axistick.
public struct AxisTick: AxisMark {
    /// How long a tick is. See https://developer.apple.com/documentation/charts/axistick/length.
    public struct Length: Sendable {
        enum Kind { case points(CGFloat), label(CGFloat) }
        let kind: Kind
        /// As usual.
        public static var automatic: Length { Length(kind: .points(4)) }
        /// As far as the labels go.
        public static var label: Length { .label(extendPastBy: 0) }
        /// As far as the longest label goes.
        public static var longestLabel: Length { .label(extendPastBy: 0) }
        /// Farther than the labels by some points.
        public static func label(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }
        /// Farther than the longest label by some points.
        public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }
    }
    private let part: _AxisPart
    /// Creates a tick at a value, or in the middle between it and the next one.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        part = _AxisPart(kind: .tick(length, stroke), isCentered: centered)
    }
    /// Creates a tick of some points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .points(length)), stroke: stroke)
    }
    /// The tick.
    public func _parts() -> [_AxisPart] { [part] }
}
