import Foundation

/// How a renderer's output is made.
///
/// See https://developer.apple.com/documentation/uikit/uigraphicsrendererformat.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// Where drawing goes, in points.
    public internal(set) var bounds = CGRect.zero

    /// Creates a format with the usual values.
    public required override init() { super.init() }

    // @objc(defaultFormat)
    /// The format that suits the device.
    open class func `default`() -> Self { self.init() }

    /// A format with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}

/// Where a renderer's drawing goes.
///
/// See https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext.
open class UIGraphicsRendererContext: NSObject {
    // @objc(CGContext)
    /// The context that is drawn to.
    public let cgContext: CGContext
    private let rendererFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        rendererFormat = format
        super.init()
    }

    /// How the output is made.
    open var format: UIGraphicsRendererFormat { rendererFormat }

    /// Fills a rectangle in the present fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle in the present fill colour with a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a frame of one point inside a rectangle in the present stroke colour.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Draws a frame of one point inside a rectangle in the present stroke colour with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        stroke(rect)
        cgContext.restoreGState()
    }

    /// Narrows the clip to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What renderers have in common.
///
/// See https://developer.apple.com/documentation/uikit/uigraphicsrenderer.
open class UIGraphicsRenderer: NSObject {
    private let rendererFormat: UIGraphicsRendererFormat
    let bounds: CGRect

    init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
        self.bounds = bounds
        let copy = rendererFormat.copy() as? UIGraphicsRendererFormat ?? rendererFormat
        copy.bounds = bounds
        self.rendererFormat = copy
        super.init()
    }

    /// How the output is made.
    open var format: UIGraphicsRendererFormat { rendererFormat }

    /// Whether the output can be an image.
    open var allowsImageOutput: Bool { false }
}
