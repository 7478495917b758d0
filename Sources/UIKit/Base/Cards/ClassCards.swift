import Foundation

/// The cards of all classes that are loaded.
@MainActor
package enum ClassCards {
    private static var cards: [ObjectIdentifier: ClassCard] = [:]
    private static var classes: [String: AnyClass] = [:]
    private static var chains: [ObjectIdentifier: [ClassCard]] = [:]
    nonisolated(unsafe) private static var waiting: [@MainActor () -> [ClassCard]] = []
    nonisolated private static let lock = NSLock()

    /// Adds the cards of a module, which are made when one is first asked for. Modules call this when they are loaded.
    package nonisolated static func register(_ cards: @escaping @MainActor () -> [ClassCard]) {
        lock.withLock { waiting.append(cards) }
    }

    private static func takeWaiting() {
        let added = lock.withLock {
            defer { waiting.removeAll() }
            return waiting
        }
        guard !added.isEmpty else { return }
        for card in added.flatMap({ $0() }) {
            cards[ObjectIdentifier(card.cls)] = card
            classes[String(describing: card.cls)] = card.cls
        }
        chains.removeAll()
    }

    /// All cards, by the names of their classes.
    package static var all: [ClassCard] {
        takeWaiting()
        return cards.values.sorted { String(describing: $0.cls) < String(describing: $1.cls) }
    }

    /// The class of that name that has a card.
    static func cls(named name: String) -> AnyClass? {
        takeWaiting()
        return classes[name]
    }

    /// The card of just this class: of one of a framework's, rather than the app's.
    static func card(of cls: AnyClass) -> ClassCard? {
        takeWaiting()
        return cards[ObjectIdentifier(cls)]
    }

    /// The cards of a class and its superclasses, the base first.
    static func chain(for cls: AnyClass) -> [ClassCard] {
        takeWaiting()
        if let known = chains[ObjectIdentifier(cls)] { return known }
        var chain: [ClassCard] = []
        var current: AnyClass? = cls
        while let c = current {
            if let card = cards[ObjectIdentifier(c)] { chain.append(card) }
            current = _getSuperclass(c)
        }
        chain.reverse()
        chains[ObjectIdentifier(cls)] = chain
        return chain
    }

    /// Sets what a record says of an object: what its classes' sources tell of first, then what their cards name, base classes first.
    static func apply(to object: AnyObject, _ source: NibRecord, isWhole: Bool) {
        let chain = chain(for: type(of: object))
        DerivedAttributes.apply(to: object, source, by: chain)
        for card in chain { card.apply(to: object, source, isWhole: isWhole) }
    }

    /// What the card nearest to a class says of something.
    static func fact<Value>(_ type: Value.Type, of cls: AnyClass) -> Value? {
        chain(for: cls).reversed().lazy.compactMap { $0.fact(type) }.first
    }
}
