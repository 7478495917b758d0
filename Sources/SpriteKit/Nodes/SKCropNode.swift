import Foundation
import UIKit

/// A node whose children are seen through another node. See https://developer.apple.com/documentation/spritekit/skcropnode.
@preconcurrency @MainActor
open class SKCropNode: SKNode {
    /// What the children are seen through, by its alpha; it has no parent, and its place is in this node's coordinates. All is seen if `nil`.
    open var maskNode: SKNode?

    /// Creates a node without a mask.
    public override init() { super.init() }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func decode(_ archive: SceneDecoder) {
        super.decode(archive)
        maskNode = archive.node("_maskNode")
    }

    override func take(from other: SKNode) {
        super.take(from: other)
        maskNode = (other as? SKCropNode)?.maskNode?.copy() as? SKNode
    }

    override func makePicture() -> NodePicture? { CropPicture(self) }

    override func advance(by seconds: TimeInterval) {
        if maskNode?.parent == nil { maskNode?.advanceTree(by: seconds) }
    }
}

/// The children of a crop node, and its mask.
final class CropPicture: NodePicture {
    private weak var crop: SKCropNode?
    private let group = LayerGroup()
    private let mask = LayerGroup()

    init(_ node: SKCropNode) {
        crop = node
        super.init(layer: LayerGroup.makeContainer())
        layer.addSublayer(group.container)
    }

    override var ownsChildren: Bool { true }

    override func update(_ context: PictureContext) {
        guard let crop else { return }
        layer.bounds = context.bounds
        group.show(crop.children, context)
        guard let node = crop.maskNode else { return layer.mask = nil }
        mask.show([node], PictureContext(context, alpha: 1))
        if layer.mask !== mask.container { layer.mask = mask.container }
    }
}
