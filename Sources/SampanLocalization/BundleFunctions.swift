import Foundation

// Foundation's bundles on Linux know no user. These functions have the symbols of Foundation's own and take their place, because an app's
// program names this library before Foundation's.

extension Bundle {
    /// In the place of `preferredLocalizations`.
    @_silgen_name("$s10Foundation6BundleC22preferredLocalizationsSaySSGvg")
    public func localizationsOfUser() -> [String] { UserLanguages.localizations(of: self, for: UserLanguages.languages) }

    /// In the place of `object(forInfoDictionaryKey:)`, which looks in the localized dictionary alone as soon as there is one.
    @_silgen_name("$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF")
    public func localizedInformation(_ key: String) -> Any? { localizedInfoDictionary?[key] ?? infoDictionary?[key] }

    /// In the place of `preferredLocalizations(from:)`.
    @_silgen_name("$s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ")
    public static func localizationsOfUser(from localizations: [String]) -> [String] {
        localizationsOfUser(from: localizations, by: UserLanguages.languages)
    }

    /// In the place of `preferredLocalizations(from:forPreferences:)`, to which all localizations are as good.
    @_silgen_name("$s10Foundation6BundleC22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ")
    public static func localizationsOfUser(from localizations: [String], by preferences: [String]?) -> [String] {
        let found = LanguageMatching.choose(from: localizations, preferences: preferences ?? UserLanguages.languages)
        return found.isEmpty ? Array(localizations.prefix(1)) : found
    }

    /// Their symbols, for the method table by which they are called where no more of a bundle's class is known.
    static let exchangedMethods = [
        "$s10Foundation6BundleC22preferredLocalizationsSaySSGvg", "$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF",
        "$s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ",
        "$s10Foundation6BundleC22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ",
    ]
}
