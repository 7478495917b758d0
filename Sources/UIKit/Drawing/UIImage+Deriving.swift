import Foundation
import ImageIO

extension UIImage {
    /// The image with parts at the edges that keep their size; the middle repeats.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with parts at the edges that keep their size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// The image with a middle of one point that is stretched, after caps at the left and at the top.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        // A cap of 0 means that the whole direction is stretched.
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
                right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
    }

    /// The image with something left out when it is aligned.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { with { $0.alignmentRectInsets = alignmentInsets } }

    /// The image in its own colours, or as a stencil.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

    /// The image in a colour, which shows wherever the image is not a stencil in another one.
    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tintColor = color } }

    /// The image in a colour, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// The image, to be mirrored where language runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// The image with left and right exchanged.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with {
            $0.orientation = $0.orientation.mirrored
            $0.cache = ImageCache()
        }
    }

    /// The image with a baseline, in points above its bottom.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { with { $0.baselineOffset = baselineOffset } }

    /// The version of the image for a configuration's traits, symbols with its look.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        if case .symbol(let symbol) = value.content {
            let merged = symbol.configuration.applying(configuration)
            return with {
                $0.content = .symbol(symbol.with(merged))
                $0.cache = ImageCache()
                $0.configuration = merged
            }
        }
        let merged = value.configuration?.applying(configuration) ?? configuration
        if let traits = configuration.traitCollection, let asset = value.asset {
            let version = asset.image(with: traits)
            return with {
                $0.content = version.value.content
                $0.scale = version.value.scale
                $0.orientation = version.value.orientation
                $0.cache = version.value.cache
                $0.configuration = merged
            }
        }
        return with { $0.configuration = merged }
    }

    // @objc(imageByApplyingSymbolConfiguration:)
    /// The symbol with a look; `nil` if this is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// The symbol without the room around it, as SwiftUI lays symbols out; any other image as it is.
    package var trimmedSymbol: UIImage {
        guard case .symbol(let symbol) = value.content, !symbol.isTrimmed else { return self }
        return with {
            $0.content = .symbol(symbol.trimmed)
            $0.cache = ImageCache()
        }
    }

    // MARK: Animations

    /// An image that shows others one after another; `nil` if there are none.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.isEmpty ? nil : UIImage(value: ImageValue(.animation(images, duration: duration)))
    }

    /// An image that shows those of the main bundle whose names are `name` and a number, from 0 or 1 on; `nil` if there are none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        for index in 0...1024 {
            if let frame = UIImage(named: "\(name)\(index)") {
                frames.append(frame)
            } else if index > 0 {
                break
            }
        }
        return animatedImage(with: frames, duration: duration)
    }

    /// An image that shows resizable ones of the main bundle one after another; `nil` if there are none.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        animatedImageNamed(name, duration: duration)?.images.flatMap { frames in
            animatedImage(with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
        }
    }

    // MARK: Preparing

    // @objc(imageByPreparingForDisplay)
    /// The image, decoded: as it always is here.
    public func preparingForDisplay() -> UIImage? { cgImage?.surface == nil ? nil : self }

    /// Gives the decoded image to a handler, on another thread.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
    }

    // @objc(prepareForDisplayWithCompletionHandler:)
    /// The decoded image.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    // @objc(imageByPreparingThumbnailOfSize:)
    /// The image at another size, in points; `nil` if that has no pixels.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, let image = uprightImage,
            let context = ImageContext.make(size: size, scale: scale, isOpaque: image.isOpaque)
        else { return nil }
        context.interpolationQuality = .high
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: size))
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// Gives the image at another size to a handler, on another thread.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    // @objc(prepareThumbnailOfSize:completionHandler:)
    /// The image at another size, in points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    // MARK: Files

    /// A PNG file of the image; `nil` if it is empty.
    public func pngData() -> Data? { uprightImage.flatMap { ImageEncoder.png($0) } }

    /// A JPEG file of the image, of a quality from 0 to 1; `nil` if it is empty.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        // Turning is left to whoever shows the file, as cameras do.
        guard value.tintColor == nil, let image = cgImage else {
            return uprightImage.flatMap { ImageEncoder.jpeg($0, quality: Double(compressionQuality)) }
        }
        return ImageEncoder.jpeg(image, quality: Double(compressionQuality), orientation: value.orientation.exif)
    }
}
