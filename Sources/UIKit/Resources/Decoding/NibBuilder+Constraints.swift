import Foundation
import InterfaceBuilder

extension NibBuilder {
    /// Adds the constraints that a view holds in the document, those left out that serve the canvas or other size classes only.
    func installConstraints(of view: UIView, _ record: IBObject) {
        guard !record.constraints.isEmpty else { return }
        let installed = record.installed(\.constraints, for: traits)
        for constraint in record.constraints where !constraint.isPlaceholder {
            guard let made = make(constraint, in: view, record) else { continue }
            fill(made, from: constraint.object)
            if let id = constraint.id { varied.add(made, id, of: view) }
            if constraint.id.flatMap({ installed[$0] }) != false { made.isActive = true }
        }
    }

    private func make(_ constraint: IBConstraint, in view: UIView, _ record: IBObject) -> NSLayoutConstraint? {
        guard let first = end(constraint.firstItem, constraint.firstAttribute, in: view, record) else {
            return failed(constraint, constraint.firstItem ?? record.id, constraint.firstAttribute)
        }
        var second: (item: Any?, attribute: NSLayoutConstraint.Attribute) = (nil, .notAnAttribute)
        if let item = constraint.secondItem {
            guard let found = end(item, constraint.secondAttribute ?? constraint.firstAttribute, in: view, record) else {
                return failed(constraint, item, constraint.secondAttribute)
            }
            second = found
        }
        let relation: NSLayoutConstraint.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        var constant = constraint.constant ?? standardSpacing(first.item, second.item)
        var priority = constraint.priority
        for variation in constraint.object.variations(for: traits) {
            constant = variation.object.double("constant") ?? constant
            priority = variation.object.double("priority") ?? priority
        }
        let made = NSLayoutConstraint(
            item: first.item as Any, attribute: first.attribute, relatedBy: relation, toItem: second.item, attribute: second.attribute,
            multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constant))
        made.priority = UILayoutPriority(rawValue: Float(priority))
        made.identifier = constraint.identifier
        return made
    }

    private func failed(_ constraint: IBConstraint, _ item: String?, _ attribute: String?) -> NSLayoutConstraint? {
        source.log(
            "the constraint cannot be made: there is no \"\(item ?? "")\" with an attribute \"\(attribute ?? "")\"", at: constraint.line)
        return nil
    }

    /// The object and attribute that one side of a constraint names.
    private func end(_ id: String?, _ name: String, in view: UIView, _ record: IBObject) -> (
        item: Any?, attribute: NSLayoutConstraint.Attribute
    )? {
        guard let attribute = Self.attributes[name] else { return nil }
        guard let id, id != record.id else { return (container(of: view), attribute) }
        if let guide = source.document.layoutGuide(withID: id) { return end(guide, attribute) }
        guard let object = object(id) else { return nil }
        return (container(of: object), attribute)
    }

    /// What is inside of a cell is laid out in its content view, which Interface Builder's canvas does not show apart.
    private func container(of object: AnyObject) -> AnyObject { NibContentViews.contentView(of: object) ?? object }

    private func end(_ guide: IBLayoutGuide, _ attribute: NSLayoutConstraint.Attribute) -> (
        item: Any?, attribute: NSLayoutConstraint.Attribute
    )? {
        guard let id = guide.object?.id, let owner = object(id) else { return nil }
        switch guide.owner {
        case .view:
            guard let view = owner as? UIView, let found = NibContentViews.layoutGuide(guide.name, of: view) else { return nil }
            return (found, attribute)
        case .viewController:
            guard let view = (owner as? UIViewController)?.viewIfLoaded ?? self.view(of: guide) else { return nil }
            return (guide.name == "top" ? view.topLayoutGuideOfController : view.bottomLayoutGuideOfController, attribute)
        }
    }

    /// The root view of a guide's controller, while it is being loaded.
    private func view(of guide: IBLayoutGuide) -> UIView? {
        guide.object?.child("view")?.id.flatMap { object($0) as? UIView }
    }

    /// The system's own spacing: between siblings, or to the superview.
    private func standardSpacing(_ first: Any?, _ second: Any?) -> Double {
        guard let first = first as? UIView, let second = second as? UIView else { return Double(SystemSpacing.toSuperview) }
        return first.superview === second.superview ? Double(SystemSpacing.betweenSiblings) : Double(SystemSpacing.toSuperview)
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
        "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
