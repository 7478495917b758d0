internal import CCairo
internal import CPoppler
internal import CRsvg
import CoreGraphics
import Foundation

/// A drawing without pixels of its own: an SVG document, or a page of a PDF document.
package final class VectorImage: @unchecked Sendable {
    private enum Document {
        case svg(UnsafeMutablePointer<RsvgHandle>)
        case pdf(OpaquePointer, page: OpaquePointer)
    }

    private let document: Document
    private let lock = NSLock()
    /// The size that the document gives itself, in points.
    package let size: CGSize

    /// Reads a document; `nil` if it is malformed or neither SVG nor PDF.
    package init?(data: Data, page index: Int = 0) {
        if data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
            guard let (document, page, size) = Self.readPDF(data, index) else { return nil }
            self.document = .pdf(document, page: page)
            self.size = size
        } else {
            guard let (handle, size) = Self.readSVG(data) else { return nil }
            document = .svg(handle)
            self.size = size
        }
    }

    deinit {
        switch document {
        case .svg(let handle): g_object_unref(handle)
        case .pdf(let document, let page):
            g_object_unref(UnsafeMutableRawPointer(page))
            g_object_unref(UnsafeMutableRawPointer(document))
        }
    }

    private static func readSVG(_ data: Data) -> (UnsafeMutablePointer<RsvgHandle>, CGSize)? {
        let handle = data.withUnsafeBytes { buffer -> UnsafeMutablePointer<RsvgHandle>? in
            guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return nil }
            return rsvg_handle_new_from_data(base, gsize(buffer.count), nil)
        }
        guard let handle else { return nil }
        rsvg_handle_set_dpi(handle, 72)
        var (width, height) = (0.0, 0.0)
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
            var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
            var (w, h, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
            rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &w, &hasHeight, &h, &hasBox, &box)
            if hasBox != 0 { (width, height) = (box.width, box.height) }
        }
        guard width > 0, height > 0, width < 32767, height < 32767 else {
            g_object_unref(handle)
            return nil
        }
        return (handle, CGSize(width: width, height: height))
    }

    private static func readPDF(_ data: Data, _ index: Int) -> (document: OpaquePointer, page: OpaquePointer, size: CGSize)? {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let document = poppler_document_new_from_bytes(bytes, nil, nil) else { return nil }
        var (width, height) = (0.0, 0.0)
        if poppler_document_get_n_pages(document) > index, let page = poppler_document_get_page(document, Int32(index)) {
            poppler_page_get_size(page, &width, &height)
            if width > 0, height > 0, width < 32767, height < 32767 {
                return (document, page, CGSize(width: width, height: height))
            }
            g_object_unref(UnsafeMutableRawPointer(page))
        }
        g_object_unref(UnsafeMutableRawPointer(document))
        return nil
    }

    /// The drawing in pixels, stretched to `size` points at `scale` pixels a point; `nil` if that has no or too many pixels.
    package func image(size: CGSize? = nil, scale: CGFloat) -> CGImage? {
        let size = size ?? self.size
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width < 16384, height < 16384, let surface = Surface(width: Int(width), height: Int(height)) else {
            return nil
        }
        surface.draw { cairo in
            cairo_scale(cairo, Double(size.width * scale), Double(size.height * scale))
            draw(to: cairo)
        }
        return CGImage(surface: surface)
    }

    /// Draws the drawing itself, and not pixels of it, into a rectangle of a context whose y grows downwards.
    package func draw(in context: CGContext, _ rect: CGRect) {
        context.draw(bounds: rect) { cairo in
            cairo_save(cairo)
            cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
            cairo_scale(cairo, Double(rect.width), Double(rect.height))
            draw(to: cairo)
            cairo_restore(cairo)
        }
    }

    /// Draws to a `cairo_t` whose unit square is the drawing's place.
    private func draw(to cairo: OpaquePointer) {
        lock.withLock {
            switch document {
            case .svg(let handle):
                cairo_scale(cairo, 1 / Double(size.width), 1 / Double(size.height))
                var box = RsvgRectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
                rsvg_handle_render_document(handle, cairo, &box, nil)
            case .pdf(_, let page):
                cairo_scale(cairo, 1 / Double(size.width), 1 / Double(size.height))
                poppler_page_render(page, cairo)
            }
        }
    }
}
