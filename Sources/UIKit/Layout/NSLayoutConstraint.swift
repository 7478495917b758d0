import Foundation

/// A relation between two attributes of views or guides that layout satisfies: `first = multiplier × second + constant`, or ≤, or ≥.
///
/// A constraint does something while it is *active*: some common ancestor of its items then holds it.
/// See https://developer.apple.com/documentation/uikit/nslayoutconstraint.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, @preconcurrency NSCoding {
    package internal(set) var first = LayoutOperand(nil, .notAnAttribute)
    package internal(set) var second = LayoutOperand(nil, .notAnAttribute)
    /// The view in whose `constraints` this one is, while it is active.
    nonisolated(unsafe) unowned(unsafe) var holder: UIView?
    /// What an engine keeps of this constraint.
    var registration: LayoutRegistration?
    /// When it was last activated; a conflict breaks the latest.
    var activation = 0

    // @objc(constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    /// Creates a constraint between two attributes. It is not active yet.
    ///
    /// Without a second item `attr2` counts as `.notAnAttribute`, and the first attribute is a size.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        // What the attribute of no item is called does not matter.
        let second = LayoutOperand(view2.map { $0 as AnyObject }, view2 == nil ? .notAnAttribute : attr2)
        self.init(LayoutOperand(view1 as AnyObject, attr1), relation, second, multiplier: multiplier, constant: c)
    }

    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init()
        set(first, relation, second, multiplier: multiplier, constant: constant)
    }

    /// Creates a constraint that relates nothing.
    public override init() { super.init() }

    /// Creates a constraint from an archive, where it comes with the view that holds it.
    public required convenience init?(coder: NSCoder) {
        self.init()
        guard unarchive(coder) else { return nil }
    }

    /// Called by archives, which keep a constraint with the view that holds it.
    open func encode(with coder: NSCoder) { archive(coder) }

    /// Gives a constraint that was made without parts its own: one of a class of the app's, from a document.
    package func set(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        checkOperands()
    }

    // MARK: What it says

    /// The item on the left.
    open var firstItem: AnyObject? { first.item }
    /// The attribute on the left.
    open var firstAttribute: Attribute { first.attribute }
    /// How the sides compare.
    open internal(set) var relation = Relation.equal
    /// The item on the right.
    open var secondItem: AnyObject? { second.item }
    /// The attribute on the right.
    open var secondAttribute: Attribute { second.attribute }
    /// What the attribute on the right is multiplied by.
    open internal(set) var multiplier: CGFloat = 1

    /// What is added to the attribute on the right, in points. Changing it is the cheapest change to a layout.
    open var constant: CGFloat = 0 {
        didSet {
            guard constant != oldValue else { return }
            guard constant.isFinite else {
                ObjCException.raise("NSInternalInconsistencyException", "Constant is not finite! That's illegal. constant:\(constant)")
            }
            registration?.constantDidChange()
        }
    }

    /// How much the constraint matters. While it is active, it cannot become required, or stop being so.
    open var priority = UILayoutPriority.required {
        didSet {
            guard priority != oldValue else { return }
            guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
                ObjCException.raise(
                    "NSInternalInconsistencyException",
                    "It's illegal to set priority:\(priority.rawValue.shortText).  Priorities must be greater than 0 and less or equal to "
                        + "NSLayoutPriorityRequired, which is 1000.000000.")
            }
            let hasCrossed = (priority == .required) != (oldValue == .required)
            guard !isActive || !hasCrossed else {
                ObjCException.raise(
                    "NSInternalInconsistencyException",
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed "
                        + "priority \(priority.rawValue.shortText) and the existing priority was \(oldValue.rawValue.shortText).")
            }
            registration?.priorityDidChange()
        }
    }

    /// A name for the constraint, shown when it is logged.
    open var identifier: String?

    /// Whether the constraint is kept when its view is archived. Sampan archives no views; the value is kept.
    open var shouldBeArchived = false

    /// The attribute on the left as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The attribute on the right as an anchor; `nil` where there is none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second) }

    nonisolated open override var description: String { MainActor.assumeIsolated { ConstraintDescriber(self).text } }

    // MARK: Activation

    /// Whether the constraint takes part in layout.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    // @objc(activateConstraints:)
    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    // @objc(deactivateConstraints:)
    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: Checks

    /// Ends the process where UIKit does: for constraints that mean nothing.
    private func checkOperands() {
        func illegal(_ reason: String) -> Never {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: \(reason)")
        }
        guard constant.isFinite else { illegal("Constant is not finite! That's illegal. constant:\(constant)") }
        guard multiplier.isFinite else { illegal("Multiplier is not finite! That's illegal. multiplier:\(multiplier)") }
        guard first.attribute != .notAnAttribute else {
            illegal("A constraint must have a first attribute other than NSLayoutAttributeNotAnAttribute")
        }
        if second.attribute == .notAnAttribute {
            guard first.kind == .size else {
                illegal(
                    "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs.")
            }
            return
        }
        // Places across and along are told apart only when the constraint is resolved.
        guard (first.kind == .size) == (second.kind == .size) else { illegal("Invalid pairing of layout attributes") }
        if first.attribute.isDirectional && second.attribute.isAbsoluteSide
            || first.attribute.isAbsoluteSide && second.attribute.isDirectional
        {
            illegal(
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for "
                    + "both or neither.")
        }
    }
}

extension BinaryFloatingPoint {
    /// The number as `%g` prints it: without a fraction where it has none.
    var shortText: String { String(format: "%g", Double(self)) }
}
