import Foundation

/// Values that a person's devices share. There is one device here, so it keeps them for itself.
///
/// See https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore.
open class NSUbiquitousKeyValueStore: NSObject {
    private static let store = NSUbiquitousKeyValueStore()
    private static let domain = "NSUbiquitousKeyValueStore"

    private let defaults = UserDefaults(suiteName: domain) ?? .standard

    /// The app's store.
    open class var `default`: NSUbiquitousKeyValueStore { store }

    /// Posted when another device has changed something.
    public static let didChangeExternallyNotification = NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// The value of a key; `nil` where there is none.
    open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }
    /// Sets the value of a key, which a property list can have; `nil` removes it.
    open func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: aKey) }
    /// Removes the value of a key.
    open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }

    /// The string of a key.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// The array of a key.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// The dictionary of a key.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// The bytes of a key.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// The whole number of a key; 0 where there is none.
    open func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: aKey)) }
    /// The number of a key; 0 where there is none.
    open func double(forKey aKey: String) -> Double { defaults.double(forKey: aKey) }
    /// The Boolean of a key; `false` where there is none.
    open func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: aKey) }

    /// Sets the string of a key.
    open func set(_ aString: String?, forKey aKey: String) { defaults.set(aString, forKey: aKey) }
    /// Sets the bytes of a key.
    open func set(_ aData: Data?, forKey aKey: String) { defaults.set(aData, forKey: aKey) }
    /// Sets the array of a key.
    open func set(_ anArray: [Any]?, forKey aKey: String) { defaults.set(anArray, forKey: aKey) }
    /// Sets the dictionary of a key.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { defaults.set(aDictionary, forKey: aKey) }
    /// Sets the whole number of a key.
    open func set(_ value: Int64, forKey aKey: String) { defaults.set(Int(value), forKey: aKey) }
    /// Sets the number of a key.
    open func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: aKey) }
    /// Sets the Boolean of a key.
    open func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: aKey) }

    /// All values by their keys.
    open var dictionaryRepresentation: [String: Any] { defaults.persistentDomain(forName: Self.domain) ?? [:] }

    /// Writes what is in memory; `true` as ever.
    @discardableResult
    open func synchronize() -> Bool { defaults.synchronize() }
}
