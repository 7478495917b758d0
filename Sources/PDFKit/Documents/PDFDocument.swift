import CoreGraphics
import Foundation
import ObjCRuntime

/// A PDF document: its pages, its outline, what it says of itself. See https://developer.apple.com/documentation/pdfkit/pdfdocument.
open class PDFDocument: NSObject, NSCopying {
    /// What the file was read as; a document that was made here has none.
    private let source: CGPDFDocument?
    private let url: URL?
    /// The pages; those of the file are made when they are first asked for.
    var slots: [PageSlot] = []
    /// The page here that an object of the file is.
    var pagesOfSource: [Int: PDFPage] = [:]
    var root: PDFOutline?
    var hasOwnOutline = false
    private var ownAttributes: [AnyHashable: Any]?
    var hasOwnAttributes: Bool { ownAttributes != nil }
    /// The search that goes on.
    var search: DocumentSearch?
    private var status = PDFDocumentPermissions.none
    /// Whether pages were added, taken away or moved.
    var isRearranged = false

    /// A page of the file by its number, or one that is there.
    enum PageSlot {
        case unread(Int)
        case page(PDFPage)
    }

    /// Who hears of searches, and chooses classes. It is asked for classes as pages are first used.
    open weak var delegate: (any PDFDocumentDelegate)?

    /// Creates a document without pages.
    public override init() {
        (source, url) = (nil, nil)
        super.init()
    }

    // @objc(initWithURL:)
    /// Reads a file's document; `nil` if there is none.
    public init?(url: URL) {
        guard let read = CGPDFDocument(url as NSURL) else { return nil }
        (source, self.url) = (read, url)
        super.init()
        fill()
    }

    /// Reads a document; `nil` if the data are none.
    public init?(data: Data) {
        guard let provider = CGDataProvider(data: data as NSData), let read = CGPDFDocument(provider) else { return nil }
        (source, url) = (read, nil)
        super.init()
        fill()
    }

    /// Shares what was read, unlocked, with another document.
    private init(sharing other: PDFDocument) {
        (source, url, status) = (other.source, nil, other.status)
        super.init()
        fill()
    }

    private func fill() { slots = (0..<(source?.numberOfPages ?? 0)).map { .unread($0 + 1) } }

    /// Returns a document of the same content, whose pages are others.
    open func copy(with zone: NSZone? = nil) -> Any {
        // The data of an encrypted document would have to be unlocked again.
        if !isChanged, !isLocked { return PDFDocument(sharing: self) }
        return (isLocked ? source?.data : dataRepresentation()).flatMap { PDFDocument(data: $0) } ?? PDFDocument()
    }

    /// The file that the document was read from.
    open var documentURL: URL? { url }
    /// What Core Graphics reads the document with; `nil` if it was made here.
    open var documentRef: CGPDFDocument? { source }

    // MARK: What it is

    /// What the document says of itself, by keys of `PDFDocumentAttribute`.
    open var documentAttributes: [AnyHashable: Any]? {
        get { ownAttributes ?? readAttributes }
        set { ownAttributes = newValue ?? [:] }
    }

    private var readAttributes: [AnyHashable: Any]? {
        guard let source, let info = source.trailer("Info").entries else { return nil }
        var result: [AnyHashable: Any] = [:]
        for (key, value) in info {
            let value = source.resolved(value)
            switch key {
            case "CreationDate", "ModDate": if let date = value.date { result[PDFDocumentAttribute(rawValue: key)] = date }
            case "Keywords":
                let words = value.text?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
                if let words { result[PDFDocumentAttribute(rawValue: key)] = words }
            default: if let text = value.text { result[PDFDocumentAttribute(rawValue: key)] = text }
            }
        }
        return result
    }

    private var version: (major: Int, minor: Int) {
        guard let source else { return (1, 7) }
        var (major, minor) = (Int32(0), Int32(0))
        source.getVersion(majorVersion: &major, minorVersion: &minor)
        return (Int(major), Int(minor))
    }

    /// The version of PDF that the document is of: 1 of 1.7.
    open var majorVersion: Int { version.major }
    /// The version of PDF that the document is of: 7 of 1.7.
    open var minorVersion: Int { version.minor }

    /// The text of all pages, each on a line of its own at least.
    open var string: String? {
        guard !isLocked else { return nil }
        return (0..<pageCount).compactMap { page(at: $0)?.string }.joined(separator: "\n")
    }

    // MARK: Passwords

    /// Whether the document is encrypted, and may want a password.
    open var isEncrypted: Bool { source?.isEncrypted ?? false }
    /// Whether the document cannot be read for want of a password. It has no pages then.
    open var isLocked: Bool { source.map { !$0.isUnlocked } ?? false }

    /// Tries a password, that of a reader or of the owner; returns whether the document can be read.
    @discardableResult
    open func unlock(withPassword password: String) -> Bool {
        guard let source else { return true }
        let wasLocked = isLocked
        guard source.unlockWithPassword(password) else { return false }
        guard isEncrypted else { return true }
        // Who may change a document owns it.
        status = source.accessPermissions == CGPDFAccessPermissions(rawValue: 0xFF) ? .owner : .user
        guard wasLocked else { return true }
        fill()
        let notification = Notification(name: .PDFDocumentDidUnlock, object: self)
        NotificationCenter.default.post(notification)
        if let delegate { OptionalRequirement.call { delegate.documentDidUnlock(notification) } }
        return true
    }

