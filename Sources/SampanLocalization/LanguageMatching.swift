/// Chooses among the localizations that an app has by what the user prefers, as iOS does.
enum LanguageMatching {
    /// The localizations to look in, best first: for the first language that the app has, the nearest variant and its relatives.
    static func choose(from localizations: [String], preferences: [String]) -> [String] {
        let known = localizations.filter { $0 != "Base" }
        for preference in preferences {
            let wanted = Tag(preference)
            let candidates = known.map { (name: $0, tag: Tag($0)) }.filter { $0.tag.language == wanted.language }
            let ranked = candidates.map { (name: $0.name, rank: rank($0.tag, for: wanted)) }.sorted {
                ($0.rank, $0.name) < ($1.rank, $1.name)
            }
            // Another script is another way of writing that the user may not read.
            let readable = ranked.filter { $0.rank < 10 }
            if !readable.isEmpty { return readable.map(\.name) }
        }
        return []
    }

    /// How far a localization is from what is wanted: 0 is the same, from 10 it is written in another script.
    private static func rank(_ tag: Tag, for wanted: Tag) -> Int {
        if tag.script != wanted.script { return 10 }
        if tag.region == wanted.region { return 0 }
        return tag.region == nil ? 1 : 2
    }

    /// The parts of a language's name: "zh-Hant-TW", "pt_BR", "English".
    struct Tag: Equatable {
        var language: String
        var script: String?
        var region: String?

        init(_ name: String) {
            let parts = (Tag.oldNames[name] ?? name).split { $0 == "-" || $0 == "_" }.map(String.init)
            language = parts.first?.lowercased() ?? ""
            for part in parts.dropFirst() {
                if part.count == 4, part.allSatisfy(\.isLetter) {
                    script = part.capitalized
                } else if part.count == 2 || part.count == 3 {
                    region = part.uppercased()
                }
            }
            // Chinese is told apart by its script, which older names leave to the region.
            if language == "zh", script == nil { script = ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans" }
        }

        private static let oldNames = [
            "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
            "Swedish": "sv", "Portuguese": "pt", "Korean": "ko", "Danish": "da", "Norwegian": "nb", "Finnish": "fi",
        ]
    }
}
