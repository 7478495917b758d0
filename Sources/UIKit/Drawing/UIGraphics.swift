import Foundation
import ObjCRuntime

/// The contexts that drawing goes to, the last one first; each thread has its own.
private final class ContextStack {
    enum Entry {
        /// A context that someone gave.
        case context(CGContext)
        /// A bitmap that was begun here; without a context if it has no pixels.
        case image(CGContext?, scale: CGFloat)
        /// A document that was begun here.
        case document(PDFDrawing)
    }

    var entries: [Entry] = []

    private static let perThread = PerThread { ContextStack() }

    static var current: ContextStack { perThread.current }
}

/// Returns the context that drawing goes to at present, if there is one.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    switch ContextStack.current.entries.last {
    case .context(let context): context
    case .image(let context, _): context
    case .document(let drawing): drawing.context
    case nil: nil
    }
}

/// Makes a context the one that drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.entries.append(.context(context)) }

/// Takes back the last `UIGraphicsPushContext`.
public func UIGraphicsPopContext() {
    if case .context = ContextStack.current.entries.last { ContextStack.current.entries.removeLast() }
}

/// Begins a bitmap of one pixel a point that drawing goes to.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a bitmap that drawing goes to. A scale of 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.host.displayScale
    ContextStack.current.entries.append(.image(ImageContext.make(size: size, scale: scale, isOpaque: opaque), scale: scale))
}

/// Returns an image of what was drawn to the present bitmap; `nil` if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard case .image(let context?, let scale) = ContextStack.current.entries.last, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the present bitmap.
public func UIGraphicsEndImageContext() {
    if case .image = ContextStack.current.entries.last { ContextStack.current.entries.removeLast() }
}

// MARK: Documents

/// A PDF document that is being drawn.
private final class PDFDrawing {
    let context: CGContext
    private let usual: CGRect
    private(set) var bounds: CGRect

    init?(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?) {
        // An empty rectangle stands for a sheet of US letter paper.
        let usual = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        var box = usual
        guard let consumer, let context = CGContext(consumer: consumer, mediaBox: &box, info as NSDictionary?) else { return nil }
        (self.context, self.usual, self.bounds) = (context, usual, usual)
    }

    func beginPage(_ given: CGRect?, _ info: [AnyHashable: Any]?) {
        bounds = given.flatMap { $0.isEmpty ? nil : $0 } ?? usual
        PDFPages.begin(context, bounds, info ?? [:])
    }

    static var current: PDFDrawing? {
        if case .document(let drawing) = ContextStack.current.entries.last { drawing } else { nil }
    }
}

/// Begins a PDF document in a data object that drawing goes to. Empty bounds stand for a sheet of US letter paper.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    guard let drawing = PDFDrawing(CGDataConsumer(data: data), bounds, documentInfo) else { return }
    ContextStack.current.entries.append(.document(drawing))
}

/// Begins a PDF file that drawing goes to; returns whether it can be written. Empty bounds stand for a sheet of US letter paper.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    guard let drawing = PDFDrawing(CGDataConsumer(url: NSURL(fileURLWithPath: path)), bounds, documentInfo) else { return false }
    ContextStack.current.entries.append(.document(drawing))
    return true
}

/// Ends the present document.
public func UIGraphicsEndPDFContext() {
    guard let drawing = PDFDrawing.current else { return }
    drawing.context.closePDF()
    ContextStack.current.entries.removeLast()
}

/// Begins a page of the present document.
public func UIGraphicsBeginPDFPage() { PDFDrawing.current?.beginPage(nil, nil) }

/// Begins a page of the present document with bounds of its own.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    PDFDrawing.current?.beginPage(bounds, pageInfo)
}

/// Returns the bounds of the present document's page; an empty rectangle if there is no document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFDrawing.current?.bounds ?? .zero }

/// Makes a rectangle of the present page a link to a place on the web.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { PDFDrawing.current?.context.setURL(url as NSURL, for: rect) }

/// Names a place of the present page, so that links can lead to it.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    PDFDrawing.current?.context.addDestination(name as NSString, at: point)
}

/// Makes a rectangle of the present page a link to a named place.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    PDFDrawing.current?.context.setDestination(name as NSString, for: rect)
}

/// Makes the contexts of bitmaps as UIKit has them.
enum ImageContext {
    static func make(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width < 32767, height < 32767,
            let surface = Surface(width: Int(width), height: Int(height), format: isOpaque ? .bgrx : .bgra)
        else { return nil }
        return CGContext(surface: surface, scale: scale, isFlipped: true)
    }
}

// MARK: Rectangles

/// Fills a rectangle in the current fill colour, which replaces what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle in the current fill colour with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    withCurrentContext(blendMode) { $0.fill(rect) }
}

/// Draws a frame of one point inside a rectangle in the current fill colour, which replaces what is there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside a rectangle in the current fill colour with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    withCurrentContext(blendMode) { context in
        context.addRect(rect)
        context.addRect(rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2)))
        context.fillPath(using: .evenOdd)
    }
}

/// Narrows the current context's clip to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func withCurrentContext(_ blendMode: CGBlendMode, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.beginPath()
    body(context)
    context.restoreGState()
}
