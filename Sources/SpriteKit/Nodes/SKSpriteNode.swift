import Foundation
import UIKit

/// A picture, or a rectangle of one colour. See https://developer.apple.com/documentation/spritekit/skspritenode.
@preconcurrency @MainActor
open class SKSpriteNode: SKNode, SKWarpable {
    /// The picture; a rectangle of `color` if `nil`. A change leaves the size as it is.
    open var texture: SKTexture?
    /// The colour of a sprite without a texture, and what a texture is tinted with.
    open var color: UIColor
    /// How much a texture is multiplied with the colour, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0
    /// Where the node's position is in the picture, in fractions of its size from its lower left corner.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The part of the texture that stretches, in fractions of its size.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How the picture is mixed with what is behind it.
    open var blendMode = SKBlendMode.alpha
    /// How the picture is bent; not at all if `nil`. Neither the frame nor the body is.
    open var warpGeometry: SKWarpGeometry?
    /// How often each part of the geometry is halved, so that it is bent more evenly; up to 4.
    open var subdivisionLevels = 0
    /// The size without the node's scales.
    var baseSize: CGSize

    /// The size, in the parent's points: with the node's scales.
    open var size: CGSize {
        get { scaled(baseSize) }
        set { baseSize = unscaled(newValue) }
    }

    // @objc(initWithTexture:color:size:)
    /// Creates a sprite of a size, in points.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, baseSize) = (texture, color, size)
        super.init()
    }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) {
        (color, baseSize) = (.white, .zero)
        super.init(coder: aDecoder)
    }

    /// Creates a sprite without a size.
    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }

    // @objc(initWithTexture:)
    /// Creates a sprite of the texture's size.
    public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }

    // @objc(spriteNodeWithTexture:size:)
    /// Creates a sprite of a size, in points.
    public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }

    // @objc(initWithImageNamed:)
    /// Creates a sprite of the picture that the app has under a name, in the picture's size.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

    // @objc(initWithColor:size:)
    /// Creates a rectangle of a colour and a size, in points.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    // @objc(scaleToSize:)
    /// Sets the scales so that the sprite is of a size, in points.
    open func scale(to size: CGSize) {
        if baseSize.width != 0 { xScale = size.width / baseSize.width }
        if baseSize.height != 0 { yScale = size.height / baseSize.height }
    }

    override var contentBounds: CGRect? {
        CGRect(
            x: -anchorPoint.x * baseSize.width, y: -anchorPoint.y * baseSize.height, width: baseSize.width, height: baseSize.height)
    }

    override func decode(_ archive: SceneDecoder) {
        super.decode(archive)
        texture = archive.texture("_texture")
        if let size = archive.rect("_bounds")?.size ?? archive.size("_size") { baseSize = size }
        if let anchor = archive.point("_anchorPoint") { anchorPoint = anchor }
        if let rect = archive.rect("_centerRect") { centerRect = rect }
        if let color = archive.color("_baseColor") { self.color = color }
        if let mix = archive.number("_colorMix") { colorBlendFactor = CGFloat(mix) }
        if let mode = archive.integer("_blendMode").flatMap(SKBlendMode.init) { blendMode = mode }
    }

    override func take(from other: SKNode) {
        super.take(from: other)
        guard let other = other as? SKSpriteNode else { return }
        (texture, color, colorBlendFactor, anchorPoint) = (other.texture, other.color, other.colorBlendFactor, other.anchorPoint)
        (centerRect, blendMode, baseSize) = (other.centerRect, other.blendMode, other.baseSize)
        (warpGeometry, subdivisionLevels) = (other.warpGeometry, other.subdivisionLevels)
    }

    override func makePicture() -> NodePicture? { warpGeometry is SKWarpGeometryGrid ? WarpPicture(self) : SpritePicture(self) }
}

/// A sprite as a layer.
final class SpritePicture: NodePicture {
    private weak var sprite: SKSpriteNode?
    private var texture: SKTexture?
    private var tint: PictureTint?
    private var color: UIColor?
    private var blend = SKBlendMode.alpha
    private var revision = -1

    init(_ node: SKSpriteNode) {
        sprite = node
        super.init(layer: LayerGroup.makeContainer())
    }

    override var isCurrent: Bool { !(sprite?.warpGeometry is SKWarpGeometryGrid) }

    override func update(_ context: PictureContext) {
        guard let sprite else { return }
        place(sprite.baseSize, anchor: sprite.anchorPoint, context)
        showTexture(of: sprite)
        if sprite.blendMode != blend {
            blend = sprite.blendMode
            layer.contentsBlend = blend.contentsBlend
        }
        if layer.contentsCenter != sprite.centerRect.flipped { layer.contentsCenter = sprite.centerRect.flipped }
    }

    private func showTexture(of sprite: SKSpriteNode) {
        guard let texture = sprite.texture else { return showColor(of: sprite) }
        let tint = sprite.colorBlendFactor > 0 ? PictureTint(sprite.color, factor: sprite.colorBlendFactor) : nil
        guard texture !== self.texture || tint != self.tint || revision != texture.revision || color != nil else { return }
        (self.texture, self.tint, color, revision) = (texture, tint, nil, texture.revision)
        layer.backgroundColor = nil
        layer.contents = texture.image(tinted: tint)
        layer.contentsRect = texture.partOfImage
        layer.contentsScale = texture.pixelsPerPoint
        let filter = texture.filteringMode == .nearest ? CALayerContentsFilter.nearest : .linear
        (layer.magnificationFilter, layer.minificationFilter) = (filter, filter)
    }

    private func showColor(of sprite: SKSpriteNode) {
        let isPlain = sprite.blendMode == .alpha
        guard color !== sprite.color || texture != nil || (layer.contents == nil) != isPlain else { return }
        (texture, tint, color) = (nil, nil, sprite.color)
        layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        // A background knows no blend modes.
        layer.backgroundColor = isPlain ? sprite.color.cgColor : nil
        layer.contents = isPlain ? nil : PictureTint.pixel(sprite.color)
    }
}

extension CGRect {
    /// A rectangle in fractions, counted from the other end of the y axis.
    var flipped: CGRect { CGRect(x: minX, y: 1 - maxY, width: width, height: height) }
}
