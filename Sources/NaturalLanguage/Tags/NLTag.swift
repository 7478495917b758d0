import Foundation

/// What a token is, as a tagger says it. See https://developer.apple.com/documentation/naturallanguage/nltag.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    /// The tag's text: of the schemes for languages and scripts, a code.
    public let rawValue: String

    /// Creates a tag.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a tag.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension NLTag {
    /// A word.
    public static let word = NLTag("Word")
    /// Punctuation.
    public static let punctuation = NLTag("Punctuation")
    /// White space.
    public static let whitespace = NLTag("Whitespace")
    /// What is neither word, punctuation nor white space: a symbol, an emoji.
    public static let other = NLTag("Other")
    /// A noun.
    public static let noun = NLTag("Noun")
    /// A verb.
    public static let verb = NLTag("Verb")
    /// An adjective.
    public static let adjective = NLTag("Adjective")
    /// An adverb.
    public static let adverb = NLTag("Adverb")
    /// A pronoun.
    public static let pronoun = NLTag("Pronoun")
    /// An article or another determiner.
    public static let determiner = NLTag("Determiner")
    /// A particle.
    public static let particle = NLTag("Particle")
    /// A preposition.
    public static let preposition = NLTag("Preposition")
    /// A number.
    public static let number = NLTag("Number")
    /// A conjunction.
    public static let conjunction = NLTag("Conjunction")
    /// An interjection.
    public static let interjection = NLTag("Interjection")
    /// A word that goes with counting.
    public static let classifier = NLTag("Classifier")
    /// An idiom.
    public static let idiom = NLTag("Idiom")
    /// A word of no other class, or of one that is not known.
    public static let otherWord = NLTag("OtherWord")
    /// What ends a sentence.
    public static let sentenceTerminator = NLTag("SentenceTerminator")
    /// The beginning of a quotation.
    public static let openQuote = NLTag("OpenQuote")
    /// The end of a quotation.
    public static let closeQuote = NLTag("CloseQuote")
    /// An opening parenthesis.
    public static let openParenthesis = NLTag("OpenParenthesis")
    /// A closing parenthesis.
    public static let closeParenthesis = NLTag("CloseParenthesis")
    /// A hyphen or the like between words.
    public static let wordJoiner = NLTag("WordJoiner")
    /// A dash.
    public static let dash = NLTag("Dash")
    /// Other punctuation.
    public static let otherPunctuation = NLTag("Punctuation")
    /// The end of a paragraph.
    public static let paragraphBreak = NLTag("ParagraphBreak")
    /// Other white space.
    public static let otherWhitespace = NLTag("Whitespace")
    /// A person's name.
    public static let personalName = NLTag("PersonalName")
    /// A place's name.
    public static let placeName = NLTag("PlaceName")
    /// An organization's name.
    public static let organizationName = NLTag("OrganizationName")
}
