import Foundation

/// A word of a lexicon. See https://developer.apple.com/documentation/uikit/uilexiconentry.
open class UILexiconEntry: NSObject, NSCopying, @unchecked Sendable {
    /// What belongs into the text.
    public let documentText: String
    /// What is typed for it.
    public let userInput: String

    init(documentText: String, userInput: String) {
        (self.documentText, self.userInput) = (documentText, userInput)
        super.init()
    }

    /// The entry itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Words that the person has beside those of dictionaries. See https://developer.apple.com/documentation/uikit/uilexicon.
open class UILexicon: NSObject, NSCopying, @unchecked Sendable {
    /// The words.
    public let entries: [UILexiconEntry]

    init(entries: [UILexiconEntry]) {
        self.entries = entries
        super.init()
    }

    /// The lexicon itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
