import SwiftUI

/// What an axis consists of. See https://developer.apple.com/documentation/charts/axiscontent.
public protocol AxisContent {
    /// The marks.
    @MainActor func _axisMarks() -> [_AxisMarks]
}

/// Marks of an axis: which values, and what is shown of each.
public struct _AxisMarks {
    enum Values { case automatic(AxisMarkValues), list([_Plotted]) }
    let preset: AxisMarkPreset
    let position: AxisMarkPosition
    let values: Values
    /// The parts at a value; the usual ones if `nil`.
    let content: (@MainActor (AxisValue) -> [_AxisPart])?
    var stroke: StrokeStyle?
    var format: ((_Plotted) -> String?)?
}

/// Makes an axis of the statements of a closure. See https://developer.apple.com/documentation/charts/axiscontentbuilder.
@resultBuilder
public struct AxisContentBuilder {
    /// A statement of its own.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Nothing at all.
    public static func buildBlock() -> some AxisContent { AxisContents(makers: []) }
    /// Marks.
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Several kinds of marks.
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
        var makers: [@MainActor () -> [_AxisMarks]] = []
        repeat makers.append((each content)._axisMarks)
        return AxisContents(makers: makers)
    }
    /// Marks that are there or not.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
    /// One of two branches.
    public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
        first: TrueContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .first(first)) }
    /// One of two branches.
    public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
        second: FalseContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .second(second)) }
    /// Marks that only some releases have.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent { AnyAxisContent(content) }
}

/// Several kinds of marks.
struct AxisContents: AxisContent {
    let makers: [@MainActor () -> [_AxisMarks]]
    func _axisMarks() -> [_AxisMarks] { makers.flatMap { $0() } }
}

/// Marks of an axis whose type is hidden. See https://developer.apple.com/documentation/charts/anyaxiscontent.
public struct AnyAxisContent: AxisContent {
    private let maker: @MainActor () -> [_AxisMarks]
    /// Hides the type of marks.
    public init<C: AxisContent>(_ content: C) { maker = content._axisMarks }
    /// Hides the type of marks.
    public init(erasing content: some AxisContent) { maker = content._axisMarks }
    /// The marks.
    public func _axisMarks() -> [_AxisMarks] { maker() }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    /// The marks, if they are there.
    public func _axisMarks() -> [_AxisMarks] { self?._axisMarks() ?? [] }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    /// The branch's marks.
    public func _axisMarks() -> [_AxisMarks] {
        switch branch {
        case .first(let content): content._axisMarks()
        case .second(let content): content._axisMarks()
        }
    }
}

/// A value of an axis. See https://developer.apple.com/documentation/charts/axisvalue.
public struct AxisValue {
    /// Which of the values it is.
    public let index: Int
    /// How many there are.
    public let count: Int
    let plotted: _Plotted
    /// The value as one of a type; `nil` if it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(plotted) }
}

/// Marks of an axis. See https://developer.apple.com/documentation/charts/axismarks.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let marks: _AxisMarks

    /// The marks.
    public func _axisMarks() -> [_AxisMarks] { [marks] }

    /// Creates marks of which a function makes what is shown of each.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        marks = _AxisMarks(preset: preset, position: position, values: .automatic(values), content: { content($0)._parts() })
    }
    /// Creates marks of which a function makes what is shown of each.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset: preset, position: position, values: values) { _ in content() } }
    /// Creates marks of some values, of which a function makes what is shown of each.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        marks = _AxisMarks(
            preset: preset, position: position, values: .list(values.map(\.plotted)), content: { content($0)._parts() })
    }
    /// Creates marks of some values, of which a function makes what is shown of each.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset: preset, position: position, values: values) { _ in content() } }
}

extension AxisMarks where Content == Never {
    /// Creates the usual marks.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) { marks = _AxisMarks(preset: preset, position: position, values: .automatic(values), content: nil, stroke: stroke) }
    /// Creates the usual marks of some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) {
        marks = _AxisMarks(preset: preset, position: position, values: .list(values.map(\.plotted)), content: nil, stroke: stroke)
    }
    /// Creates the usual marks, whose labels have a format.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        marks = _AxisMarks(
            preset: preset, position: position, values: .automatic(values), content: nil, stroke: stroke,
            format: { Format.FormatInput.value($0).map(format.format) })
    }
    /// Creates the usual marks of some values, whose labels have a format.
    public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Value == Format.FormatInput, Format.FormatOutput == String {
        marks = _AxisMarks(
            preset: preset, position: position, values: .list(values.map(\.plotted)), content: nil, stroke: stroke,
            format: { Value.value($0).map(format.format) })
    }
}
