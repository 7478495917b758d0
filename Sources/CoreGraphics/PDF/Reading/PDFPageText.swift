internal import CPoppler
import Foundation

/// The text of a page, with the places of its characters.
package struct PDFPageText: Sendable {
    /// How some characters look.
    package struct Run: Sendable {
        /// The characters, counted as Unicode scalars.
        package let range: Range<Int>
        package let fontName: String
        package let fontSize: CGFloat
        /// Red, green and blue, from 0 to 1.
        package let color: SIMD3<Double>
        package let isUnderlined: Bool
    }

    /// Lines are divided by newlines.
    package let string: String
    /// Where each Unicode scalar is, in the page's own space.
    package let boxes: [CGRect]
    package let runs: [Run]

    package init(string: String, boxes: [CGRect], runs: [Run]) { (self.string, self.boxes, self.runs) = (string, boxes, runs) }
}

/// A place of a page that leads elsewhere.
package struct PDFPageLink: Sendable {
    /// Where a link leads.
    package enum Target: Sendable {
        case url(String)
        /// A page by its number, the first being 1, and the place on it that is to be at the upper left; `nil` where that is not said.
        case page(Int, left: Double?, top: Double?)
        case named(String)
    }

    /// In the page's own space.
    package let area: CGRect
    package let target: Target
}

extension CGPDFPage {
    /// The page's text, in the order in which people read it.
    package var text: PDFPageText {
        let box = drawnBox
        let transform = fromShown(box)
        return owner.with { _ in
            let string = poppler_page_get_text(handle).map { text -> String in
                defer { g_free(text) }
                return String(cString: text)
            }
            return PDFPageText(string: string ?? "", boxes: boxes(transform), runs: runs())
        } ?? PDFPageText(string: "", boxes: [], runs: [])
    }

    private func boxes(_ transform: CGAffineTransform) -> [CGRect] {
        var (rectangles, count): (UnsafeMutablePointer<PopplerRectangle>?, guint) = (nil, 0)
        guard poppler_page_get_text_layout(handle, &rectangles, &count) != 0, let rectangles else { return [] }
        defer { g_free(rectangles) }
        return UnsafeBufferPointer(start: rectangles, count: Int(count)).map { rect in
            CGRect(x: rect.x1, y: rect.y1, width: rect.x2 - rect.x1, height: rect.y2 - rect.y1).standardized.applying(transform)
        }
    }

    private func runs() -> [PDFPageText.Run] {
        let list = poppler_page_get_text_attributes(handle)
        defer { poppler_page_free_text_attributes(list) }
        var result: [PDFPageText.Run] = []
        var next = list
        while let item = next {
            if let data = item.pointee.data {
                let attributes = data.assumingMemoryBound(to: PopplerTextAttributes.self).pointee
                let color = SIMD3(Double(attributes.color.red), Double(attributes.color.green), Double(attributes.color.blue)) / 65535
                let (start, end) = (Int(attributes.start_index), Int(attributes.end_index))
                result.append(
                    PDFPageText.Run(
                        range: start..<max(start, end) + 1, fontName: attributes.font_name.map { String(cString: $0) } ?? "",
                        fontSize: attributes.font_size, color: color, isUnderlined: attributes.is_underlined != 0))
            }
            next = item.pointee.next
        }
        return result
    }

    /// The places of the page that lead elsewhere, also of an encrypted document that was unlocked.
    package var links: [PDFPageLink] {
        let transform = fromShown(drawnBox)
        let height = rotationAngle % 180 == 0 ? drawnBox.height : drawnBox.width
        return owner.with { document in
            let mapping = poppler_page_get_link_mapping(handle)
            defer { poppler_page_free_link_mapping(mapping) }
            var result: [PDFPageLink] = []
            var next = mapping
            while let item = next {
                if let data = item.pointee.data {
                    let link = data.assumingMemoryBound(to: PopplerLinkMapping.self).pointee
                    // Poppler counts from the lower left corner of what is shown.
                    let shown = CGRect(
                        x: link.area.x1, y: height - link.area.y2, width: link.area.x2 - link.area.x1, height: link.area.y2 - link.area.y1)
                    if let target = link.action.flatMap({ CGPDFPage.target($0, document) }) {
                        result.append(PDFPageLink(area: shown.standardized.applying(transform), target: target))
                    }
                }
                next = item.pointee.next
            }
            return result
        } ?? []
    }

    private static func target(_ action: UnsafeMutablePointer<PopplerAction>, _ document: OpaquePointer) -> PDFPageLink.Target? {
        switch action.pointee.type {
        case POPPLER_ACTION_URI: return action.pointee.uri.uri.map { .url(String(cString: $0)) }
        case POPPLER_ACTION_NAMED: return action.pointee.named.named_dest.map { .named(String(cString: $0)) }
        case POPPLER_ACTION_GOTO_DEST:
            guard let destination = action.pointee.goto_dest.dest else { return nil }
            guard destination.pointee.type == POPPLER_DEST_NAMED else { return place(destination.pointee) }
            guard let found = poppler_document_find_dest(document, destination.pointee.named_dest) else { return nil }
            defer { poppler_dest_free(found) }
            return place(found.pointee)
        default: return nil
        }
    }

    private static func place(_ destination: PopplerDest) -> PDFPageLink.Target? {
        guard destination.page_num > 0 else { return nil }
        return .page(
            Int(destination.page_num), left: destination.change_left != 0 ? destination.left : nil,
            top: destination.change_top != 0 ? destination.top : nil)
    }
}

extension CGPDFPage {
    /// What the page is called in its document: its number, unless that says otherwise.
    package var label: String? {
        owner.with { _ in
            poppler_page_get_label(handle).map { text -> String in
                defer { g_free(text) }
                return String(cString: text)
            }
        } ?? nil
    }
}
