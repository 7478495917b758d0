import Foundation
internal import _FoundationICU

/// Numbers with units as text, as ICU's skeletons ask for them; see https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html.
enum SkeletonText {
    /// The text of a number; `nil` if ICU cannot read the skeleton.
    static func text(_ value: Double, skeleton: String, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        guard let format = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status) else { return nil }
        defer { swift_unumf_close(format) }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(format, value, result, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return MeasureText.text { swift_unumf_resultToString(result, $0, $1, $2) }
    }
}
