import CoreGraphics
import Foundation
import UIKit

/// How a texture is scaled. See https://developer.apple.com/documentation/spritekit/sktexturefilteringmode.
public enum SKTextureFilteringMode: Int, Sendable {
    /// By the nearest pixel.
    case nearest = 0
    /// Between pixels.
    case linear = 1
}

/// A picture that sprites show. See https://developer.apple.com/documentation/spritekit/sktexture.
open class SKTexture: NSObject, NSCopying, @unchecked Sendable {
    private let lock = NSLock()
    private let source: Source
    private var loaded: TextureImage?
    private var tinted: (tint: PictureTint, image: CGImage?)?
    /// The part of the picture that is shown, in fractions from its lower left corner.
    private let part: CGRect
    /// Counts changes of how the texture is scaled.
    private(set) var revision = 0

    private enum Source {
        case image(TextureImage)
        case named(String, atlas: TextureFolder?)
        case part(SKTexture)
    }

    private init(_ source: Source, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (self.source, self.part) = (source, part)
        super.init()
    }

    // @objc(textureWithImageNamed:)
    /// Creates the texture that the app has under a name: in its catalogs, as a file, or in an atlas. It is read when it is first needed;
    /// where there is none, a red cross on white is shown.
    public convenience init(imageNamed name: String) { self.init(.named(name, atlas: nil)) }

    /// A texture of an atlas.
    convenience init(named name: String, in folder: TextureFolder) { self.init(.named(name, atlas: folder)) }

    // @objc(textureWithImage:)
    /// Creates a texture of an image's pixels.
    public convenience init(image: UIImage) { self.init(.image(TextureImage(image) ?? .missing)) }

    // @objc(textureWithCGImage:)
    /// Creates a texture of an image; a pixel is a point.
    public convenience init(cgImage image: CGImage) { self.init(.image(TextureImage(image: image, scale: 1))) }

    /// A texture whose pixels are smaller than a point.
    convenience init(cgImage image: CGImage, scale: CGFloat) { self.init(.image(TextureImage(image: image, scale: scale))) }

    // @objc(textureWithRect:inTexture:)
    /// Creates a texture of a part of another one, in fractions of its size from its lower left corner.
    public convenience init(rect: CGRect, in texture: SKTexture) { self.init(.part(texture), part: rect) }

    // @objc(textureWithData:size:)
    /// Creates a texture of pixels: red, green, blue and alpha, premultiplied, a byte each, the lowest row first.
    ///
    /// - Parameters:
    ///   - pixelData: four bytes a pixel; what is missing is transparent.
    ///   - size: the size in pixels.
    public convenience init(data pixelData: Data, size: CGSize) {
        self.init(.image(TextureImage(bytes: pixelData, size: size, isFlipped: true) ?? .missing))
    }

    // @objc(textureWithData:size:flipped:)
    /// Creates a texture of pixels: red, green, blue and alpha, premultiplied, a byte each.
    ///
    /// - Parameters:
    ///   - pixelData: four bytes a pixel; what is missing is transparent.
    ///   - size: the size in pixels.
    ///   - flipped: whether the highest row comes first.
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
        self.init(.image(TextureImage(bytes: pixelData, size: size, isFlipped: !flipped) ?? .missing))
    }

    // MARK: Reading

    /// The picture, read if it was not yet.
    var picture: TextureImage {
        lock.withLock {
            if let loaded { return loaded }
            let made: TextureImage =
                switch source {
                case .image(let image): image
                case .named(let name, let atlas): TextureImage.named(name, atlas) ?? .missing
                case .part(let whole): whole.picture
                }
            loaded = made
            return made
        }
    }

    /// The name that the texture was made with.
    var imageName: String? { if case .named(let name, _) = source { name } else { nil } }

    /// The part of the picture that is shown, in fractions from its upper left corner.
    var partOfImage: CGRect { textureRect().flipped }

    /// Pixels a point of the picture.
    var pixelsPerPoint: CGFloat { picture.scale }

    /// The pixels, multiplied with a colour.
    func image(tinted tint: PictureTint?) -> CGImage? {
        let image = picture.image
        guard let tint else { return image }
        return lock.withLock {
            if let tinted, tinted.tint == tint { return tinted.image }
            let made = tint.apply(to: image)
            tinted = (tint, made)
            return made
        }
    }

    // MARK: What it is

    /// The size, in points.
    open func size() -> CGSize {
        let (image, rect) = (picture, textureRect())
        return CGSize(
            width: CGFloat(image.image.width) / image.scale * rect.width, height: CGFloat(image.image.height) / image.scale * rect.height)
    }

    /// The part of the picture that is shown, in fractions of its size from its lower left corner.
    open func textureRect() -> CGRect {
        guard case .part(let whole) = source else { return part }
        let outer = whole.textureRect()
        return CGRect(
            x: outer.minX + part.minX * outer.width, y: outer.minY + part.minY * outer.height, width: part.width * outer.width,
            height: part.height * outer.height)
    }

    /// How the texture is scaled.
    open var filteringMode = SKTextureFilteringMode.linear { didSet { if filteringMode != oldValue { revision += 1 } } }

    // @objc(CGImage)
    /// The part of the picture that is shown, as an image.
    open func cgImage() -> CGImage {
        let image = picture.image
        let rect = partOfImage
        guard rect != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let pixels = CGRect(x: rect.minX * width, y: rect.minY * height, width: rect.width * width, height: rect.height * height)
        return image.cropping(to: pixels) ?? image
    }

    /// Reads the picture, then calls a block on a thread of its own.
    open func preload(completionHandler: @escaping @Sendable () -> Void) {
        _ = picture.image.surface
        DispatchQueue.global().async(execute: completionHandler)
    }

    /// Reads the picture.
    open func preload() async { _ = picture.image.surface }

    // @objc(preloadTextures:withCompletionHandler:)
    /// Reads the pictures of textures, then calls a block on a thread of its own.
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void) {
        for texture in textures { _ = texture.picture.image.surface }
        DispatchQueue.global().async(execute: completionHandler)
    }

    /// Reads the pictures of textures.
    open class func preload(_ textures: [SKTexture]) async { for texture in textures { _ = texture.picture.image.surface } }

    /// The texture itself: what it shows does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<SKTexture> '\(imageName ?? "<data>")' (\(Int(size().width)) x \(Int(size().height)))"
    }
}
