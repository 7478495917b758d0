import SampanFoundation

/// What `mutableSetValue(forKey:)` returns: it holds nothing itself.
final class RelationshipSet: NSMutableSet {
    private var owner: NSManagedObject!
    private var slot = 0

    static func make(_ owner: NSManagedObject, _ slot: Int) -> RelationshipSet {
        let made = RelationshipSet(capacity: 0)
        (made.owner, made.slot) = (owner, slot)
        return made
    }

    private var current: NSSet {
        switch owner?.object(at: slot) {
        case let set as NSSet: set
        case let set as NSOrderedSet: NSSet(array: set.array)
        default: NSSet()
        }
    }

    override var count: Int { current.count }
    override func member(_ object: Any) -> Any? { current.member(object) }
    override func objectEnumerator() -> NSEnumerator { current.objectEnumerator() }
    override var allObjects: [Any] { current.allObjects }
    override func contains(_ object: Any) -> Bool { current.contains(object) }
    override func add(_ object: Any) { owner?.addRelated(object, slot) }
    override func remove(_ object: Any) { owner?.removeRelated(object, slot) }
    override func removeAllObjects() { owner?.set(slot, to: owner.stored(nil, slot)) }
    override func addObjects(from array: [Any]) { owner?.addRelated(array, slot) }
    override func union(_ otherSet: Set<AnyHashable>) { owner?.addRelated(otherSet.map(\.base), slot) }
    override func minus(_ otherSet: Set<AnyHashable>) { owner?.removeRelated(otherSet.map(\.base), slot) }
    override func setSet(_ otherSet: Set<AnyHashable>) { owner?.set(slot, to: owner.stored(otherSet.map(\.base), slot)) }
    override func intersect(_ otherSet: Set<AnyHashable>) {
        let kept = current.allObjects.filter { ($0 as? AnyHashable).map(otherSet.contains) ?? false }
        owner?.set(slot, to: owner.stored(kept, slot))
    }
    override func copy(with zone: NSZone? = nil) -> Any { current }
}

/// What `mutableOrderedSetValue(forKey:)` returns: it holds nothing itself.
final class RelationshipOrderedSet: NSMutableOrderedSet {
    private var owner: NSManagedObject!
    private var slot = 0

    override init(capacity numItems: Int) { super.init(capacity: numItems) }
    required init?(coder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }

    static func make(_ owner: NSManagedObject, _ slot: Int) -> RelationshipOrderedSet {
        let made = RelationshipOrderedSet(capacity: 0)
        (made.owner, made.slot) = (owner, slot)
        return made
    }

    private var current: NSOrderedSet { owner?.object(at: slot) as? NSOrderedSet ?? NSOrderedSet() }
    private func objects(_ body: (inout [Any]) -> Void) {
        var list = current.array
        body(&list)
        owner?.set(slot, to: owner.stored(list, slot))
    }

    override var count: Int { current.count }
    override func object(at index: Int) -> Any { current.object(at: index) }
    override func index(of object: Any) -> Int { current.index(of: object) }
    override func insert(_ object: Any, at index: Int) {
        guard !current.contains(object) else { return }
        objects { $0.insert(object, at: index) }
    }
    override func removeObject(at index: Int) { objects { $0.remove(at: index) } }
    override func replaceObject(at index: Int, with object: Any) { objects { $0[index] = object } }
    override func add(_ object: Any) { owner?.addRelated(object, slot) }
    override func addObjects(from array: [Any]) { owner?.addRelated(array, slot) }
    override func remove(_ object: Any) { owner?.removeRelated(object, slot) }
    override func removeAllObjects() { owner?.set(slot, to: owner.stored(nil, slot)) }
    override func exchangeObject(at index: Int, withObjectAt other: Int) { objects { $0.swapAt(index, other) } }
    override func moveObjects(at indexes: IndexSet, to index: Int) {
        objects { list in
            let moved = indexes.map { list[$0] }
            for place in indexes.reversed() { list.remove(at: place) }
            list.insert(contentsOf: moved, at: Swift.min(index, list.count))
        }
    }
    override func copy(with zone: NSZone? = nil) -> Any { current }
}
