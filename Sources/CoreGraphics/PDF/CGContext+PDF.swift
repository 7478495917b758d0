internal import CCairo
import Foundation

/// The key of a document's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of a document's author.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of a document's subject.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of a document's keywords: a string, or a list of them.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the name of the app that made a document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of a page's box: data that hold a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
    /// Creates a context that writes a PDF document; a page without a box of its own has `mediaBox`, a sheet of US letter paper if `nil`.
    ///
    /// Its unit is a 72nd of an inch. All drawing belongs between `beginPDFPage(_:)` and `endPDFPage()`.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let info = auxiliaryInfo as? [String: Any] ?? [:]
        guard let document = PDFDocument(consumer, mediaBox: mediaBox?.pointee ?? PDFDocument.letter, info) else { return nil }
        self.init(document: document)
    }

    /// Creates a context that writes a PDF file; `nil` if it cannot be written.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Begins a page, with a fresh graphics state; `pageInfo` may hold its box.
    public final func beginPDFPage(_ pageInfo: CFDictionary?) {
        var box = (pageInfo as? [String: Any])?[kCGPDFContextMediaBox as String] as? CGRect
        if let data = (pageInfo as? [String: Any])?[kCGPDFContextMediaBox as String] as? Data, data.count == MemoryLayout<CGRect>.size {
            box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        beginPage(box)
    }

    /// Begins a page with a box of its own.
    public final func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

    private final func beginPage(_ given: CGRect?) {
        guard let document else { return }
        if document.page != nil { endPDFPage() }
        var box = (given ?? document.mediaBox).standardized
        if box.width <= 0 || box.height <= 0 || !box.width.isFinite || !box.height.isFinite { box = document.mediaBox }
        document.begin(box)
        beginPage(in: box, scale: PDFDocument.pixelsPerPoint)
    }

    /// Ends the page. What was saved of the graphics state on it is forgotten.
    public final func endPDFPage() {
        guard let document, document.page != nil else { return }
        endPage(of: document)
    }

    /// Ends the page.
    public final func endPage() { endPDFPage() }

    /// Ends the document: all of it is written, and nothing can be drawn any more.
    public final func closePDF() {
        endPDFPage()
        document?.close()
    }

    // MARK: Links

    /// Makes a rectangle of user space a link to a place on the web.
    public final func setURL(_ url: CFURL, for rect: CGRect) { link("uri", url.absoluteString, rect) }

    /// Makes a rectangle of user space a link to a place in the document.
    public final func setDestination(_ name: CFString, for rect: CGRect) { link("dest", name as String, rect) }

    /// Names a place of the page, so that links can lead to it.
    public final func addDestination(_ name: CFString, at point: CGPoint) {
        let p = onPage(CGRect(origin: point, size: .zero)).origin
        tag(CAIRO_TAG_DEST, "name='\(CGContext.quoted(name as String))' x=\(Double(p.x)) y=\(Double(p.y))")
    }

    private final func link(_ key: String, _ target: String, _ rect: CGRect) {
        let r = onPage(rect)
        tag(
            CAIRO_TAG_LINK,
            "rect=[\(Double(r.minX)) \(Double(r.minY)) \(Double(r.width)) \(Double(r.height))] \(key)='\(CGContext.quoted(target))'")
    }

    /// A rectangle in points from the page's top left corner.
    private final func onPage(_ rect: CGRect) -> CGRect {
        let k = 1 / PDFDocument.pixelsPerPoint
        return rect.applying(deviceTransform).applying(CGAffineTransform(scaleX: k, y: k))
    }

    private final func tag(_ name: String, _ attributes: String) {
        guard document?.page != nil else { return }
        cairo_tag_begin(cairo, name, attributes)
        cairo_tag_end(cairo, name)
    }

    static func quoted(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}

/// Gives the document that a context writes an outline: a dictionary whose children are its chapters, as `CGPDFDocument.outline` has it.
/// Chapters that lead nowhere lead to the first page.
public func CGPDFContextSetOutline(_ context: CGContext, _ outline: CFDictionary?) { context.document?.outline = outline as? [String: Any] }
