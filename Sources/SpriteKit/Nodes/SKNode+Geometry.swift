import Foundation
import UIKit

extension SKNode {
    /// From the node's coordinates to its parent's.
    final var localTransform: CGAffineTransform {
        if zRotation == 0 { return CGAffineTransform(a: xScale, b: 0, c: 0, d: yScale, tx: position.x, ty: position.y) }
        let (sine, cosine) = (sin(zRotation), cos(zRotation))
        return CGAffineTransform(
            a: cosine * xScale, b: sine * xScale, c: -sine * yScale, d: cosine * yScale, tx: position.x, ty: position.y)
    }

    /// From the node's coordinates to those of the topmost node above it, whose own place counts for nothing.
    final var treeTransform: CGAffineTransform {
        var result = CGAffineTransform.identity
        var node = self
        while let parent = node.links.parent {
            result = result.concatenating(node.localTransform)
            node = parent
        }
        return result
    }

    final var frameOfContent: CGRect {
        guard let bounds = contentBounds else { return CGRect(origin: position, size: .zero) }
        return bounds.applying(localTransform)
    }

    final var accumulatedFrame: CGRect {
        guard let all = accumulatedBounds() else { return frame }
        return all.applying(localTransform)
    }

    /// What the node and all in it take up, in its own coordinates.
    private final func accumulatedBounds() -> CGRect? {
        var result = contentBounds
        for child in links.children {
            guard let inner = child.accumulatedBounds()?.applying(child.localTransform) else { continue }
            result = result?.union(inner) ?? inner
        }
        return result
    }

    final func overlaps(_ node: SKNode) -> Bool {
        guard let mine = accumulatedBounds()?.applying(treeTransform),
            let other = node.accumulatedBounds()?.applying(node.treeTransform)
        else { return false }
        return mine.intersects(other)
    }

    // MARK: At a point

    private struct Hit {
        var node: SKNode
        var z: CGFloat
        var order: Int
    }

    /// The nodes below this one that can be seen at a point, the frontmost first. A node is at a point that its accumulated frame holds.
    final func allNodes(at point: CGPoint) -> [SKNode] {
        var hits: [Hit] = []
        collect(point, 0, &hits) { node, place in node.accumulatedBounds()?.contains(place) ?? false }
        return sorted(hits)
    }

    /// The frontmost node that draws something at a point.
    final func frontmost(at point: CGPoint) -> SKNode? {
        var hits: [Hit] = []
        collect(point, 0, &hits) { node, place in node.contentBounds?.contains(place) ?? false }
        return sorted(hits).first
    }

    /// The frontmost node at a point that takes touches.
    final func touched(at point: CGPoint) -> SKNode? {
        var hits: [Hit] = []
        collect(point, 0, &hits) { node, place in
            node.isUserInteractionEnabled && (node.accumulatedBounds()?.contains(place) ?? false)
        }
        return sorted(hits).first
    }

    private final func sorted(_ hits: [Hit]) -> [SKNode] {
        hits.sorted { $0.z == $1.z ? $0.order > $1.order : $0.z > $1.z }.map(\.node)
    }

    private final func collect(_ point: CGPoint, _ z: CGFloat, _ hits: inout [Hit], _ isHit: (SKNode, CGPoint) -> Bool) {
        for child in links.children where !child.isHidden && child.alpha > 0 {
            let transform = child.localTransform
            guard transform.a * transform.d != transform.b * transform.c else { continue }
            let place = point.applying(transform.inverted())
            if isHit(child, place) { hits.append(Hit(node: child, z: z + child.zPosition, order: hits.count)) }
            child.collect(place, z + child.zPosition, &hits, isHit)
        }
    }
}

extension UITouch {
    // @objc(locationInNode:)
    /// The place of the touch in a node's coordinates.
    public func location(in node: SKNode) -> CGPoint { Self.place(location(in: node.scene?.view), node) }

    // @objc(previousLocationInNode:)
    /// The place of the touch, before it last changed, in a node's coordinates.
    public func previousLocation(in node: SKNode) -> CGPoint { Self.place(previousLocation(in: node.scene?.view), node) }

    private static func place(_ point: CGPoint, _ node: SKNode) -> CGPoint {
        guard let scene = node.scene else { return point }
        return node.convert(scene.convertPoint(fromView: point), from: scene)
    }
}
