import Foundation
internal import CWebKitGTK

/// Values of scripts as objects of Foundation's, and back.
@MainActor
enum ScriptValue {
    /// There is no object for a value: a function, say.
    struct Unsupported: Error {}

    /// Deeper than that no value goes, which may contain itself.
    private static let depth = 200

    /// The object that a script's value is; `nil` for `undefined`.
    static func object(_ value: UnsafeMutablePointer<JSCValue>, depth: Int = 0) throws -> Any? {
        guard depth < Self.depth else { throw Unsupported() }
        if jsc_value_is_undefined(value) != 0 { return nil }
        if jsc_value_is_null(value) != 0 { return NSNull() }
        if jsc_value_is_boolean(value) != 0 { return NSNumber(value: jsc_value_to_boolean(value) != 0) }
        if jsc_value_is_number(value) != 0 { return number(jsc_value_to_double(value)) }
        if jsc_value_is_string(value) != 0 { return text(taking: jsc_value_to_string(value)) ?? "" }
        if jsc_value_is_function(value) != 0 { throw Unsupported() }
        if jsc_value_is_array(value) != 0 { return try array(value, depth: depth + 1) }
        guard jsc_value_is_object(value) != 0 else { throw Unsupported() }
        if jsc_value_object_is_instance_of(value, "Date") != 0 { return date(value) }
        return try dictionary(value, depth: depth + 1)
    }

    /// Numbers without a fraction read as integers do.
    private static func number(_ value: Double) -> NSNumber {
        if let integer = Int(exactly: value), !(value == 0 && value.sign == .minus) { return NSNumber(value: integer) }
        return NSNumber(value: value)
    }

    private static func property(_ name: String, of value: UnsafeMutablePointer<JSCValue>) -> UnsafeMutablePointer<JSCValue>? {
        jsc_value_object_get_property(value, name)
    }

    private static func array(_ value: UnsafeMutablePointer<JSCValue>, depth: Int) throws -> [Any] {
        guard let length = property("length", of: value) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(length)) }
        return try (0..<max(0, jsc_value_to_int32(length))).map { index in
            guard let element = jsc_value_object_get_property_at_index(value, guint(index)) else { return NSNull() }
            defer { g_object_unref(UnsafeMutableRawPointer(element)) }
            return try object(element, depth: depth) ?? NSNull()
        }
    }

    private static func date(_ value: UnsafeMutablePointer<JSCValue>) -> Any? {
        guard let time = property("getTime", of: value) else { return nil }
        g_object_unref(UnsafeMutableRawPointer(time))
        var none: [UnsafeMutablePointer<JSCValue>?] = []
        guard let result = jsc_value_object_invoke_methodv(value, "getTime", 0, &none) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(result)) }
        return Date(timeIntervalSince1970: jsc_value_to_double(result) / 1000)
    }

    private static func dictionary(_ value: UnsafeMutablePointer<JSCValue>, depth: Int) throws -> [String: Any] {
        var result: [String: Any] = [:]
        guard let names = jsc_value_object_enumerate_properties(value) else { return result }
        defer { g_strfreev(names) }
        var next = names
        while let name = text(next.pointee) {
            next += 1
            guard let element = property(name, of: value) else { continue }
            defer { g_object_unref(UnsafeMutableRawPointer(element)) }
            // As at Apple, what is undefined is left out.
            if let object = try object(element, depth: depth) { result[name] = object }
        }
        return result
    }

    // MARK: Back

    /// The text of an expression for an object: a number, a text, a date, an array, a dictionary, or nothing.
    static func expression(_ object: Any?) throws -> String {
        switch object {
        case nil: return "undefined"
        case is NSNull: return "null"
        case let date as Date: return "new Date(\(date.timeIntervalSince1970 * 1000))"
        case let text as String: return try json(text)
        case let number as NSNumber: return expression(number)
        case let list as [Any]: return "[" + (try list.map { try expression($0) }.joined(separator: ",")) + "]"
        case let pairs as [String: Any]:
            let members = try pairs.sorted { $0.key < $1.key }.map { "\(try json($0.key)):\(try expression($0.value))" }
            return "({" + members.joined(separator: ",") + "})"
        default: throw Unsupported()
        }
    }

    private static func expression(_ number: NSNumber) -> String {
        if String(cString: number.objCType) == "c" { return number.boolValue ? "true" : "false" }
        let value = number.doubleValue
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
        return Int(exactly: value).map(String.init) ?? "\(value)"
    }

    /// A text as scripts write it.
    static func json(_ text: String) throws -> String {
        let data = try JSONSerialization.data(withJSONObject: text, options: [.fragmentsAllowed])
        // These end a line in scripts, and not in JSON.
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\u{2028}", with: "\\u2028")
            .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
    }
}
