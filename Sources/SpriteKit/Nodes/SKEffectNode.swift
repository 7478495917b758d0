import CoreImage
import Foundation
import UIKit

/// A node whose children are drawn as one picture, which may be changed before it is shown.
/// See https://developer.apple.com/documentation/spritekit/skeffectnode.
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
    /// What changes the picture; it is given as the filter's `inputImage`.
    open var filter: CIFilter?
    /// Whether the filter's `inputCenter` is set to the picture's middle.
    open var shouldCenterFilter = true
    /// Whether the children are drawn as one picture at all.
    open var shouldEnableEffects = true
    /// Whether the picture is kept until the children change.
    open var shouldRasterize = false
    /// How the picture is mixed with what is behind it.
    open var blendMode = SKBlendMode.alpha

    /// Creates a node without a filter.
    public override init() { super.init() }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func decode(_ archive: SceneDecoder) {
        super.decode(archive)
        if let enabled = archive.bool("_shouldEnableEffects") { shouldEnableEffects = enabled }
        if let rasterizes = archive.bool("_shouldRasterize") { shouldRasterize = rasterizes }
        if let centers = archive.bool("_shouldCenterFilter") { shouldCenterFilter = centers }
        if let mode = archive.integer("_blendMode").flatMap(SKBlendMode.init) { blendMode = mode }
    }

    override func take(from other: SKNode) {
        super.take(from: other)
        guard let other = other as? SKEffectNode else { return }
        (filter, shouldCenterFilter, shouldEnableEffects) = (other.filter, other.shouldCenterFilter, other.shouldEnableEffects)
        (shouldRasterize, blendMode) = (other.shouldRasterize, other.blendMode)
    }

    override func makePicture() -> NodePicture? { shouldEnableEffects ? EffectPicture(self) : nil }
}

/// The children of an effect node, as one picture.
final class EffectPicture: NodePicture {
    private weak var effect: SKEffectNode?
    private let group = LayerGroup()
    private let result = CALayer()

    init(_ node: SKEffectNode) {
        effect = node
        super.init(layer: LayerGroup.makeContainer())
        result.anchorPoint = .zero
        layer.addSublayer(group.container)
        layer.addSublayer(result)
    }

    override var ownsChildren: Bool { true }
    override var isCurrent: Bool { effect?.shouldEnableEffects ?? false }

    override func update(_ context: PictureContext) {
        guard let effect else { return }
        layer.bounds = context.bounds
        layer.opacity = Float(context.alpha)
        group.show(effect.children, PictureContext(context, alpha: 1))
        let blend = effect.blendMode.contentsBlend
        layer.rasterizationScale = context.pixelScale
        layer.effects = blend == ContentsBlend() ? nil : LayerEffects(blendMode: blend.mode, arithmetic: blend.arithmetic)
        if layer.shouldRasterize != effect.shouldRasterize { layer.shouldRasterize = effect.shouldRasterize }
        guard let filter = effect.filter else {
            group.container.isHidden = false
            result.contents = nil
            return
        }
        group.container.isHidden = false
        let picture = filtered(filter, context, centers: effect.shouldCenterFilter)
        group.container.isHidden = true
        (result.bounds, result.contents) = (CGRect(origin: .zero, size: context.bounds.size), picture)
    }

    private func filtered(_ filter: CIFilter, _ context: PictureContext, centers: Bool) -> CGImage? {
        guard let image = group.image(of: context.bounds, scale: context.pixelScale) else { return nil }
        let input = CIImage(cgImage: image)
        filter.setValue(input, forKey: kCIInputImageKey)
        if centers, filter.inputKeys.contains(kCIInputCenterKey) {
            filter.setValue(CIVector(x: input.extent.midX, y: input.extent.midY), forKey: kCIInputCenterKey)
        }
        guard let output = filter.outputImage else { return nil }
        return EffectPicture.context.createCGImage(output, from: input.extent)
    }

    private static let context = CIContext()
}
