import Foundation

extension NSLayoutConstraint {
    /// Makes the constraints that a visual format describes: `"H:|-[name(100)]-margin-[value]|"`.
    ///
    /// `metrics` gives names to numbers, `views` to views and guides. A format that cannot be read ends the process, with the place marked.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var builder = VisualFormatBuilder(options: opts, metrics: metrics ?? [:], views: views)
            return try builder.build(VisualFormatParser.parse(format))
        } catch let error as VisualFormatError {
            let marker = String(repeating: " ", count: error.position) + "^"
            ObjCException.raise(
                "NSInvalidArgumentException", "Unable to parse constraint format: \n\(error.reason) \n\(format) \n\(marker)")
        } catch {
            ObjCException.raise("NSInvalidArgumentException", "Unable to parse constraint format: \n\(error) \n\(format)")
        }
    }
}

/// Makes constraints of a visual format.
@MainActor
package struct VisualFormatBuilder {
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var constraints: [NSLayoutConstraint] = []
    private var axis = NSLayoutConstraint.Axis.horizontal

    package init(options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
        (self.options, self.metrics, self.views) = (options, metrics, views)
    }

    package mutating func build(_ format: VisualFormat) throws -> [NSLayoutConstraint] {
        axis = format.axis
        var items: [AnyObject] = []
        for element in format.elements {
            if case .view(let name, _, let position) = element { items.append(try item(name, position)) }
        }
        let superview = try superview(of: items[0], format)
        var all: [AnyObject] = []
        var rest = items[...]
        for element in format.elements {
            if case .superview = element { all.append(superview!) } else { all.append(rest.removeFirst()) }
        }
        for (i, element) in format.elements.enumerated() {
            if case .view(_, let sizes, _) = element {
                for size in sizes { try addSize(of: all[i], size) }
            }
        }
        for i in format.spaces.indices { try addSpace(format.spaces[i], all[i], all[i + 1], superview) }
        try addAlignment(items)
        return constraints
    }

    // MARK: Names

    private func item(_ name: String, _ position: Int) throws -> AnyObject {
        guard let value = views[name] else {
            throw VisualFormatError(reason: "\(name) is not a key in the views dictionary.", position: position + 1)
        }
        let object = value as AnyObject
        guard object is UIView || object is UILayoutGuide else {
            throw VisualFormatError(
                reason: "The value of \(name) in the views dictionary is neither a view nor a guide.", position: position + 1)
        }
        return object
    }

    private func superview(of item: AnyObject, _ format: VisualFormat) throws -> UIView? {
        let isNeeded = format.elements.contains {
            if case .superview = $0 { return true }
            return false
        }
        guard isNeeded else { return nil }
        let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let superview else {
            throw VisualFormatError(
                reason: "Unable to interpret '|' character, because the related view doesn't have a superview", position: 0)
        }
        return superview
    }

    private func number(_ name: String) -> CGFloat? {
        switch metrics[name] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        default: nil
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws -> UILayoutPriority {
        switch predicate.priority {
        case nil: return .required
        case .number(let value): return UILayoutPriority(Float(value))
        case .name(let name):
            guard let value = number(name) else {
                throw VisualFormatError(reason: "\(name) is not a key in the metrics dictionary.", position: predicate.position)
            }
            return UILayoutPriority(Float(value))
        }
    }

    private mutating func add(
        _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand, _ constant: CGFloat,
        _ priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(first, relation, second, constant: constant)
        constraint.priority = priority
        constraints.append(constraint)
    }

    // MARK: Sizes

    private mutating func addSize(of item: AnyObject, _ predicate: VisualFormat.Predicate) throws {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let operand = LayoutOperand(item, attribute)
        switch predicate.value {
        case .number(let value):
            add(operand, predicate.relation, LayoutOperand(nil, .notAnAttribute), value, try priority(predicate))
        case .name(let name):
            if let value = number(name) {
                add(operand, predicate.relation, LayoutOperand(nil, .notAnAttribute), value, try priority(predicate))
            } else if let other = views[name] {
                add(operand, predicate.relation, LayoutOperand(other as AnyObject, attribute), 0, try priority(predicate))
            } else {
                throw VisualFormatError(
                    reason: "\(name) is not a key in the metrics or views dictionary.", position: predicate.position)
            }
        }
    }

    // MARK: Spaces

    private var direction: NSLayoutConstraint.FormatOptions { options.intersection(.directionMask) }

    /// The edges that meet a space: of what is after it, and of what is before it.
    private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if axis == .vertical { return (.top, .bottom) }
        switch direction {
        case .directionLeftToRight: return (.left, .right)
        case .directionRightToLeft: return (.right, .left)
        default: return (.leading, .trailing)
        }
    }

    private mutating func addSpace(_ space: VisualFormat.Space, _ before: AnyObject, _ after: AnyObject, _ superview: UIView?) throws {
        let (start, end) = edges
        let isFirst = before === superview
        let isLast = after === superview
        let first = LayoutOperand(before, isFirst ? start : end)
        let second = LayoutOperand(after, isLast ? end : start)
        // Constraints run from the superview's edge inwards, and from one view to the next; the other way round from right to left.
        let isReversed = axis == .horizontal && direction == .directionRightToLeft
        switch space {
        case .none: add(second, .equal, first, 0)
        case .standard: addStandard(first, second, isFirst, isLast, isReversed)
        case .predicates(let predicates):
            for predicate in predicates {
                let value: CGFloat
                switch predicate.value {
                case .number(let number): value = number
                case .name(let name):
                    guard let number = number(name) else {
                        throw VisualFormatError(reason: "\(name) is not a key in the metrics dictionary.", position: predicate.position)
                    }
                    value = number
                }
                let priority = try priority(predicate)
                if axis == .vertical, !isFirst, !isLast, options.contains(.spacingBaselineToBaseline) {
                    // What has no text has its edges for baselines.
                    add(LayoutOperand(after, .firstBaseline), predicate.relation, LayoutOperand(before, .lastBaseline), value, priority)
                    continue
                }
                // The end of the superview is on the left side of the equation so that constants are distances.
                if isReversed {
                    add(first, predicate.relation, second, value, priority)
                } else {
                    add(isLast ? LayoutOperand(after, end) : second, predicate.relation, first, value, priority)
                }
            }
        }
    }

    /// `-`: the margins at the superview's edges, the system's spacing between views.
    private mutating func addStandard(
        _ first: LayoutOperand, _ second: LayoutOperand, _ isFirst: Bool, _ isLast: Bool, _ isReversed: Bool
    ) {
        if isFirst {
            add(second, .equal, LayoutOperand(first.item, first.attribute.margin), 0)
        } else if isLast {
            add(LayoutOperand(second.item, second.attribute.margin), .equal, first, 0)
        } else if isReversed {
            add(first, .equal, second, SystemSpacing.betweenSiblings)
        } else if axis == .vertical && options.contains(.spacingBaselineToBaseline) {
            constraints.append(
                SystemSpacing.constraint(
                    LayoutOperand(second.item, .firstBaseline), .equal, after: LayoutOperand(first.item, .lastBaseline), 1))
        } else {
            add(second, .equal, first, SystemSpacing.betweenSiblings)
        }
    }

    // MARK: Alignment

    private mutating func addAlignment(_ items: [AnyObject]) throws {
        let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in alignments where options.contains(option) {
            let isAlong = (attribute.kind == .horizontal) == (axis == .horizontal)
            guard !isAlong else {
                throw VisualFormatError(
                    reason: "Options mask required views to be aligned on a \(axis == .horizontal ? "horizontal" : "vertical") edge, which "
                        + "is not allowed for layout that is also \(axis == .horizontal ? "horizontal" : "vertical").", position: 0)
            }
            for (previous, next) in zip(items, items.dropFirst()) {
                add(LayoutOperand(previous, attribute), .equal, LayoutOperand(next, attribute), 0)
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin at an edge.
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
