import Foundation

extension Words {
    /// What stands after `locale`: a language, perhaps with a region; `nil` where it is left to the device.
    mutating func locale() throws -> String? {
        let name = try word("a language, or 'reset'")
        if name == "reset" { return nil }
        let locale = Locale(identifier: name)
        guard let language = locale.language.languageCode, language.isISOLanguage, locale.region?.isISORegion != false else {
            throw HostScript.Failure(description: "expected a language like vi, en_GB or pt-BR, or 'reset', found '\(name)'")
        }
        return name
    }
}
