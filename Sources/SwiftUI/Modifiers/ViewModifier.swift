/// A change that can be made to any view.
///
/// See https://developer.apple.com/documentation/swiftui/viewmodifier.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The kind of view that the changed view is.
    associatedtype Body: View
    /// What stands for the view that is changed.
    typealias Content = _ViewModifier_Content<Self>

    /// The changed view.
    @ViewBuilder func body(content: Content) -> Body

    /// Makes the node of a changed view. Modifiers of an app have the one that evaluates `body`.
    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs) -> _ViewNode
}

extension ViewModifier {
    /// Makes a node that evaluates `body`.
    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        ModifierNode(view, inputs)
    }

    /// Joins two modifiers.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension ViewModifier where Body == Never {
    /// The modifier has no body.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

/// A modifier of SwiftUI's own.
@MainActor @preconcurrency
protocol PrimitiveModifier: ViewModifier where Body == Never {
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode
}

extension PrimitiveModifier {
    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs) -> _ViewNode { makeNode(view, inputs) }
}

/// A modifier that changes nothing. See https://developer.apple.com/documentation/swiftui/emptymodifier.
public struct EmptyModifier: ViewModifier {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()
    /// Creates the modifier.
    public init() {}
    /// The view as it is.
    public func body(content: Content) -> some View { content }
}

/// A value with a modifier. See https://developer.apple.com/documentation/swiftui/modifiedcontent.
public struct ModifiedContent<Content, Modifier> {
    /// What is changed.
    public var content: Content
    /// The change.
    public var modifier: Modifier

    /// Joins a value and a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// A view without a body.
    public var body: Never { fatalError("ModifiedContent has no body.") }
    /// Makes the node, as the modifier says.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { Modifier._makeNode(view, inputs) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The view with both changes.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// The view that a modifier changes. See https://developer.apple.com/documentation/swiftui/viewmodifier/content.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let source: ModifierSource

    /// A view without a body.
    public var body: Never { fatalError("A modifier's content has no body.") }
    /// Makes the node of the view that is changed.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { ModifierContentNode(view, inputs) }
}

/// What a modifier is applied to: where its content is in the modifier's body is decided by the modifier.
@MainActor
final class ModifierSource {
    var content: any View

    init(_ content: any View) { self.content = content }

    fileprivate var nodes: [WeakNode] = []

    func contentChanged() {
        nodes.removeAll { $0.node == nil }
        for node in nodes { node.node?.takeContent() }
    }
}

struct WeakNode {
    weak var node: (any ContentTaking)?
}

@MainActor
protocol ContentTaking: AnyObject {
    func takeContent()
}

final class ModifierContentNode<Modifier: ViewModifier>: NodeOf<_ViewModifier_Content<Modifier>>, ContentTaking {
    private var child: _ViewNode!

    override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = view.source.content.makeNode(self.inputs)
        view.source.nodes.append(WeakNode(node: self))
    }

    override var children: [_ViewNode] { [child] }
    func takeContent() { view.source.content.updateNode(child) }
}

final class ModifierNode<Content: View, Modifier: ViewModifier>: NodeOf<ModifiedContent<Content, Modifier>> {
    private let properties = PropertySlots(of: Modifier.self)
    private let source: ModifierSource
    private var child: NodeOf<Modifier.Body>?
    private let animation: AnimatedValue<Modifier>?

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
        source = ModifierSource(view.content)
        animation = AnimatedValue.forValue(view.modifier)
        super.init(view, inputs)
        properties.node = self
        animation?.changed = { [weak self] in self?.evaluate() }
        evaluate()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: ModifiedContent<Content, Modifier>) {
        let isSame = !isDirty && ValueComparison.areEqual(self.view.modifier, view.modifier)
        super.update(view)
        source.content = view.content
        if !isSame {
            animation?.set(view.modifier, graph)
            evaluate()
        }
        source.contentChanged()
    }

    override func reevaluate() { evaluate() }

    override func environmentChanged(from old: EnvironmentValues) {
        if properties.depends(onChangeFrom: old, to: environment) { evaluate() }
        super.environmentChanged(from: old)
    }

    override func remove() {
        super.remove()
        properties.removeAll()
        animation?.stop()
    }

    private func evaluate() {
        isDirty = false
        ViewGraph.evaluationHook?(Modifier.self)
        var modifier = animation?.presented ?? view.modifier
        properties.install(in: &modifier)
        let body = graph.reading(self) { modifier.body(content: _ViewModifier_Content(source: source)) }
        if let child { child.update(body) } else { child = SwiftUI.makeNode(body, inputs) }
    }
}

extension View {
    /// Changes the view as a modifier says.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}
