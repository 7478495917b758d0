import Foundation
internal import _FoundationICU

/// How many letters of each script a text has, by the scripts' codes: "Latn", "Cyrl".
struct Scripts {
    private(set) var counts: [String: Int] = [:]

    init(_ text: some StringProtocol) {
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            if let script = Self.script(of: scalar) { counts[script, default: 0] += 1 }
        }
    }

    /// The script of most letters; `nil` in a text without letters.
    var main: String? { counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }

    /// A letter's script; `nil` for those that several share.
    static func script(of scalar: Unicode.Scalar) -> String? {
        var status = U_ZERO_ERROR
        let script = swift_uscript_getScript(UChar32(bitPattern: scalar.value), &status)
        guard script != USCRIPT_COMMON, script != USCRIPT_INHERITED, script != USCRIPT_UNKNOWN else { return nil }
        return swift_uscript_getShortName(script).map { String(cString: $0) }
    }
}
