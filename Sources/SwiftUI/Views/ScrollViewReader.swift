import UIKit

/// Scrolls to views by their identity. See https://developer.apple.com/documentation/swiftui/scrollviewproxy.
@MainActor @preconcurrency
public struct ScrollViewProxy {
    weak var node: _ViewNode?

    /// Scrolls until the view with an identity can be seen, or stands at a point of what scrolls it.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node else { return }
        let transaction = Transaction.current
        // What has just been added is there after the updates.
        node.graph.afterNextUpdate { [weak node] in node?.scroll(to: AnyHashable(id), anchor, transaction.animation) }
    }
}

/// A view that can scroll what is in it. See https://developer.apple.com/documentation/swiftui/scrollviewreader.
public struct ScrollViewReader<Content: View>: PrimitiveView {
    /// Makes the view.
    public var content: (ScrollViewProxy) -> Content
    /// Creates a view that can scroll what is in it.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { ScrollReaderNode(view, inputs) }
}

final class ScrollReaderNode<Content: View>: NodeOf<ScrollViewReader<Content>> {
    private var child: NodeOf<Content>!

    override init(_ view: ScrollViewReader<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(content, self.inputs)
    }

    private var content: Content { graph.reading(self) { view.content(ScrollViewProxy(node: self)) } }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ScrollViewReader<Content>) {
        super.update(view)
        isDirty = false
        child.update(content)
    }
    override func reevaluate() { child.update(content) }
}

/// A node whose views have identities.
@MainActor
protocol Identifying {
    /// The node with an identity.
    func node(identifiedBy id: AnyHashable) -> _ViewNode?
    /// The identity of a node that is right below, if this one gives it.
    func identity(of child: _ViewNode) -> AnyHashable?
}

extension Identifying {
    func identity(of child: _ViewNode) -> AnyHashable? { nil }
}

/// A node that makes its rows when they come into sight, and can show one by its identity.
@MainActor
protocol RowScrolling {
    /// Scrolls to a row; returns whether there is one.
    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool
}

extension _ViewNode {
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) {
        if rowScrollers.contains(where: { $0.scroll(toRow: id, anchor, animation) }) { return }
        guard let found = find(id) else { return }
        ScrollMovement.scroll(to: found.items.compactMap(\.placed), anchor, animation, graph)
    }

    private var rowScrollers: [any RowScrolling] {
        if let row = self as? any RowScrolling { return [row] }
        return children.flatMap(\.rowScrollers)
    }

    private func find(_ id: AnyHashable) -> _ViewNode? {
        if let found = (self as? any Identifying)?.node(identifiedBy: id) { return found }
        return children.lazy.compactMap { $0.find(id) }.first
    }
}

/// Moves what scrolls a view.
@MainActor
enum ScrollMovement {
    static func scroll(to places: [ItemPlacement], _ anchor: UnitPoint?, _ animation: Animation?, _ graph: ViewGraph) {
        var outer = places.first?.view
        while let next = outer, !(next is UIScrollView) { outer = next.superview }
        guard let scroller = outer as? UIScrollView else { return }
        var target = CGRect.null
        for place in places {
            if let view = place.view, view.isDescendant(of: scroller) { target = target.union(view.convert(place.frame, to: scroller)) }
        }
        guard !target.isNull else { return }
        move(scroller, to: offset(of: target, anchor, scroller), animation, graph)
    }

    /// Where the content has to lie so that a rectangle of it stands at a point, or can be seen.
    static func offset(of target: CGRect, _ anchor: UnitPoint?, _ scroller: UIScrollView) -> CGPoint {
        let insets = scroller.adjustedContentInset
        let room = scroller.bounds.size
        func place(
            _ position: CGFloat, _ length: CGFloat, _ anchor: CGFloat?, _ present: CGFloat, _ room: CGFloat, _ content: CGFloat,
            _ before: CGFloat, _ after: CGFloat
        ) -> CGFloat {
            let visible = room - before - after
            var offset = present
            if let anchor {
                offset = position + anchor * length - before - anchor * visible
            } else if position < present + before {
                offset = position - before
            } else if position + length > present + before + visible {
                offset = position + length - before - visible
            }
            return min(max(offset, -before), max(content + after - room, -before))
        }
        return CGPoint(
            x: place(
                target.minX, target.width, anchor?.x, scroller.contentOffset.x, room.width, scroller.contentSize.width, insets.left,
                insets.right),
            y: place(
                target.minY, target.height, anchor?.y, scroller.contentOffset.y, room.height, scroller.contentSize.height, insets.top,
                insets.bottom))
    }

    static func move(_ scroller: UIScrollView, to offset: CGPoint, _ animation: Animation?, _ graph: ViewGraph) {
        guard let animation else { return scroller.setContentOffset(offset, animated: false) }
        let value = AnimatedData(scroller.contentOffset)
        let tracker = scroller.delegate as? ScrollTracker
        value.changed = { [weak scroller, weak tracker, value] in
            scroller?.contentOffset = value.presented
            // The movement keeps itself for as long as it goes on.
            guard !value.isMoving else { return }
            value.changed = {}
            tracker?.animates(false)
        }
        tracker?.animates(true)
        value.set(offset, graph, Transaction(animation: animation))
    }
}

extension LayoutItem {
    /// The identities that the app gave the view, from the outside in.
    var identities: [AnyHashable] {
        var identities: [AnyHashable] = []
        var next: _ViewNode? = node
        while let current = next, !(current is any RowScrolling) {
            if let view = (current as? any IdentityHolding)?.identity { identities.append(view) }
            next = current.parent
        }
        return identities
    }
}

/// A node of a view with an identity that the app gave it.
@MainActor
protocol IdentityHolding {
    var identity: AnyHashable? { get }
}

extension SwitchNode: IdentityHolding {
    var identity: AnyHashable? { (view as? any IdentityView)?.identity }
}
