import Foundation

/// A view for each element of a collection. See https://developer.apple.com/documentation/swiftui/foreach.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes an element's view.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// How elements are deleted and moved, where the data can do that by themselves.
    var edits: ((inout RowEdits) -> Void)?

    /// Creates what other frameworks have for each element.
    package init(elements: Data, content: @escaping (Data.Element) -> Content, identity: @escaping (Data.Element) -> ID) {
        (data, self.content, id) = (elements, content, identity)
    }
    /// An element's identity.
    package func identity(of element: Data.Element) -> ID { id(element) }
}

extension ForEach: View where Content: View {
    /// A view without a body.
    public var body: Never { fatalError("ForEach has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { ForEachNode(view, inputs) }

    /// Creates views of elements that know their identity.
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(elements: data, content: content) { $0.id }
    }
    /// Creates views of elements whose identity is one of their properties.
    @_disfavoredOverload
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, content: content) { $0[keyPath: id] }
    }
    /// Creates views of a range of numbers.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
        self.init(elements: data, content: content) { $0 }
    }
    /// Creates views of connections to elements.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }
    /// Creates views of connections to elements.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            elements: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { index, _ in content(ForEachBinding.element(data, index, elements[index])) }
        ) { $0.1 }
    }
}

enum ForEachBinding {
    /// A connection to an element, which still has a value when the element is gone.
    static func element<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ index: C.Index, _ last: C.Element) -> Binding<
        C.Element
    > {
        Binding(
            source: nil,
            get: {
                let all = data.wrappedValue
                return all.indices.contains(index) ? all[index] : last
            },
            set: { value, transaction in
                guard data.wrappedValue.indices.contains(index) else { return }
                withTransactionIfAnimated(transaction) { data.wrappedValue[index] = value }
            })
    }
}

/// A view that is made of data, whose elements can be moved and deleted.
///
/// See https://developer.apple.com/documentation/swiftui/dynamicviewcontent.
public protocol DynamicViewContent: View {
    /// The kind of data.
    associatedtype Data: Collection
    /// The data.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The content's data.
    public var data: Content.Data { content.data }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: NodeOf<ForEach<Data, ID, Content>> {
    private var ids: [ID] = []
    private var nodes: [ID: NodeOf<Content>] = [:]
    private var isStale = Set<ID>()

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        takeData()
    }

    /// Of elements with the same identity only the first is shown.
    private func takeData() {
        positions = []
        ids = []
        offsets = [:]
        for index in view.data.indices {
            let id = view.id(view.data[index])
            guard offsets[id] == nil else { continue }
            offsets[id] = ids.count
            ids.append(id)
            positions.append(index)
        }
    }

    private var positions: [Data.Index] = []
    private var offsets: [ID: Int] = [:]

    private func node(_ offset: Int) -> NodeOf<Content> {
        let id = ids[offset]
        if let node = nodes[id], !isStale.contains(id) { return node }
        let content = graph.reading(self) { view.content(view.data[positions[offset]]) }
        if let node = nodes[id] {
            isStale.remove(id)
            node.update(content)
            return node
        }
        let node = SwiftUI.makeNode(content, inputs)
        nodes[id] = node
        return node
    }

    override var children: [_ViewNode] { ids.compactMap { nodes[$0] } }
    override var items: [LayoutItem] { ids.indices.flatMap { node($0).items } }

    override func collectRows(_ collector: inout RowCollector) {
        // Whether elements are sections, which have rows themselves, the first tells.
        if !ids.isEmpty {
            var probe = RowCollector()
            node(0).collectRows(&probe)
            if Content.self is any RowSpreading.Type || probe.sections.contains(where: \.isExplicit) {
                for offset in ids.indices { node(offset).collectRows(&collector) }
                return
            }
        }
        var rows = RowCollector()
        for (offset, id) in ids.enumerated() {
            rows.append(id: AnyHashable(id), offset: offset) { [weak self] in
                guard let self, let offset = offsets[id] else { return [] }
                return node(offset).items
            }
        }
        if let edits = view.edits {
            let owner = ObjectIdentifier(self)
            rows.changeRows { row in
                row.edits.owner = owner
                edits(&row.edits)
            }
        }
        collector.append(rows)
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        super.update(view)
        refresh()
    }

    override func reevaluate() { refresh() }

    private func refresh() {
        let former = ids
        takeData()
        let present = Set(ids)
        for id in former where !present.contains(id) {
            nodes[id]?.remove()
            nodes[id] = nil
        }
        isStale = Set(nodes.keys)
        // Rows that were never shown are made when they are.
        for offset in ids.indices where nodes[ids[offset]] != nil { _ = node(offset) }
        if former != ids { structureChanged() }
    }

    override func environmentChanged(from old: EnvironmentValues) {
        for node in nodes.values { node.setEnvironment(environment) }
    }
}

extension ForEachNode: Identifying {
    func node(identifiedBy id: AnyHashable) -> _ViewNode? { (id.base as? ID).flatMap { nodes[$0] } }
    func identity(of child: _ViewNode) -> AnyHashable? { nodes.first { $0.value === child }.map { AnyHashable($0.key) } }
}
