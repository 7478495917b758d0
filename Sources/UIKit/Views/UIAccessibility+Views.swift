import Foundation
import SampanDebugLog
import SampanHost

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

extension UIAccessibility {
    /// What a person looks at through the magnifying glass. See https://developer.apple.com/documentation/uikit/uiaccessibility/zoomtype.
    public enum ZoomType: Int, Sendable {
        /// Where text is typed.
        case insertionPoint
    }

    /// Tells that the app's focus is at another place of a view, in points of the view: Zoom, where it is on, shows that. No host has Zoom, so
    /// `sampan run --verbose` alone tells of it, as on a device that has it off.
    /// See https://developer.apple.com/documentation/uikit/uiaccessibility/zoomfocuschanged(zoomtype:toframe:in:).
    public static func zoomFocusChanged(zoomType type: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView) {
        DebugLog.write(.feedback, "zoom would show the \(type) at \(convertToScreenCoordinates(frame, in: view))")
    }

    /// Tells that the app has gestures that those of Zoom get in the way of: where Zoom is on the person is warned. No host has it, so nobody is,
    /// as on a device that has it off.
    /// See https://developer.apple.com/documentation/uikit/uiaccessibility/registergestureconflictwithzoom().
    public static func registerGestureConflictWithZoom() {
        DebugLog.write(.feedback, "the app has gestures in conflict with Zoom's")
    }
}

extension UIView {
    /// Tells this view and all below it of a setting that the person changed.
    func tellOfAccessibilitySetting(_ setting: AccessibilitySetting) {
        accessibilitySettingDidChange(setting)
        for view in subviewStorage { view.tellOfAccessibilitySetting(setting) }
    }
}

extension UIView: UIAccessibilityIdentification {}

extension UIAccessibilityElement: UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {}