    /// Whose password the document was unlocked with.
    open var permissionsStatus: PDFDocumentPermissions { status }
    /// What may be done with the document; all with one that is not encrypted.
    open var accessPermissions: PDFAccessPermissions {
        guard let source else { return .all }
        return PDFAccessPermissions(rawValue: UInt(source.accessPermissions.rawValue))
    }
    /// Whether the document may be printed.
    open var allowsPrinting: Bool { accessPermissions.contains(.allowsLowQualityPrinting) }
    /// Whether text and pictures may be copied.
    open var allowsCopying: Bool { accessPermissions.contains(.allowsContentCopying) }
    /// Whether the document may be changed.
    open var allowsDocumentChanges: Bool { accessPermissions.contains(.allowsDocumentChanges) }
    /// Whether pages may be inserted, removed and turned.
    open var allowsDocumentAssembly: Bool { accessPermissions.contains(.allowsDocumentAssembly) }
    /// Whether assistive technologies may read it.
    open var allowsContentAccessibility: Bool { accessPermissions.contains(.allowsContentAccessibility) }
    /// Whether annotations may be added.
    open var allowsCommenting: Bool { accessPermissions.contains(.allowsCommenting) }
    /// Whether forms may be filled in.
    open var allowsFormFieldEntry: Bool { accessPermissions.contains(.allowsFormFieldEntry) }

    // MARK: Pages

    /// How many pages there are.
    open var pageCount: Int { slots.count }

    /// A page by its index, the first being 0; `nil` if there is none.
    open func page(at index: Int) -> PDFPage? { readPage(at: index) }

    /// The index of a page; `NSNotFound` if it is not of this document.
    open func index(for page: PDFPage) -> Int {
        slots.firstIndex { if case .page(page) = $0 { true } else { false } } ?? NSNotFound
    }

    /// Inserts a page before the one that has the index.
    open func insert(_ page: PDFPage, at index: Int) { insertPage(page, at: index) }
    /// Removes a page.
    open func removePage(at index: Int) { takePage(at: index) }
    /// Has two pages take each other's place.
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) { exchangePages(indexA, indexB) }

    /// The class of the document's pages; the delegate's choice.
    open var pageClass: AnyClass {
        guard let delegate, let chosen = OptionalRequirement.call({ delegate.classForPage() }), chosen is PDFPage.Type else {
            return PDFPage.self
        }
        return chosen
    }

    // MARK: The outline

    /// The root of the outline, which is not shown itself; `nil` if there is none.
    open var outlineRoot: PDFOutline? {
        get { readOutline() }
        set {
            (root, hasOwnOutline) = (newValue, true)
            newValue?.document = self
        }
    }

    /// The entry of the outline that the beginning of a selection belongs to.
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? { outlineEntry(at: selection) }

    // MARK: Writing

    /// The document as data: that it was read from, unless something has changed since.
    open func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }

    // @objc(dataRepresentationWithOptions:)
    /// The document as data, with options by keys of `PDFDocumentWriteOption`.
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { tellWriting { archived(options) } }

    /// Writes the document to a file; returns whether it could be written.
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    /// Writes the document to a file with options; returns whether it could be written.
    @discardableResult
    open func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        write(to: URL(fileURLWithPath: path), withOptions: options)
    }

    // @objc(writeToURL:)
    /// Writes the document to a file; returns whether it could be written.
    @discardableResult
    open func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }

    // @objc(writeToURL:withOptions:)
    /// Writes the document to a file with options; returns whether it could be written.
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        tellWriting {
            guard let data = archived(options ?? [:]) else { return false }
            return (try? data.write(to: url, options: .atomic)) != nil
        }
    }

    // MARK: Searching

    /// Whether a search goes on.
    open var isFinding: Bool { search != nil }

    /// Finds a text on all pages.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        (0..<pageCount).flatMap { matches([string], options, onPage: $0) }
    }

    /// Finds the next text behind a selection, or before it if the options ask for what is backwards; from an end of the document if `nil`.
    open func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? { nextMatch(string, selection, options) }

    /// Begins to search all pages; what is found is told by notifications and to the delegate, on the main thread.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        beginFindStrings([string], withOptions: options)
    }

    /// Begins to search all pages for several texts.
    open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
        cancelFindString()
        search = DocumentSearch(self, strings, options)
        search?.begin()
    }

    /// Ends the search.
    open func cancelFindString() {
        search?.isCancelled = true
        search = nil
    }

    // MARK: Selections

    /// All text; `nil` if there is none.
    open var selectionForEntireDocument: PDFSelection? { selection(from: 0, to: nil) }

    // @objc(selectionFromPage:atPoint:toPage:atPoint:)
    /// The text from one place to another.
    open func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint) -> PDFSelection? {
        let (start, end) = (startPage.layout.nearest(startPoint), endPage.layout.nearest(endPoint))
        guard let start, let end else { return nil }
        return selection(from: startPage, atCharacterIndex: start, to: endPage, atCharacterIndex: end)
    }

    // @objc(selectionFromPage:atCharacterIndex:toPage:atCharacterIndex:)
    /// The text from one character to another, both with it.
    open func selection(
        from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage, atCharacterIndex endCharacter: Int
    ) -> PDFSelection? { selection(startPage, startCharacter, endPage, endCharacter) }
}
