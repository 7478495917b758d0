import Foundation

/// Reading and writing properties by name, which every `NSObject` can.
///
/// These are members of a protocol's extension, not of `NSObject`, so that a class may declare methods of the same names: Swift
/// allows nobody to override what an extension of a class declares. Lowered overrides are found by their selectors.
public protocol NSKeyValueCoding: NSObjectProtocol {}

extension NSObject: NSKeyValueCoding {}

extension NSKeyValueCoding {
    /// The value of the property with the given key. Numbers and truth values come as `NSNumber`.
    public func value(forKey key: String) -> Any? {
        if let own = ownImplementation("valueForKey:") { return own([key]) }
        return objcSuper_value(forKey: key)
    }

    /// Sets the property with the given key; the value is converted to the property's type.
    public func setValue(_ value: Any?, forKey key: String) {
        if let own = ownImplementation("setValue:forKey:") { return _ = own([value, key]) }
        objcSuper_setValue(value, forKey: key)
    }

    /// The value at the end of a path of keys, joined by full stops; arrays and sets know `@count`, `@sum` and the like.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let own = ownImplementation("valueForKeyPath:") { return own([keyPath]) }
        return objcSuper_value(forKeyPath: keyPath)
    }

    /// Sets the property at the end of a path of keys, joined by full stops.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let own = ownImplementation("setValue:forKeyPath:") { return _ = own([value, keyPath]) }
        objcSuper_setValue(value, forKeyPath: keyPath)
    }

    /// Called for a key that the receiver does not have. Ends the process unless a class has its own.
    public func value(forUndefinedKey key: String) -> Any? {
        if let own = ownImplementation("valueForUndefinedKey:") { return own([key]) }
        return objcSuper_value(forUndefinedKey: key)
    }

    /// Called for a key that the receiver does not have. Ends the process unless a class has its own.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        if let own = ownImplementation("setValue:forUndefinedKey:") { return _ = own([value, key]) }
        objcSuper_setValue(value, forUndefinedKey: key)
    }

    /// Called for `nil` where the property is a number or a structure. Ends the process unless a class has its own.
    public func setNilValueForKey(_ key: String) {
        if let own = ownImplementation("setNilValueForKey:") { return _ = own([key]) }
        objcSuper_setNilValueForKey(key)
    }

    /// The values of several keys; `NSNull` stands for `nil`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        var values: [String: Any] = [:]
        for key in keys { values[key] = value(forKey: key) ?? NSNull() }
        return values
    }

    /// Sets several properties; `NSNull` stands for `nil`.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// An array property's elements, as objects; changes are written back to the property.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray {
        ProxyArray(target: self, key: key)
    }

    /// The class's own method, if it registered one.
    private func ownImplementation(_ selector: Selector) -> (([Any?]) -> Any?)? {
        guard let implementation = ClassRegistry.implementation(of: selector, in: type(of: self)) else { return nil }
        return { ObjCMessage.call(implementation, self, $0) }
    }
}

/// What `super` means in a lowered override of these methods.
extension NSKeyValueCoding {
    /// `NSObject`'s version of `value(forKey:)`.
    public func objcSuper_value(forKey key: String) -> Any? {
        if let container = self as? any KeyValueContainer, let value = container.containedValue(forKey: key) { return value }
        if let collection = KeyValueCollection(self) { return collection.value(forKey: key) }
        let cls: AnyClass = type(of: self)
        for name in [key, "is" + key.capitalizedFirst, "get" + key.capitalizedFirst, key.withoutIs].compactMap({ $0 }) {
            if let property = ClassRegistry.property(name, in: cls) { return ObjCValue.boxed(property.read(self)) }
            if let getter = ClassRegistry.implementation(of: Selector(name), in: cls) {
                return ObjCValue.boxed(ObjCMessage.call(getter, self, []))
            }
        }
        return value(forUndefinedKey: key)
    }

    /// `NSObject`'s version of `setValue(_:forKey:)`.
    public func objcSuper_setValue(_ value: Any?, forKey key: String) {
        if let container = self as? any KeyValueContainer, container.setContainedValue(value, forKey: key) { return }
        if let collection = KeyValueCollection(self), collection.setValue(value, forKey: key) { return }
        let cls: AnyClass = type(of: self)
        let capitalized = key.capitalizedFirst
        if let setter = ClassRegistry.implementation(of: Selector("set\(capitalized):"), in: cls) {
            _ = ObjCMessage.call(setter, self, [value])
            return
        }
        for name in ["is" + capitalized, key.withoutIs].compactMap({ $0 }) {
            if let property = ClassRegistry.property(name, in: cls), property.write(self, value) { return }
        }
        setValue(value, forUndefinedKey: key)
    }

