import Foundation

/// What a find interaction finds, and how: the base of sessions. See https://developer.apple.com/documentation/uikit/uifindsession.
///
/// The class itself finds nothing. An app overrides what it finds by itself, or has `UITextSearchingFindSession` do that for a text.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// What the panel says of the finds. See https://developer.apple.com/documentation/uikit/uifindsession/searchresultdisplaystyle-swift.enum.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// Which of them is shown, and how many there are.
        case currentAndTotal
        /// How many there are.
        case total
        /// Nothing.
        case none
    }

    /// The interaction that the session belongs to while the person is finding.
    weak var interaction: UIFindInteraction?

    /// Creates a session.
    public override init() { super.init() }

    /// How many finds there are.
    open var resultCount: Int { 0 }
    /// Which of them is shown, from 0; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// What the panel says of the finds. `.currentAndTotal` by default.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
        didSet { if searchResultDisplayStyle != oldValue { interaction?.updateResultCount() } }
    }
    /// Whether finds can be replaced: the panel then has a second field.
    open var supportsReplacement: Bool { false }
    /// Whether the find that is shown can be replaced.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    // @objc(performSearchWithQuery:options:)
    /// Called when the person typed something to search for.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    // @objc(performSingleReplacementWithSearchQuery:replacementString:options:)
    /// Called when the find that is shown is to be replaced.
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    // @objc(replaceAllInstancesOfSearchQuery:withReplacementString:options:)
    /// Called when all finds are to be replaced.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    // @objc(highlightNextResultInDirection:)
    /// Called when the next find is to be shown, or the one before.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Called when there are to be no finds any more: the text is another, or the person has ended finding.
    open func invalidateFoundResults() {}
}
