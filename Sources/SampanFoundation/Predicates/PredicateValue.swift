import Foundation
import ObjCRuntime

/// Values as predicates see them: no matter whether they come from Swift or from an object.
enum PredicateValue {
    /// The value without optionals around it; numbers as `NSNumber`, and Swift's values where an object stands for one.
    static func normalized(_ value: Any?) -> Any? {
        guard let value = ObjCValue.boxed(value) else { return nil }
        switch value {
        case let number as NSNumber: return number
        case let text as NSString: return text as String
        case let date as NSDate: return date as Date
        case let data as NSData: return data as Data
        case let url as NSURL: return url as URL
        case let identifier as NSUUID: return identifier as UUID
        default: return value
        }
    }

    /// The value as an object that messages can be sent to.
    static func object(_ value: Any) -> AnyObject {
        switch value {
        case let text as String: text as NSString
        case let date as Date: date as NSDate
        case let list as [Any]: list as NSArray
        case let entries as [AnyHashable: Any]: entries as NSDictionary
        case let set as Set<AnyHashable>: set as NSSet
        default: value as AnyObject
        }
    }

    /// The value as a number, if it is one.
    static func number(_ value: Any?) -> NSNumber? { normalized(value) as? NSNumber }

    /// The elements of a collection, a dictionary's values; `nil` for what is none.
    static func elements(_ value: Any?) -> [Any]? {
        switch value {
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let entries as NSDictionary: entries.allValues
        case let array as [Any]: array
        case let set as Set<AnyHashable>: Array(set)
        case let entries as [AnyHashable: Any]: Array(entries.values)
        default: nil
        }
    }

    /// The value at the end of a path of keys; of `nil` it is `nil`.
    static func value(of object: Any?, forKeyPath path: String) -> Any? {
        guard let start = normalized(object), !(start is NSNull) else { return nil }
        let receiver = self.object(start)
        guard let coding = receiver as? any NSKeyValueCoding else {
            let key = path.split(separator: ".").first.map(String.init) ?? path
            ObjCException.raise(
                "NSUnknownKeyException",
                "[\(ObjCException.name(of: receiver)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
            )
        }
        return normalized(coding.value(forKeyPath: path))
    }

    /// Whether two values are equal; `nil` is equal to `NSNull`.
    static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (normalized(left), normalized(right))
        guard let left, !(left is NSNull) else { return right == nil || right is NSNull }
        guard let right, !(right is NSNull) else { return false }
        if let left = left as? NSNumber, let right = right as? NSNumber { return left.isEqual(to: right) }
        if let left = left as? String, let right = right as? String { return left == right }
        if let left = left as? NSObject, let right = right as? NSObject, left.isEqual(right) { return true }
        if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right { return true }
        guard let left = elements(left), let right = elements(right), left.count == right.count else { return false }
        return zip(left, right).allSatisfy(areEqual)
    }

    /// The order of two values; `nil` if one of them is missing.
    static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        guard let left = normalized(left), let right = normalized(right), !(left is NSNull), !(right is NSNull) else { return nil }
        return ObjCOrder.compare(left, right)
    }
}
