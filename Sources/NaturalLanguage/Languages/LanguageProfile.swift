import Foundation

/// How often one, two and three letters stand beside each other in a language, from the profiles of the package `python3-langdetect`, which were
/// counted in Wikipedia's articles.
final class LanguageProfile {
    /// Logarithms of parts of all that have as many letters.
    private let frequencies: [String: Float]

    /// What a part is worth that no profile has.
    private static let rarest: Float = 1e-5
    private static let unseen = Float(log(Double(rarest)))

    private init?(_ data: Data) {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let counts = object["freq"] as? [String: Int]
        else {
            return nil
        }
        var (lowered, sums): ([String: Int], [Int: Int]) = ([:], [:])
        // Whole texts are compared in small letters, for headlines are in capital ones.
        for (letters, count) in counts where count > 0 {
            lowered[letters.lowercased(), default: 0] += count
        }
        for (letters, count) in lowered { sums[letters.unicodeScalars.count, default: 0] += count }
        frequencies = lowered.reduce(into: [:]) { known, part in
            let share = Float(part.value) / Float(sums[part.key.unicodeScalars.count] ?? 1)
            known[part.key] = Float(log(Double(share + Self.rarest)))
        }
    }

    /// The logarithm of how likely parts of a text are in the language.
    func likelihood(of parts: [String: Int]) -> Double {
        parts.reduce(0) { $0 + Double((frequencies[$1.key] ?? Self.unseen) * Float($1.value)) }
    }

    /// What profiles are compared by: the words of a text with their beginnings and ends, in pieces of up to three letters, and how often each is
    /// there.
    static func parts(of text: some StringProtocol) -> [String: Int] {
        var parts: [String: Int] = [:]
        for word in text.lowercased().unicodeScalars.split(whereSeparator: {
            !$0.properties.isAlphabetic && $0.properties.canonicalCombiningClass == .notReordered
        }) {
            let letters: [Unicode.Scalar] = [" "] + word + [" "]
            for length in 1...3 {
                guard letters.count >= length else { break }
                for start in 0...letters.count - length {
                    var part = String.UnicodeScalarView()
                    part.append(contentsOf: letters[start..<start + length])
                    if length > 1 || part.first != " " { parts[String(part), default: 0] += 1 }
                }
            }
        }
        return parts
    }

    // MARK: What is installed

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [NLLanguage: LanguageProfile?] = [:]

    /// Names of files that are not the language's tag.
    private static let names: [NLLanguage: String] = [.norwegian: "no", .simplifiedChinese: "zh-cn", .traditionalChinese: "zh-tw"]

    /// Where distributions put the package: Debian, and others by the version of their Python.
    private static let folder: URL? = {
        let manager = FileManager.default
        var parents = ["/usr/lib/python3/dist-packages"]
        let versions = (try? manager.contentsOfDirectory(atPath: "/usr/lib")) ?? []
        parents += versions.filter { $0.hasPrefix("python3.") }.sorted().map { "/usr/lib/\($0)/site-packages" }
        return parents.map { "\($0)/langdetect/profiles" }.first(where: manager.fileExists).map { URL(fileURLWithPath: $0) }
    }()

    /// A language's profile; `nil` where there is none.
    static func of(_ language: NLLanguage) -> LanguageProfile? {
        lock.withLock {
            if let known = known[language] { return known }
            let file = folder?.appendingPathComponent(names[language] ?? language.rawValue)
            let made = file.flatMap { try? Data(contentsOf: $0) }.flatMap(LanguageProfile.init)
            known[language] = .some(made)
            return made
        }
    }
}
