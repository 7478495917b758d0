/// The forms of plurals that languages have, as Unicode's CLDR lists them.
///
/// See https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html.
package enum PluralForms {
    /// All forms, in their usual order.
    static let all = ["zero", "one", "two", "few", "many", "other"]

    private static let few: [String: [String]] = [
        "ar": all, "cy": all, "ga": ["one", "two", "few", "many", "other"], "mt": ["one", "two", "few", "many", "other"],
        "br": ["one", "two", "few", "many", "other"], "gd": ["one", "two", "few", "other"], "sl": ["one", "two", "few", "other"],
        "he": ["one", "two", "other"], "iw": ["one", "two", "other"], "lv": ["zero", "one", "other"],
    ]
    private static let onlyOther: Set<String> = [
        "ja", "ko", "zh", "yue", "th", "vi", "id", "in", "ms", "lo", "my", "km", "bo", "jv", "su", "to",
    ]
    private static let oneFewManyOther: Set<String> = ["ru", "uk", "be", "pl", "cs", "sk", "lt"]
    private static let oneFewOther: Set<String> = ["hr", "sr", "bs", "sh", "ro", "mo"]
    private static let oneManyOther: Set<String> = ["fr", "es", "it", "pt", "ca"]

    /// The forms of a language.
    package static func forms(of language: String) -> [String] {
        let code = String(language.prefix { $0 != "-" && $0 != "_" })
        if let forms = few[code] { return forms }
        if onlyOther.contains(code) { return ["other"] }
        if oneFewManyOther.contains(code) { return ["one", "few", "many", "other"] }
        if oneFewOther.contains(code) { return ["one", "few", "other"] }
        if oneManyOther.contains(code) { return ["one", "many", "other"] }
        return ["one", "other"]
    }
}
