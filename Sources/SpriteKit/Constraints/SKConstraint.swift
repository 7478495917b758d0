import Foundation
import UIKit

/// A rule of a node's place or direction, kept in each frame. See https://developer.apple.com/documentation/spritekit/skconstraint.
open class SKConstraint: NSObject, NSCopying, @unchecked Sendable {
    enum Rule {
        case position(x: SKRange?, y: SKRange?)
        case distance(SKRange, Goal)
        case rotation(SKRange)
        case orientation(Goal, SKRange)
    }

    /// A place that may move.
    enum Goal {
        case node(SKNode)
        case point(CGPoint, SKNode?)
    }

    let rule: Rule
    /// Whether the rule is kept.
    open var enabled = true
    /// The node in whose coordinates a position is held to its ranges; the parent's if `nil`.
    open var referenceNode: SKNode?

    private init(_ rule: Rule) {
        self.rule = rule
        super.init()
    }

    // @objc(positionX:)
    /// Holds x to a range.
    open class func positionX(_ range: SKRange) -> Self { make(.position(x: range, y: nil)) }
    // @objc(positionY:)
    /// Holds y to a range.
    open class func positionY(_ range: SKRange) -> Self { make(.position(x: nil, y: range)) }
    // @objc(positionX:Y:)
    /// Holds x and y to ranges.
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { make(.position(x: xRange, y: yRange)) }
    // @objc(distance:toNode:)
    /// Holds the distance to a node to a range, in points.
    open class func distance(_ range: SKRange, to node: SKNode) -> Self { make(.distance(range, .node(node))) }
    // @objc(distance:toPoint:)
    /// Holds the distance to a point of the parent's coordinates to a range.
    open class func distance(_ range: SKRange, to point: CGPoint) -> Self { make(.distance(range, .point(point, nil))) }
    // @objc(distance:toPoint:inNode:)
    /// Holds the distance to a point of a node's coordinates to a range.
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> Self { make(.distance(range, .point(point, node))) }
    // @objc(zRotation:)
    /// Holds the angle to a range, in radians.
    open class func zRotation(_ zRange: SKRange) -> Self { make(.rotation(zRange)) }
    // @objc(orientToNode:offset:)
    /// Turns the node to another one; the range says how far beside it, in radians.
    open class func orient(to node: SKNode, offset radians: SKRange) -> Self { make(.orientation(.node(node), radians)) }
    // @objc(orientToPoint:offset:)
    /// Turns the node to a point of the parent's coordinates.
    open class func orient(to point: CGPoint, offset radians: SKRange) -> Self { make(.orientation(.point(point, nil), radians)) }
    // @objc(orientToPoint:inNode:offset:)
    /// Turns the node to a point of a node's coordinates.
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> Self {
        make(.orientation(.point(point, node), radians))
    }

    private class func make(_ rule: Rule) -> Self { unsafeDowncast(SKConstraint(rule), to: self) }

    /// A rule of the same kind.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKConstraint(rule)
        (copy.enabled, copy.referenceNode) = (enabled, referenceNode)
        return copy
    }
}

extension SKNode {
    /// Changes the node's place and direction so that the rules are kept, one after another.
    final func keep(_ constraints: [SKConstraint]) {
        for constraint in constraints where constraint.enabled {
            switch constraint.rule {
            case .position(let x, let y): hold(x, y, in: constraint.referenceNode)
            case .distance(let range, let goal):
                guard let place = place(of: goal) else { continue }
                hold(range, from: place)
            case .rotation(let range): zRotation = range.nearest(to: zRotation)
            case .orientation(let goal, let range):
                guard let place = place(of: goal), place != position else { continue }
                let angle = atan2(place.y - position.y, place.x - position.x)
                // The angle of the range that is nearest to the present one.
                let beside = remainder(zRotation - angle, 2 * .pi)
                zRotation = angle + range.nearest(to: beside)
            }
        }
    }

    private final func hold(_ x: SKRange?, _ y: SKRange?, in reference: SKNode?) {
        guard let reference, let parent else {
            if let x { position.x = x.nearest(to: position.x) }
            if let y { position.y = y.nearest(to: position.y) }
            return
        }
        var place = reference.convert(position, from: parent)
        if let x { place.x = x.nearest(to: place.x) }
        if let y { place.y = y.nearest(to: place.y) }
        position = parent.convert(place, from: reference)
    }

    private final func hold(_ range: SKRange, from place: CGPoint) {
        let (dx, dy) = (position.x - place.x, position.y - place.y)
        let distance = hypot(dx, dy)
        let wanted = range.nearest(to: distance)
        guard wanted != distance else { return }
        // From the very place no direction leads away: upwards then.
        let (x, y) = distance > 0 ? (dx / distance, dy / distance) : (0, 1)
        position = CGPoint(x: place.x + x * wanted, y: place.y + y * wanted)
    }

    /// Where a goal is, in the parent's coordinates.
    private final func place(of goal: SKConstraint.Goal) -> CGPoint? {
        guard let parent else { return nil }
        switch goal {
        case .node(let node): return node === self ? nil : parent.convert(.zero, from: node)
        case .point(let point, let node): return node.map { parent.convert(point, from: $0) } ?? point
        }
    }
}
