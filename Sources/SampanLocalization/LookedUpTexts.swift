import Foundation
import SampanFormRules

/// Texts as apps look them up: of those that differ by device the device's, and changed as a pseudo-language asks.
enum LookedUpTexts {
    /// What no table has as a text.
    static let nothing = "\u{E0003}"

    /// The changes that the app's settings ask for. They stay for as long as the app runs.
    private(set) static nonisolated(unsafe) var changes: TextChanges = []

    /// Reads the settings.
    static func adoptSettings() {
        changes = TextChanges(TextChanges.settings.filter { UserDefaults.standard.bool(forKey: $0.name) }.map(\.change))
    }

    /// What a bundle answers who asks it for a text.
    static func text(forKey key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        let own = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        guard changes.contains(.missingInCapitals) else { return shown(bundle.foundText(forKey: key, value: own, table: table)) }
        let found = bundle.foundText(forKey: key, value: nothing, table: table)
        let isMissing = found == nothing
        return shown(isMissing ? own : found, isMissing: isMissing)
    }

    /// A table's text as it is looked up.
    static func shown(_ text: String, isMissing: Bool = false) -> String {
        let own = DeviceTexts(in: text)?.text(for: UserLanguages.device) ?? text
        let text = WidthTexts(in: own)?.lookedUp() ?? own
        // What its numbers decide is changed when they are known.
        if changes.isEmpty || FormRule(in: text) != nil { return text }
        return changes.changed(text, isMissing: isMissing)
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
