/// Parts of texts. See https://developer.apple.com/documentation/naturallanguage/nltokenunit.
public enum NLTokenUnit: Int, Sendable {
    /// Words.
    case word = 0
    /// Sentences, with the white space behind them.
    case sentence = 1
    /// Paragraphs, with the line break behind them.
    case paragraph = 2
    /// The text as a whole.
    case document = 3
}
