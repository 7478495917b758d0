internal import CCairo
internal import CPoppler
import Foundation

/// One of the rectangles that a page of a PDF document has. See https://developer.apple.com/documentation/coregraphics/cgpdfbox.
public enum CGPDFBox: Int32, Sendable {
    /// The sheet.
    case mediaBox
    /// What is shown of the sheet; all of it unless the page says otherwise.
    case cropBox
    /// What is printed to be cut; what is shown unless the page says otherwise.
    case bleedBox
    /// What is left when the sheet was cut; what is shown unless the page says otherwise.
    case trimBox
    /// What the page's contents fill; what is shown unless the page says otherwise.
    case artBox
}

/// A page of a PDF document. See https://developer.apple.com/documentation/coregraphics/cgpdfpage.
public final class CGPDFPage: @unchecked Sendable {
    let owner: CGPDFDocument
    let handle: OpaquePointer
    /// The page's number, the first being 1.
    public let pageNumber: Int

    init(_ owner: CGPDFDocument, _ number: Int, _ handle: OpaquePointer) {
        (self.owner, pageNumber, self.handle) = (owner, number, handle)
    }

    deinit {
        let handle = handle
        _ = owner.with { _ in g_object_unref(UnsafeMutableRawPointer(handle)) }
    }

    /// The document that the page is of.
    public var document: CGPDFDocument? { owner }

    /// What the page is made of; `nil` for an encrypted document.
    public var dictionary: CGPDFDictionaryRef? { owner.isEncrypted ? nil : owner.withFile { object(in: $0)?.pointer } }

    private func object(in file: PDFFile) -> PDFObject? {
        file.pages.indices.contains(pageNumber - 1) ? file.pages[pageNumber - 1] : nil
    }

    /// By how many degrees the page is turned clockwise to be shown: 0, 90, 180 or 270.
    public var rotationAngle: Int32 {
        let angle = owner.withFile { file in object(in: file).flatMap { PDFFile.inherited("Rotate", $0)?.integer } } ?? 0
        return Int32(((angle % 360 + 360) % 360) / 90 * 90)
    }

