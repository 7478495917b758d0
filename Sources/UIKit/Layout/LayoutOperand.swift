import Foundation

/// One side of a constraint: an attribute of a view or guide, or the distance from one such attribute to another.
package struct LayoutOperand {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
    /// What the distance is measured from, if the operand is a distance.
    weak var origin: AnyObject?
    var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

    package init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// The distance from one operand to another.
    init(from start: LayoutOperand, to end: LayoutOperand) {
        self = end
        origin = start.item
        originAttribute = start.attribute
    }

    var isDistance: Bool { originAttribute != .notAnAttribute }
    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

    /// The direction that the operand is measured in.
    var axis: NSLayoutConstraint.Axis {
        switch attribute.kind {
        case .horizontal: .horizontal
        case .vertical: .vertical
        case .size, .none: attribute == .height ? .vertical : .horizontal
        }
    }
}

extension UIView {
    /// The view in whose coordinates an item of a constraint lies: a view's superview and a guide's owner are reached through it.
    static func ofLayoutItem(_ item: AnyObject?) -> UIView? {
        switch item {
        case let view as UIView: view
        case let guide as UILayoutGuide: guide.owningView
        default: nil
        }
    }
}