    /// `NSObject`'s version of `value(forKeyPath:)`.
    public func objcSuper_value(forKeyPath keyPath: String) -> Any? {
        if let container = self as? any KeyValueContainer, let value = container.containedValue(forKeyPath: keyPath) { return value }
        if let collection = KeyValueCollection(self), keyPath.hasPrefix("@") { return collection.value(forOperator: keyPath) }
        guard let (head, tail) = keyPath.splitAtFirstDot else { return value(forKey: keyPath) }
        guard let next = value(forKey: head).flatMap(ObjCValue.unwrapped) else { return nil }
        return keyValueObject(next)?.value(forKeyPath: tail)
    }

    /// `NSObject`'s version of `setValue(_:forKeyPath:)`.
    public func objcSuper_setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let container = self as? any KeyValueContainer, container.setContainedValue(value, forKeyPath: keyPath) { return }
        guard let (head, tail) = keyPath.splitAtFirstDot else { return setValue(value, forKey: keyPath) }
        guard let next = self.value(forKey: head).flatMap(ObjCValue.unwrapped) else { return }
        keyValueObject(next)?.setValue(value, forKeyPath: tail)
    }

    /// `NSObject`'s version of `value(forUndefinedKey:)`: ends the process.
    public func objcSuper_value(forUndefinedKey key: String) -> Any? { unknown("valueForUndefinedKey:", key) }

    /// `NSObject`'s version of `setValue(_:forUndefinedKey:)`: ends the process.
    public func objcSuper_setValue(_ value: Any?, forUndefinedKey key: String) { unknown("setValue:forUndefinedKey:", key) }

    /// `NSObject`'s version of `setNilValueForKey(_:)`: ends the process.
    public func objcSuper_setNilValueForKey(_ key: String) {
        ObjCException.raise(
            "NSInvalidArgumentException",
            "[\(ObjCException.name(of: self)) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }

    private func unknown(_ method: String, _ key: String) -> Never {
        ObjCException.raise(
            "NSUnknownKeyException",
            "[\(ObjCException.name(of: self)) \(method)]: this class is not key value coding-compliant for the key \(key).")
    }

    private func keyValueObject(_ value: Any) -> (any NSKeyValueCoding)? { value as AnyObject as? any NSKeyValueCoding }
}

extension ClassDescription.Property {
    /// Reads the property on this thread, whichever it is.
    package func read(_ receiver: AnyObject) -> Any? {
        typealias Anywhere = (AnyObject) -> Any?
        return unsafeBitCast(get, to: Anywhere.self)(receiver)
    }

    /// Writes the property on this thread; returns whether it can be written.
    package func write(_ receiver: AnyObject, _ value: Any?) -> Bool {
        typealias Anywhere = (AnyObject, Any?) -> Void
        guard let set else { return false }
        unsafeBitCast(set, to: Anywhere.self)(receiver, value)
        return true
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// `hidden` for `isHidden`: a truth value's key and its getter's name are taken for each other.
    var withoutIs: String? {
        guard hasPrefix("is"), dropFirst(2).first?.isUppercase == true else { return nil }
        return dropFirst(2).prefix(1).lowercased() + dropFirst(3)
    }

    var splitAtFirstDot: (head: String, tail: String)? {
        firstIndex(of: ".").map { (String(self[..<$0]), String(self[index(after: $0)...])) }
    }
}

/// What `mutableArrayValue(forKey:)` returns: it holds nothing itself.
private final class ProxyArray: NSMutableArray {
    private let target: any NSKeyValueCoding
    private let key: String

    init(target: any NSKeyValueCoding, key: String) {
        (self.target, self.key) = (target, key)
        super.init(objects: nil, count: 0)
    }

    required convenience init(arrayLiteral elements: Any...) { fatalError("mutableArrayValue(forKey:) makes these") }
    override init(capacity numItems: Int) { fatalError("mutableArrayValue(forKey:) makes these") }
    required init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("mutableArrayValue(forKey:) makes these") }
    required convenience init?(coder: NSCoder) { fatalError("mutableArrayValue(forKey:) makes these") }

    private var elements: [Any] {
        get { ObjCValue.convert(target.value(forKey: key), to: [Any].self) ?? [] }
        set { target.setValue(newValue, forKey: key) }
    }

    override var count: Int { elements.count }
    override func object(at index: Int) -> Any { elements[index] }
    override func insert(_ anObject: Any, at index: Int) { elements.insert(anObject, at: index) }
    override func removeObject(at index: Int) { elements.remove(at: index) }
    override func add(_ anObject: Any) { elements.append(anObject) }
    override func removeLastObject() { elements.removeLast() }
    override func replaceObject(at index: Int, with anObject: Any) { elements[index] = anObject }
}
