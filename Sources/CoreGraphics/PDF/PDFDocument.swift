internal import CCairo
import Foundation

/// A PDF document that is being written.
final class PDFDocument {
    /// The surface of the present page.
    let surface: Surface
    private let consumer: CGDataConsumer
    /// The page that has no box of its own.
    let mediaBox: CGRect
    /// The present page; `nil` between pages.
    private(set) var page: CGRect?
    private var isClosed = false
    /// How tall the pages are that were ended.
    private var heights: [CGFloat] = []
    /// What is to be found in the document, and where.
    var outline: [String: Any]?

    /// What cannot be drawn as such, shadows for one, becomes a picture of so many pixels a point.
    static let pixelsPerPoint: CGFloat = 4
    /// A sheet of US letter paper.
    static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    init?(_ consumer: CGDataConsumer, mediaBox: CGRect, _ info: [String: Any]) {
        let box = mediaBox.standardized
        guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
        (self.consumer, self.mediaBox) = (consumer, box)
        let write: cairo_write_func_t = { closure, bytes, count in
            let consumer = Unmanaged<CGDataConsumer>.fromOpaque(closure!).takeUnretainedValue()
            return consumer.put(UnsafeRawBufferPointer(start: bytes, count: Int(count))) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }
        guard
            let pointer = cairo_pdf_surface_create_for_stream(
                write, Unmanaged.passUnretained(consumer).toOpaque(), Double(box.width), Double(box.height))
        else { return nil }
        defer { cairo_surface_destroy(pointer) }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
        cairo_surface_set_device_scale(pointer, 1 / Double(PDFDocument.pixelsPerPoint), 1 / Double(PDFDocument.pixelsPerPoint))
        surface = Surface(retaining: pointer)
        for (key, name) in PDFDocument.metadata { if let value = PDFDocument.text(info[key]) { set(name, value) } }
    }

    deinit { close() }

    private static let metadata: [(String, cairo_pdf_metadata_t)] = [
        ("kCGPDFContextTitle", CAIRO_PDF_METADATA_TITLE), ("kCGPDFContextAuthor", CAIRO_PDF_METADATA_AUTHOR),
        ("kCGPDFContextSubject", CAIRO_PDF_METADATA_SUBJECT), ("kCGPDFContextKeywords", CAIRO_PDF_METADATA_KEYWORDS),
        ("kCGPDFContextCreator", CAIRO_PDF_METADATA_CREATOR),
    ]

    private static func text(_ value: Any?) -> String? {
        if let list = value as? [String] { return list.joined(separator: ", ") }
        return value as? String
    }

    private func set(_ name: cairo_pdf_metadata_t, _ value: String) { cairo_pdf_surface_set_metadata(surface.pointer, name, value) }

    /// Begins a page.
    func begin(_ box: CGRect) {
        page = box
        cairo_pdf_surface_set_size(surface.pointer, Double(box.width), Double(box.height))
    }

    /// Ends the page.
    func end() {
        guard let page else { return }
        heights.append(page.height)
        self.page = nil
        cairo_surface_show_page(surface.pointer)
    }

    /// Writes what is left to write. Nothing can be drawn after that.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        if let outline { add(outline, under: 0, 0) }
        cairo_surface_finish(surface.pointer)
    }

    /// Writes the children of an outline or an entry, and theirs.
    private func add(_ parent: [String: Any], under id: Int32, _ depth: Int) {
        guard depth < 32 else { return }
        for child in parent[kCGPDFOutlineChildren as String] as? [[String: Any]] ?? [] {
            let title = child[kCGPDFOutlineTitle as String] as? String ?? ""
            let made = cairo_pdf_surface_add_outline(
                surface.pointer, id, title, target(child), cairo_pdf_outline_flags_t(rawValue: 0))
            add(child, under: made, depth + 1)
        }
    }

    /// Where an entry leads to, as Cairo writes it: to a place in the document that there is, or on the web.
    private func target(_ entry: [String: Any]) -> String {
        switch entry[kCGPDFOutlineDestination as String] {
        case let url as NSURL: return "uri='\(CGContext.quoted(url.absoluteString))'"
        case let number as NSNumber:
            let page = min(max(number.intValue, 1), max(heights.count, 1))
            let rect = entry[kCGPDFOutlineDestinationRect as String] as? [String: Any]
            func value(_ key: String) -> Double { (rect?[key] as? NSNumber)?.doubleValue ?? 0 }
            // From the page's lower left corner to its upper left one.
            let top = (heights.indices.contains(page - 1) ? heights[page - 1] : 0) - (value("Y") + value("Height"))
            return rect == nil ? "page=\(page)" : "page=\(page) pos=[\(value("X")) \(max(top, 0))]"
        default: return "page=1"
        }
    }
}
