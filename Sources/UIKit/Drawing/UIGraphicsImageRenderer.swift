import Foundation

/// How an image renderer's bitmap is made.
///
/// See https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Which colours the bitmap is to hold.
    public enum Range: Int, Sendable {
        /// Nothing is said.
        case unspecified = -1
        /// Those of the device.
        case automatic = 0
        /// Those beyond sRGB too.
        case extended = 1
        /// Those of sRGB.
        case standard = 2
    }

    /// Pixels a point.
    open var scale: CGFloat = UITraitCollection.host.displayScale
    /// Whether the bitmap has no alpha.
    open var opaque = false
    /// Which colours the bitmap is preferred to hold.
    open var preferredRange = Range.automatic

    /// Creates a format with the screen's scale.
    public required init() { super.init() }

    // @objc(formatForTraitCollection:)
    /// Creates a format that suits traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    // @objc(preferredFormat)
    /// The format that suits the device best.
    open class func preferred() -> Self { self.init() }

    /// A format with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        copy.scale = scale
        copy.opaque = opaque
        copy.preferredRange = preferredRange
        return copy
    }
}

/// Where an image renderer's drawing goes.
///
/// See https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// An image of what was drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1, orientation: .up)
    }
}

/// Draws images.
///
/// See https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Draws to the context of a renderer.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Creates a renderer of images of a size, in points, as a format says.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: CGRect(origin: .zero, size: size), rendererFormat: format)
    }

    /// Creates a renderer of images of what lies in a rectangle, in points, as a format says.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, rendererFormat: format) }

    /// Creates a renderer of images of a size, in points, at the screen's scale.
    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    /// Creates a renderer of images of what lies in a rectangle, in points, at the screen's scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// Whether the output can be an image: yes.
    open override var allowsImageOutput: Bool { true }

    /// Draws an image.
    open func image(actions: DrawingActions) -> UIImage {
        guard let image = draw(actions) else { return UIImage() }
        return UIImage(cgImage: image, scale: imageFormat.scale, orientation: .up)
    }

    // @objc(PNGDataWithActions:)
    /// Draws an image and gives it as a PNG file.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    // @objc(JPEGDataWithCompressionQuality:actions:)
    /// Draws an image and gives it as a JPEG file of a quality from 0 to 1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private var imageFormat: UIGraphicsImageRendererFormat { format as? UIGraphicsImageRendererFormat ?? .preferred() }

    private func draw(_ actions: DrawingActions) -> CGImage? {
        let format = imageFormat
        let scale = format.scale > 0 ? format.scale : UITraitCollection.host.displayScale
        guard let context = ImageContext.make(size: bounds.size, scale: scale, isOpaque: format.opaque) else { return nil }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        context.saveGState()
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        context.restoreGState()
        UIGraphicsPopContext()
        return context.makeImage()
    }
}
