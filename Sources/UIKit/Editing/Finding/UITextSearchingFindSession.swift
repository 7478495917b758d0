import Foundation

/// A session that has an object search its text, and keeps what it finds. See
/// https://developer.apple.com/documentation/uikit/uitextsearchingfindsession.
///
/// When a search is over, the first find that does not stand before the selection is shown; after the last one comes the first.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    /// The object that is searched. Not retained.
    open private(set) weak var searchableObject: (any UITextSearching)?

    /// In their order.
    private var found: [FoundText] = []
    private var highlighted: FoundText?
    private var collector: FoundTextCollector?
    private var last: (query: String, options: UITextSearchOptions)?
    /// Whether the object is about to search: what it takes back then it has not found yet.
    private var isBeginning = false
    /// Whether the object replaces finds now: the search after that comes anyway.
    private var isReplacing = false
    /// The find that was replaced, by its place among them all, until the search after that is over.
    private var replaced: (index: Int, count: Int)?

    // @objc(initWithSearchableObject:)
    /// Creates a session for an object, which it does not retain.
    public init<SearchableObject>(searchableObject: SearchableObject) where SearchableObject: UITextSearching {
        self.searchableObject = searchableObject
        super.init()
    }

    open override var resultCount: Int { found.count }

    open override var highlightedResultIndex: Int {
        highlighted.flatMap { found.firstIndex(of: $0) } ?? NSNotFound
    }

    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        guard supportsReplacement, let searchableObject, let highlighted, highlightedResultIndex != NSNotFound else { return false }
        return searchableObject.allowsReplacing(highlighted, by: interaction?.replacementText ?? "")
    }

    // MARK: Searching

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        let options = options ?? UITextSearchOptions()
        last = (query, options)
        replaced = nil
        begin(query, options, from: highlighted)
    }

    /// Searches for the same again, because the text is another.
    func searchAgain() {
        if isReplacing { return }
        guard let last else { return invalidateFoundResults() }
        begin(last.query, last.options, from: nil)
    }

    private func begin(_ query: String, _ options: UITextSearchOptions, from start: FoundText?) {
        forget()
        highlighted = start
        guard let searchableObject, !query.isEmpty else { return stateDidChange() }
        let collector = FoundTextCollector(self)
        self.collector = collector
        isBeginning = true
        searchableObject.search(for: query, options, collector)
        isBeginning = false
        stateDidChange()
    }

    private func forget() {
        (collector, found, highlighted) = (nil, [], nil)
        searchableObject?.clearAllDecoratedFoundText()
    }

    open override func invalidateFoundResults() {
        forget()
        replaced = nil
        stateDidChange()
    }

    private func stateDidChange() { interaction?.updateResultCount() }

    // MARK: Finds

    func search(_ collector: FoundTextCollector, told event: FoundTextCollector.Event) {
        guard collector === self.collector, let searchableObject else { return }
        switch event {
        case .found(let text): add(text, searchableObject)
        case .lost(let text): remove(text, searchableObject)
        case .finished: showFirst(searchableObject)
        case .invalidated:
            guard isBeginning || interaction == nil else { return searchAgain() }
            found = []
            searchableObject.clearAllDecoratedFoundText()
        }
        if !isBeginning { stateDidChange() }
    }

    private func add(_ text: FoundText, _ object: any UITextSearching) {
        var (low, high) = (0, found.count)
        // Mostly a text is searched from its beginning.
        if let last = found.last, object.order(last, text) == .orderedAscending { low = high }
        while low < high {
            let middle = (low + high) / 2
            if object.order(found[middle], text) == .orderedAscending { low = middle + 1 } else { high = middle }
        }
        guard !found[low...].prefix(while: { object.order($0, text) == .orderedSame }).contains(text) else { return }
        found.insert(text, at: low)
        object.decorate(text, .found)
    }

    private func remove(_ text: FoundText, _ object: any UITextSearching) {
        guard let index = found.firstIndex(of: text) else { return }
        let wasShown = highlighted == text
        found.remove(at: index)
        object.decorate(text, .normal)
        guard wasShown else { return }
        highlighted = nil
        if !found.isEmpty { show(found[index % found.count], object) }
    }

    /// Shows the find that comes after the one replaced, after the one shown before, or after what is selected.
    private func showFirst(_ object: any UITextSearching) {
        let start = highlighted
        highlighted = nil
        guard !found.isEmpty else { return }
        if let replaced {
            self.replaced = nil
            // What took its place may be found, too.
            return show(found[(replaced.index + max(0, found.count - replaced.count + 1)) % found.count], object)
        }
        let first =
            if let start {
                found.first { object.order($0, start) != .orderedAscending }
            } else {
                found.first { !object.standsBeforeSelection($0) }
            }
        show(first ?? found[0], object)
    }

    private func show(_ text: FoundText, _ object: any UITextSearching) {
        if let old = highlighted, found.contains(old) { object.decorate(old, .found) }
        object.prepareHighlight(text)
        highlighted = text
        object.decorate(text, .highlighted)
        object.scroll(to: text)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        guard let searchableObject else { return }
        if collector == nil, let last {
            begin(last.query, last.options, from: nil)
            if highlighted != nil { return }
        }
        guard !found.isEmpty else { return }
        let index = highlightedResultIndex
        if index == NSNotFound {
            showFirst(searchableObject)
        } else {
            show(found[(index + (direction == .forward ? 1 : found.count - 1)) % found.count], searchableObject)
        }
        stateDidChange()
    }

    // MARK: Replacing

    open override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard let searchableObject, supportsReplacement, let highlighted, highlightedResultIndex != NSNotFound,
            searchableObject.allowsReplacing(highlighted, by: replacementString)
        else { return }
        let options = options ?? last?.options ?? UITextSearchOptions()
        last = (searchQuery, options)
        let place = (index: highlightedResultIndex, count: resultCount)
        isReplacing = true
        searchableObject.replace(highlighted, by: replacementString)
        isReplacing = false
        replaced = place
        begin(searchQuery, options, from: nil)
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard let searchableObject, supportsReplacement else { return }
        let options = options ?? last?.options ?? UITextSearchOptions()
        last = (searchQuery, options)
        let texts = found
        isReplacing = true
        let isDone: Void? = OptionalRequirement.call {
            searchableObject.replaceAll(queryString: searchQuery, options: options, withText: replacementString)
        }
        if isDone == nil {
            for text in texts.reversed() where searchableObject.allowsReplacing(text, by: replacementString) {
                searchableObject.replace(text, by: replacementString)
            }
        }
        isReplacing = false
        replaced = nil
        begin(searchQuery, options, from: nil)
    }
}

