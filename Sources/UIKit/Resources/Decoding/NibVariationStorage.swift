import Foundation
import SampanInterfaceBuilder

/// What of a view tree differs by size class, applied anew when the traits of its root change. The root keeps it.
@MainActor
final class NibVariationStorage: TraitVariations {
    private struct Entry {
        weak var object: AnyObject?
        let record: IBObject
        /// All subviews, in their order.
        var subviews: [(id: String, view: UIView)] = []
        /// Those that variations put in or take out.
        var varied: Set<String> = []
        /// The constraints that variations put in or take out.
        var constraints: [(id: String, constraint: NSLayoutConstraint)] = []
    }

    private let source: NibSource
    private var traits: UITraitCollection
    private var entries: [Entry] = []

    init(source: NibSource, traits: UITraitCollection) { (self.source, self.traits) = (source, traits) }

    var isEmpty: Bool { entries.isEmpty }

    /// Adds an object whose record has variations.
    func add(_ object: AnyObject, _ record: IBObject, finding view: (String) -> UIView?) {
        let ids = Set(record.variations.flatMap(\.subviews.keys))
        let subviews = record.list("subviews").compactMap { child -> (String, UIView)? in
            guard let id = child.id, let view = view(id) else { return nil }
            return (id, view)
        }
        entries.append(Entry(object: object, record: record, subviews: ids.isEmpty ? [] : subviews, varied: ids))
    }

    /// Adds a constraint that variations of its view put in or take out, or that has variations itself.
    func add(_ constraint: NSLayoutConstraint, _ id: String, of view: UIView) {
        guard let index = entries.firstIndex(where: { $0.object === view }) else { return }
        guard entries[index].record.variations.contains(where: { $0.constraints[id] != nil }) else { return }
        entries[index].constraints.append((id, constraint))
    }

    /// Makes the tree what the document says for the traits.
    func apply(_ traits: UITraitCollection) {
        guard traits != self.traits else { return }
        self.traits = traits
        // Values are converted without the builder that made the tree: it would keep the tree alive.
        let converter = NibBuilder(source: source, traits: traits)
        for entry in entries {
            guard let object = entry.object else { continue }
            let changes = NibRecord(record: entry.record.variedAttributes(for: traits), builder: converter)
            ClassCards.apply(to: object, changes, isWhole: false)
            if let constraint = object as? NSLayoutConstraint { applyConstants(changes.record, to: constraint) }
            if let view = object as? UIView { install(entry, in: view) }
        }
    }

    private func applyConstants(_ record: IBObject, to constraint: NSLayoutConstraint) {
        if let constant = record.double("constant") { constraint.constant = CGFloat(constant) }
        guard let priority = record.double("priority").map({ UILayoutPriority(rawValue: Float($0)) }), priority != constraint.priority
        else { return }
        // An active constraint cannot become required, or stop being so.
        let wasActive = constraint.isActive
        constraint.isActive = false
        constraint.priority = priority
        constraint.isActive = wasActive
    }

    private func install(_ entry: Entry, in view: UIView) {
        let subviews = entry.record.installed(\.subviews, for: traits)
        for (id, child) in entry.subviews where entry.varied.contains(id) {
            let isWanted = subviews[id] != false
            if isWanted, child.superview == nil {
                insert(child, id, into: view, entry)
            } else if !isWanted, child.superview === view {
                child.removeFromSuperview()
            }
        }
        let constraints = entry.record.installed(\.constraints, for: traits)
        for (id, constraint) in entry.constraints where constraints[id] == false { constraint.isActive = false }
        for (id, constraint) in entry.constraints where constraints[id] != false { constraint.isActive = true }
    }

    /// Inserts a subview at its place among those that are there.
    private func insert(_ child: UIView, _ id: String, into view: UIView, _ entry: Entry) {
        let following = entry.subviews.drop { $0.id != id }.dropFirst()
        let next = following.first { $0.view.superview === view }?.view
        if let stack = view as? UIStackView {
            let index = next.flatMap { stack.arrangedSubviews.firstIndex(of: $0) } ?? stack.arrangedSubviews.count
            stack.insertArrangedSubview(child, at: index)
        } else if let next {
            view.insertSubview(child, belowSubview: next)
        } else {
            view.addSubview(child)
        }
    }
}

extension IBObject {
    /// Only what variations mention, with the values that hold for the traits.
    @MainActor
    fileprivate func variedAttributes(for traits: UITraitCollection) -> IBObject { varied(by: variations(for: traits)) }
}
