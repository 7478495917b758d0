import SwiftUI

/// What a chart shows. See https://developer.apple.com/documentation/charts/chartcontent.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The kind of content that it consists of.
    associatedtype Body: ChartContent
    /// What it consists of.
    @ChartContentBuilder var body: Body { get }
    /// The marks that are shown.
    func _marks() -> [_ChartMark]
}

extension ChartContent {
    /// The body's marks.
    public func _marks() -> [_ChartMark] { body._marks() }
}

extension ChartContent where Body == Never {
    /// Content without a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: ChartContent {
    /// There is none.
    public func _marks() -> [_ChartMark] { [] }
}

/// Makes a chart's content of the statements of a closure. See https://developer.apple.com/documentation/charts/chartcontentbuilder.
@resultBuilder
public struct ChartContentBuilder {
    /// A statement of its own.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Nothing at all.
    public static func buildBlock() -> some ChartContent { _ChartContents(makers: []) }
    /// One piece of content.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Several pieces.
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        var makers: [@MainActor () -> [_ChartMark]] = []
        repeat makers.append((each content)._marks)
        return _ChartContents(makers: makers)
    }
    /// Content that is there or not.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    /// One of two branches.
    public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
        first: TrueContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .first(first)) }
    /// One of two branches.
    public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
        second: FalseContent
    ) -> BuilderConditional<TrueContent, FalseContent> { BuilderConditional(branch: .second(second)) }
    /// Content that only some releases have.
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent { AnyChartContent(content) }
}

/// One of two branches. See https://developer.apple.com/documentation/charts/builderconditional.
public struct BuilderConditional<TrueContent, FalseContent> {
    enum Branch { case first(TrueContent), second(FalseContent) }
    let branch: Branch
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    /// The branch's marks.
    public func _marks() -> [_ChartMark] {
        switch branch {
        case .first(let content): content._marks()
        case .second(let content): content._marks()
        }
    }
}

/// Several pieces of content.
struct _ChartContents: ChartContent {
    typealias Body = Never
    nonisolated(unsafe) let makers: [@MainActor () -> [_ChartMark]]

    nonisolated init(makers: [@MainActor () -> [_ChartMark]]) { self.makers = makers }
    func _marks() -> [_ChartMark] { makers.flatMap { $0() } }
}

/// Content whose type is hidden. See https://developer.apple.com/documentation/charts/anychartcontent.
public struct AnyChartContent: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    nonisolated(unsafe) private let maker: @MainActor () -> [_ChartMark]

    /// Hides the type of content.
    public nonisolated init<C: ChartContent>(_ content: C) { maker = content._marks }
    /// Hides the type of content.
    public nonisolated init(erasing content: some ChartContent) { maker = content._marks }
    /// The marks.
    public func _marks() -> [_ChartMark] { maker() }
}

/// Content that is changed together. See https://developer.apple.com/documentation/charts/plot.
public struct Plot<Content: ChartContent>: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    nonisolated(unsafe) private let content: Content

    /// Groups content.
    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    /// The content's marks.
    public func _marks() -> [_ChartMark] { content._marks() }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    /// The content's marks, if it is there.
    public func _marks() -> [_ChartMark] { self?._marks() ?? [] }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    /// The marks of each element.
    public func _marks() -> [_ChartMark] { data.flatMap { content($0)._marks() } }

    /// Creates content of elements that know their identity.
    @_disfavoredOverload
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable { self.init(elements: data, content: content) { $0.id } }
    /// Creates content of elements whose identity is one of their properties.
    @_disfavoredOverload
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, content: content) { $0[keyPath: id] }
    }
    /// Creates content of a range of numbers.
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
        self.init(elements: data, content: content) { $0 }
    }
}
