import Foundation

/// A rectangle that takes part in layout but is not a view.
/// See https://developer.apple.com/documentation/uikit/uilayoutguide.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    /// What determines the guide's place.
    enum Role {
        /// The constraints that the app makes.
        case custom
        case safeArea, margins, readableContent, keyboard
        /// The content of a scroll view, and what is seen of it.
        case scrollContent, scrollFrame
        /// The bars above and below a controller's view.
        case topLayout, bottomLayout
    }

    private(set) var role = Role.custom

    /// The view that the guide was added to. Setting it adds the guide to that view, and takes it from the one it was in.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
        }
    }
    weak var owner: UIView?

    /// A name for the guide, shown when constraints are logged.
    open var identifier = ""

    /// Creates a guide. Add it to a view to use it.
    public override init() { super.init() }

    convenience init(role: Role, owner: UIView, identifier: String) {
        self.init()
        self.role = role
        self.owner = owner
        self.identifier = identifier
    }

    /// Creates a guide from an archive. The constraints to it are its view's.
    public required init?(coder: NSCoder) {
        super.init()
        if coder.containsValue(forKey: "identifier") {
            identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String? ?? ""
        }
    }

    /// Writes the guide's name to an archive. The constraints to it are its view's.
    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "identifier") }

    /// The guide's rectangle in its owner's points.
    open var layoutFrame: CGRect { LayoutInspection.frame(of: self) }

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }

    /// The constraints that the guide's place follows from, in a direction.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutInspection.constraintsAffecting(self, axis)
    }

    /// Whether the constraints leave open where the guide is.
    open var hasAmbiguousLayout: Bool { LayoutInspection.isAmbiguous(self) }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let frame = layoutFrame
            return "<\(ConstraintDescriber.text(ofItem: self)) - \"\(identifier)\", layoutFrame = {{\(frame.minX.shortText), "
                + "\(frame.minY.shortText)}, {\(frame.width.shortText), \(frame.height.shortText)}}, owningView = "
                + "\(owningView?.description ?? "(null)")>"
        }
    }
}
