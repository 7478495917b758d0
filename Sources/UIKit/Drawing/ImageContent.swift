import Foundation
import ImageIO

/// What an image is made of.
enum ImageContent {
    case none
    case bitmap(CGImage)
    /// A drawing, and the pixels of it at its own size and the image's scale.
    case vector(VectorImage, CGImage)
    case symbol(SymbolImage)
    case animation([UIImage], duration: TimeInterval)
}

/// Everything that an image is: changed copies of it make new images.
struct ImageValue {
    var content: ImageContent
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var isResizable = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var renderingMode = UIImage.RenderingMode.automatic
    var tintColor: UIColor?
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    /// Whether a symbol's own baseline does not count.
    var isWithoutBaseline = false
    var configuration: UIImage.Configuration?
    var asset: UIImageAsset?
    /// What was derived from content, scale and orientation; shared by all images that have these in common.
    var cache = ImageCache()

    init(_ content: ImageContent) { self.content = content }
}

/// Pictures derived from an image, made once each.
final class ImageCache: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: CGImage?
    private var upright: CGImage?
    private var tinted: (color: CGColor, image: CGImage)?

    func stored(_ make: () -> CGImage?) -> CGImage? {
        lock.withLock {
            if stored == nil { stored = make() }
            return stored
        }
    }

    func upright(_ make: () -> CGImage?) -> CGImage? {
        lock.withLock {
            if upright == nil { upright = make() }
            return upright
        }
    }

    func tinted(_ color: CGColor, _ make: () -> CGImage?) -> CGImage? {
        lock.withLock {
            if let tinted, tinted.color == color { return tinted.image }
            let image = make()
            tinted = image.map { (color, $0) }
            return image
        }
    }
}
