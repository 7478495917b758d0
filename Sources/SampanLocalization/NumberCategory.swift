import Foundation
internal import _FoundationICU

/// The kinds of numbers that a language tells apart, by the data of ICU, which Foundation brings.
///
/// See https://cldr.unicode.org/index/cldr-spec/plural-rules.
enum NumberCategory {
    /// The category of a number: zero, one, two, few, many, other.
    static func of(_ number: Double, language: String) -> String {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status), status.rawValue <= U_ZERO_ERROR.rawValue else { return "other" }
        defer { swift_uplrules_close(rules) }
        var buffer = [UInt16](repeating: 0, count: 32)
        let length = swift_uplrules_select(rules, number, &buffer, Int32(buffer.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0 else { return "other" }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
}
