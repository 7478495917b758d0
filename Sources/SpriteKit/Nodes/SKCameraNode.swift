import Foundation
import UIKit

/// Where a scene is seen from; what is in it stays where it is on the screen. See https://developer.apple.com/documentation/spritekit/skcameranode.
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
    // @objc(containsNode:)
    /// Whether any part of a node is seen.
    open func contains(_ node: SKNode) -> Bool { seen([node]) != [] }

    /// The nodes of the scene of which any part is seen.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene else { return [] }
        var all: [SKNode] = []
        scene.forEachInTree { if $0 !== scene, $0.contentBounds != nil { all.append($0) } }
        return Set(seen(all))
    }

    private func seen(_ nodes: [SKNode]) -> [SKNode] {
        guard let scene, let view = scene.view else { return [] }
        let transform = scene.viewTransform(in: view.bounds.size)
        return nodes.filter { node in
            guard let parent = node.parent, node.scene === scene else { return false }
            let frame = node.calculateAccumulatedFrame().applying(parent.treeTransform).applying(transform)
            return frame.intersects(view.bounds)
        }
    }
}
