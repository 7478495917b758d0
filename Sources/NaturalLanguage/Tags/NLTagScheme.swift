import Foundation

/// What a tagger says of tokens. See https://developer.apple.com/documentation/naturallanguage/nltagscheme.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    /// The scheme's name.
    public let rawValue: String

    /// Creates a scheme of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a scheme of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension NLTagScheme {
    /// Words, punctuation, white space and others.
    public static let tokenType = NLTagScheme("TokenType")
    /// Parts of speech; kinds of punctuation and white space. Words are told as `NLTag.otherWord`: there is no model that knows them, as
    /// `NLTagger.availableTagSchemes(for:language:)` says.
    public static let lexicalClass = NLTagScheme("LexicalClass")
    /// Names of people, places and organizations: those of the tagger's gazetteers. All else is as in `tokenType`, words as `NLTag.otherWord`.
    public static let nameType = NLTagScheme("NameType")
    /// Names where they are known, classes elsewhere.
    public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
    /// The form under which a word stands in dictionaries: those of the tagger's gazetteers.
    public static let lemma = NLTagScheme("Lemma")
    /// The language's tag.
    public static let language = NLTagScheme("Language")
    /// The script's code of four letters.
    public static let script = NLTagScheme("Script")
}
