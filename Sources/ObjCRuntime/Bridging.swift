import Foundation

// Foundation here bridges `Double` to `NSNumber`, but not the geometry types; Apple's does, so `as? CGFloat`, `as? NSNumber` and
// `as? NSValue` work there on values of `Any`.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The number an object holds.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) { result = CGFloat(source.doubleValue) }

    /// The number an object holds.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// The number an object holds.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
}

/// A geometric value that an `NSValue` can hold.
private protocol NSValueBridged {
    static var objCType: String { get }
}

extension NSValueBridged {
    static func read(_ source: NSValue) -> Self? {
        guard String(cString: source.objCType) == objCType else { return nil }
        return withUnsafeTemporaryAllocation(of: Self.self, capacity: 1) { buffer in
            source.getValue(UnsafeMutableRawPointer(buffer.baseAddress!))
            return buffer.moveElement(from: 0)
        }
    }
}

extension CGPoint: NSValueBridged { fileprivate static let objCType = String(cString: NSValue(point: .zero).objCType) }
extension CGSize: NSValueBridged { fileprivate static let objCType = String(cString: NSValue(size: .zero).objCType) }
extension CGRect: NSValueBridged { fileprivate static let objCType = String(cString: NSValue(rect: .zero).objCType) }

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// The point as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    /// The point an object holds.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) { result = read(source)! }

    /// The point an object holds, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = read(source)
        return result != nil
    }

    /// The point an object holds.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source.flatMap(read) ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// The size as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    /// The size an object holds.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) { result = read(source)! }

    /// The size an object holds, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = read(source)
        return result != nil
    }

    /// The size an object holds.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source.flatMap(read) ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The rectangle as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// The rectangle an object holds.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = read(source)! }

    /// The rectangle an object holds, if it holds one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = read(source)
        return result != nil
    }

    /// The rectangle an object holds.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source.flatMap(read) ?? .zero }
}
