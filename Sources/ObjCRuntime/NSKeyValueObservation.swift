import Foundation

/// A change of an observed property. See https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange
    /// The kind of change.
    public let kind: Kind
    /// The new value, if it was asked for.
    public let newValue: Value?
    /// The old value, if it was asked for.
    public let oldValue: Value?
    /// The indexes of the changed elements of a collection.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

/// An observation that lasts as long as this object, or until `invalidate()`.
public final class NSKeyValueObservation: NSObject {
    private weak var object: NSObject?
    private let keyPath: String
    private let handler: (Any, [NSKeyValueChangeKey: Any]) -> Void

    init(_ object: NSObject, _ keyPath: String, _ handler: @escaping (Any, [NSKeyValueChangeKey: Any]) -> Void) {
        (self.object, self.keyPath, self.handler) = (object, keyPath, handler)
    }

    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() {
        guard let object else { return }
        self.object = nil
        Observation.removeIfPresent(from: object, keyPath, self)
    }

    func tell(_ object: Any, _ change: [NSKeyValueChangeKey: Any]) { handler(object, change) }
}

/// Which keys a key path goes through. Swift on Linux cannot tell, so lowered source says it where a key path is written, and of what Core Data
/// provides once for each class.
public enum ObservedKeyPaths {
    nonisolated(unsafe) private static var keys: [AnyKeyPath: String] = [:]
    private static let lock = NSLock()

    /// Remembers the keys of a key path, and returns the path.
    public static func naming<Path: AnyKeyPath>(_ keyPath: Path, _ key: String) -> Path {
        lock.withLock { keys[keyPath] = key }
        return keyPath
    }

    /// The keys of a key path, for what takes them as a text.
    public static func text(_ keyPath: AnyKeyPath, _ key: String) -> String { key }

    static func key(of keyPath: AnyKeyPath) -> String? {
        if let known = lock.withLock({ keys[keyPath] }) { return known }
        return (type(of: keyPath).rootType as? AnyClass).flatMap { ClassRegistry.key(of: keyPath, in: $0) }
    }
}

extension NSKeyValueObserving {
    /// Calls a closure for every change of a property, until the result is released or invalidated.
    ///
    /// See https://developer.apple.com/documentation/foundation/nskeyvalueobservation.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let object = self as? NSObject, let key = ObservedKeyPaths.key(of: keyPath) else {
            ObjCException.raise("NSInvalidArgumentException", "Could not extract a String from KeyPath \(keyPath)")
        }
        let observation = NSKeyValueObservation(object, key) { object, change in
            guard let object = object as? Self else { return }
            // A collection of optionals is typed by the compiler, so a missing value has to become the right nil.
            func typed(_ key: NSKeyValueChangeKey) -> Value? {
                guard let value = change[key] else { return nil }
                return ObjCValue.convert(value is NSNull ? nil : value, to: Value.self)
            }
            let kind = (change[.kindKey] as? UInt).flatMap(NSKeyValueChange.init) ?? .setting
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: kind, newValue: typed(.newKey), oldValue: typed(.oldKey), indexes: change[.indexesKey] as? IndexSet,
                    isPrior: change[.notificationIsPriorKey] as? Bool ?? false))
        }
        Observation.add(to: self, key, options, .block(observation))
        return observation
    }
}
