import UIKit

/// Where a scroll view is, and where it is to go. See https://developer.apple.com/documentation/swiftui/scrollposition.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    enum Goal: Equatable {
        case none
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var goal = Goal.none
    /// Another number for each place to go to.
    private(set) var number = 0
    /// The view that is shown first, if a finger scrolled there.
    private var seen: AnyHashable?
    /// Whether a finger has scrolled there.
    public private(set) var isPositionedByUser = false

    /// Creates a position in a scroll view whose views have identities of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
    /// Creates the position of a view.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    /// Creates a position at an edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
    /// Creates a position at a point.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) { scrollTo(point: point) }
    /// Creates a position at a point.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
    /// Creates a position from side to side.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { scrollTo(x: x) }
    /// Creates a position up and down.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { scrollTo(y: y) }

    init(view: AnyHashable?, anchor: UnitPoint?) { if let view { go(to: .view(view, anchor)) } }

    nonisolated(unsafe) private static var last = 0
    private mutating func go(to goal: Goal) {
        Self.last += 1
        (self.goal, number, seen, isPositionedByUser) = (goal, Self.last, nil, false)
    }

    /// Scrolls to a view.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { go(to: .view(AnyHashable(id), anchor)) }
    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
    /// Scrolls to a point.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
    /// Scrolls to a point.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
    /// Scrolls sideways.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
    /// Scrolls up or down.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    /// The edge that was scrolled to.
    public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }
    /// The point that was scrolled to.
    public var point: CGPoint? { if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil } }
    /// The distance that was scrolled to, from side to side.
    public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }
    /// The distance that was scrolled to, up and down.
    public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }
    /// The identity of the view that is shown, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identity?.base as? T }

    var identity: AnyHashable? { if case .view(let id, _) = goal { id } else { seen } }

    /// The position where a finger has scrolled to.
    func scrolled(to view: AnyHashable?) -> ScrollPosition {
        var copy = self
        (copy.goal, copy.seen, copy.isPositionedByUser) = (.none, view, true)
        return copy
    }
}

/// Holds a scroll view at a position, and tells where it is.
@MainActor
final class ScrollPositionLink {
    /// What a binding says.
    var wanted = ScrollPosition()
    /// Tells which view is shown.
    var tell: (AnyHashable?) -> Void = { _ in }
    var anchor: UnitPoint?
    private var number = 0
    /// The view that was told last. What says which view is shown, and no more, is not followed where it was told so.
    private var shown: AnyHashable?
    var followsShown = true
    private var goal: AnyHashable?
    /// How far the content was scrolled.
    private var lastDistance: CGPoint?
    private var lastInsets = UIEdgeInsets.zero

    /// Goes where the binding says, if that is somewhere else.
    func follow(_ link: ScrollLink, _ graph: ViewGraph) {
        guard wanted.number != number else { return }
        number = wanted.number
        if case .view(let id, _) = wanted.goal {
            guard followsShown || id != shown else { return }
            (shown, goal) = (id, id)
        }
        let (position, animation) = (wanted, graph.transaction.animation)
        let go: () -> Void = { [weak self, weak link] in if let self, let link { move(link, position, animation) } }
        // What is shown for the first time has to be laid out before it can be scrolled.
        if link.item?.scroller.window == nil { graph.afterNextFrame { graph.afterNextFrame(go) } } else { graph.afterNextUpdate(go) }
    }

    private func move(_ link: ScrollLink, _ position: ScrollPosition, _ animation: Animation?) {
        guard let item = link.item else { return }
        let (scroller, graph) = (item.scroller, item.scrolledNode.graph)
        let insets = scroller.adjustedContentInset
        let most = CGPoint(
            x: max(-insets.left, scroller.contentSize.width + insets.right - scroller.bounds.width),
            y: max(-insets.top, scroller.contentSize.height + insets.bottom - scroller.bounds.height))
        var offset = scroller.contentOffset
        switch position.goal {
        case .none: return
        case .view(let id, let own): return item.scrolledNode.scroll(to: id, own ?? anchor, animation)
        case .edge(.top): offset.y = -insets.top
        case .edge(.bottom): offset.y = most.y
        case .edge(.leading): offset.x = -insets.left
        case .edge(.trailing): offset.x = most.x
        case .point(let x, let y):
            if let x { offset.x = min(max(x - insets.left, -insets.left), most.x) }
            if let y { offset.y = min(max(y - insets.top, -insets.top), most.y) }
        }
        ScrollMovement.move(scroller, to: offset, animation, graph)
    }

    /// Called when a finger takes over.
    func release() { goal = nil }

    /// Called when the scroll view may be elsewhere.
    func moved(_ item: any LinkedScroller) {
        let (offset, insets) = (item.scroller.contentOffset, item.scroller.adjustedContentInset)
        // Where bars come and go the offset is another one, though nothing is scrolled.
        let distance = CGPoint(x: offset.x + insets.left, y: offset.y + insets.top)
        let isMoved = lastDistance.map { $0 != distance } ?? false
        let isSame = insets == lastInsets
        (lastDistance, lastInsets) = (distance, insets)
        // What is back at its beginning, and told no view so far, was not scrolled either.
        guard isMoved, isSame, distance != .zero || shown != nil else { return }
        guard let nearest = nearest(item) else { return }
        if let goal {
            if nearest == goal { self.goal = nil }
            return
        }
        guard nearest != shown else { return }
        shown = nearest
        tell(nearest)
    }

    /// The view that stands nearest to the anchor.
    private func nearest(_ item: any LinkedScroller) -> AnyHashable? {
        let room = item.scroller.bounds.inset(by: item.scroller.adjustedContentInset)
        let anchor = anchor ?? .topLeading
        let point = anchor.point(in: room)
        func distance(_ frame: CGRect) -> CGFloat {
            let own = anchor.point(in: frame)
            return hypot(own.x - point.x, own.y - point.y)
        }
        return item.targets.min { distance($0.frame) < distance($1.frame) }?.item.scrollIdentity
    }
}

extension View {
    private func position(
        _ anchor: UnitPoint?, followsShown: Bool, _ wanted: @escaping (ScrollPosition?) -> ScrollPosition,
        _ tell: @escaping (AnyHashable?) -> Void
    ) -> some View {
        modifier(
            ScrollLinkModifier { link in
                let position = link.position ?? ScrollPositionLink()
                position.wanted = wanted(link.position?.wanted)
                (position.tell, position.anchor, position.followsShown) = (tell, anchor, followsShown)
                link.position = position
            })
    }

    /// Connects a value with the view that the scroll view within shows first: with a `scrollTargetLayout`, one of its views.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        position(
            anchor, followsShown: false,
            { former in
                let new = id.wrappedValue.map { AnyHashable($0) }
                guard let former, former.identity == new else { return ScrollPosition(view: new, anchor: nil) }
                return former
            }
        ) { id.wrappedValue = $0?.base as? ID }
    }
    /// Connects a value with the scroll view's position.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        self.position(anchor, followsShown: true, { _ in position.wrappedValue }) {
            position.wrappedValue = position.wrappedValue.scrolled(to: $0)
        }
    }
}
