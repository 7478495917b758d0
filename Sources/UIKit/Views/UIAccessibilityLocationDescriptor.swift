import Foundation

/// A place within a view, with a name for people: where a drag can begin or end, say.
/// See https://developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view; not retained.
    open private(set) weak var view: UIView?
    /// The place, in points of the view's coordinates.
    public let point: CGPoint
    /// The name, with attributes for its pronunciation.
    public let attributedName: NSAttributedString
    /// The name.
    open var name: String { attributedName.string }

    /// Creates a descriptor of the place at which a view is activated: its activation point, taken into its own coordinates.
    public convenience init(name: String, view: UIView) {
        let point = view.window?.screen.coordinateSpace.convert(view.accessibilityActivationPoint, to: view)
        self.init(name: name, point: point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    /// Creates a descriptor of a place, in points of a view's coordinates.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Creates a descriptor of a place, in points of a view's coordinates, whose name has attributes.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.attributedName, self.point, self.view) = (attributedName, point, view)
        super.init()
    }
}
