import UIKit

/// What margins are for. See https://developer.apple.com/documentation/swiftui/contentmarginplacement.
public struct ContentMarginPlacement: Equatable, Sendable {
    enum Kind { case all, content, indicators }
    let kind: Kind
    /// For the content and the indicators.
    public static let automatic = ContentMarginPlacement(kind: .all)
    /// For the content of scroll views.
    public static let scrollContent = ContentMarginPlacement(kind: .content)
    /// For the indicators of scroll views.
    public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

/// Space around what scroll views within have.
struct ScrollMargins: Equatable {
    var content = EdgeInsets()
    var indicators = EdgeInsets()
}

private struct ScrollMarginsKey: EnvironmentKey { static var defaultValue: ScrollMargins { ScrollMargins() } }
extension EnvironmentValues {
    var scrollMargins: ScrollMargins {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }
}

extension EdgeInsets {
    fileprivate mutating func set(_ edges: Edge.Set, _ other: EdgeInsets) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }

    /// UIKit's insets, of some directions only.
    func uiKit(_ axes: Axis.Set, isRightToLeft: Bool) -> UIEdgeInsets {
        let (vertical, horizontal) = (axes.contains(.vertical), axes.contains(.horizontal))
        return UIEdgeInsets(
            top: vertical ? top : 0, left: horizontal ? (isRightToLeft ? trailing : leading) : 0, bottom: vertical ? bottom : 0,
            right: horizontal ? (isRightToLeft ? leading : trailing) : 0)
    }
}

extension UIScrollView {
    /// Takes margins over. What shows its content's beginning goes on doing that.
    func take(_ margins: ScrollMargins, _ axes: Axis.Set, isRightToLeft: Bool) {
        let insets = margins.content.uiKit(axes, isRightToLeft: isRightToLeft)
        if contentInset != insets {
            let former = adjustedContentInset
            let isAtStart = (contentOffset.x <= -former.left + 0.5, contentOffset.y <= -former.top + 0.5)
            contentInset = insets
            let new = adjustedContentInset
            contentOffset = CGPoint(
                x: isAtStart.0 ? -new.left : contentOffset.x, y: isAtStart.1 ? -new.top : contentOffset.y)
        }
        let bars = margins.indicators.uiKit([.vertical, .horizontal], isRightToLeft: isRightToLeft)
        if verticalScrollIndicatorInsets != bars { verticalScrollIndicatorInsets = bars }
        if horizontalScrollIndicatorInsets != bars { horizontalScrollIndicatorInsets = bars }
    }
}

/// What an anchor is for. See https://developer.apple.com/documentation/swiftui/scrollanchorrole.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// Where the scroll view is at first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// Where it stays when its content has another size.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// Where content stands that is smaller than it.
    public static let alignment = ScrollAnchorRole(name: "alignment")
    static let all: [ScrollAnchorRole] = [.initialOffset, .sizeChanges, .alignment]
}

extension View {
    /// Sets the space at some sides of what scroll views within show.
    public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        transformEnvironment(\.scrollMargins) {
            if placement.kind != .indicators { $0.content.set(edges, insets) }
            if placement.kind != .content { $0.indicators.set(edges, insets) }
        }
    }
    /// Sets the space at some sides of what scroll views within show; the usual one if `length` is `nil`.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
    }
    /// Sets the space around what scroll views within show.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Says which point of its content the scroll view within shows at first, and goes on showing when the content grows.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(ScrollLinkModifier { link in for role in ScrollAnchorRole.all { link.anchors[role] = anchor } })
    }
    /// Says which point of its content the scroll view within shows at a time.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(ScrollLinkModifier { link in link.anchors[role] = anchor })
    }
}
