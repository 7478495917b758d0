import SampanFoundation

// Key-value coding: what the class itself exposes goes first, then the entity's properties.
extension NSManagedObject: KeyValueContainer {
    /// The value of a property of the entity that the class has no accessor of its own for.
    public func containedValue(forKey key: String) -> Any?? {
        guard let slot = layout.index[key] else {
            if layout.fetchedProperties[key] != nil { return .some(fetchedProperty(key)) }
            return primitiveName(key).map { primitiveValue(forKey: $0) }
        }
        if layout.hasOwnAccessor(slot, type(of: self)) { return nil }
        fulfill()
        willRead(slot)
        return .some(object(at: slot))
    }

    /// Sets a property of the entity that the class has no accessor of its own for.
    public func setContainedValue(_ value: Any?, forKey key: String) -> Bool {
        guard let slot = layout.index[key] else {
            guard let name = primitiveName(key) else { return false }
            setPrimitiveValue(value, forKey: name)
            return true
        }
        if layout.hasOwnAccessor(slot, type(of: self)) { return false }
        set(slot, to: stored(value, slot))
        return true
    }

    /// Paths are followed key by key.
    public func containedValue(forKeyPath keyPath: String) -> Any?? { nil }

    /// Paths are followed key by key.
    public func setContainedValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }
}

extension EntityLayout {
    /// Whether a class has an accessor of its own for a slot.
    func hasOwnAccessor(_ slot: Int, _ cls: AnyClass) -> Bool {
        if cls == NSManagedObject.self { return false }
        return lock.withLock {
            if let known = ownAccessors[ObjectIdentifier(cls)] { return known[slot] }
            let found = slots.map { described in
                ClassRegistry.implementation(of: Selector(described.name), in: cls) != nil && !Self.belongsToFramework(described.name)
            }
            ownAccessors[ObjectIdentifier(cls)] = found
            return found[slot]
        }
    }

    /// Whether `NSManagedObject`, or what it inherits from, has a property of that name, which an entity's goes before.
    private static func belongsToFramework(_ name: String) -> Bool {
        ClassRegistry.implementation(of: Selector(name), in: NSManagedObject.self) != nil
    }
}
