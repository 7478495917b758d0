import Foundation
import QuartzCore

/// Collects what a search finds. See https://developer.apple.com/documentation/uikit/uitextsearchaggregator.
///
/// Any thread may use it. What a search tells after the person has begun another one, or has ended finding, is passed over.
public struct UITextSearchAggregator<DocumentIdentifier>: Sendable where DocumentIdentifier: Hashable {
    let collector: FoundTextCollector

    init(_ collector: FoundTextCollector) { self.collector = collector }

    /// What was found so far, in the order in which it was told.
    public var allFoundRanges: [UITextRange] { collector.ranges }

    /// Adds a find.
    ///
    /// - Parameters:
    ///   - range: where it is.
    ///   - searchString: the query that was searched for.
    ///   - document: the document that it is in.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        collector.tell(.found(FoundText(range, document)))
    }

    /// Takes a find back; if the person is looking at it, the next one takes its place.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        collector.tell(.lost(FoundText(range, document)))
    }

    /// Takes back all that was found. While the person is finding, the text is searched anew.
    public func invalidate() { collector.tell(.invalidated) }

    /// Says that the search is over: the person is shown one of the finds.
    public func finishedSearching() { collector.tell(.finished) }
}

/// A place that was found: one with the same range in the same document is the same.
struct FoundText: Hashable, @unchecked Sendable {
    let range: UITextRange
    /// The document as whoever found the place names it.
    private let document: Any
    private let key: AnyHashable

    init<Document: Hashable>(_ range: UITextRange, _ document: Document) {
        (self.range, self.document, key) = (range, Named(document), AnyHashable(Named(document)))
    }

    /// The document, for the object that named it.
    func document<Document: Hashable>(_ type: Document.Type) -> Document {
        guard let named = document as? Named<Document> else { preconditionFailure("a find of another object") }
        return named.document
    }

    static func == (one: FoundText, other: FoundText) -> Bool { one.range.isEqual(other.range) && one.key == other.key }

    func hash(into hasher: inout Hasher) {
        hasher.combine(range.hash)
        hasher.combine(key)
    }

    func isInSameDocument(as other: FoundText) -> Bool { key == other.key }

    /// An optional name stays one as it is cast.
    private struct Named<Document: Hashable>: Hashable {
        let document: Document

        init(_ document: Document) { self.document = document }
    }
}

/// Takes what a search tells on any thread to the session, which is the main thread's.
final class FoundTextCollector: @unchecked Sendable {
    enum Event {
        case found(FoundText), lost(FoundText), invalidated, finished
    }

    private let lock = NSLock()
    private var pending: [Event] = []
    private var all: [FoundText] = []
    private var known: Set<FoundText> = []
    private weak var session: UITextSearchingFindSession?

    init(_ session: UITextSearchingFindSession) { self.session = session }

    var ranges: [UITextRange] { lock.withLock { all.map(\.range) } }

    func tell(_ event: Event) {
        lock.withLock {
            switch event {
            case .found(let text): if known.insert(text).inserted { all.append(text) }
            case .lost(let text): if known.remove(text) != nil { all.removeAll { $0 == text } }
            case .invalidated: (all, known) = ([], [])
            case .finished: break
            }
            pending.append(event)
        }
        if MainThreadChecker.isOnMain {
            MainActor.assumeIsolated { deliver() }
        } else {
            DispatchQueue.main.async { self.deliver() }
        }
    }

    @MainActor
    private func deliver() {
        let events = lock.withLock {
            defer { pending = [] }
            return pending
        }
        for event in events { session?.search(self, told: event) }
    }
}
