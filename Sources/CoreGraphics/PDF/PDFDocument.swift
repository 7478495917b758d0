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
        guard page != nil else { return }
        page = nil
        cairo_surface_show_page(surface.pointer)
    }

    /// Writes what is left to write. Nothing can be drawn after that.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        cairo_surface_finish(surface.pointer)
    }
}
