import CoreGraphics
import Foundation
import UIKit

/// A sprite that is bent, as a layer.
final class WarpPicture: NodePicture {
    private weak var sprite: SKSpriteNode?
    private var shown: Shown?
    /// Kept while they are shown, so that no other ones come to lie where they were in memory.
    private var kept: (grid: SKWarpGeometryGrid, texture: SKTexture?)?

    /// What the layer's contents follow from.
    private struct Shown: Equatable {
        var grid: ObjectIdentifier
        var texture: ObjectIdentifier?
        var revision: Int
        var tint: PictureTint?
        var color: UIColor?
        var levels: Int
        var pixels: CGSize
    }

    /// The longest side of the picture, in pixels.
    private static let longest: CGFloat = 2048
    /// The picture has more pixels than the screen, so that its rim is even.
    private static let oversampling: CGFloat = 2

    init(_ node: SKSpriteNode) {
        sprite = node
        super.init(layer: LayerGroup.makeContainer())
    }

    override var isCurrent: Bool { sprite?.warpGeometry is SKWarpGeometryGrid }

    override func update(_ context: PictureContext) {
        guard let sprite, let grid = sprite.warpGeometry as? SKWarpGeometryGrid else { return }
        let size = CGSize(width: abs(sprite.baseSize.width), height: abs(sprite.baseSize.height))
        let box = Self.box(grid)
        let points = CGSize(width: box.width * size.width, height: box.height * size.height)
        layer.bounds = CGRect(origin: .zero, size: points)
        // The layer's y grows downwards from the upper edge of what is drawn.
        let anchor = sprite.anchorPoint
        let (x, y) = ((box.minX - anchor.x) * size.width, (box.maxY - anchor.y) * size.height)
        let placed = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: y).concatenating(context.transform)
        if layer.affineTransform() != placed { layer.setAffineTransform(placed) }
        layer.opacity = Float(context.alpha)
        layer.contentsBlend = sprite.blendMode.contentsBlend
        show(sprite, grid, box, pixels: Self.pixels(points, context))
    }

    /// What the grid draws, in fractions of the sprite's size from its lower left corner; nothing if a point is infinitely far away.
    private static func box(_ grid: SKWarpGeometryGrid) -> CGRect {
        guard let first = grid.destinations.first else { return .zero }
        let (least, most) = grid.destinations.reduce((first, first)) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
        let size = most - least
        guard size.x.isFinite, size.y.isFinite else { return .zero }
        return CGRect(x: CGFloat(least.x), y: CGFloat(least.y), width: CGFloat(size.x), height: CGFloat(size.y))
    }

    private static func pixels(_ points: CGSize, _ context: PictureContext) -> CGSize {
        let transform = context.transform
        func count(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
            let wanted = length * scale * context.pixelScale * oversampling
            return wanted.isFinite ? max(1, min(longest, wanted.rounded(.up))) : 1
        }
        return CGSize(
            width: count(points.width, hypot(transform.a, transform.b)), height: count(points.height, hypot(transform.c, transform.d)))
    }

    private func show(_ sprite: SKSpriteNode, _ grid: SKWarpGeometryGrid, _ box: CGRect, pixels: CGSize) {
        let texture = sprite.texture
        let tint = texture != nil && sprite.colorBlendFactor > 0 ? PictureTint(sprite.color, factor: sprite.colorBlendFactor) : nil
        let state = Shown(
            grid: ObjectIdentifier(grid), texture: texture.map(ObjectIdentifier.init), revision: texture?.revision ?? 0, tint: tint,
            color: texture == nil ? sprite.color : nil, levels: sprite.subdivisionLevels, pixels: pixels)
        guard state != shown else { return }
        (shown, kept) = (state, (grid, texture))
        guard box.width > 0, box.height > 0,
            let picture = texture.map({ $0.image(tinted: tint) }) ?? PictureTint.pixel(sprite.color),
            let raster = WarpRaster(picture, part: texture?.partOfImage ?? CGRect(x: 0, y: 0, width: 1, height: 1))
        else { return layer.contents = nil }
        layer.contents = raster.image(grid, levels: sprite.subdivisionLevels, box: box, size: pixels)
    }
}