    /// One of the page's rectangles, in points; y grows upwards.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        // What poppler shows of a page whose dictionary cannot be read.
        let whole = size
        let turned = rotationAngle % 180 != 0
        let shown = CGRect(x: 0, y: 0, width: turned ? whole.height : whole.width, height: turned ? whole.width : whole.height)
        return owner.withFile { file in object(in: file).map { CGPDFPage.rect(box, $0) ?? shown } } ?? shown
    }

    private static func rect(_ key: String, _ page: PDFObject) -> CGRect? {
        guard let numbers = PDFFile.inherited(key, page)?.array?.compactMap({ $0.resolved.number }), numbers.count == 4,
            numbers.allSatisfy({ abs($0) < 1e7 })
        else { return nil }
        let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]).standardized
        return rect.isEmpty ? nil : rect
    }

    private static func rect(_ box: CGPDFBox, _ page: PDFObject) -> CGRect? {
        guard let media = rect("MediaBox", page) else { return nil }
        func inside(_ key: String) -> CGRect? {
            guard let rect = rect(key, page)?.intersection(media), !rect.isEmpty, !rect.isNull else { return nil }
            return rect
        }
        let crop = inside("CropBox") ?? media
        switch box {
        case .mediaBox: return media
        case .cropBox: return crop
        case .bleedBox: return inside("BleedBox") ?? crop
        case .trimBox: return inside("TrimBox") ?? crop
        case .artBox: return inside("ArtBox") ?? crop
        }
    }

    /// The size of the page as it is shown, turned.
    private var size: CGSize {
        var (width, height) = (0.0, 0.0)
        _ = owner.with { _ in poppler_page_get_size(handle, &width, &height) }
        return CGSize(width: width, height: height)
    }

    /// Returns the transform that brings one of the page's rectangles into a rectangle: turned as the page says and by `rotate` degrees
    /// clockwise besides, in the middle, made smaller where it is larger, but never larger.
    ///
    /// - Parameters:
    ///   - rotate: a multiple of 90; others are taken for 0.
    ///   - preserveAspectRatio: whether it is made smaller by the same factor both ways.
    public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform {
        let area = getBoxRect(box).intersection(getBoxRect(.mediaBox))
        guard !area.isNull, !area.isEmpty else { return .identity }
        let extra = rotate % 90 == 0 ? rotate % 360 : 0
        let turn = (rotationAngle + extra + 360) % 360
        // Turned about its middle, which comes to the middle of the rectangle.
        let turned = turn % 180 == 0 ? area.size : CGSize(width: area.height, height: area.width)
        var (x, y) = (min(1, rect.width / turned.width), min(1, rect.height / turned.height))
        if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
        let rotation: CGAffineTransform =
            switch turn {
            case 90: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
            case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case 270: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            default: .identity
            }
        return CGAffineTransform(translationX: -area.midX, y: -area.midY).concatenating(rotation)
            .concatenating(CGAffineTransform(scaleX: x, y: y)).concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// What poppler draws of the page. It cuts boxes to the sheet in a way of its own.
    var drawnBox: CGRect {
        var box = PopplerRectangle()
        _ = owner.with { _ in poppler_page_get_crop_box(handle, &box) }
        return CGRect(x: box.x1, y: box.y1, width: box.x2 - box.x1, height: box.y2 - box.y1).standardized
    }

    /// From where poppler draws the page, turned, the upper left corner of a box at the origin, to the page's own space.
    func fromShown(_ box: CGRect) -> CGAffineTransform {
        switch rotationAngle {
        case 90: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: box.minX, ty: box.minY)
        case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.maxX, ty: box.minY)
        case 270: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: box.maxX, ty: box.maxY)
        default: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: box.minX, ty: box.maxY)
        }
    }

    /// Draws what is shown of the page, in its own space, with the annotations that lie on it or without.
    package func draw(in context: CGContext, annotations: Bool = true) {
        let box = drawnBox
        var matrix = fromShown(box).cairo
        context.draw(bounds: box) { cairo in
            cairo_save(cairo)
            cairo_transform(cairo, &matrix)
            _ = owner.with { _ in
                if annotations { poppler_page_render(handle, cairo) } else { withoutAnnotations { poppler_page_render(handle, cairo) } }
            }
            cairo_restore(cairo)
        }
    }

    /// Hides the page's annotations while `body` runs: poppler draws them with the page and, before 23.3, knows no other way to leave them out.
    private func withoutAnnotations(_ body: () -> Void) {
        let mapping = poppler_page_get_annot_mapping(handle)
        defer { poppler_page_free_annot_mapping(mapping) }
        var shown: [(annotation: OpaquePointer, flags: PopplerAnnotFlag)] = []
        var next = mapping
        while let item = next {
            if let annotation = item.pointee.data?.assumingMemoryBound(to: PopplerAnnotMapping.self).pointee.annot {
                let flags = poppler_annot_get_flags(annotation)
                if flags.rawValue & POPPLER_ANNOT_FLAG_HIDDEN.rawValue == 0 { shown.append((annotation, flags)) }
            }
            next = item.pointee.next
        }
        for (annotation, flags) in shown {
            poppler_annot_set_flags(annotation, PopplerAnnotFlag(flags.rawValue | POPPLER_ANNOT_FLAG_HIDDEN.rawValue))
        }
        body()
        for (annotation, flags) in shown { poppler_annot_set_flags(annotation, flags) }
    }
}

extension CGContext {
    /// Draws a page of a PDF document in user space: not turned, its coordinates those of user space. What lies outside the part of the page
    /// that is shown is left out.
    public final func drawPDFPage(_ page: CGPDFPage) { page.draw(in: self) }
}
