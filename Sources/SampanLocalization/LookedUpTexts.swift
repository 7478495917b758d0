import Foundation
import SampanFormRules

/// Texts as apps look them up: of those that differ by device the device's, and changed as a pseudo-language asks.
enum LookedUpTexts {
    /// A text of a bundle as Foundation finds it.
    ///
    /// Foundation's own method, of which this library's takes the place, is called with the bundle where a closure has its context: both
    /// are passed in the same register.
    static func found(_ key: String, _ value: String?, _ table: String?, in bundle: Bundle) -> String {
        guard let original else { return value ?? key }
        let lookup = withUnsafeBytes(of: (original, Unmanaged.passUnretained(bundle).toOpaque())) { $0.load(as: Lookup.self) }
        return lookup.method(key, value, table)
    }

    /// In a type of its own, for a closure by itself would be read as one whose arguments are passed by address.
    private struct Lookup { let method: (String, String?, String?) -> String }

    private static nonisolated(unsafe) let original = dlsym(UnsafeMutableRawPointer(bitPattern: -1), Bundle.lookup)

    /// What no table has as a text.
    static let nothing = "\u{E0003}"

    /// The changes that the app's settings ask for. They stay for as long as the app runs.
    private(set) static nonisolated(unsafe) var changes: TextChanges = []

    /// Reads the settings.
    static func adoptSettings() {
        changes = TextChanges(TextChanges.settings.filter { UserDefaults.standard.bool(forKey: $0.name) }.map(\.change))
    }

    /// A table's text as it is looked up.
    static func shown(_ text: String, isMissing: Bool = false) -> String {
        let text = DeviceTexts(in: text)?.text(for: UserLanguages.device) ?? text
        // What its numbers decide is changed when they are known.
        if changes.isEmpty || FormRule(in: text) != nil { return text }
        return changes.changed(text, isMissing: isMissing)
    }
}

extension Bundle {
    /// The symbol of `localizedString(forKey:value:table:)`.
    static let lookup = "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"

    /// In its place.
    @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
    public func localizedTextForUser(forKey key: String, value: String?, table tableName: String?) -> String {
        let own = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        guard LookedUpTexts.changes.contains(.missingInCapitals) else {
            return LookedUpTexts.shown(LookedUpTexts.found(key, own, tableName, in: self))
        }
        let found = LookedUpTexts.found(key, LookedUpTexts.nothing, tableName, in: self)
        let isMissing = found == LookedUpTexts.nothing
        return LookedUpTexts.shown(isMissing ? own : found, isMissing: isMissing)
    }
}

extension UserLanguages {
    /// A text of a document's table as it is shown: `nil` where no table has it.
    package static func shown(_ text: String?, documentText: String) -> String {
        LookedUpTexts.shown(text ?? documentText, isMissing: text == nil)
    }

    /// Whether localized texts are changed before they are shown.
    package static var changesTexts: Bool { !LookedUpTexts.changes.isEmpty }
}
