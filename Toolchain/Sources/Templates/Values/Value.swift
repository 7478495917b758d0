import Foundation

/// What the language makes of the values that templates are given: which are true, equal, numbers, lists.
enum Value {
    /// A value out of any optionals around it, with Foundation's objects as Swift's own values; nil for none.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if type(of: value) is AnyClass { return plain(value) }
        switch value {
        // Casts see through optionals.
        case let text as String: return text
        case let flag as Bool: return flag
        case let number as Int: return number
        case let list as [Any]: return list
        case let table as [String: Any]: return table
        case let optional as any AnyOptional: return optional.anyValue.flatMap { unwrapped($0) }
        case let character as Character: return String(character)
        case let substring as Substring: return String(substring)
        default: return value
        }
    }

    /// Whether a value counts as true: not if it is nil, false, zero or less, or empty.
    static func isTrue(_ value: Any?) -> Bool {
        switch unwrapped(value) {
        case nil: false
        case let flag as Bool: flag
        case let text as String: !text.isEmpty
        case let list as [Any]: !list.isEmpty
        case let table as [String: Any]: !table.isEmpty
        case let other: number(other).map { $0 > 0 } ?? true
        }
    }

    /// Whether two values are equal: strings, flags or numbers, or both nothing. Values of different kinds are not.
    static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (unwrapped(left), unwrapped(right)) {
        case (nil, nil): true
        case (let left as String, let right as String): left == right
        case (let left as Bool, let right as Bool): left == right
        case (let left as Int, let right as Int): left == right
        case (let left, let right): compare(left, right) { $0 == $1 }
        }
    }

    /// Whether two numbers are in a relation; false for what is no number.
    static func compare(_ left: Any?, _ right: Any?, _ relation: (Double, Double) -> Bool) -> Bool {
        guard let left = number(unwrapped(left)), let right = number(unwrapped(right)) else { return false }
        return relation(left, right)
    }

    /// Whether a list, a range or a text has a value in it.
    static func contains(_ whole: Any?, _ part: Any?) -> Bool {
        let part = unwrapped(part)
        switch unwrapped(whole) {
        case let text as String: return (part as? String).map { $0.isEmpty ? false : text.contains($0) } ?? false
        case let list as [Any]: return part != nil && list.contains { areEqual($0, part) }
        case let range as ClosedRange<Int>: return (part as? Int).map(range.contains) ?? false
        case let range as Range<Int>: return (part as? Int).map(range.contains) ?? false
        default: return false
        }
    }

    /// A value as a number, if it is one; a flag is none.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case is Bool: nil
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }

    private static func plain(_ object: Any) -> Any? {
        switch object {
        case is NSNull: nil
        case let number as NSNumber: plain(number)
        case let text as NSString: text as String
        case let list as NSArray: list.map { $0 }
        case let table as NSDictionary: Dictionary(table.map { ("\($0.key)", $0.value) }) { first, _ in first }
        default: object
        }
    }

    private static func plain(_ number: NSNumber) -> Any {
        switch String(cString: number.objCType) {
        case "c", "B": number.int8Value == 0 || number.int8Value == 1 ? number.boolValue : Int(number.int8Value)
        case "d", "f": number.doubleValue
        case "Q": Int(exactly: number.uint64Value) ?? number.doubleValue
        default: number.intValue
        }
    }
}

/// An optional whose type is not known.
private protocol AnyOptional {
    var anyValue: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var anyValue: Any? { self }
}
