import CoreGraphics
import Foundation
import UIKit

/// A page of a document. See https://developer.apple.com/documentation/pdfkit/pdfpage.
///
/// Places on a page are in its own space: 72 points an inch, y grows upwards, and the page is not turned.
open class PDFPage: NSObject, NSCopying {
    private var reference: CGPDFPage?
    private var known: PageLayout?
    private var notes: [PDFAnnotation]?
    private var ownRotation: Int?
    private(set) var ownBoxes: [PDFDisplayBox: CGRect] = [:]
    /// Whether annotations were added or taken away.
    private(set) var hasOtherAnnotations = false
    /// The page as it is in a file of its own, if it shows more than in its document's.
    private var rendition: (box: CGRect, page: CGPDFPage)?

    /// The document that the page is of.
    open internal(set) weak var document: PDFDocument?

    /// Creates an empty page, a sheet of US letter paper. An app's own class draws it.
    public override init() { super.init() }

    /// Creates a page of a picture's size that shows it; `nil` if the picture is empty.
    public convenience init?(image: UIImage) { self.init(image: image, options: [:]) }

    /// How a page shows a picture. See https://developer.apple.com/documentation/pdfkit/pdfpage/imageinitializationoption.
    public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The sheet, a `CGRect` or an `NSValue` of one; the picture's size if it is missing.
        public static let mediaBox = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionMediaBox")
        /// By how many degrees the page is turned, a number.
        public static let rotation = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionRotation")
        /// Whether a picture that is smaller than the sheet is made larger, a Boolean.
        public static let upscaleIfSmaller = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionUpscaleIfSmaller")
    }

    // @objc(initWithImage:options:)
    /// Creates a page that shows a picture, in the middle of its sheet; `nil` if either is empty.
    public convenience init?(image: UIImage, options: [ImageInitializationOption: Any] = [:]) {
        let given = options[.mediaBox]
        let sheet = given as? CGRect ?? (given as? NSValue)?.cgRectValue ?? CGRect(origin: .zero, size: image.size)
        guard let page = PDFPage.page(of: image, sheet, upscales: options[.upscaleIfSmaller] as? Bool ?? false) else { return nil }
        self.init()
        adopt(page)
        if let rotation = (options[.rotation] as? NSNumber)?.intValue ?? options[.rotation] as? Int { self.rotation = rotation }
    }

    /// Takes a page of Core Graphics' to be what this one shows.
    func adopt(_ page: CGPDFPage) { reference = page }

    /// Returns a page of the same content with copies of its annotations, which is of no document.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFDocument.make(type(of: self))
        copy.reference = reference
        (copy.ownRotation, copy.ownBoxes, copy.displaysAnnotations) = (ownRotation, ownBoxes, displaysAnnotations)
        for annotation in annotations { if let note = annotation.copy() as? PDFAnnotation { copy.addAnnotation(note) } }
        copy.notes = copy.notes ?? []
        copy.hasOtherAnnotations = true
        return copy
    }

    // MARK: What it is

    /// What Core Graphics draws of the page: as it is in the file.
    open var pageRef: CGPDFPage? { content }

    /// What is drawn of the page, an empty one if there is nothing.
    var content: CGPDFPage? {
        if reference == nil { reference = PDFPage.blank(CGRect(x: 0, y: 0, width: 612, height: 792)) }
        return reference
    }

    /// What the page is called: its number in the document, unless that says otherwise.
    open var label: String? {
        guard let document else { return nil }
        let index = document.index(for: self)
        guard let reference, reference.document === document.documentRef, !document.isRearranged else {
            return index == NSNotFound ? nil : String(index + 1)
        }
        return reference.label
    }

    /// One of the page's rectangles, not turned.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        if let own = ownBoxes[box] { return own }
        // Boxes that were not told follow those that were.
        if box != .mediaBox, !ownBoxes.isEmpty, reference.map({ $0.entries?[box.key] == nil }) ?? true {
            if box == .cropBox, let media = ownBoxes[.mediaBox] { return media }
            if let crop = ownBoxes[.cropBox] ?? ownBoxes[.mediaBox] { return crop }
        }
        return content?.getBoxRect(box.box) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    }

    // @objc(setBounds:forBox:)
    /// Changes one of the page's rectangles.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        ownBoxes[box] = bounds.standardized
        rendition = nil
    }

    /// By how many degrees the page is turned clockwise to be shown; others than multiples of 90 count as the one below.
    open var rotation: Int {
        get { ownRotation ?? Int(content?.rotationAngle ?? 0) }
        set { ownRotation = ((newValue % 360 + 360) % 360) / 90 * 90 }
    }

    /// Whether the page differs from what the file has.
    var isChanged: Bool { ownRotation != nil || !ownBoxes.isEmpty || hasOtherAnnotations || (notes ?? []).contains { $0.isChanged } }

    /// The page alone as a document's data.
    open var dataRepresentation: Data? { PDFDocument.archive([self], nil) }

    // MARK: Annotations

    /// Whether annotations are drawn with the page.
    open var displaysAnnotations = true

    /// The annotations, the rearmost first. Of an encrypted document only the links are told.
    open var annotations: [PDFAnnotation] {
        if let notes { return notes }
        let read = readAnnotations()
        notes = read
        for annotation in read { annotation.page = self }
        return read
    }

    /// Adds an annotation in front of the others; it is taken from the page that it was on.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        let others = annotations
        if others.contains(where: { $0 === annotation }) { return }
        annotation.page?.removeAnnotation(annotation)
        notes = others + [annotation]
        annotation.page = self
        hasOtherAnnotations = true
        annotation.announceChange()
    }

    /// Takes an annotation away.
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        guard annotations.contains(where: { $0 === annotation }) else { return }
        notes?.removeAll { $0 === annotation }
        hasOtherAnnotations = true
        annotation.announceChange()
        annotation.readTarget()
        annotation.page = nil
    }

    // @objc(annotationAtPoint:)
    /// The foremost annotation at a point.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.type != "Popup" && $0.bounds.contains(point) } }

    // MARK: Drawing

    // @objc(transformForBox:)
    /// From the page's own space to one in which the box as it is shown, turned, has its lower left corner at the origin.
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let rect = bounds(for: box)
        return switch rotation {
        case 90: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: -rect.minY, ty: rect.maxX)
        case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: rect.maxX, ty: rect.maxY)
        case 270: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.maxY, ty: -rect.minX)
        default: CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
        }
    }

    // @objc(transformContext:forBox:)
    /// Changes a context so that what is drawn at a place of the page's own space comes where the page shows it.
    open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

    // @objc(drawWithBox:toContext:)
    /// Draws the page with its annotations: turned, the lower left corner of the box at the origin, y growing upwards. The paper is not drawn.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        transform(context, for: box)
        context.clip(to: bounds(for: box))
        drawContent(box, context)
        if displaysAnnotations {
            for annotation in annotations where annotation.shouldDisplay && !annotation.isDrawnByPage {
                context.saveGState()
                annotation.draw(with: box, in: context)
                context.restoreGState()
            }
        }
        context.restoreGState()
    }

    private func drawContent(_ box: PDFDisplayBox, _ context: CGContext) {
        guard let page = content else { return }
        // The annotations of an encrypted document are known to none but who draws it.
        let isEncrypted = page.document?.isEncrypted ?? false
        let rect = bounds(for: box)
        if !isEncrypted, !page.getBoxRect(.cropBox).insetBy(dx: -0.01, dy: -0.01).contains(rect) {
            if rendition?.box != rect { rendition = PDFDocument.rendition(of: page, rect).map { (rect, $0) } }
            if let rendition { return rendition.page.draw(in: context, annotations: false) }
        }
        page.draw(in: context, annotations: isEncrypted && displaysAnnotations)
    }

    /// The size of a box as it is shown, turned.
    func shownSize(_ box: PDFDisplayBox) -> CGSize {
        let size = bounds(for: box).size
        return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    // @objc(thumbnailOfSize:forBox:)
    /// A picture of the page on white paper, as large as it can be within a size in points.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { picture(in: size, box) }

    // MARK: Text

    /// The text with the places of its characters.
    var layout: PageLayout {
        if let known { return known }
        let layout = PageLayout(content?.text ?? PDFPageText(string: "", boxes: [], runs: []))
        known = layout
        return layout
    }

    /// How many characters there are, as `NSString` counts them.
    open var numberOfCharacters: Int { layout.string.length }
    /// The page's text; its lines are divided by newlines.
    open var string: String? { layout.string as String }
    /// The page's text in its fonts and colours.
    open var attributedString: NSAttributedString? { layout.attributedString }

    // @objc(characterBoundsAtIndex:)
    /// Where a character is; an empty rectangle if there is none.
    open func characterBounds(at index: Int) -> CGRect { layout.boxes.indices.contains(index) ? layout.boxes[index] : .zero }

    // @objc(characterIndexAtPoint:)
    /// The character at a point; -1 if there is none.
    open func characterIndex(at point: CGPoint) -> Int { layout.index(at: point) ?? -1 }

    // @objc(selectionForRect:)
    /// The characters within a rectangle; `nil` if there are none.
    open func selection(for rect: CGRect) -> PDFSelection? { selection(layout.ranges(in: rect.standardized)) }

    // @objc(selectionForWordAtPoint:)
    /// The word at a point; `nil` if there is none.
    open func selectionForWord(at point: CGPoint) -> PDFSelection? { layout.index(at: point).flatMap { selection([layout.word(at: $0)]) } }

    // @objc(selectionForLineAtPoint:)
    /// The line of text at a point; `nil` if there is none.
    open func selectionForLine(at point: CGPoint) -> PDFSelection? { layout.index(at: point).flatMap { selection([layout.line(at: $0)]) } }

    // @objc(selectionFromPoint:toPoint:)
    /// The text between two points, from the nearest character to the nearest character.
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
        guard let start = layout.nearest(startPoint), let end = layout.nearest(endPoint) else { return nil }
        return selection([NSRange(location: min(start, end), length: abs(end - start) + 1)])
    }

    // @objc(selectionForRange:)
    /// A range of the text; `nil` if it is empty or not within the text.
    open func selection(for range: NSRange) -> PDFSelection? {
        guard range.location >= 0, range.length > 0, range.location <= numberOfCharacters - range.length else { return nil }
        return selection([range])
    }

    private func selection(_ ranges: [NSRange]) -> PDFSelection? {
        guard let document, !ranges.isEmpty else { return nil }
        let selection = PDFSelection(document: document)
        for range in ranges { selection.append(self, range) }
        return selection.pages.isEmpty ? nil : selection
    }
}
