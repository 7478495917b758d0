import Foundation

/// Tesseract's names of languages, and Apple's.
enum TextLanguages {
    /// Apple's names of languages and of Tesseract's: those of which both have a name.
    private static let names: [(apple: String, tesseract: String)] = [
        ("en-US", "eng"), ("fr-FR", "fra"), ("it-IT", "ita"), ("de-DE", "deu"), ("es-ES", "spa"), ("pt-BR", "por"), ("zh-Hans", "chi_sim"),
        ("zh-Hant", "chi_tra"), ("ko-KR", "kor"), ("ja-JP", "jpn"), ("ru-RU", "rus"), ("uk-UA", "ukr"), ("th-TH", "tha"), ("vi-VT", "vie"),
        ("ar-SA", "ara"), ("cs-CZ", "ces"), ("da-DK", "dan"), ("nl-NL", "nld"), ("no-NO", "nor"), ("pl-PL", "pol"), ("ro-RO", "ron"),
        ("sv-SE", "swe"), ("tr-TR", "tur"), ("id-ID", "ind"), ("ms-MY", "msa"),
    ]

    /// Apple's names of the languages that are there.
    static func supported(installed: [String]) -> [String] { names.filter { installed.contains($0.tesseract) }.map(\.apple) }

    /// Tesseract's names of languages, as far as they are there. A language without its region, and one of another region, is the same.
    ///
    /// Throws `VNErrorCode.dataUnavailable`, naming what is missing, if none is there; `VNErrorCode.invalidArgument` for languages that nobody
    /// knows.
    static func names(for languages: [String], installed: [String]) throws -> [String] {
        let asked = languages.isEmpty ? ["en-US"] : languages
        let known = asked.compactMap { language in
            names.first { $0.apple == language }?.tesseract
                ?? names.first { code(of: $0.apple) == code(of: language) }?.tesseract
        }
        guard !known.isEmpty else {
            throw visionError(.invalidArgument, "No text is read in \(asked.joined(separator: ", ")).")
        }
        let there = known.filter(installed.contains)
        guard !there.isEmpty else {
            let packages = known.map { "tesseract-ocr-" + $0.replacingOccurrences(of: "_", with: "-") }
            throw visionError(
                .dataUnavailable,
                "Tesseract does not have the language on this machine. Its package is \(packages.joined(separator: ", ")) on Debian.")
        }
        return there.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func code(of language: String) -> Substring? { language.split { $0 == "-" || $0 == "_" }.first }
}
