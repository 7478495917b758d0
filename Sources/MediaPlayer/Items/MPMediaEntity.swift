import Foundation

/// A number by which something of the library is known at every launch. See
/// https://developer.apple.com/documentation/mediaplayer/mpmediaentitypersistentid.
public typealias MPMediaEntityPersistentID = UInt64

/// The key of the number of something of the library.
public let MPMediaEntityPropertyPersistentID = "persistentID"

/// Something of the music library: an item or a collection of such. See https://developer.apple.com/documentation/mediaplayer/mpmediaentity.
///
/// Two of the same kind and number are equal.
open class MPMediaEntity: NSObject, NSSecureCoding, @unchecked Sendable {
    /// Creates something that is in no library.
    public override init() { super.init() }

    /// Reads what `encode(with:)` wrote. What is known of it comes from the library.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes its number.
    open func encode(with coder: NSCoder) {
        coder.encode(NSNumber(value: persistentID), forKey: MPMediaEntityPropertyPersistentID)
    }

    /// It can be read safely.
    open class var supportsSecureCoding: Bool { true }

    // @objc(canFilterByProperty:)
    /// Whether predicates can be made with a property of this class.
    open class func canFilter(byProperty property: String) -> Bool { property == MPMediaEntityPropertyPersistentID }

    // @objc(valueForProperty:)
    /// What a property is; `nil` where it is not known.
    open func value(forProperty property: String) -> Any? { nil }

    // @objc(objectForKeyedSubscript:)
    /// What a property is; `nil` where it is not known.
    open subscript(key: Any) -> Any? { (key as? String).flatMap { value(forProperty: $0) } }

    // @objc(enumerateValuesForProperties:usingBlock:)
    /// Calls a block with each of some properties that are known, until it sets what it is given to `true`.
    open func enumerateValues(
        forProperties properties: Set<String>, using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for property in properties.sorted() {
            guard let value = value(forProperty: property) else { continue }
            block(property, value, &stop)
            if stop.boolValue { return }
        }
    }

    /// Its number; 0 for what is in no library.
    open var persistentID: MPMediaEntityPersistentID {
        (value(forProperty: MPMediaEntityPropertyPersistentID) as? NSNumber)?.uint64Value ?? 0
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MPMediaEntity, persistentID != 0 else { return object as AnyObject? === self }
        return type(of: other) == type(of: self) && other.persistentID == persistentID
    }

    open override var hash: Int { persistentID == 0 ? super.hash : persistentID.hashValue }
}
