import Foundation

/// Foundation's collections and defaults as key-value coding sees them.
struct KeyValueCollection {
    private let object: any NSObjectProtocol
    private let elements: [Any]?

    init?(_ object: any NSObjectProtocol) {
        switch object {
        case let array as NSArray: elements = array as? [Any]
        case let set as NSSet: elements = set.allObjects
        case let set as NSOrderedSet: elements = set.array
        case is NSDictionary, is UserDefaults: elements = nil
        default: return nil
        }
        self.object = object
    }

    /// An array's is the array of its elements' values, a dictionary's the entry.
    func value(forKey key: String) -> Any? {
        switch object {
        case let dictionary as NSDictionary:
            if key.hasPrefix("@") { return key == "@count" ? NSNumber(value: dictionary.count) : nil }
            return dictionary.object(forKey: key)
        case let defaults as UserDefaults: return defaults.object(forKey: key)
        default:
            if key.hasPrefix("@") { return value(forOperator: key) }
            let values = values(elements ?? [], key)
            return object is NSSet ? NSSet(array: values) : values
        }
    }

    /// Returns whether the receiver is one that takes values by key.
    func setValue(_ value: Any?, forKey key: String) -> Bool {
        switch object {
        case let dictionary as NSMutableDictionary:
            if let value { dictionary.setObject(value, forKey: key) } else { dictionary.removeObject(forKey: key) }
        case let defaults as UserDefaults: defaults.set(value, forKey: key)
        case is NSDictionary: return false
        default: for element in elements ?? [] { (element as AnyObject as? any NSKeyValueCoding)?.setValue(value, forKey: key) }
        }
        return true
    }

    /// `@count`, `@sum.key`, `@avg.key`, `@max.key`, `@min.key`, `@unionOfObjects.key` and their kin.
    func value(forOperator path: String) -> Any? {
        let (name, key) = path.splitAtFirstDot ?? (path, "self")
        let all = elements ?? (object as? NSDictionary)?.allValues ?? []
        if name == "@count" { return NSNumber(value: all.count) }
        if name.hasSuffix("OfArrays") || name.hasSuffix("OfSets") {
            let lists = all.map { $0 as? [Any] ?? ($0 as? NSSet)?.allObjects ?? [] }
            let joined = lists.flatMap { values($0, key) }
            return name.hasPrefix("@distinct") ? distinct(joined) : joined
        }
        let found = values(all, key).filter { !($0 is NSNull) }
        let numbers = found.compactMap { ObjCValue.convert($0, to: Double.self) }
        switch name {
        case "@sum": return NSNumber(value: numbers.reduce(0, +))
        case "@avg": return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
        case "@max": return found.max(by: precedes)
        case "@min": return found.min(by: precedes)
        case "@unionOfObjects": return found
        case "@distinctUnionOfObjects": return distinct(found)
        default:
            ObjCException.raise(
                "NSInvalidArgumentException",
                "[\(ObjCException.name(of: object)) valueForKeyPath:]: this class does not implement the \(name.dropFirst()) operation.")
        }
    }

    private func values(_ elements: [Any], _ key: String) -> [Any] {
        if key == "self" { return elements }
        return elements.map { ($0 as AnyObject as? any NSKeyValueCoding)?.value(forKeyPath: key) ?? NSNull() }
    }

    private func distinct(_ values: [Any]) -> [Any] {
        var seen: Set<AnyHashable> = []
        return values.filter { seen.insert($0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0 as AnyObject))).inserted }
    }

    private func precedes(_ left: Any, _ right: Any) -> Bool { ObjCOrder.compare(left, right) == .orderedAscending }
}

/// The order that Objective-C's `compare:` gives.
package enum ObjCOrder {
    package static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
        switch (left.flatMap(ObjCValue.unwrapped), right.flatMap(ObjCValue.unwrapped)) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let left as String, let right as String): return left.compare(right)
        case (let left as Date, let right as Date): return left.compare(right)
        case (let left as NSNumber, let right as NSNumber): return left.compare(right)
        case (let left?, let right?):
            let result = ObjCMessage.send("compare:", to: left as AnyObject, [right])
            return ObjCValue.convert(result, to: ComparisonResult.self) ?? .orderedSame
        }
    }
}
