import Foundation

/// What lies between Swift's types and Objective-C's untyped values: numbers, wrapped structures, strings, `nil`.
public enum ObjCValue {
    /// Converts a value to a type as Objective-C's runtime would, or returns `nil` if it cannot be.
    ///
    /// An optional type takes `nil`. Numbers are converted to each other; strings that spell numbers to numbers; numbers to
    /// enumerations and option sets by raw value; `NSValue` to structures.
    public static func convert<T>(_ value: Any?, to type: T.Type = T.self) -> T? {
        let value = value.flatMap(unwrapped)
        if let kind = T.self as? any OptionalType.Type { return kind.make(from: value) as! T? }
        guard let value else { return nil }
        if let right = value as? T { return right }
        if let kind = T.self as? any PointerType.Type { return kind.make(from: value) as! T? }
        if let kind = T.self as? any NumberType.Type { return number(value).map { kind.make(from: $0) as! T } }
        if let kind = T.self as? any RawRepresentable.Type { return rawRepresentable(kind, value) as! T? }
        if T.self == Selector.self, let name = value as? String { return Selector(name) as? T }
        return nil
    }

    /// A value as `value(forKey:)` hands it out: numbers, truth values and enumerations of whole numbers as `NSNumber`.
    public static func boxed(_ value: Any?) -> Any? {
        guard let value = value.flatMap(unwrapped), !(value is Void) else { return nil }
        if type(of: value) is any NumberType.Type { return number(value) ?? value }
        if let raw = value as? any RawRepresentable, raw.rawValue is any FixedWidthInteger { return number(raw.rawValue) ?? value }
        return value
    }

    /// What is inside an optional that hides in an `Any`.
    package static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalType else { return value }
        return optional.content.flatMap(unwrapped)
    }

    private static func number(_ value: Any) -> NSNumber? {
        if let number = value as? NSNumber { return number }
        if let raw = value as? any RawRepresentable { return self.number(raw.rawValue) }
        // `-[NSString doubleValue]` and its kin read a number's beginning, and 0 without one.
        guard let text = value as? String else { return nil }
        if let whole = Int(text) { return NSNumber(value: whole) }
        if text.isEmpty || text.first!.isLetter { return NSNumber(value: (text as NSString).boolValue) }
        return NSNumber(value: (text as NSString).doubleValue)
    }

    private static func rawRepresentable<R: RawRepresentable>(_ type: R.Type, _ value: Any) -> R? {
        convert(value, to: R.RawValue.self).flatMap(R.init(rawValue:))
    }
}

/// `Optional`, for those who do not know of what.
private protocol OptionalType {
    static func make(from value: Any?) -> Self?
    var content: Any? { get }
}

extension Optional: OptionalType {
    fileprivate static func make(from value: Any?) -> Self? {
        guard let value else { return .some(.none) }
        return ObjCValue.convert(value, to: Wrapped.self).map { .some($0) }
    }
    fileprivate var content: Any? { map { $0 } }
}

/// A pointer to anything: a context.
protocol PointerType {
    static func make(from value: Any) -> Self?
}

extension UnsafeRawPointer: PointerType {
    static func make(from value: Any) -> Self? { (value as? UnsafeMutableRawPointer).map(Self.init) }
}

extension UnsafeMutableRawPointer: PointerType {
    static func make(from value: Any) -> Self? { (value as? UnsafeRawPointer).map { Self(mutating: $0) } }
}

/// A type that Objective-C passes as a number.
private protocol NumberType {
    static func make(from number: NSNumber) -> Self
}

extension Bool: NumberType { fileprivate static func make(from number: NSNumber) -> Bool { number.boolValue } }
extension Int: NumberType { fileprivate static func make(from number: NSNumber) -> Int { number.intValue } }
extension Int8: NumberType { fileprivate static func make(from number: NSNumber) -> Int8 { number.int8Value } }
extension Int16: NumberType { fileprivate static func make(from number: NSNumber) -> Int16 { number.int16Value } }
extension Int32: NumberType { fileprivate static func make(from number: NSNumber) -> Int32 { number.int32Value } }
extension Int64: NumberType { fileprivate static func make(from number: NSNumber) -> Int64 { number.int64Value } }
extension UInt: NumberType { fileprivate static func make(from number: NSNumber) -> UInt { number.uintValue } }
extension UInt8: NumberType { fileprivate static func make(from number: NSNumber) -> UInt8 { number.uint8Value } }
extension UInt16: NumberType { fileprivate static func make(from number: NSNumber) -> UInt16 { number.uint16Value } }
extension UInt32: NumberType { fileprivate static func make(from number: NSNumber) -> UInt32 { number.uint32Value } }
extension UInt64: NumberType { fileprivate static func make(from number: NSNumber) -> UInt64 { number.uint64Value } }
extension Float: NumberType { fileprivate static func make(from number: NSNumber) -> Float { number.floatValue } }
extension Double: NumberType { fileprivate static func make(from number: NSNumber) -> Double { number.doubleValue } }
extension CGFloat: NumberType { fileprivate static func make(from number: NSNumber) -> CGFloat { CGFloat(number.doubleValue) } }
