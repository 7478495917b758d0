import Foundation
import UIKit

/// Two bodies that touch. See https://developer.apple.com/documentation/spritekit/skphysicscontact.
open class SKPhysicsContact: NSObject {
    /// One of the bodies.
    public let bodyA: SKPhysicsBody
    /// The other one.
    public let bodyB: SKPhysicsBody
    /// Where they touch, in the scene's coordinates.
    public let contactPoint: CGPoint
    /// The direction from A to B there, of length one.
    public let contactNormal: CGVector
    /// How hard they hit each other, in newton seconds.
    public let collisionImpulse: CGFloat

    init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, point: CGPoint, normal: CGVector, impulse: CGFloat) {
        (bodyA, bodyB, contactPoint, contactNormal, collisionImpulse) = (a, b, point, normal, impulse)
        super.init()
    }
}

/// Who is told of contacts. See https://developer.apple.com/documentation/spritekit/skphysicscontactdelegate.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: AnyObject {
    // @objc(didBeginContact:) optional
    /// Two bodies have begun to touch.
    func didBegin(_ contact: SKPhysicsContact)
    // @objc(didEndContact:) optional
    /// Two bodies have come apart.
    func didEnd(_ contact: SKPhysicsContact)
}
