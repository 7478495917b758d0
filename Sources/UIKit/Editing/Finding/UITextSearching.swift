import Foundation

/// How a place is shown that a search found. See https://developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As any other text.
    case normal
    /// As one of the places that were found.
    case found
    /// As the place that the person is looking at.
    case highlighted
}

/// A text, or several, that a find session searches. See https://developer.apple.com/documentation/uikit/uitextsearching.
///
/// The documents that the methods name are those that the object itself gave its finds; who searches a single text needs none.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// What tells the documents of an object with several apart.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// What is selected: the finds after it are shown first.
    var selectedTextRange: UITextRange? { get }
    /// The document in which something is selected; `nil` by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// Which of two finds in a document comes first.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Which of two documents comes first; neither by default.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

    /// Searches, and tells the aggregator what was found, and of the end. It may do so later, and on any thread.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

    /// Shows a place in a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Shows all of the text as any other.
    func clearAllDecoratedFoundText()
    /// Another find is about to be the one that the person looks at. Does nothing by default.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls until a place is seen. Does nothing by default.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// Whether what was found can be replaced; `false` by default.
    var supportsTextReplacement: Bool { get }
    /// Whether a find can be replaced by a text; `true` by default.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a find. Does nothing by default.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces all that a query finds. By default the finds are replaced one by one, the last one first.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    /// `nil`.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// All documents stand in the same place.
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
    /// Does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// `false`.
    public var supportsTextReplacement: Bool { false }
    /// `true`.
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool { true }
    /// Does nothing.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Has the session replace the finds one by one.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) { OptionalRequirement.notImplemented() }
}
