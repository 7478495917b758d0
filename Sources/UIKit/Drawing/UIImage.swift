import Foundation
import ImageIO

/// A picture, with the way it is to be shown. Does not change.
///
/// See https://developer.apple.com/documentation/uikit/uiimage.
open class UIImage: AccessibleObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How stored pixels are turned to be shown.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up
        /// By half a turn.
        case down
        /// By a quarter to the left.
        case left
        /// By a quarter to the right.
        case right
        /// Mirrored.
        case upMirrored
        /// Mirrored, then by half a turn.
        case downMirrored
        /// Mirrored, then by a quarter to the left.
        case leftMirrored
        /// Mirrored, then by a quarter to the right.
        case rightMirrored
    }

    /// What a resizable image's middle does when it grows.
    public enum ResizingMode: Int, Sendable {
        /// It repeats.
        case tile
        /// It is stretched.
        case stretch
    }

    /// Whether an image is drawn in its own colours or as a stencil.
    public enum RenderingMode: Int, Sendable {
        /// As is usual for the place where it is shown.
        case automatic
        /// In its own colours.
        case alwaysOriginal
        /// As a stencil in the tint colour.
        case alwaysTemplate
    }

    let value: ImageValue
    private var cache: ImageCache { value.cache }

    init(value: ImageValue) {
        self.value = value
        super.init(onAnyThread: ())
    }

    /// Creates an image of nothing, without size.
    public override init() {
        value = ImageValue(.none)
        super.init(onAnyThread: ())
    }

    // @objc(initWithCGImage:)
    /// Creates an image of a bitmap, a pixel a point.
    public init(cgImage: CGImage) {
        value = ImageValue(.bitmap(cgImage))
        super.init(onAnyThread: ())
    }

    // @objc(initWithCGImage:scale:orientation:)
    /// Creates an image of a bitmap, `scale` pixels a point.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var value = ImageValue(.bitmap(cgImage))
        value.scale = scale > 0 ? scale : 1
        value.orientation = orientation
        self.value = value
        super.init(onAnyThread: ())
    }

    /// Creates an image from a file's content; `nil` if it is not an image.
    public init?(data: Data) {
        guard let value = ImageFile.decode(data, scale: 1) else { return nil }
        self.value = value
        super.init(onAnyThread: ())
    }

    /// Creates an image from a file's content, `scale` pixels a point; `nil` if it is not an image.
    public init?(data: Data, scale: CGFloat) {
        guard let value = ImageFile.decode(data, scale: scale) else { return nil }
        self.value = value
        super.init(onAnyThread: ())
    }

    /// Creates an image from a file; `nil` if there is none or it is not an image. `@2x` and the like in the name tell the scale, and
    /// for a name without them the file for the screen's scale is looked for first.
    public init?(contentsOfFile path: String) {
        guard let value = ImageFile.load(path) else { return nil }
        self.value = value
        super.init(onAnyThread: ())
    }

    /// Creates an image from what an archive holds.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
            let value = ImageFile.decode(data as Data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
        else { return nil }
        self.init(value: value)
    }

    /// Whether archives are safe against other classes: yes.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the image, as PNG, to an archive.
    open func encode(with coder: NSCoder) {
        if let data = pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
        coder.encode(Double(scale), forKey: "UIScale")
    }

    /// The image itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The image with something changed.
    func with(_ change: (inout ImageValue) -> Void) -> UIImage {
        var copy = value
        change(&copy)
        return UIImage(value: copy)
    }

    // MARK: Properties

    /// The size in points, as shown.
    open var size: CGSize {
        switch value.content {
        case .none: return .zero
        case .symbol(let symbol): return symbol.size
        case .vector(let vector, _): return vector.size
        case .animation(let images, _): return images.first?.size ?? .zero
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return value.orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// Whether the image is a drawing that the size it is shown at gives its pixels.
    var isDrawnAtEverySize: Bool {
        if case .vector = value.content { return value.orientation == .up && !value.isResizable }
        return false
    }

    /// Pixels a point.
    open var scale: CGFloat {
        if case .animation(let images, _) = value.content { return images.first?.scale ?? 1 }
        return value.scale
    }

    /// How stored pixels are turned to be shown.
    open var imageOrientation: Orientation { value.orientation }

    // @objc(CGImage)
    /// The stored pixels.
    open var cgImage: CGImage? {
        switch value.content {
        case .none: nil
        case .bitmap(let image), .vector(_, let image): image
        case .symbol(let symbol): cache.stored { symbol.image(scale: value.scale, color: symbol.color) }
        case .animation(let images, _): images.first?.cgImage
        }
    }

    /// The frames, if this is an animation.
    open var images: [UIImage]? {
        guard case .animation(let images, _) = value.content else { return nil }
        return images
    }

    /// How long an animation takes, in seconds.
    open var duration: TimeInterval {
        guard case .animation(_, let duration) = value.content else { return 0 }
        return duration
    }

    /// The parts at the edges that keep their size, in points.
    open var capInsets: UIEdgeInsets { value.capInsets }
    /// What the middle does when it grows.
    open var resizingMode: ResizingMode { value.resizingMode }
    /// What is left out of the image when it is aligned, in points.
    open var alignmentRectInsets: UIEdgeInsets { value.alignmentRectInsets }
    /// Whether the image is drawn in its own colours or as a stencil.
    open var renderingMode: RenderingMode { value.renderingMode }
    /// Whether the image is mirrored where language runs from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { value.flipsForRightToLeft }
    // @objc(symbolImage)
    /// Whether the image is a symbol.
    open var isSymbolImage: Bool {
        if case .symbol = value.content { return true }
        return false
    }
    /// The versions of this image for other traits.
    open var imageAsset: UIImageAsset? { value.asset }
    /// The traits and the symbol's look that the image was made for.
    open var configuration: Configuration? { value.configuration }
    /// The symbol's look.
    open var symbolConfiguration: SymbolConfiguration? { value.configuration as? SymbolConfiguration }
    /// The traits that the image was made for.
    open var traitCollection: UITraitCollection { value.configuration?.traitCollection ?? UITraitCollection(displayScale: scale) }
    /// Whether the image has a baseline.
    open var hasBaseline: Bool { baselineOffsetFromBottom != nil }
    /// How far above the bottom the baseline is, in points.
    open var baselineOffsetFromBottom: CGFloat? {
        if case .symbol(let symbol) = value.content, value.baselineOffset == nil, !value.isWithoutBaseline { return symbol.baselineOffset }
        return value.baselineOffset
    }

    /// A format to draw images like this one.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.isOpaque ?? false
        return format
    }

    // MARK: Pictures to show

    /// The pixels as they are to be shown, in the image's own colours or the tint it was given.
    package var uprightImage: CGImage? {
        if let tint = value.tintColor { return tintedImage(tint) }
        return untintedImage
    }

    private var untintedImage: CGImage? {
        guard let image = cgImage else { return nil }
        if value.orientation == .up { return image }
        return cache.upright { image.turned(value.orientation.exif) }
    }

    /// The pixels as a stencil in a colour, as they are to be shown.
    package func tintedImage(_ color: UIColor) -> CGImage? {
        let color = color.cgColor
        return cache.tinted(color) {
            if case .symbol(let symbol) = value.content {
                let image = symbol.image(scale: value.scale, color: color)
                return value.orientation == .up ? image : image?.turned(value.orientation.exif)
            }
            return untintedImage?.stencilled(color)
        }
    }

    /// Whether the image is shown as a stencil where templates are expected, or in its own colours.
    package func isTemplate(automatic: Bool) -> Bool {
        switch value.renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage || automatic
        }
    }

    /// Whether another object is an image of the same pixels, shown the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        let (a, b) = (value, other.value)
        guard a.scale == b.scale, a.orientation == b.orientation, a.renderingMode == b.renderingMode, a.capInsets == b.capInsets,
            a.tintColor == b.tintColor, a.resizingMode == b.resizingMode
        else { return false }
        switch (a.content, b.content) {
        case (.none, .none): return true
        case (.bitmap(let x), .bitmap(let y)), (.vector(_, let x), .vector(_, let y)): return x === y
        case (.symbol(let x), .symbol(let y)): return x == y
        case (.animation(let x, let s), .animation(let y, let t)): return x == y && s == t
        default: return false
        }
    }

    /// A number that equal images share.
    open override var hash: Int {
        switch value.content {
        case .none, .animation: 0
        case .bitmap(let image), .vector(_, let image): image.hashValue
        case .symbol(let symbol): symbol.name.hashValue
        }
    }

    /// What the image is, with its size.
    open override var description: String {
        var kind = "anonymous"
        if case .symbol(let symbol) = value.content { kind = "symbol(system: \(symbol.name))" }
        if let name = value.asset?.name { kind = "named(\(name))" }
        return "<UIImage:\(Unmanaged.passUnretained(self).toOpaque()) \(kind); size = {\(size.width), \(size.height)}; scale = \(scale)>"
    }
}

extension UIImage.Orientation {
    /// Whether width and height change places.
    var isTurned: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// EXIF's number of the orientation.
    package var exif: Int {
        switch self {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }

    /// The orientation that EXIF has a number for.
    package init(exif: Int) {
        self =
            [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left][(1...8).contains(exif) ? exif - 1 : 0]
    }

    /// The orientation with left and right exchanged.
    var mirrored: Self {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}

extension CGImage {
    /// A colour with this image's alpha.
    package func stencilled(_ color: CGColor) -> CGImage? {
        guard let surface = Surface(width: width, height: height), let context = CGContext(surface: surface) else { return nil }
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        context.draw(self, in: rect)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(rect)
        return CGImage(surface: surface)
    }
}
