import Foundation

/// How a PDF renderer's document is made.
///
/// See https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// What the document says of itself, under keys such as `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]

    /// Creates a format of documents that say nothing of themselves.
    public required init() { super.init() }

    /// A format with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        copy.documentInfo = documentInfo
        return copy
    }
}

/// Where a PDF renderer's drawing goes.
///
/// See https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private var pageBounds: CGRect

    override init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        pageBounds = format.bounds
        super.init(cgContext: cgContext, format: format)
    }

    /// The present page's bounds.
    open var pdfContextBounds: CGRect { pageBounds }

    /// Begins a page of the renderer's bounds. Drawing before the first page shows nowhere.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page with bounds of its own.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        pageBounds = bounds
        PDFPages.begin(cgContext, bounds, pageInfo)
    }

    /// Makes a rectangle a link to a place on the web.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }

    /// Names a place of the page, so that links can lead to it.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name as NSString, at: point) }

    /// Makes a rectangle a link to a named place.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name as NSString, for: rect) }
}

/// Draws PDF documents.
///
/// See https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Draws the pages of a document.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// Creates a renderer of documents with pages of the given bounds, in 72nds of an inch.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, rendererFormat: format) }

    /// Creates a renderer of documents with pages of the given bounds, in 72nds of an inch.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    // @objc(PDFDataWithActions:)
    /// Draws a document.
    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        if let consumer = CGDataConsumer(data: data) { draw(to: consumer, actions) }
        return data as Data
    }

    /// Draws a document to a file.
    ///
    /// - Throws: What Foundation throws if the file cannot be written.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws { try pdfData(actions: actions).write(to: url) }

    private func draw(to consumer: CGDataConsumer, _ actions: DrawingActions) {
        let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        var box = bounds
        guard let context = CGContext(consumer: consumer, mediaBox: &box, info as NSDictionary) else { return }
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        context.closePDF()
    }
}

/// Pages with UIKit's coordinates: the origin at the bounds' top left, y growing downwards.
enum PDFPages {
    static func begin(_ context: CGContext, _ bounds: CGRect, _ info: [AnyHashable: Any]) {
        var box = bounds
        if let given = info[kCGPDFContextMediaBox as String] {
            if let data = given as? Data, data.count == MemoryLayout<CGRect>.size {
                box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
            } else if let rect = given as? CGRect {
                box = rect
            }
        }
        context.beginPage(mediaBox: &box)
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY))
    }
}
