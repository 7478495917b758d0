import Foundation

/// A class that keeps values by key itself, as `CALayer` and `CAAnimation` do; asked before the class registry.
public protocol KeyValueContainer: NSObject {
    /// The value under a key, or `nil` if the container does not know the key (`.some(nil)`: it knows it, and there is none).
    func containedValue(forKey key: String) -> Any??
    /// Stores a value; returns whether the container took it.
    func setContainedValue(_ value: Any?, forKey key: String) -> Bool
    /// The value under a path of keys of which the container knows the tail too (`transform.scale.x`), or `nil` if it does not.
    func containedValue(forKeyPath keyPath: String) -> Any??
    /// Stores a value under a path of keys; returns whether the container took it.
    func setContainedValue(_ value: Any?, forKeyPath keyPath: String) -> Bool
}

extension NSObject {
    /// The value of the property with the given key.
    public func value(forKey key: String) -> Any? {
        if let container = self as? any KeyValueContainer, let value = container.containedValue(forKey: key) { return value }
        guard let property = ClassRegistry.property(key, in: type(of: self)) else { unknownKey("valueForUndefinedKey:", key) }
        return MainActor.assumeIsolated { [unowned self] in UncheckedBox(value: property.get(self)) }.value
    }

    /// Sets the property with the given key.
    public func setValue(_ value: Any?, forKey key: String) {
        if let container = self as? any KeyValueContainer, container.setContainedValue(value, forKey: key) { return }
        guard let set = ClassRegistry.property(key, in: type(of: self))?.set else { unknownKey("setValue:forUndefinedKey:", key) }
        let box = UncheckedBox(value: value)
        MainActor.assumeIsolated { [unowned self] in set(self, box.value) }
    }

    /// The value at the end of a path of keys, joined by full stops.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let container = self as? any KeyValueContainer, let value = container.containedValue(forKeyPath: keyPath) { return value }
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let next = value(forKey: String(keyPath[..<dot]))
        return (next as? NSObject)?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets the property at the end of a path of keys, joined by full stops.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let container = self as? any KeyValueContainer, container.setContainedValue(value, forKeyPath: keyPath) { return }
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let next = self.value(forKey: String(keyPath[..<dot]))
        (next as? NSObject)?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    private func unknownKey(_ method: String, _ key: String) -> Never {
        fatalError(
            "[<\(type(of: self)) \(Unmanaged.passUnretained(self).toOpaque())> \(method)]: this class is not key value coding-compliant for the key \(key)."
        )
    }
}

/// Carries a value across an isolation boundary that is not crossed in fact: both sides run on the same thread.
private struct UncheckedBox: @unchecked Sendable {
    let value: Any?
}
