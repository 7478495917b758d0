import Foundation
import ObjCRuntime

/// What a popover asks the class of its background for, to leave it room. See
/// https://developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: AnyObject {
    /// How wide the arrow is where it leaves the popover, in points.
    static func arrowBase() -> CGFloat
    /// How long the arrow is, in points.
    static func arrowHeight() -> CGFloat
    /// How far the content is from the edges of the background, the arrow left out, in points.
    static func contentViewInsets() -> UIEdgeInsets
}

/// An app's own look of a popover, behind the content and with the arrow. Subclasses say how large its parts are, and draw it. See
/// https://developer.apple.com/documentation/uikit/uipopoverbackgroundview.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// How far the middle of the arrow is from that of the view, along the side that it is on, in points. The popover sets it.
    open var arrowOffset: CGFloat = 0 { didSet { if arrowOffset != oldValue { setNeedsLayout() } } }
    /// Where the arrow points to. The popover sets it.
    open var arrowDirection = UIPopoverArrowDirection.unknown { didSet { if arrowDirection != oldValue { setNeedsLayout() } } }

    /// Whether the content has the round corners of the system's popovers. It has unless overridden.
    open class var wantsDefaultContentAppearance: Bool { true }

    /// How wide the arrow is where it leaves the popover, in points. A subclass has to say it.
    open class func arrowBase() -> CGFloat { missing("arrowBase") }
    /// How long the arrow is, in points. A subclass has to say it.
    open class func arrowHeight() -> CGFloat { missing("arrowHeight") }
    /// How far the content is from the edges of the background, the arrow left out, in points. A subclass has to say it.
    open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets") }

    private static func missing(_ method: String) -> Never {
        ObjCException.raise(
            "NSInternalInconsistencyException", "+[\(self) \(method)] must be implemented by subclassers of UIPopoverBackgroundView.")
    }
}
