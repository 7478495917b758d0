import Foundation
import UIKit

/// A shape as layers: the shape, behind it its glow, and the picture that fills it.
final class ShapePicture: NodePicture {
    private weak var shape: SKShapeNode?
    private let outline = CAShapeLayer()
    private var glow: CAShapeLayer?
    private var filling: CALayer?
    private var texture: SKTexture?
    private var tint: PictureTint?
    private var path: CGPath?

    init(_ node: SKShapeNode) {
        shape = node
        super.init(layer: LayerGroup.makeContainer())
        outline.anchorPoint = .zero
        layer.addSublayer(outline)
    }

    override func update(_ context: PictureContext) {
        guard let shape else { return }
        layer.bounds = context.bounds
        layer.opacity = Float(context.alpha)
        layer.rasterizationScale = context.pixelScale
        let blend = shape.blendMode.contentsBlend
        layer.effects = blend == ContentsBlend() ? nil : LayerEffects(blendMode: blend.mode, arithmetic: blend.arithmetic)
        if path !== shape.path {
            path = shape.path
            outline.path = shape.path
        }
        outline.setAffineTransform(context.transform)
        let fill = shape.fillTexture == nil ? shape.fillColor.cgColor : nil
        if outline.fillColor != fill { outline.fillColor = fill }
        let stroke = shape.strokeColor.cgColor
        if outline.strokeColor != stroke { outline.strokeColor = stroke }
        style(outline, shape, width: shape.lineWidth)
        updateGlow(shape, context)
        updateFilling(shape, context)
    }

    private func style(_ layer: CAShapeLayer, _ shape: SKShapeNode, width: CGFloat) {
        layer.lineWidth = max(0, width)
        layer.lineCap = shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt
        layer.lineJoin = shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter
        layer.miterLimit = shape.miterLimit
        layer.isAntialiased = shape.isAntialiased
    }

    private func updateGlow(_ shape: SKShapeNode, _ context: PictureContext) {
        guard shape.glowWidth > 0 else {
            glow?.removeFromSuperlayer()
            return glow = nil
        }
        let glow = glow ?? CAShapeLayer()
        if self.glow == nil {
            glow.anchorPoint = .zero
            glow.fillColor = nil
            layer.insertSublayer(glow, below: outline)
            self.glow = glow
        }
        glow.path = shape.path
        glow.bounds = context.bounds
        glow.strokeColor = shape.strokeColor.cgColor
        style(glow, shape, width: shape.lineWidth + shape.glowWidth)
        // The path is in the node's coordinates; the blur is of the picture, in the view's.
        let scale = hypot(context.transform.a, context.transform.b)
        if let path = shape.path {
            var transform = context.transform
            glow.path = path.copy(using: &transform)
        }
        glow.lineWidth *= scale
        glow.rasterizationScale = context.pixelScale
        glow.effects = LayerEffects(filters: [.blur(shape.glowWidth * scale / 2, keepsEdges: false)])
    }

    private func updateFilling(_ shape: SKShapeNode, _ context: PictureContext) {
        guard let texture = shape.fillTexture, let path = shape.path else {
            filling?.removeFromSuperlayer()
            return filling = nil
        }
        let filling = filling ?? LayerGroup.makeContainer()
        let mask = filling.mask as? CAShapeLayer ?? CAShapeLayer()
        if self.filling == nil {
            mask.anchorPoint = .zero
            filling.mask = mask
            layer.insertSublayer(filling, below: outline)
            self.filling = filling
        }
        let box = path.boundingBoxOfPath
        filling.bounds = CGRect(origin: .zero, size: box.size)
        // In the layer y grows downwards from the path's upper edge.
        let toNode = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: box.minX, ty: box.maxY)
        filling.setAffineTransform(toNode.concatenating(context.transform))
        var fromNode = toNode.inverted()
        mask.path = path.copy(using: &fromNode)
        let tint = PictureTint(shape.fillColor, factor: 1)
        if texture !== self.texture || tint != self.tint {
            (self.texture, self.tint) = (texture, tint)
            filling.contents = texture.image(tinted: tint)
            filling.contentsRect = texture.partOfImage
        }
    }
}
