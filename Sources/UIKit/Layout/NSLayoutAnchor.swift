import Foundation

/// An attribute of a view or guide, from which constraints are made with the types of both sides checked.
/// See https://developer.apple.com/documentation/uikit/nslayoutanchor.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// The view or guide.
    open var item: AnyObject? { operand.item }

    /// The attribute's name.
    open var name: String { operand.attribute.name }

    /// Whether the constraints leave open where the anchor is.
    open var hasAmbiguousLayout: Bool { LayoutInspection.isAmbiguous(operand) }

    /// The constraints that the anchor's place follows from.
    open var constraintsAffectingLayout: [NSLayoutConstraint] { LayoutInspection.constraintsAffecting(operand) }

    // @objc(constraintEqualToAnchor:)
    /// A constraint that makes this anchor equal to another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand)
    }

    // @objc(constraintGreaterThanOrEqualToAnchor:)
    /// A constraint that keeps this anchor from being less than another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
    }

    // @objc(constraintLessThanOrEqualToAnchor:)
    /// A constraint that keeps this anchor from being greater than another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
    }

    // @objc(constraintEqualToAnchor:constant:)
    /// A constraint that makes this anchor equal to another plus a constant.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
    }

    // @objc(constraintGreaterThanOrEqualToAnchor:constant:)
    /// A constraint that keeps this anchor from being less than another plus a constant.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
    }

    // @objc(constraintLessThanOrEqualToAnchor:constant:)
    /// A constraint that keeps this anchor from being greater than another plus a constant.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let name =
                switch operand.kind {
                case .horizontal: "NSLayoutXAxisAnchor"
                case .vertical: "NSLayoutYAxisAnchor"
                case .size, .none: "NSLayoutDimension"
                }
            return "<\(name):\(ConstraintDescriber.address(of: self)) \"\(ConstraintDescriber.text(of: operand))\">"
        }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return MainActor.assumeIsolated {
            operand.item === other.operand.item && operand.attribute == other.operand.attribute && operand.origin === other.operand.origin
                && operand.originAttribute == other.operand.originAttribute
        }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(operand.item.map(ObjectIdentifier.init))
            hasher.combine(operand.attribute)
            return hasher.finalize()
        }
    }
}

/// A horizontal place: an edge or center of a view or guide.
/// See https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    // @objc(anchorWithOffsetToAnchor:)
    /// The distance from this anchor to another.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    // @objc(constraintEqualToSystemSpacingAfterAnchor:multiplier:)
    /// A constraint that puts this anchor after another by the system's spacing, times a number.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(operand, .equal, after: anchor.operand, multiplier)
    }

    // @objc(constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier:)
    /// A constraint that puts this anchor after another by at least the system's spacing, times a number.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(operand, .greaterThanOrEqual, after: anchor.operand, multiplier)
    }

    // @objc(constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:)
    /// A constraint that puts this anchor after another by at most the system's spacing, times a number.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(operand, .lessThanOrEqual, after: anchor.operand, multiplier)
    }
}

/// A vertical place: an edge, center or baseline of a view or guide.
/// See https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    // @objc(anchorWithOffsetToAnchor:)
    /// The distance from this anchor to another.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    // @objc(constraintEqualToSystemSpacingBelowAnchor:multiplier:)
    /// A constraint that puts this anchor below another by the system's spacing, times a number.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(operand, .equal, after: anchor.operand, multiplier)
    }

    // @objc(constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier:)
    /// A constraint that puts this anchor below another by at least the system's spacing, times a number.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(operand, .greaterThanOrEqual, after: anchor.operand, multiplier)
    }

    // @objc(constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:)
    /// A constraint that puts this anchor below another by at most the system's spacing, times a number.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(operand, .lessThanOrEqual, after: anchor.operand, multiplier)
    }
}

/// A size of a view or guide, or the distance between two places.
/// See https://developer.apple.com/documentation/uikit/nslayoutdimension.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private func constraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, relation, LayoutOperand(nil, .notAnAttribute), constant: constant)
    }

    // @objc(constraintEqualToConstant:)
    /// A constraint that gives the size a value, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, c) }
    // @objc(constraintGreaterThanOrEqualToConstant:)
    /// A constraint that keeps the size from being less than a value, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, c) }
    // @objc(constraintLessThanOrEqualToConstant:)
    /// A constraint that keeps the size from being greater than a value, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.lessThanOrEqual, c) }

    // @objc(constraintEqualToAnchor:multiplier:)
    /// A constraint that makes the size a multiple of another.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m)
    }

    // @objc(constraintGreaterThanOrEqualToAnchor:multiplier:)
    /// A constraint that keeps the size from being less than a multiple of another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m)
    }

    // @objc(constraintLessThanOrEqualToAnchor:multiplier:)
    /// A constraint that keeps the size from being greater than a multiple of another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m)
    }

    // @objc(constraintEqualToAnchor:multiplier:constant:)
    /// A constraint that makes the size a multiple of another plus a constant.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, constant: c)
    }

    // @objc(constraintGreaterThanOrEqualToAnchor:multiplier:constant:)
    /// A constraint that keeps the size from being less than a multiple of another plus a constant.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }

    // @objc(constraintLessThanOrEqualToAnchor:multiplier:constant:)
    /// A constraint that keeps the size from being greater than a multiple of another plus a constant.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }
}
