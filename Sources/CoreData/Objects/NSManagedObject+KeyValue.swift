import SampanFoundation

// Key-value coding: what the class itself exposes goes first, then the entity's properties.
extension NSManagedObject: KeyValueContainer {
    public func containedValue(forKey key: String) -> Any?? {
        guard let slot = layout.index[key] else {
            if layout.fetchedProperties[key] != nil { return .some(fetchedProperty(key)) }
            return primitiveName(key).map { primitiveValue(forKey: $0) }
        }
        if layout.customKeys(of: type(of: self)).contains(key) { return nil }
        fulfill()
        willRead(slot)
        return .some(object(at: slot))
    }

    public func setContainedValue(_ value: Any?, forKey key: String) -> Bool {
        guard let slot = layout.index[key] else {
            guard let name = primitiveName(key) else { return false }
            setPrimitiveValue(value, forKey: name)
            return true
        }
        if layout.customKeys(of: type(of: self)).contains(key) { return false }
        set(slot, to: stored(value, slot))
        return true
    }

    public func containedValue(forKeyPath keyPath: String) -> Any?? { nil }

    public func setContainedValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }
}

extension EntityLayout {
    /// The properties that a class has accessors of its own for.
    func customKeys(of cls: AnyClass) -> Set<String> {
        customKeyLock.withLock {
            if let known = knownCustomKeys[ObjectIdentifier(cls)] { return known }
            let found = Set(
                slots.map(\.name).filter { name in
                    guard ClassRegistry.property(name, in: cls) == nil else { return !Self.belongsToFramework(name, cls) }
                    return ClassRegistry.implementation(of: Selector(name), in: cls) != nil && !Self.belongsToFramework(name, cls)
                })
            knownCustomKeys[ObjectIdentifier(cls)] = found
            return found
        }
    }

    /// Whether `NSManagedObject`, or what it inherits from, has a property of that name, which an entity's goes before.
    private static func belongsToFramework(_ name: String, _ cls: AnyClass) -> Bool {
        let base: AnyClass = NSManagedObject.self
        return ClassRegistry.property(name, in: base) != nil || ClassRegistry.implementation(of: Selector(name), in: base) != nil
    }
}
