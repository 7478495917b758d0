import Foundation
import ObjCRuntime

extension PDFDocument {
    /// What is found of some texts on a page, in the order of the page.
    func matches(_ strings: [String], _ options: NSString.CompareOptions, onPage index: Int) -> [PDFSelection] {
        guard let page = page(at: index) else { return [] }
        let ranges = strings.flatMap { page.layout.ranges(of: $0, options.subtracting([.backwards, .anchored])) }
        return ranges.sorted { $0.location < $1.location }.map { range in
            let selection = PDFSelection(document: self)
            selection.append(page, range)
            return selection
        }
    }

    func nextMatch(_ string: String, _ selection: PDFSelection?, _ options: NSString.CompareOptions) -> PDFSelection? {
        let isBackwards = options.contains(.backwards)
        guard pageCount > 0 else { return nil }
        let place = selection.flatMap { isBackwards ? $0.start : $0.end }
        let first = place.map { index(for: $0.page) } ?? (isBackwards ? pageCount - 1 : 0)
        guard first != NSNotFound else { return nil }
        for index in isBackwards ? Array((0...first).reversed()) : Array(first..<pageCount) {
            let found = matches([string], options, onPage: index)
            for match in isBackwards ? found.reversed() : found {
                guard index == first, let place, let page = page(at: index) else { return match }
                let range = match.range(at: 0, on: page)
                if isBackwards ? range.location + range.length <= place.character : range.location >= place.character { return match }
            }
        }
        return nil
    }
}

/// A search that goes on: a page at a time, so that the app goes on, too.
final class DocumentSearch: @unchecked Sendable {
    private weak var document: PDFDocument?
    private let strings: [String]
    private let options: NSString.CompareOptions
    private var page = 0
    var isCancelled = false

    init(_ document: PDFDocument, _ strings: [String], _ options: NSString.CompareOptions) {
        (self.document, self.strings, self.options) = (document, strings, options)
    }

    func begin() { DispatchQueue.main.async { self.start() } }

    private func start() {
        guard !isCancelled, let document else { return }
        post(.PDFDocumentDidBeginFind) { $0.documentDidBeginDocumentFind($1) }
        guard !isCancelled else { return }
        if document.pageCount == 0 { end() } else { DispatchQueue.main.async { self.step() } }
    }

    private func step() {
        guard !isCancelled, let document else { return }
        let place: [AnyHashable: Any] = [PDFDocumentPageIndexKey: page]
        post(.PDFDocumentDidBeginPageFind, place) { $0.documentDidBeginPageFind($1) }
        for match in document.matches(strings, options, onPage: page) {
            guard !isCancelled else { return }
            post(.PDFDocumentDidFindMatch, [PDFDocumentFoundSelectionKey: match, PDFDocumentPageIndexKey: page]) {
                $0.documentDidFindMatch($1)
            }
            if let delegate = document.delegate { OptionalRequirement.call { delegate.didMatchString(match) } }
        }
        guard !isCancelled else { return }
        post(.PDFDocumentDidEndPageFind, place) { $0.documentDidEndPageFind($1) }
        page += 1
        guard !isCancelled else { return }
        if page < document.pageCount { DispatchQueue.main.async { self.step() } } else { end() }
    }

    private func end() {
        document?.search = nil
        post(.PDFDocumentDidEndFind) { $0.documentDidEndDocumentFind($1) }
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil, _ tell: (any PDFDocumentDelegate, Notification) -> Void)
    {
        guard let document else { return }
        let notification = Notification(name: name, object: document, userInfo: info)
        NotificationCenter.default.post(notification)
        if let delegate = document.delegate { OptionalRequirement.call { tell(delegate, notification) } }
    }
}
