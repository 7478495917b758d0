import SampanAutoLayout
import Foundation

/// A constraint in the solver's terms.
struct WrittenConstraint {
    var terms: [Term] = []
    var relation = Relation.equal
    /// The right side without the constraint's own constant.
    var base = 0.0
    /// What the constraint's own constant is multiplied by.
    var sign = 1.0
    var items: [LayoutItem] = []
    var baselines: [LayoutRegistration.Baseline] = []
}

extension LayoutEngine {
    /// Writes a constraint with the engine's variables, in the coordinates of the closest common ancestor of its items.
    ///
    /// Positions of views are variables in their superviews' points, so a constraint between two siblings, or a view and its superview,
    /// mentions those only. Returns `nil` if an item is gone.
    func write(_ constraint: NSLayoutConstraint) -> WrittenConstraint? {
        let views = constraint.itemViews
        guard var ancestor = views.first else { return nil }
        for view in views.dropFirst() {
            guard let common = NSLayoutConstraint.commonAncestor(ancestor, view) else { return nil }
            ancestor = common
        }
        var result = WrittenConstraint()
        let isDirectional = constraint.first.attribute.isDirectional || constraint.second.attribute.isDirectional
        let isReversed = isDirectional && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var writer = ConstraintWriter(engine: self, ancestor: ancestor, isReversed: isReversed, hasOtherItem: views.count > 1)
        let multiplier = Double(constraint.multiplier)
        // Read from the right, a place is the distance from the right edge: everything changes its sign, and so do the comparisons.
        let isPlace = constraint.first.kind == .horizontal
        result.sign = isReversed && isPlace ? -1 : 1
        writer.add(constraint.first, times: isReversed && !isPlace ? -1 : 1)
        if constraint.second.attribute != .notAnAttribute {
            writer.add(constraint.second, times: -multiplier * (isReversed && !isPlace ? -1 : 1))
        }
        if isReversed && isPlace && multiplier != 1 { writer.addWidthOfAncestor(times: multiplier - 1) }
        let relation: Relation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: result.sign < 0 ? .greaterThanOrEqual : .lessThanOrEqual
            case .greaterThanOrEqual: result.sign < 0 ? .lessThanOrEqual : .greaterThanOrEqual
            }
        result.relation = relation
        result.terms = writer.terms
        result.base = -writer.constant
        result.items = writer.items
        result.baselines = writer.baselines
        for item in result.items { retain(item) }
        return result
    }
}

/// Sums up the operands of a constraint: `Σ terms + constant`.
@MainActor
private struct ConstraintWriter {
    let engine: LayoutEngine
    let ancestor: UIView
    let isReversed: Bool
    let hasOtherItem: Bool
    var terms: [Term] = []
    var constant = 0.0
    var items: [LayoutItem] = []
    var baselines: [LayoutRegistration.Baseline] = []

    init(engine: LayoutEngine, ancestor: UIView, isReversed: Bool, hasOtherItem: Bool) {
        (self.engine, self.ancestor, self.isReversed, self.hasOtherItem) = (engine, ancestor, isReversed, hasOtherItem)
    }

    mutating func add(_ operand: LayoutOperand, times factor: Double) {
        add(operand.item, operand.attribute, factor)
        if operand.isDistance { add(operand.origin, operand.originAttribute, -factor) }
    }

    mutating func addWidthOfAncestor(times factor: Double) {
        let item = use(engine.item(for: ancestor))
        terms.append(Term(factor, item.width))
        constant += factor * Double(item.totalInset(.horizontal))
    }

    private mutating func use(_ item: LayoutItem) -> LayoutItem {
        items.append(item)
        return item
    }

