/// A view without content. See https://developer.apple.com/documentation/swiftui/emptyview.
public struct EmptyView: View {
    /// Creates an empty view.
    public init() {}
    /// A view without a body.
    public var body: Never { fatalError("EmptyView has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { NodeOf(view, inputs) }
}

/// Several views beside each other in a builder. See https://developer.apple.com/documentation/swiftui/tupleview.
public struct TupleView<T>: View {
    /// The views.
    public var value: T
    let views: [any View]

    /// Creates a view of a tuple of views.
    public init(_ value: T) {
        self.init(value, Mirror(reflecting: value).children.compactMap { $0.value as? any View })
    }

    init(_ value: T, _ views: [any View]) {
        self.value = value
        self.views = views
    }

    /// A view without a body.
    public var body: Never { fatalError("TupleView has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { TupleNode(view, inputs) }
}

final class TupleNode<T>: NodeOf<TupleView<T>> {
    private var parts: [_ViewNode] = []

    override init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        parts = view.views.map { $0.makeNode(inputs.under(self)) }
    }

    override var children: [_ViewNode] { parts }

    override func update(_ view: TupleView<T>) {
        super.update(view)
        for (part, view) in zip(parts, view.views) { view.updateNode(part) }
    }
}

/// One of two views. See https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:).
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    /// A view without a body.
    public var body: Never { fatalError("_ConditionalContent has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        SwitchNode(view, inputs) { view in
            switch view.storage {
            case .first(let content): (0, content)
            case .second(let content): (1, content)
            }
        }
    }
}

extension Optional: View where Wrapped: View {
    /// A view without a body.
    public var body: Never { fatalError("Optional has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        SwitchNode(view, inputs) { view in view.map { (0, $0) } }
    }
}

/// A view whose type is hidden. See https://developer.apple.com/documentation/swiftui/anyview.
public struct AnyView: View {
    let view: any View

    /// Hides the type of a view.
    public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
    /// Hides the type of a view.
    public init<V: View>(erasing view: V) { self.init(view) }

    /// A view without a body.
    public var body: Never { fatalError("AnyView has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        SwitchNode(view, inputs) { view in (ObjectIdentifier(type(of: view.view) as Any.Type), view.view) }
    }
}

/// A view that is another one as long as something stays the same: a branch, a type, an identity.
final class SwitchNode<V: View>: NodeOf<V> {
    private let choose: (V) -> (AnyHashable, any View)?
    private var chosen: AnyHashable?
    private var child: _ViewNode?

    init(_ view: V, _ inputs: _NodeInputs, choose: @escaping (V) -> (AnyHashable, any View)?) {
        self.choose = choose
        super.init(view, inputs)
        if let (key, content) = choose(view) {
            chosen = key
            child = content.makeNode(inputs.under(self))
        }
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: V) {
        super.update(view)
        let choice = choose(view)
        if let choice, let child, choice.0 == chosen {
            choice.1.updateNode(child)
            return
        }
        guard choice != nil || child != nil else { return }
        child?.remove()
        chosen = choice?.0
        child = choice.map { $0.1.makeNode(inputs) }
        structureChanged()
    }
}

/// Several views as one, without a layout of its own. See https://developer.apple.com/documentation/swiftui/group.
public struct Group<Content> {
    let content: Content
    /// Groups what other frameworks have.
    package init(grouping content: Content) { self.content = content }
    /// What is grouped.
    package var groupedContent: Content { content }
}

extension Group: View where Content: View {
    /// Groups views.
    public init(@ViewBuilder content: () -> Content) { self.init(grouping: content()) }
    /// A view without a body.
    public var body: Never { fatalError("Group has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { PassNode(view, inputs) { $0.content } }
}

/// A view that only has another one in it.
final class PassNode<V: View, Content: View>: NodeOf<V> {
    private let content: (V) -> Content
    private var child: NodeOf<Content>!

    init(_ view: V, _ inputs: _NodeInputs, content: @escaping (V) -> Content) {
        self.content = content
        super.init(view, inputs)
        child = SwiftUI.makeNode(content(view), inputs.under(self))
    }

    override var children: [_ViewNode] { [child] }

    override func update(_ view: V) {
        super.update(view)
        child.update(content(view))
    }
}

extension View {
    func makeNode(_ inputs: _NodeInputs) -> _ViewNode { Self._makeNode(self, inputs) }
    func updateNode(_ node: _ViewNode) { (node as! NodeOf<Self>).update(self) }
}
