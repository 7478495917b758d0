import Foundation
import SampanInterfaceBuilder

extension NibBuilder {
    /// Adds the constraints that a view holds in the document, those left out that serve the canvas or other size classes only.
    func installConstraints(of view: UIView, _ record: IBObject) {
        guard !record.constraints.isEmpty else { return }
        let installed = record.installed(\.constraints, for: traits)
        // Those that are to be removed at build time hold on the canvas.
        for constraint in record.constraints where !constraint.isPlaceholder || Self.hasNoCode {
            guard let made = make(constraint, in: view, record) else { continue }
            fill(made, from: constraint.object)
            if let id = constraint.id { varied.add(made, id, of: view) }
            if constraint.id.flatMap({ installed[$0] }) != false { activate(made, at: constraint.line) }
        }
    }

    private func make(_ constraint: IBConstraint, in view: UIView, _ record: IBObject) -> NSLayoutConstraint? {
        guard let first = end(constraint.firstItem, constraint.firstAttribute, in: view, record) else {
            return failed(constraint, constraint.firstItem ?? record.id, constraint.firstAttribute)
        }
        var second: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute) = (nil, .notAnAttribute)
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
        let (left, right) = (LayoutOperand(first.item, first.attribute), LayoutOperand(second.item, second.attribute))
        if let problem = Self.problem(left, right) {
            source.log("the constraint cannot be made: \(problem)", at: constraint.line)
            return nil
        }
        let cls: AnyClass = NibClasses.cls(for: constraint.object, in: source) ?? NSLayoutConstraint.self
        guard let made = (cls == NSLayoutConstraint.self ? NSLayoutConstraint() : DynamicClass.make(cls, "init", [])) as? NSLayoutConstraint
        else { return nil }
        made.set(left, relation, right, multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constant))
        made.priority = UILayoutPriority(rawValue: Float(priority))
        made.identifier = constraint.identifier
        return made
    }

    /// Why two sides make no constraint; UIKit would end the app.
    private static func problem(_ first: LayoutOperand, _ second: LayoutOperand) -> String? {
        guard UIView.ofLayoutItem(first.item) != nil else { return "its first item is no view" }
        if second.attribute == .notAnAttribute {
            return first.kind == .size ? nil : "a location cannot be a constant"
        }
        guard UIView.ofLayoutItem(second.item) != nil else { return "its second item is no view" }
        guard first.kind == second.kind else { return "its attributes cannot be paired" }
        let mixes =
            first.attribute.isDirectional && second.attribute.isAbsoluteSide
            || first.attribute.isAbsoluteSide && second.attribute.isDirectional
        return mixes ? "left and right cannot be paired with leading and trailing" : nil
    }

    /// Makes a constraint hold, unless its views are not in one tree (one of them may be left out for the present size class).
    private func activate(_ constraint: NSLayoutConstraint, at line: Int) {
        let views = constraint.itemViews
        guard let first = views.first, views.allSatisfy({ NSLayoutConstraint.commonAncestor(first, $0) != nil }) else {
            return source.log("the constraint's items are not in one view", at: line)
        }
        constraint.isActive = true
    }

    private func failed(_ constraint: IBConstraint, _ item: String?, _ attribute: String?) -> NSLayoutConstraint? {
        source.log(
            "the constraint cannot be made: there is no \"\(item ?? "")\" with an attribute \"\(attribute ?? "")\"", at: constraint.line)
        return nil
    }

    /// The object and attribute that one side of a constraint names.
    private func end(_ id: String?, _ name: String, in view: UIView, _ record: IBObject) -> (
        item: AnyObject?, attribute: NSLayoutConstraint.Attribute
    )? {
        guard let attribute = Self.attributes[name] else { return nil }
        guard let id, id != record.id else { return (container(of: view), attribute) }
        if let guide = source.document.layoutGuide(withID: id) { return end(guide, attribute) }
        guard let object = object(id) else { return nil }
        return (container(of: object), attribute)
    }

    /// What is inside of a cell is laid out in its content view, which Interface Builder's canvas does not show apart.
    private func container(of object: AnyObject) -> AnyObject { (object as? UIView)?.documentContentView ?? object }

    private func end(_ guide: IBLayoutGuide, _ attribute: NSLayoutConstraint.Attribute) -> (
        item: AnyObject?, attribute: NSLayoutConstraint.Attribute
    )? {
        guard let id = guide.object?.id, let owner = object(id) else { return nil }
        switch guide.owner {
        case .view:
            guard let view = owner as? UIView, let found = view.documentLayoutGuide(guide.name) else { return nil }
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
    private func standardSpacing(_ first: AnyObject?, _ second: AnyObject?) -> Double {
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
