import Foundation

/// What is known of a language's sounds, words and sentences: a folder of PocketSphinx's.
struct SpeechModel: Hashable, Sendable {
    /// The language as models are named: `en-us`.
    let name: String
    /// The folder with the language's sounds.
    let sounds: String
    /// The file with what follows on what.
    let sentences: String
    /// The file with the words and how they sound.
    let words: String

    /// Where distributions have models.
    private static let folders = ["/usr/share/pocketsphinx/model", "/usr/local/share/pocketsphinx/model"]

    /// The models of this machine.
    static let all: [SpeechModel] = folders.flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().compactMap { SpeechModel(folder: folder, $0) }
    }

    /// A folder has a model if it has all three parts.
    private init?(folder: String, _ name: String) {
        let base = "\(folder)/\(name)"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
        guard let sentences = files.first(where: { $0 == "\(name).lm.bin" }) ?? files.first(where: { $0 == "\(name).lm" }),
            let words = files.first(where: { $0.hasSuffix(".dict") }),
            FileManager.default.fileExists(atPath: "\(base)/\(name)/mdef")
        else { return nil }
        (self.name, sounds) = (name, "\(base)/\(name)")
        (self.sentences, self.words) = ("\(base)/\(sentences)", "\(base)/\(words)")
    }

    /// The language with its region.
    var locale: Locale {
        let parts = name.split(separator: "-")
        return Locale(identifier: parts.count > 1 ? "\(parts[0])-\(parts[1].uppercased())" : name)
    }

    /// The model for a locale: its region's, or another region's of its language.
    static func best(for locale: Locale) -> SpeechModel? {
        let (language, region) = (locale.language.languageCode?.identifier, locale.region?.identifier)
        let own = all.filter { $0.locale.language.languageCode?.identifier == language }
        return own.first { $0.locale.region?.identifier == region } ?? own.first
    }
}
