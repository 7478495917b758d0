/// A part of an app's user interface, described by a value.
///
/// See https://developer.apple.com/documentation/swiftui/view.
@MainActor @preconcurrency
public protocol View {
    /// The kind of view that `body` is.
    associatedtype Body: View

    /// What the view consists of.
    @ViewBuilder var body: Body { get }

    /// Makes the node that stands for a view in the graph. Views of an app have the one that evaluates `body`.
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode
}

extension View {
    /// Makes a node that evaluates `body`.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        if let animatable = view as? any Animatable & View { return makeAnimatableNode(animatable, inputs) }
        return CompositeNode(view, inputs)
    }
}

/// A view that has a node of its own instead of a body.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// A view of SwiftUI's own has no body.
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: View {
    /// There is no such view.
    public var body: Never { fatalError("Never has no values.") }
}

@MainActor
func makeNode<V: View>(_ view: V, _ inputs: _NodeInputs) -> NodeOf<V> {
    V._makeNode(view, inputs) as! NodeOf<V>
}

@MainActor
private func makeAnimatableNode<V: Animatable & View>(_ view: V, _ inputs: _NodeInputs) -> _ViewNode { AnimatableNode(view, inputs) }
