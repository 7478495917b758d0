import Foundation

/// Labels of terms, which a tagger gives in the place of its own: names of an app's own people and places, for instance.
///
/// See https://developer.apple.com/documentation/naturallanguage/nlgazetteer.
open class NLGazetteer: NSObject {
    /// What a gazetteer is in a file: a property list.
    private struct Stored: Codable {
        var language: String?
        var labels: [String: String]
    }

    private let stored: Stored

    // @objc(initWithDictionary:language:error:)
    /// Creates a gazetteer.
    ///
    /// - Parameters:
    ///   - dictionary: for each label its terms, which may have several words. Whether letters are capital does not matter.
    ///   - language: the texts' language; `nil` for any.
    public init(dictionary: [String: [String]], language: NLLanguage?) throws {
        stored = Self.stored(dictionary, language)
        super.init()
    }

    // @objc(initWithData:error:)
    /// Creates a gazetteer of what another one's `data` was.
    ///
    /// - Throws: an error of Foundation's where the data are none.
    public init(data: Data) throws {
        stored = try PropertyListDecoder().decode(Stored.self, from: data)
        super.init()
    }

    // @objc(initWithContentsOfURL:error:)
    /// Creates a gazetteer of a file.
    ///
    /// - Throws: an error of Foundation's where the file cannot be read.
    public convenience init(contentsOf url: URL) throws { try self.init(data: Data(contentsOf: url)) }

    // @objc(writeGazetteerForDictionary:language:toURL:error:)
    /// Writes a gazetteer to a file.
    open class func write(_ dictionary: [String: [String]], language: NLLanguage?, to url: URL) throws {
        try encoded(stored(dictionary, language)).write(to: url, options: .atomic)
    }

    /// The texts' language; `nil` for any.
    open var language: NLLanguage? { stored.language.map { NLLanguage($0) } }

    /// The gazetteer as it is in a file.
    open var data: Data { (try? Self.encoded(stored)) ?? Data() }

    // @objc(labelForString:)
    /// A term's label; `nil` for what is no term.
    open func label(for string: String) -> String? { stored.labels[Self.folded(string)] }

    /// How many words the longest term has.
    private(set) lazy var longest = stored.labels.keys.map { NLTokenizer.words(in: $0).count }.max() ?? 0

    private static func stored(_ dictionary: [String: [String]], _ language: NLLanguage?) -> Stored {
        var labels: [String: String] = [:]
        // In the labels' order, so that a term of two labels has the same one every time.
        for (label, terms) in dictionary.sorted(by: { $0.key > $1.key }) {
            for term in terms { labels[folded(term)] = label }
        }
        return Stored(language: language?.rawValue, labels: labels)
    }

    private static func encoded(_ stored: Stored) throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(stored)
    }

    private static func folded(_ term: String) -> String {
        term.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension NLTokenizer {
    static func words(in text: String) -> [String] {
        let pieces = TextPieces(text, language: nil)
        return pieces.words.filter { $0.kind != .whitespace }.map { pieces.text($0.range) }
    }
}
