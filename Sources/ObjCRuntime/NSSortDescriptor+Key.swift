import Foundation

/// A sort descriptor that reads the values it compares by key.
private final class KeySortDescriptor: NSSortDescriptor {
    fileprivate var keyPathText: String?
    fileprivate var selectorToSend: Selector?
    fileprivate var comparison: Comparator?

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let (left, right) = (value(of: object1), value(of: object2))
        let result: ComparisonResult
        if let comparison, let left, let right {
            result = comparison(left, right)
        } else if let selectorToSend, let left, let right {
            result = ObjCValue.convert(ObjCMessage.send(selectorToSend, to: left as AnyObject, [right])) ?? .orderedSame
        } else {
            result = ObjCOrder.compare(left, right)
        }
        guard !ascending else { return result }
        return ComparisonResult(rawValue: -result.rawValue)!
    }

    private func value(of object: Any) -> Any? {
        guard let keyPathText, keyPathText != "self" else { return object }
        if let dictionary = object as? [String: Any] { return (dictionary as NSDictionary).value(forKeyPath: keyPathText) }
        return (object as AnyObject as? any NSKeyValueCoding)?.value(forKeyPath: keyPathText)
    }

    override var reversedSortDescriptor: Any {
        KeySortDescriptor(
            key: keyPathText, ascending: !ascending, selector: selectorToSend, comparator: comparison)
    }

    override func copy(with zone: NSZone? = nil) -> Any { self }

    convenience init(key: String?, ascending: Bool, selector: Selector?, comparator: Comparator?) {
        self.init(keyPath: \NSObject.hash, ascending: ascending)
        (keyPathText, selectorToSend, comparison) = (key, selector, comparator)
    }
}

/// Lets an initializer of `NSSortDescriptor` return an instance of a subclass.
public protocol SortDescriptorMaking {}

extension NSSortDescriptor: SortDescriptorMaking {}

extension SortDescriptorMaking {
    /// Creates a descriptor that compares the values under a key path with `compare:`.
    public init(key: String?, ascending: Bool) {
        self = KeySortDescriptor(key: key, ascending: ascending, selector: nil, comparator: nil) as! Self
    }

    /// Creates a descriptor that compares the values under a key path by sending them a message.
    public init(key: String?, ascending: Bool, selector: Selector?) {
        self = KeySortDescriptor(key: key, ascending: ascending, selector: selector, comparator: nil) as! Self
    }

    /// Creates a descriptor that compares the values under a key path with a closure.
    public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self = KeySortDescriptor(key: key, ascending: ascending, selector: nil, comparator: cmptr) as! Self
    }
}

extension NSSortDescriptor {
    /// The key path whose values are compared, if the descriptor was made with one, or with a key path of Swift's whose keys are known.
    public var key: String? { (self as? KeySortDescriptor)?.keyPathText ?? ObservedKeyPaths.key(of: keyPath) }

    /// The message that compares, if the descriptor was made with one.
    public var selector: Selector? { (self as? KeySortDescriptor)?.selectorToSend }

    /// Whether the descriptor was made with a closure that compares.
    package var comparesByClosure: Bool { (self as? KeySortDescriptor)?.comparison != nil }
}
