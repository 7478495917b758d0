import Foundation

extension UIAccessibility {
    /// A rectangle of a view in the screen's coordinates.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return view.convert(rect, to: nil) }
        return window.convert(view.convert(rect, to: window), to: window.screen.coordinateSpace)
    }

    /// A path of a view in the screen's coordinates.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = convertToScreenCoordinates(CGRect(origin: .zero, size: .zero), in: view).origin
        let moved = path.copy() as? UIBezierPath ?? UIBezierPath()
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }
}

extension UIView: UIAccessibilityIdentification {}

extension UIAccessibilityElement: UIAccessibilityIdentification {}
