import CoreGraphics
import Foundation

/// An item as the animator moves it. An item of 100 by 100 points has a mass of 1 for each unit of its density.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    private(set) var position = CGPoint.zero
    private(set) var angle: CGFloat = 0
    /// In points a second.
    var velocity = CGVector.zero
    /// In radians a second.
    var spin: CGFloat = 0
    private(set) var shape = DynamicShape(points: [.zero])
    private(set) var placed = DynamicShape(points: [.zero])
    private(set) var box = CGRect.zero
    private(set) var inverseMass: CGFloat = 1
    private(set) var inverseInertia: CGFloat = 1
    private var size = CGSize.zero
    /// What the item's transform does beside rotating.
    private var unrotated = CGAffineTransform.identity
    private var writtenAngle: CGFloat = 0

    // MARK: What behaviours say

    var traits = Traits() {
        didSet { if traits != oldValue { massMayHaveChanged() } }
    }

    struct Traits: Equatable {
        var elasticity: CGFloat = 0
        var friction: CGFloat = 0.2
        var density: CGFloat = 1
        var resistance: CGFloat = 0
        var angularResistance: CGFloat = 0
        var charge: CGFloat = 0
        var isAnchored = false
        var allowsRotation = true
    }

    init(_ item: any UIDynamicItem) {
        self.item = item
        readItem()
    }

    /// Takes over where the item is and what shape it has.
    func readItem() {
        position = item.center
        let transform = item.transform
        angle = atan2(transform.b, transform.a)
        writtenAngle = angle
        unrotated = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
        size = item.bounds.size
        switch OptionalRequirement.call({ item.collisionBoundsType }) ?? .rectangle {
        case .rectangle: shape = .rectangle(size)
        case .ellipse: shape = .ellipse(size)
        case .path: shape = OptionalRequirement.call { .path(item.collisionBoundingPath.cgPath) } ?? .rectangle(size)
        }
        massMayHaveChanged()
        place()
    }

    /// Tells the item where it is now. Returns whether it moved.
    @discardableResult
    func writeItem() -> Bool {
        guard item.center != position || angle != writtenAngle else { return false }
        item.center = position
        if angle != writtenAngle {
            item.transform = unrotated.concatenating(CGAffineTransform(rotationAngle: angle))
            writtenAngle = angle
        }
        return true
    }

    private func massMayHaveChanged() {
        let mass = traits.density * max(size.width * size.height, 1) / 10_000
        inverseMass = traits.isAnchored || mass <= 0 ? 0 : 1 / mass
        let inertia = mass * max(shape.inertia, 1)
        inverseInertia = traits.isAnchored || !traits.allowsRotation || mass <= 0 ? 0 : 1 / inertia
        if traits.isAnchored { (velocity, spin) = (.zero, 0) }
        if !traits.allowsRotation { spin = 0 }
    }

    private func place() {
        placed = shape.moved(to: position, by: angle)
        box = placed.box
    }

    // MARK: Moving

    func push(_ impulse: CGVector, at arm: CGVector) {
        velocity = velocity + impulse * inverseMass
        spin += arm.cross(impulse) * inverseInertia
    }

    func velocity(at arm: CGVector) -> CGVector { velocity + arm.turned * spin }

    func resist(for seconds: CGFloat) {
        velocity = velocity * (1 / (1 + seconds * traits.resistance))
        spin *= 1 / (1 + seconds * traits.angularResistance)
    }

    func move(for seconds: CGFloat) {
        guard velocity != .zero || spin != 0 else { return }
        position = position + velocity * seconds
        angle += spin * seconds
        place()
    }

    func shift(_ way: CGVector) {
        position = position + way
        place()
    }

    /// Whether it moves so little that nobody sees it.
    var isSlow: Bool { velocity.length < 2 && abs(spin) < 0.03 }
}
