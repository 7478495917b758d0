/// Values that views tell those that show them. See https://developer.apple.com/documentation/swiftui/containervalues.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?
    init() {}
    /// The value of a key.
    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// The tag of a type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
    /// Whether a tag is that of the view.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// A key of values that views tell those that show them. See https://developer.apple.com/documentation/swiftui/containervaluekey.
public protocol ContainerValueKey {
    /// The kind of value.
    associatedtype Value
    /// The value of views that tell none.
    static var defaultValue: Value { get }
}

/// One of several views. See https://developer.apple.com/documentation/swiftui/subview.
public struct Subview: View, Identifiable {
    /// What tells a view from others. See https://developer.apple.com/documentation/swiftui/subview/id-swift.struct.
    public struct ID: Hashable {
        let item: ObjectIdentifier
    }
    let item: LayoutItem
    /// What tells the view from others.
    public nonisolated var id: ID { ID(item: ObjectIdentifier(item)) }
    /// What the view tells.
    public var containerValues: ContainerValues {
        var values = item.traits.containerValues
        values.tag = item.traits.tag
        return values
    }
    /// A view without a body.
    public var body: Never { fatalError("Subview has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { SubviewNode(view, inputs) }
}

final class SubviewNode: NodeOf<Subview> {
    override var items: [LayoutItem] { [view.item] }
    override func collectRows(_ collector: inout RowCollector) { collector.append(view.item) }
    override func update(_ view: Subview) {
        let isSame = view.item === self.view.item
        super.update(view)
        if !isSame { structureChanged() }
    }
}

/// Several views. See https://developer.apple.com/documentation/swiftui/subviewscollection.
public struct SubviewsCollection: View, RandomAccessCollection {
    let views: [Subview]
    /// Some of the views.
    public typealias SubSequence = SubviewsCollectionSlice
    /// Where the first view stands.
    public var startIndex: Int { 0 }
    /// Where one after the last would stand.
    public var endIndex: Int { views.count }
    /// A view.
    public subscript(index: Int) -> Subview { views[index] }
    /// Some of the views.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }
    /// The views.
    public var body: some View { ForEach(views) { $0 } }
}

/// Some of several views. See https://developer.apple.com/documentation/swiftui/subviewscollectionslice.
public struct SubviewsCollectionSlice: View, RandomAccessCollection {
    let views: ArraySlice<Subview>
    /// Where the first view stands.
    public var startIndex: Int { views.startIndex }
    /// Where one after the last would stand.
    public var endIndex: Int { views.endIndex }
    /// A view.
    public subscript(index: Int) -> Subview { views[index] }
    /// Some of the views.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }
    /// The views.
    public var body: some View { ForEach(Array(views)) { $0 } }
}

/// A view that is made of others' views.
public struct _SubviewsReader<Source: View, Content: View>: PrimitiveView {
    let source: Source
    let content: (SubviewsCollection) -> Content
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { SubviewsNode(view, inputs) }
}

final class SubviewsNode<Source: View, Content: View>: NodeOf<_SubviewsReader<Source, Content>> {
    private var source: HostNode!
    private var child: NodeOf<Content>?

    override init(_ view: _SubviewsReader<Source, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        source = HostNode(view.source, self.inputs)
        source.changed = { [weak self] in self?.evaluate() }
        evaluate()
    }

    private func evaluate() {
        isDirty = false
        guard source != nil else { return }
        var collector = RowCollector()
        source.collectRows(&collector)
        let views = collector.sections.flatMap { section in section.header + section.rows.flatMap { $0.make() } + section.footer }
        let content = graph.reading(self) { view.content(SubviewsCollection(views: views.map { Subview(item: $0) })) }
        if let child { child.update(content) } else { child = SwiftUI.makeNode(content, inputs) }
    }

    override var children: [_ViewNode] { [source] + (child.map { [$0] } ?? []) }
    override var items: [LayoutItem] { child?.items ?? [] }
    override func collectRows(_ collector: inout RowCollector) { child?.collectRows(&collector) }
    override func reevaluate() { evaluate() }
    override func update(_ view: _SubviewsReader<Source, Content>) {
        super.update(view)
        source.update(view.source)
        evaluate()
    }
}

extension Group where Content: View {
    /// Creates a view of another one's views.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsReader<Base, Result> { self.init(grouping: _SubviewsReader(source: view, content: transform)) }
}

/// A view for each of another one's views.
public struct _ForEachSubview<Source: View, Content: View>: View {
    let source: Source
    let content: (Subview) -> Content
    /// The views.
    public var body: some View { _SubviewsReader(source: source) { ForEach($0.views, content: content) } }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int, Content: View {
    /// Creates a view for each of another one's views.
    public init<V: View, C: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> C)
    where Content == _ForEachSubview<V, C> {
        // There is one element, which has all of them.
        self.init(
            elements: CollectionOfOne(0), content: { _ in _ForEachSubview(source: view, content: content) }, identity: { $0 })
    }
}

/// A view of an element that has several rows.
protocol RowSpreading {}
extension _ForEachSubview: RowSpreading {}

extension View {
    /// Tells those that show the view a value.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(TraitModifier { $0.containerValues[keyPath: keyPath] = value })
    }
}
