import Foundation
import QuartzCore

/// The direction in which the focus moves. Source: <https://developer.apple.com/documentation/uikit/uifocusheading>.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates headings from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next group.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the group before.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item of the group.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item of the group.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// Whether the focus that an app moves to an item waits, unseen, until the person uses the keyboard to move it.
/// Source: <https://developer.apple.com/documentation/uikit/uifocusitemdeferralmode>.
public enum UIFocusItemDeferralMode: Int, Sendable {
    /// It waits unless the keyboard moved the focus before.
    case automatic = 0
    /// It always waits.
    case always = 1
    /// It never waits.
    case never = 2
}

/// How much an item counts in its focus group. The item that counts most is where the tab key goes. What the app sets can only raise what
/// the system gives. Source: <https://developer.apple.com/documentation/uikit/uifocusgrouppriority>.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Int
    /// Creates a priority from its number. Numbers below 0 count as 0.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority from its number. Numbers below 0 count as 0.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// That of most items.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// That of the item which last had the focus in its group.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// That of items which are more important than others, as selected ones are.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// That of the item which has the focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// How far a finger on a touch surface has leaned towards another item. A keyboard gives no hints, so none are made here, as on an iPad.
/// Source: <https://developer.apple.com/documentation/uikit/uifocusmovementhint>.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, @preconcurrency NSCopying {
    /// The direction: up to 1 on each axis, at which the focus moves.
    public let movementDirection: CGVector
    /// A transform that turns the item in perspective.
    public let perspectiveTransform: CATransform3D
    /// The angles by which the item turns, in radians.
    public let rotation: CGVector
    /// How far the item moves, in points.
    public let translation: CGVector
    /// The transform for all of it.
    public let interactionTransform: CATransform3D

    private init(_ other: UIFocusMovementHint) {
        (movementDirection, rotation, translation) = (other.movementDirection, other.rotation, other.translation)
        (perspectiveTransform, interactionTransform) = (other.perspectiveTransform, other.interactionTransform)
        super.init()
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { UIFocusMovementHint(self) }
}