/// The requirements, with documents that the session does not know by type.
extension UITextSearching {
    fileprivate func search(for query: String, _ options: UITextSearchOptions, _ collector: FoundTextCollector) {
        performTextSearch(queryString: query, options: options, resultAggregator: UITextSearchAggregator(collector))
    }

    fileprivate func decorate(_ text: FoundText, _ style: UITextSearchFoundTextStyle) {
        decorate(foundTextRange: text.range, document: text.document(DocumentIdentifier.self), usingStyle: style)
    }

    fileprivate func prepareHighlight(_ text: FoundText) {
        willHighlight(foundTextRange: text.range, document: text.document(DocumentIdentifier.self))
    }

    fileprivate func scroll(to text: FoundText) { scrollRangeToVisible(text.range, inDocument: text.document(DocumentIdentifier.self)) }

    fileprivate func allowsReplacing(_ text: FoundText, by replacement: String) -> Bool {
        shouldReplace(foundTextRange: text.range, document: text.document(DocumentIdentifier.self), withText: replacement)
    }

    fileprivate func replace(_ text: FoundText, by replacement: String) {
        replace(foundTextRange: text.range, document: text.document(DocumentIdentifier.self), withText: replacement)
    }

    fileprivate func order(_ text: FoundText, _ other: FoundText) -> ComparisonResult {
        let document = text.document(DocumentIdentifier.self)
        if text.isInSameDocument(as: other) { return compare(text.range, toRange: other.range, document: document) }
        return compare(document: document, toDocument: other.document(DocumentIdentifier.self))
    }

    fileprivate func standsBeforeSelection(_ text: FoundText) -> Bool {
        guard let selectedTextRange else { return false }
        let document = text.document(DocumentIdentifier.self)
        if let selected = selectedTextSearchDocument, selected != document {
            return compare(document: document, toDocument: selected) == .orderedAscending
        }
        return compare(text.range, toRange: selectedTextRange, document: document) == .orderedAscending
    }
}
