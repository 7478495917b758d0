import Foundation
import ObjCRuntime

extension UIView {
    /// What the view does while the pointer is over it; nothing if `nil`, as at first. What is set is copied, and the copy may be changed. A
    /// pointer interaction of the view comes first. See https://developer.apple.com/documentation/uikit/uiview/hoverstyle.
    public var hoverStyle: UIHoverStyle? {
        get { hoverInteraction?.hoverStyle }
        set {
            guard newValue !== hoverInteraction?.hoverStyle else { return }
            hoverInteraction?.willMove(to: nil)
            hoverInteraction = (newValue?.copy() as? UIHoverStyle).map(HoverStyleInteraction.init)
            hoverInteraction?.didMove(to: self)
            PointerTracker.current.update()
        }
    }

    /// What has the pointer for the style; none of the interactions that apps see.
    private(set) var hoverInteraction: HoverStyleInteraction? {
        get { objc_getAssociatedObject(self, HoverKey.address) as? HoverStyleInteraction }
        set { objc_setAssociatedObject(self, HoverKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// Where views keep what has the pointer for them: few have a style.
private enum HoverKey {
    nonisolated(unsafe) static let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// Shows a view's hover style, as a pointer interaction that is asked nothing.
final class HoverStyleInteraction: UIPointerInteraction {
    let hoverStyle: UIHoverStyle

    init(_ style: UIHoverStyle) {
        hoverStyle = style
        super.init(delegate: nil)
        isEnabled = style.isEnabled
        style.didChange = { [weak self] in
            guard let self else { return }
            isEnabled = hoverStyle.isEnabled
            invalidate()
        }
    }

    override func style(for region: UIPointerRegion) -> UIPointerStyle? {
        guard let view else { return nil }
        return hoverStyle as? UIPointerStyle ?? hoverStyle.pointerStyle(for: view)
    }
}
