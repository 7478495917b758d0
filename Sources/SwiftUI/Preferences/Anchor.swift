import UIKit

/// A place in a view. See https://developer.apple.com/documentation/swiftui/anchor.
public struct Anchor<Value> {
    /// Where the place is. See https://developer.apple.com/documentation/swiftui/anchor/source.
    public struct Source: Sendable {
        enum Kind: Sendable { case bounds, rect(CGRect), point(CGPoint), part(UnitPoint) }
        let kind: Kind
    }

    weak var node: _ViewNode?
    /// The place in a view's coordinates, of the bounds that the anchor's view has there.
    let resolve: (CGRect) -> Value

    /// The place, in a view's coordinates.
    @MainActor
    func value(in view: UIView) -> Value {
        var bounds = CGRect.null
        for place in node?.items.compactMap(\.placed) ?? [] {
            guard let outer = place.view else { continue }
            bounds = bounds.union(view.convert(place.frame, from: outer))
        }
        return resolve(bounds.isNull ? .zero : bounds)
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are of the same view.
    public static func == (first: Anchor, second: Anchor) -> Bool {
        first.node === second.node && first.resolve(Self.probe) == second.resolve(Self.probe)
    }
    private static var probe: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
}

extension Anchor.Source where Value == CGRect {
    /// All of the view.
    public static var bounds: Anchor.Source { Self(kind: .bounds) }
    /// A rectangle of it.
    public static func rect(_ r: CGRect) -> Anchor.Source { Self(kind: .rect(r)) }

    func rect(in bounds: CGRect) -> CGRect {
        if case .rect(let rect) = kind { return rect.offsetBy(dx: bounds.minX, dy: bounds.minY) }
        return bounds
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view.
    public static func point(_ p: CGPoint) -> Anchor.Source { Self(kind: .point(p)) }
    /// A point by parts of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor.Source { Self(kind: .part(p)) }
    /// A corner.
    public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
    /// The middle of a side.
    public static var top: Anchor.Source { unitPoint(.top) }
    /// A corner.
    public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
    /// The middle of a side.
    public static var leading: Anchor.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor.Source { unitPoint(.center) }
    /// The middle of a side.
    public static var trailing: Anchor.Source { unitPoint(.trailing) }
    /// A corner.
    public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
    /// The middle of a side.
    public static var bottom: Anchor.Source { unitPoint(.bottom) }
    /// A corner.
    public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }

    func point(in bounds: CGRect) -> CGPoint {
        switch kind {
        case .point(let point): CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
        case .part(let part): part.point(in: bounds)
        default: CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }
}

/// What an anchor's source stands for. There are two kinds: rectangles and points.
extension Anchor.Source {
    fileprivate func value(in bounds: CGRect) -> Value {
        if let source = self as? Anchor<CGRect>.Source { return source.rect(in: bounds) as! Value }
        return (self as! Anchor<CGPoint>.Source).point(in: bounds) as! Value
    }
}

extension GeometryProxy {
    /// Where an anchor is, in the view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        MainActor.assumeIsolated {
            guard let item else { return UncheckedBox(anchor.resolve(.zero)) }
            // The view is made anew when something has moved.
            _ = item.frame(in: .global)
            return UncheckedBox(anchor.value(in: item.measuredView))
        }.value
    }
}

/// Sets a preference by where the view is.
struct AnchorPreferenceModifier<K: PreferenceKey, A>: PrimitiveModifier {
    let source: Anchor<A>.Source
    let change: (inout K.Value, Anchor<A>) -> Void
    let replaces: Bool
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        AnchorPreferenceNode(view, inputs)
    }
}

final class AnchorPreferenceNode<Content: View, K: PreferenceKey, A>: NodeOf<ModifiedContent<Content, AnchorPreferenceModifier<K, A>>> {
    private var child: NodeOf<Content>!

    override init(_ view: ModifiedContent<Content, AnchorPreferenceModifier<K, A>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        graph.preferencesChanged()
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, AnchorPreferenceModifier<K, A>>) {
        super.update(view)
        child.update(view.content)
        graph.preferencesChanged()
    }

    override func remove() {
        super.remove()
        graph.preferencesChanged()
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == K.self else { return super.preference(key) }
        let source = view.modifier.source
        let anchor = Anchor<A>(node: self, resolve: { source.value(in: $0) })
        var value = view.modifier.replaces ? K.defaultValue : (super.preference(K.self) ?? K.defaultValue)
        view.modifier.change(&value, anchor)
        return (value as! Key.Value)
    }
}

extension View {
    /// Sets a preference by where the view is.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<K, A>(source: value, change: { $0 = transform($1) }, replaces: true))
    }
    /// Changes a preference of what is within by where the view is.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View { modifier(AnchorPreferenceModifier<K, A>(source: value, change: transform, replaces: false)) }
}
