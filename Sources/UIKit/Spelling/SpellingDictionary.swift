import CHunspell
import Foundation
import SampanTextLayout

/// The words of a language, by Hunspell and the dictionaries that the system has installed.
@MainActor
final class SpellingDictionary {
    private static let files = LanguageFiles(folder: "/usr/share/hunspell")
    private static let functions = HunspellFunctionsLoad("libhunspell-1.7.so.0")
    private static var known: [String: SpellingDictionary?] = [:]

    /// The languages that there are dictionaries for, as "en_US".
    static var languages: [String] { functions.create == nil ? [] : files.languages }

    /// The dictionary of a language: "en", "en_US", "de-ch". `nil` where none is installed for it.
    static func of(_ language: String) -> SpellingDictionary? {
        if let known = known[language] { return known }
        let made = files.file(of: language).flatMap(SpellingDictionary.init)
        known[language] = .some(made)
        return made
    }

    private let handle: OpaquePointer
    private let encoding: WordEncoding
    private let file: String
    private lazy var stems = Self.stems(file, encoding)

    private init?(file: String) {
        let rules = String(file.dropLast(4)) + ".aff"
        // Without its rules Hunspell says nothing and takes no word.
        guard FileManager.default.isReadableFile(atPath: rules), let handle = Self.functions.create?(rules, file) else { return nil }
        let name = Self.functions.encoding?(handle).map { String(cString: $0) } ?? "ISO8859-1"
        guard let encoding = WordEncoding(named: name) else { return nil }
        (self.handle, self.encoding, self.file) = (handle, encoding, file)
    }

    /// Whether the language has a word.
    func has(_ word: String) -> Bool {
        guard let bytes = bytes(word) else { return false }
        return Self.functions.spell?(handle, bytes) != 0
    }

    /// What may have been meant by a word, the likeliest first.
    func suggestions(for word: String) -> [String] {
        guard let bytes = bytes(word) else { return [] }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let count = Self.functions.suggest?(handle, &list, bytes) ?? 0
        defer { Self.functions.free_list?(handle, &list, count) }
        return (0..<max(0, Int(count))).compactMap { index in
            list?[index].flatMap { encoding.decode(Array(UnsafeBufferPointer(start: $0, count: strlen($0)).map(UInt8.init(bitPattern:)))) }
        }
    }

    /// The words of the dictionary that begin with some letters, the shortest first. What its rules make of them is not among them.
    func words(startingWith letters: String) -> [String] {
        let wanted = letters.lowercased()
        let found = stems.filter { $0.count > wanted.count && $0.lowercased().hasPrefix(wanted) }
        return found.sorted { ($0.count, $0) < ($1.count, $1) }
    }

    private func bytes(_ word: String) -> [CChar]? {
        // No language's words are longer, and Hunspell takes long for such.
        guard word.utf8.count <= 200, !word.contains("\0"), let bytes = encoding.encode(word) else { return nil }
        return bytes.map(CChar.init(bitPattern:)) + [0]
    }

    private static func stems(_ file: String, _ encoding: WordEncoding) -> [String] {
        guard let data = FileManager.default.contents(atPath: file) else { return [] }
        // The first line says how many there are; each other is a word, with flags behind a slash and remarks behind white space.
        return data.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap { line in
            let word = line.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") }
            guard let text = encoding.decode(Array(word)), text.first?.isLetter == true else { return nil }
            return text
        }
    }
}
