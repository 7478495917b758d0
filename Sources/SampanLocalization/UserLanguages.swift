import Foundation
import SampanFormRules

/// The languages that the user prefers, and the bundles' answers in them.
public enum UserLanguages {
    nonisolated(unsafe) private static var chosen = ["en"]

    /// The main bundle's localizations that are in use, best first.
    public static var localizations: [String] { chosen }

    /// The languages that localizations are chosen by, best first: those that the user prefers, and English.
    private(set) nonisolated(unsafe) static var languages = ["en"]

    /// The languages that the user prefers, best first.
    public private(set) nonisolated(unsafe) static var preferences = ["en-US"]

    /// The user's locale, in the language that the app speaks: what `Locale.current` answers.
    public private(set) nonisolated(unsafe) static var locale = Locale(identifier: "en_US") {
        didSet { calendar = calendar(in: locale) }
    }

    /// The user's calendar: what `Calendar.current` answers.
    public private(set) nonisolated(unsafe) static var calendar = calendar(in: locale)

    private static func calendar(in locale: Locale) -> Calendar {
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        return calendar
    }

    /// The user's locale as an app in the given localization sees it: the region stays, the language is the app's.
    package static func locale(_ user: String, in localization: String) -> Locale {
        var components = Locale.Components(identifier: user)
        let language = Locale.Language.Components(identifier: localization)
        if components.languageComponents.languageCode != language.languageCode {
            components.languageComponents.languageCode = language.languageCode
            components.languageComponents.script = language.script
        }
        return Locale(components: components)
    }

    /// The device that texts are for which differ by device: "iphone", "ipad".
    public nonisolated(unsafe) static var device = "iphone"

    /// Whether the app runs from right to left: its language does, or a setting wants to see it so.
    public static var isRightToLeft: Bool {
        if PseudoLanguage.directionSettings.contains(where: UserDefaults.standard.bool(forKey:)) { return true }
        return Locale.Language(identifier: chosen.first ?? "en").characterDirection == .rightToLeft
    }

    /// Takes the language over from a locale's name ("vi", "pt_BR") or a pseudo-language's, or, where that is `nil`, from the launch argument
    /// `-AppleLanguages`, or what the app itself has put there. From then on `Bundle.main` and the bundles of the app's own frameworks answer in the localization that fits
    /// best, and the user defaults `AppleLanguages` and `AppleLocale` tell the language.
    ///
    /// To be called before any bundle is asked for a localized resource.
    public static func adopt(locale: String?) {
        let pseudo = locale.flatMap { PseudoLanguage(rawValue: $0) }
        UserDefaults.standard.register(defaults: Dictionary(uniqueKeysWithValues: (pseudo?.settings ?? []).map { ($0, true) }))
        LookedUpTexts.adoptSettings()
        let locale = pseudo == nil ? locale : nil
        let given = locale.map { [$0.replacing("_", with: "-")] } ?? UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? []
        languages = given + (given.contains { $0.hasPrefix("en") } ? [] : ["en"])
        UserDefaults.standard.register(defaults: [
            "AppleLanguages": languages, "AppleLocale": (given.first ?? "en-US").replacing("-", with: "_"),
        ])
        chosen = adopt(.main, languages: languages)
        preferences = given.isEmpty ? ["en-US"] : given
        let user = UserDefaults.standard.string(forKey: "AppleLocale") ?? preferences[0]
        Self.locale = Self.locale(user, in: chosen.first ?? "en")
        let frameworks = Bundle.main.bundleURL.appendingPathComponent("Frameworks")
        for name in (try? FileManager.default.contentsOfDirectory(atPath: frameworks.path)) ?? [] where name.hasSuffix(".framework") {
            if let bundle = Bundle(url: frameworks.appendingPathComponent(name)) { _ = adopt(bundle, languages: languages) }
        }
    }

    /// Makes a bundle answer in the localization that fits the languages best; returns the localizations in use. A bundle that has none of
    /// the languages answers in its own.
    package static func adopt(_ bundle: Bundle, languages: [String]) -> [String] {
        let found = localizations(of: bundle, for: languages)
        guard let best = found.first, best != developmentRegion(of: bundle) else { return found }
        guard CoreFoundationBundle.setDevelopmentRegion(best, ofBundleAt: bundle.bundlePath) else {
            let own = developmentRegion(of: bundle)
            NSLog("This Foundation's bundles cannot be told the language; they answer in \(own)")
            return [own]
        }
        return found
    }

    /// The localizations of a bundle that fit the languages, best first; its own if there are none.
    static func localizations(of bundle: Bundle, for languages: [String]) -> [String] {
        // Asking the bundle itself for its localizations would fix its languages for good.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.resourcePath ?? bundle.bundlePath)) ?? []
        let present = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
        let declared = bundle.infoDictionary?["CFBundleLocalizations"] as? [String] ?? []
        let own = developmentRegion(of: bundle)
        // What is in the base is in the bundle's own language.
        let based = present.contains("Base") ? [own] : []
        let found = LanguageMatching.choose(from: Set(present + declared + based).sorted(), preferences: languages)
        return found.isEmpty ? [own] : found
    }

    private static func developmentRegion(of bundle: Bundle) -> String {
        bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    }
}
