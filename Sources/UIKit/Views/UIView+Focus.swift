import Foundation

extension UIView {
    func subviewsForFocus(in rect: CGRect) -> [any UIFocusItem] {
        subviewStorage.filter { !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha > 0 && $0.reaches(rect) }
    }

    /// Whether the view, or what of it is not clipped, may be in a rectangle of its superview's points.
    private func reaches(_ rect: CGRect) -> Bool { !clipsToBounds || frame.intersects(rect) }

    /// Whether the view and those around it are shown and take touches.
    var isFocusReachable: Bool {
        var current: UIView? = self
        while let view = current {
            if view.isHidden || !view.isUserInteractionEnabled || view.alpha <= 0 { return false }
            current = view.superviewStorage
        }
        return true
    }
}
