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
