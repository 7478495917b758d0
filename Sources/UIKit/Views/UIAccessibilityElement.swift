import Foundation

/// Something on the screen that is no view but is to be met like one.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilityelement.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// Creates an element inside of a view, or of another element.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }

    /// The view or element that holds this one; not retained.
    open weak var accessibilityContainer: AnyObject?

    /// The element's frame in its container's coordinates, in points; the frame on the screen follows it.
    open var accessibilityFrameInContainerSpace = CGRect.null

    open override var accessibilityFrame: CGRect {
        get {
            guard !accessibilityFrameInContainerSpace.isNull else { return super.accessibilityFrame }
            switch accessibilityContainer {
            case let view as UIView: return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
            case let element as UIAccessibilityElement:
                return accessibilityFrameInContainerSpace.offsetBy(
                    dx: element.accessibilityFrame.minX, dy: element.accessibilityFrame.minY)
            default: return accessibilityFrameInContainerSpace
            }
        }
        set { super.accessibilityFrame = newValue }
    }
}
