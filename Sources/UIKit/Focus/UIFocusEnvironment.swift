import Foundation

/// A branch of what is on screen that takes part in moving the focus: it says where the focus goes by preference, may forbid a move, and hears
/// of moves into it, out of it and within it. Source: <https://developer.apple.com/documentation/uikit/uifocusenvironment>.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes when it comes to this environment, the most wanted first. If none of these can have it, the environment itself
    /// does, or the first item in it.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// What knows the items in this environment and where they are.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// Asks for the focus to go where this environment prefers it, before the next frame. Nothing comes of it while the focus is elsewhere.
    func setNeedsFocusUpdate()
    /// Makes an update that is due in this environment happen now.
    func updateFocusIfNeeded()
    // @objc(shouldUpdateFocusInContext:)
    /// Whether the focus may move. Asked of all environments around the item that has the focus and around the one that would.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    // @objc(didUpdateFocusInContext:withAnimationCoordinator:)
    /// The focus moved. Told to all environments around the item that had the focus and around the one that has it.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    // @objc optional
    /// The view that the focus shall go to; superseded by `preferredFocusEnvironments`.
    @available(iOS, deprecated: 10.0)
    var preferredFocusedView: UIView? { get }
    // @objc optional
    /// The group that items in this environment belong to: that of the environment around it if `nil`. The tab key goes from group to group,
    /// the arrow keys stay in one.
    var focusGroupIdentifier: String? { get }
}

/// Something that can have the focus. Source: <https://developer.apple.com/documentation/uikit/uifocusitem>.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus now.
    var canBecomeFocused: Bool { get }
    /// Where the item is, in the coordinate space of the container it is in.
    var frame: CGRect { get }
    // @objc optional
    /// What shows that the item has the focus; nothing if `nil`.
    var focusEffect: UIFocusEffect? { get }
    // @objc optional
    /// How much the item counts in its group: the tab key goes to the one that counts most.
    var focusGroupPriority: UIFocusGroupPriority { get }
    // @objc optional
    /// Whether items that the item covers can have the focus all the same. `false` if it does not say.
    var isTransparentFocusItem: Bool { get }
    // @objc(didHintFocusMovement:)
    // @objc optional
    /// A finger on a touch surface leans towards another item. A keyboard, which moves the focus at once, has no such hints.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
    // @objc optional
    /// Whether the focus that the app moves to the item waits, unseen, for a key.
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
}

/// What knows focus items and the space that their frames are in.
/// Source: <https://developer.apple.com/documentation/uikit/uifocusitemcontainer>.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The space of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    // @objc(focusItemsInRect:)
    /// The items in a rectangle of that space, the backmost first.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item that has the focus.
/// Source: <https://developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer>.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content at the upper left corner of what is seen. The focus sets it to bring an item into sight.
    var contentOffset: CGPoint { get set }
    /// The size of the content, in points.
    var contentSize: CGSize { get }
    /// The size of what is seen of it, in points.
    var visibleSize: CGSize { get }
}

/// A container of UIKit's own, which knows better how far it scrolls.
@MainActor
package protocol FocusScrolling: UIFocusItemScrollableContainer {
    /// Brings a rectangle of the container's space into sight.
    func showFocused(_ rect: CGRect)
    /// Scrolls without animation, no further than the content goes, and lays out; whether it moved.
    func scrollForFocus(by distance: CGVector) -> Bool
}
