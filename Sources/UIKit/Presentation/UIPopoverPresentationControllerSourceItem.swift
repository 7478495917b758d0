import Foundation

/// Something that a popover can point at.
/// Source: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    // @objc(frameInView:)
    /// Where the item is seen, in the coordinates of a view; `nil` while it is not shown in the same window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is seen, in the coordinates of another; `nil` while both are not in the same window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window || window === referenceView else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item is seen, in the coordinates of a view; `nil` while no bar shows it.
    public func frame(in referenceView: UIView) -> CGRect? { (self as? UIBarButtonItem)?.barView?.frame(in: referenceView) }
}
