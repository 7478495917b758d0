import Foundation

/// What a change notification is to bring. See https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A notification at once, before any change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A notification before each change, besides the one after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What kind of change took place.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// A key of a change dictionary. See https://developer.apple.com/documentation/foundation/nskeyvaluechangekey.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of change, the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of inserted, removed or replaced elements.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Present, and true, in the notification before a change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Watching properties by name, which every `NSObject` allows.
public protocol NSKeyValueObserving: NSObjectProtocol {}

extension NSObject: NSKeyValueObserving {}

extension NSKeyValueObserving {
    /// Has `observer` told of changes of the value at the end of a path of keys. Neither keeps the other alive.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        Observation.add(to: self, keyPath, options, .object(observer, context))
    }

    /// Ends what `addObserver` with the same context began.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        Observation.remove(from: self, keyPath, observer) { $0 == context }
    }

    /// Ends what `addObserver` began, the last one first.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        Observation.remove(from: self, keyPath, observer) { _ in true }
    }

    /// Says that a property is about to change.
    public func willChangeValue(forKey key: String) { Observation.willChange(self, key) }

    /// Says that a property has changed.
    public func didChangeValue(forKey key: String) { Observation.didChange(self, key) }

    /// Says that a property is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let key = ObservedKeyPaths.key(of: keyPath) { willChangeValue(forKey: key) }
    }

    /// Says that a property has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let key = ObservedKeyPaths.key(of: keyPath) { didChangeValue(forKey: key) }
    }

    /// The keys that a key's value depends on. None, unless a class has its own.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        guard let own = ClassRegistry.classImplementation(of: "keyPathsForValuesAffectingValueForKey:", in: self) else { return [] }
        return ObjCMessage.call(own, self as AnyObject, [key]) as? Set<String> ?? []
    }

    /// `NSObject`'s version of `keyPathsForValuesAffectingValue(forKey:)`, which a lowered override calls with `super`.
    public static func objcSuper_keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    /// Whether setting a property tells its observers. True, unless a class has its own.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        guard let own = ClassRegistry.classImplementation(of: "automaticallyNotifiesObserversForKey:", in: self) else { return true }
        return ObjCMessage.call(own, self as AnyObject, [key]) as? Bool ?? true
    }

    /// `NSObject`'s version of `automaticallyNotifiesObservers(forKey:)`, which a lowered override calls with `super`.
    public static func objcSuper_automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    // @objc(observeValueForKeyPath:ofObject:change:context:)
    /// Called when an observed value changed; observers have their own.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard let own = ClassRegistry.implementation(of: "observeValueForKeyPath:ofObject:change:context:", in: type(of: self)) else {
            return objcSuper_observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        _ = ObjCMessage.call(own, self, [keyPath, object, change, context])
    }

    /// `NSObject`'s version of `observeValue(forKeyPath:of:change:context:)`, which a lowered override calls with `super`: ends the process.
    public func objcSuper_observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let observed = object.flatMap(ObjCValue.unwrapped).map { "\($0)" } ?? "(null)"
        ObjCException.raise(
            "NSInternalInconsistencyException",
            "\(ObjCException.name(of: self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\nKey path: \(keyPath ?? "(null)")\nObserved object: \(observed)\nChange: \(change ?? [:])\nContext: \(context.map { "\($0)" } ?? "0x0")"
        )
    }
}
