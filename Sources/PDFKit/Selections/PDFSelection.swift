import CoreGraphics
import Foundation
import UIKit

/// Text of a document that is selected, of one page or several. See https://developer.apple.com/documentation/pdfkit/pdfselection.
open class PDFSelection: NSObject, NSCopying {
    private weak var document: PDFDocument?
    /// What is selected, in the order of the document; ranges of one page do not touch.
    private(set) var parts: [(page: PDFPage, ranges: [NSRange])] = []

    /// The colour that the selection is drawn with, if it is not the system's.
    open var color: UIColor?

    /// Creates a selection of nothing.
    public init(document: PDFDocument) {
        self.document = document
        super.init()
    }

    /// Returns a selection of the same text.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFSelection(document: document ?? PDFDocument())
        (copy.parts, copy.color) = (parts, color)
        return copy
    }

    // MARK: What is selected

    /// The pages that something is selected of.
    open var pages: [PDFPage] { parts.map(\.page) }

    /// The selected text; pages are divided by newlines.
    open var string: String? {
        parts.map { part in part.ranges.map { part.page.layout.string.substring(with: $0) }.joined(separator: " ") }.joined(separator: "\n")
    }

    /// The selected text in its fonts and colours.
    open var attributedString: NSAttributedString? {
        let result = NSMutableAttributedString()
        for part in parts {
            if result.length > 0 { result.append(NSAttributedString(string: "\n")) }
            for (index, range) in part.ranges.enumerated() {
                if index > 0 { result.append(NSAttributedString(string: " ")) }
                result.append(part.page.layout.attributedString.attributedSubstring(from: range))
            }
        }
        return result
    }

    // @objc(boundsForPage:)
    /// The smallest rectangle around what is selected of a page, in its own space.
    open func bounds(for page: PDFPage) -> CGRect {
        let union = ranges(on: page).flatMap { page.layout.rects(of: $0) }.reduce(CGRect.null) { $0.union($1) }
        return union.isNull ? .zero : union
    }

    // @objc(numberOfTextRangesOnPage:)
    /// How many separate ranges of a page's text are selected.
    open func numberOfTextRanges(on page: PDFPage) -> Int { ranges(on: page).count }

    // @objc(rangeAtIndex:onPage:)
    /// One of the ranges of a page's text.
    open func range(at index: Int, on page: PDFPage) -> NSRange {
        let ranges = ranges(on: page)
        return ranges.indices.contains(index) ? ranges[index] : NSRange(location: NSNotFound, length: 0)
    }

    /// A selection for each line of text.
    open func selectionsByLine() -> [PDFSelection] {
        parts.flatMap { part in
            part.ranges.flatMap { range in
                part.page.layout.lines(in: range).map { line in
                    let selection = PDFSelection(document: document ?? PDFDocument())
                    selection.append(part.page, line)
                    selection.color = color
                    return selection
                }
            }
        }
    }

    private func ranges(on page: PDFPage) -> [NSRange] { parts.first { $0.page === page }?.ranges ?? [] }

    /// Where the selection begins.
    var start: (page: PDFPage, character: Int)? { parts.first.flatMap { part in part.ranges.first.map { (part.page, $0.location) } } }
    /// The place behind its last character.
    var end: (page: PDFPage, character: Int)? {
        parts.last.flatMap { part in part.ranges.last.map { (part.page, $0.location + $0.length) } }
    }

    // MARK: Changing it

    // @objc(addSelection:)
    /// Selects what another selection does besides.
    open func add(_ selection: PDFSelection) {
        for part in selection.parts { for range in part.ranges { append(part.page, range) } }
    }

    // @objc(addSelections:)
    /// Selects what others do besides.
    open func add(_ selections: [PDFSelection]) { selections.forEach { add($0) } }

    // @objc(extendSelectionAtEnd:)
    /// Selects so many characters more at the end, or fewer if that is below 0; across pages where it has to.
    open func extend(atEnd succeed: Int) { extend(by: succeed, atEnd: true) }

    // @objc(extendSelectionAtStart:)
    /// Selects so many characters more at the beginning, or fewer if that is below 0.
    open func extend(atStart precede: Int) { extend(by: precede, atEnd: false) }

    // @objc(extendSelectionForLineBoundaries)
    /// Selects whole lines.
    open func extendForLineBoundaries() {
        let old = parts
        for part in old {
            for range in part.ranges where range.length > 0 {
                append(part.page, part.page.layout.line(at: range.location))
                append(part.page, part.page.layout.line(at: range.location + range.length - 1))
            }
        }
    }

    private func extend(by count: Int, atEnd: Bool) {
        var rest = count
        while rest != 0, let index = atEnd ? parts.indices.last : parts.indices.first {
            let page = parts[index].page
            guard var range = atEnd ? parts[index].ranges.last : parts[index].ranges.first else { return }
            if rest > 0 {
                let room = atEnd ? page.numberOfCharacters - range.location - range.length : range.location
                let step = min(rest, room)
                if step > 0 {
                    append(page, NSRange(location: atEnd ? range.location + range.length : range.location - step, length: step))
                    rest -= step
                    continue
                }
                guard let document, let neighbour = next(to: page, in: document, isForward: atEnd) else { return }
                append(neighbour, NSRange(location: atEnd ? 0 : neighbour.numberOfCharacters - 1, length: 1))
                rest -= 1
            } else {
                let step = min(-rest, range.length)
                range.length -= step
                if !atEnd { range.location += step }
                rest += step
                let place = atEnd ? parts[index].ranges.count - 1 : 0
                parts[index].ranges[place] = range
                if range.length == 0 { parts[index].ranges.remove(at: place) }
                if parts[index].ranges.isEmpty { parts.remove(at: index) }
            }
        }
    }

    private func next(to page: PDFPage, in document: PDFDocument, isForward: Bool) -> PDFPage? {
        let index = document.index(for: page)
        guard index != NSNotFound else { return nil }
        let others = isForward ? Array(index + 1..<max(document.pageCount, index + 1)) : Array((0..<index).reversed())
        return others.lazy.compactMap { document.page(at: $0) }.first { $0.numberOfCharacters > 0 }
    }

    /// Selects a range of a page besides.
    func append(_ page: PDFPage, _ range: NSRange) {
        guard range.length > 0 else { return }
        if let index = parts.firstIndex(where: { $0.page === page }) {
            var merged: [NSRange] = []
            for next in (parts[index].ranges + [range]).sorted(by: { $0.location < $1.location }) {
                if let last = merged.last, next.location <= last.location + last.length {
                    merged[merged.count - 1] = NSUnionRange(last, next)
                } else {
                    merged.append(next)
                }
            }
            parts[index].ranges = merged
            return
        }
        parts.append((page, [range]))
        if let document, parts.count > 1 { parts.sort { document.index(for: $0.page) < document.index(for: $1.page) } }
    }

    // MARK: Drawing

    // @objc(drawForPage:active:)
    /// Draws what is selected of a page into the current context, in the space of the page's media box.
    open func draw(for page: PDFPage, active: Bool) { draw(for: page, with: .mediaBox, active: active) }

    // @objc(drawForPage:withBox:active:)
    /// Draws what is selected of a page into the current context, whose origin is the lower left corner of a box as it is shown.
    ///
    /// - Parameter active: whether the selection is the one that a person works with; others are grey.
    open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        fill(page, box, context, color ?? (active ? UIColor.systemBlue : UIColor.gray).withAlphaComponent(0.3), .normal)
    }

    /// Draws the selection as one of several that are shown besides: in yellow, under which text stays readable.
    func drawHighlighted(_ page: PDFPage, _ box: PDFDisplayBox, _ context: CGContext) { fill(page, box, context, .yellow, .multiply) }

    private func fill(_ page: PDFPage, _ box: PDFDisplayBox, _ context: CGContext, _ color: UIColor, _ mode: CGBlendMode) {
        context.saveGState()
        context.concatenate(page.transform(for: box))
        context.setBlendMode(mode)
        context.setFillColor(color.cgColor)
        for range in ranges(on: page) { for rect in page.layout.rects(of: range) { context.fill(rect) } }
        context.restoreGState()
    }
}