    private mutating func add(_ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) {
        if let guide = object as? UILayoutGuide {
            guard let owner = guide.owningView else { return }
            let item = use(engine.item(for: guide, of: owner))
            if attribute != .width && attribute != .height { addOrigin(of: owner, attribute.kind, factor) }
            addPart(resolve(attribute), of: item, factor)
            return
        }
        guard let view = object as? UIView else { return }
        if attribute == .firstBaseline || attribute == .lastBaseline {
            addBaseline(of: view.baselineView(for: attribute), isFirst: attribute == .firstBaseline, factor)
            return
        }
        if view === ancestor, hasOtherItem, view.layoutContainer != nil, attribute.isEdge {
            addContentEdge(of: view, attribute, factor)
            return
        }
        if let part = attribute.withinMargins {
            add(view.layoutMarginsGuide, part, factor)
            return
        }
        addView(view, resolve(attribute), factor)
    }

    private mutating func addView(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) {
        let item = use(engine.item(for: view))
        switch attribute {
        case .width, .height: break
        default:
            let axis: NSLayoutConstraint.Axis = attribute.kind == .vertical ? .vertical : .horizontal
            if view === ancestor {
                // In its own points a view starts at zero, less what its alignment rectangle leaves out.
                constant += factor * Double(item.leadingInset(axis))
                addLength(of: attribute, item, factor)
                return
            }
            addOrigin(of: view.superviewStorage!, attribute.kind, factor)
        }
        addPart(attribute, of: item, factor)
    }

    /// The place of a view's own origin in the ancestor's points.
    private mutating func addOrigin(of view: UIView, _ kind: NSLayoutConstraint.Attribute.Kind, _ factor: Double) {
        let axis: NSLayoutConstraint.Axis = kind == .vertical ? .vertical : .horizontal
        var view = view
        while view !== ancestor, let parent = view.superviewStorage {
            let item = use(engine.item(for: view))
            terms.append(Term(factor, item.variables(axis).start))
            constant -= factor * Double(item.leadingInset(axis))
            if view.layoutContainer != nil || view.bounds.origin != .zero {
                let origin = engine.origin(of: item)
                terms.append(Term(-factor, axis == .horizontal ? origin.x : origin.y))
            }
            view = parent
        }
    }

    private mutating func addPart(_ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, _ factor: Double) {
        switch attribute.kind {
        case .horizontal: terms.append(Term(factor, item.x))
        case .vertical: terms.append(Term(factor, item.y))
        case .size, .none: break
        }
        addLength(of: attribute, item, factor)
    }

    private mutating func addLength(of attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem, _ factor: Double) {
        switch attribute {
        case .right, .width: terms.append(Term(factor, item.width))
        case .bottom, .height: terms.append(Term(factor, item.height))
        case .centerX: terms.append(Term(factor / 2, item.width))
        case .centerY: terms.append(Term(factor / 2, item.height))
        default: break
        }
    }

    private mutating func addBaseline(of view: UIView, isFirst: Bool, _ factor: Double) {
        addView(view, isFirst ? .top : .bottom, factor)
        guard view is any BaselineProviding else { return }
        let item = engine.item(for: view)
        let place = BaselinePlace(of: item, isFirst: isFirst)
        let direction = isFirst ? factor : -factor
        // Text that keeps to the middle follows the height at once; the rest is looked up anew when the layout is known.
        if place.share != 0 { terms.append(Term(direction * Double(place.share), item.height)) }
        constant += direction * Double(place.rest)
        baselines.append(LayoutRegistration.Baseline(item: item, isFirst: isFirst, factor: -direction, place: place))
    }

    /// Constraints from inside a scroll view to its edges and margins are to those of its content.
    private mutating func addContentEdge(of view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) {
        let item = use(engine.item(for: view.scrollContentGuide, of: view))
        let margins = attribute.withinMargins == nil ? .zero : view.layoutMargins
        let edge = resolve(attribute.withinMargins ?? attribute)
        addPart(edge, of: item, factor)
        switch edge {
        case .left: constant += factor * Double(margins.left)
        case .right: constant -= factor * Double(margins.right)
        case .top: constant += factor * Double(margins.top)
        case .bottom: constant -= factor * Double(margins.bottom)
        default: break
        }
    }

    private func resolve(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .leading: isReversed ? .right : .left
        case .trailing: isReversed ? .left : .right
        default: attribute
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is one of the four sides, of a view or of its margins.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin:
            true
        default: false
        }
    }
}
