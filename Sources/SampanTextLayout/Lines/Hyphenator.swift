import CHyphen
import Foundation

/// Where the words of a language may be divided, by libhyphen and the patterns that the system has installed. The font library's lock must be
/// held: neither libhyphen nor what is kept here is made for several threads.
final class Hyphenator {
    /// The system's patterns.
    private static let files = LanguageFiles(folder: "/usr/share/hyphen", prefix: "hyph_")
    /// Longer words are not divided: no language's patterns are made for them.
    private static let longestWord = 100
    /// So many words are remembered.
    private static let memory = 4096

    private static let functions = HyphenFunctionsLoad("libhyphen.so.0")
    private nonisolated(unsafe) static var known: [String: Hyphenator?] = [:]

    private let dictionary: UnsafeMutablePointer<HyphenDict>
    private let encoding: WordEncoding
    private var divisions: [String: [Int]] = [:]

    /// The hyphenator of a language: "en", "en-us", "de-ch". `nil` where no patterns are installed for it.
    static func of(_ language: String) -> Hyphenator? {
        if let known = known[language] { return known }
        let made = files.file(of: language).flatMap(Hyphenator.init)
        known[language] = .some(made)
        return made
    }

    private init?(file: String) {
        guard let dictionary = Self.functions.load?(file) else { return nil }
        let name = withUnsafeBytes(of: dictionary.pointee.cset) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        guard let encoding = WordEncoding(named: dictionary.pointee.utf8 == 0 ? name : "UTF-8") else { return nil }
        (self.dictionary, self.encoding) = (dictionary, encoding)
    }

    /// The places before which a word may be divided, in UTF-16 units. Places where the spelling would change are left out, as on iOS.
    ///
    /// - Parameter word: letters alone.
    func divisions(of word: String) -> [Int] {
        if let known = divisions[word] { return known }
        let found = find(word)
        if divisions.count >= Self.memory { divisions.removeAll() }
        divisions[word] = found
        return found
    }

    private func find(_ word: String) -> [Int] {
        let lower = word.lowercased()
        let count = word.unicodeScalars.count
        // Places are counted in characters of the patterns' encoding.
        guard count <= Self.longestWord, word.utf16.count == count, lower.utf16.count == count, lower.unicodeScalars.count == count,
            let bytes = encoding.encode(lower)
        else { return [] }
        var marks = [CChar](repeating: 0, count: bytes.count + 5)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var starts: UnsafeMutablePointer<Int32>?
        var cuts: UnsafeMutablePointer<Int32>?
        let status = bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                Self.functions.hyphenate?(dictionary, $0.baseAddress, Int32($0.count), &marks, nil, &replacements, &starts, &cuts)
            }
        }
        defer {
            if let replacements { for index in bytes.indices { free(replacements[index]) } }
            free(replacements)
            free(starts)
            free(cuts)
        }
        guard status == 0 else { return [] }
        return (1..<max(1, count)).filter { marks[$0 - 1] & 1 == 1 && replacements?[$0 - 1] == nil }
    }
}
