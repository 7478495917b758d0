import Foundation

/// The targets and actions of a control, in the order in which they were added.
struct ControlActions {
    enum Entry {
        case action(UIAction)
        case selector(AnyObject?, Selector)
    }

    private struct Item {
        weak var target: AnyObject?
        let hasTarget: Bool
        let selector: Selector?
        let action: UIAction?
        var events: UIControl.Event
    }

    private var items: [Item] = []

    mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
        items.removeAll { $0.hasTarget && $0.target == nil }
        if let index = index(target, selector) {
            items[index].events.formUnion(events)
        } else {
            items.append(Item(target: target, hasTarget: target != nil, selector: selector, action: nil, events: events))
        }
    }

    private func index(_ target: AnyObject?, _ selector: Selector) -> Int? {
        items.firstIndex { $0.selector == selector && $0.target === target && $0.hasTarget == (target != nil) }
    }

    mutating func remove(_ target: AnyObject?, _ selector: Selector?, _ events: UIControl.Event) {
        for index in items.indices where items[index].action == nil {
            guard target == nil || items[index].target === target, selector == nil || items[index].selector == selector else { continue }
            items[index].events.subtract(events)
        }
        items.removeAll { $0.events.isEmpty }
    }

    @MainActor
    mutating func add(_ action: UIAction, _ events: UIControl.Event) {
        remove(action.identifier, events)
        items.append(Item(target: nil, hasTarget: false, selector: nil, action: action, events: events))
    }

    @MainActor
    mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
        for index in items.indices where items[index].action?.identifier == identifier { items[index].events.subtract(events) }
        items.removeAll { $0.events.isEmpty }
    }

    /// Everything that there is to send, with its events.
    var all: [(entry: Entry, events: UIControl.Event)] {
        items.compactMap { item in
            if let action = item.action { return (.action(action), item.events) }
            if item.hasTarget, item.target == nil { return nil }
            return (.selector(item.target, item.selector!), item.events)
        }
    }

    func matching(_ events: UIControl.Event) -> [Entry] { all.compactMap { $0.events.isDisjoint(with: events) ? nil : $0.entry } }

    var targets: Set<AnyHashable> {
        var all: Set<AnyHashable> = []
        for item in items where item.action == nil {
            if let target = item.target as? NSObject { all.insert(target) } else if !item.hasTarget { all.insert(NSNull()) }
        }
        return all
    }

    var events: UIControl.Event { items.reduce(into: []) { $0.formUnion($1.events) } }

    func names(_ target: AnyObject?, _ event: UIControl.Event) -> [String]? {
        let names = items.filter { $0.action == nil && $0.target === target && $0.events.contains(event) }.compactMap {
            $0.selector?.description
        }
        return names.isEmpty ? nil : names
    }
}
