import Foundation
import UIKit

extension SKNode {
    /// Adds a child, with the errors that Apple's framework raises.
    final func insert(_ node: SKNode, at index: Int) {
        guard node.links.parent == nil else {
            fatalError("Attempted to add a SKNode which already has a parent: \(node)")
        }
        guard node !== self, !inParentHierarchy(node) else {
            fatalError("Attempted to add a SKNode to itself, or to a node in it: \(node)")
        }
        guard !(node is SKScene) else { fatalError("Attempted to add a SKScene as a child: \(node)") }
        guard (0...links.children.count).contains(index) else {
            fatalError("Attempted to insert a SKNode at \(index) of \(links.children.count) children: \(node)")
        }
        links.children.insert(node, at: index)
        node.links.parent = self
        if scene != nil { node.forEachInTree { $0.sceneChanged() } }
    }

    final func detach() {
        guard let parent = links.parent else { return }
        let wasInScene = scene != nil
        parent.links.children.removeAll { $0 === self }
        links.parent = nil
        if wasInScene { forEachInTree { $0.sceneChanged() } }
    }

    final func reparent(to parent: SKNode) {
        guard links.parent !== parent else { return }
        let place = treeTransform.concatenating(parent.treeTransform.inverted())
        detach()
        let angle = atan2(place.b, place.a)
        position = CGPoint(x: place.tx, y: place.ty)
        (zRotation, xScale) = (angle, hypot(place.a, place.b))
        yScale = (place.a * place.d - place.b * place.c) / max(xScale, 1e-9)
        parent.addChild(self)
    }

    /// Calls a block with the node and all in it, parents first.
    final func forEachInTree(_ body: (SKNode) -> Void) {
        body(self)
        for child in links.children { child.forEachInTree(body) }
    }

    final func setBody(_ body: SKPhysicsBody?) {
        guard body !== links.body else { return }
        links.body?.owner = nil
        links.body?.leaveWorld()
        if let former = body?.owner { former.links.body = nil }
        links.body = body
        body?.owner = self
        body?.referenceScale = CGSize(width: xScale, height: yScale)
    }

    /// Takes over what another node is like, with copies of all in it.
    final func takeNode(from other: SKNode) {
        (position, zPosition, zRotation, xScale, yScale) = (other.position, other.zPosition, other.zRotation, other.xScale, other.yScale)
        (alpha, isHidden, speed, isPaused, name) = (other.alpha, other.isHidden, other.speed, other.isPaused, other.name)
        isUserInteractionEnabled = other.isUserInteractionEnabled
        userData = other.userData?.mutableCopy() as? NSMutableDictionary
        constraints = other.constraints?.compactMap { $0.copy() as? SKConstraint }
        physicsBody = other.physicsBody?.copy() as? SKPhysicsBody
        for running in other.links.actions where !running.isOver { start(running.action, key: running.key, completion: nil) }
        for child in other.links.children { if let copy = child.copy() as? SKNode { addChild(copy) } }
    }
}

extension NodeLinks {
    /// The topmost node above.
    @MainActor var root: SKNode? {
        guard var node = parent else { return nil }
        while let next = node.links.parent { node = next }
        return node
    }
}
