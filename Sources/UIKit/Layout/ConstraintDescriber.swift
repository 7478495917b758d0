import Foundation

/// Writes a constraint as UIKit logs it: in the visual format where that can say it, as an equation otherwise.
@MainActor
struct ConstraintDescriber {
    private let constraint: NSLayoutConstraint
    /// Whether the superview is drawn as `|` and must be named.
    private var named: UIView?

    init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }

    var text: String {
        let className = Self.className(of: constraint)
        let head = "<\(className):\(Self.address(of: constraint))\(constraint.identifier.map { " '\($0)'" } ?? "") "
        let state = constraint.isActive ? "active" : "inactive"
        let items = [constraint.first.item, constraint.second.item].compactMap { $0 }
        if let (drawing, superview) = drawing {
            let names = Self.names(items.filter { $0 !== superview }, superview: superview)
            return "\(head)\(drawing)   (\(state)\(names))>"
        }
        return "\(head)\(equation)   (\(state)\(Self.names(items)))>"
    }

    // MARK: Equations

    private var relation: String {
        switch constraint.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    private var priority: String {
        constraint.priority == .required ? "" : " @\(constraint.priority.rawValue.shortText)"
    }

    private var equation: String {
        var right = ""
        if constraint.second.attribute != .notAnAttribute {
            if constraint.multiplier != 1 { right += "\(constraint.multiplier.shortText)*" }
            right += Self.text(of: constraint.second)
            if constraint.constant != 0 {
                right += constraint.constant < 0 ? " - \((-constraint.constant).shortText)" : " + \(constraint.constant.shortText)"
            }
        } else {
            right = constraint.constant.shortText
        }
        return "\(Self.text(of: constraint.first)) \(relation) \(right)\(priority)"
    }

    // MARK: Drawings

    /// The constraint in the visual format, and the superview if that occurs in it.
    private var drawing: (text: String, superview: UIView?)? {
        guard !constraint.first.isDistance, !constraint.second.isDistance, constraint.multiplier == 1,
            let first = constraint.first.item, let second = constraint.second.item
        else { return nil }
        switch (constraint.first.attribute, constraint.second.attribute) {
        case (.leading, .leading), (.left, .left), (.top, .top):
            if let parent = second as? UIView, (first as? UIView)?.superview === parent {
                return draw(parent, first, first, isAtStart: true)
            }
            if let parent = first as? UIView, (second as? UIView)?.superview === parent {
                return draw(parent, second, first, isAtStart: true, isReversed: true)
            }
        case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
            if let parent = second as? UIView, (first as? UIView)?.superview === parent {
                return draw(parent, first, first, isAtStart: false, isReversed: true)
            }
            if let parent = first as? UIView, (second as? UIView)?.superview === parent {
                return draw(parent, second, first, isAtStart: false)
            }
        case (.leading, .trailing), (.left, .right), (.top, .bottom):
            if areSiblings(first, second) { return ("\(prefix)[\(name(second))]-\(space(false))-[\(name(first))]\(suffix)", nil) }
        case (.trailing, .leading), (.right, .left), (.bottom, .top):
            if areSiblings(first, second) { return ("\(prefix)[\(name(first))]-\(space(true))-[\(name(second))]\(suffix)", nil) }
        default: break
        }
        return nil
    }

    private func areSiblings(_ a: AnyObject, _ b: AnyObject) -> Bool {
        guard let a = a as? UIView, let b = b as? UIView, let parent = a.superview else { return false }
        return parent === b.superview
    }

    private var isVertical: Bool { constraint.first.attribute.kind == .vertical }
    private var prefix: String { isVertical ? "V:" : "H:" }
    /// Left and right are named, since drawings otherwise run in the direction of the language.
    private var suffix: String { constraint.first.attribute.isAbsoluteSide ? "(LTR)" : "" }

    private func name(_ item: AnyObject) -> String { Self.name(ofItem: item) }

    /// The space between the two, as the distance from the earlier to the later.
    private func space(_ isReversed: Bool) -> String {
        let constant = isReversed ? -constraint.constant : constraint.constant
        let comparison: String
        switch constraint.relation {
        case .equal: comparison = ""
        case .lessThanOrEqual: comparison = isReversed ? ">=" : "<="
        case .greaterThanOrEqual: comparison = isReversed ? "<=" : ">="
        }
        let priority = constraint.priority == .required ? "" : "@\(constraint.priority.rawValue.shortText)"
        return "(\(comparison)\((constant == 0 ? 0 : constant).shortText)\(priority))"
    }

    private func draw(
        _ parent: UIView, _ child: AnyObject, _ first: AnyObject, isAtStart: Bool, isReversed: Bool = false
    ) -> (String, UIView?) {
        let space = space(isReversed)
        let text = isAtStart ? "|-\(space)-[\(name(child))]" : "[\(name(child))]-\(space)-|"
        return ("\(prefix)\(text)\(suffix)", parent)
    }

    // MARK: Names

    static func className(of object: AnyObject) -> String {
        let name = String(reflecting: type(of: object))
        // The frameworks' own classes are shown without their module, private ones of the app without the place of their declaration.
        return ClassRegistry.isFramework(type(of: object)) || name.contains("(") ? String(describing: type(of: object)) : name
    }

    /// An object by its class and address, as UIKit's descriptions mention it.
    static func reference(to object: AnyObject) -> String { "<\(className(of: object)): \(address(of: object))>" }

    nonisolated static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    /// How an item is called in a description: by the name that tests know it by if it has one, which `names` then explains.
    static func name(ofItem item: AnyObject) -> String { (item as? UIView)?.knownName ?? text(ofItem: item) }

    /// An item by its class and address, and by its text or identifier if it has one.
    static func text(ofItem item: AnyObject) -> String {
        if let known = (item as? UIView)?.knownName { return "\(known):\(address(of: item))" }
        let text = "\(className(of: item)):\(address(of: item))"
        switch item {
        case let view as any ContentProviding: return text + quoted(view.contentText)
        case let guide as UILayoutGuide: return guide.identifier.isEmpty ? text : "\(text)'\(guide.identifier)'"
        case let view as UIView: return text + quoted(view.restorationIdentifier)
        default: return text
        }
    }

    /// A text as descriptions show it: only how it begins, where it is long.
    static func shortened(_ text: String) -> String { text.count > 25 ? "\(text.prefix(25))..." : text }

    private static func quoted(_ text: String?) -> String {
        guard let text else { return "" }
        return "'\(shortened(text))'"
    }

    /// What a description calls by name, with the addresses, and the superview where that is drawn as an edge.
    static func names(_ items: [AnyObject], superview: UIView? = nil) -> String {
        var names = items.compactMap { ($0 as? UIView)?.knownName == nil ? nil : text(ofItem: $0) }
        if let superview { names.append("'|':\(text(ofItem: superview))") }
        return names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
    }

    static func text(of operand: LayoutOperand) -> String {
        guard let item = operand.item else { return "nil.\(operand.attribute.name)" }
        let end = "\(name(ofItem: item)).\(operand.attribute.name)"
        guard operand.isDistance, let origin = operand.origin else { return end }
        return "\(name(ofItem: origin)).\(operand.originAttribute.name)→\(end)"
    }
}

extension UIView {
    /// The name that tests and logs know the view by.
    fileprivate var knownName: String? { accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } }
}
