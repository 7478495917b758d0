import Foundation
import UIKit

// Actions made of others, that wait, and that call the app.

extension SKAction {
    /// Runs actions one after another.
    public class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions.copied), actions.reduce(0) { $0 + $1.duration })
    }
    /// Runs actions together; it ends with the last of them.
    public class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(.group(actions.copied), actions.reduce(0) { max($0, $1.duration) })
    }
    // @objc(repeatAction:count:)
    /// Runs an action a number of times.
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(.repetition([action].copied[0], max(0, count)), action.duration * Double(max(0, count)))
    }
    // @objc(repeatActionForever:)
    /// Runs an action over and over.
    public class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.repetition([action].copied[0], nil), .infinity) }

    // @objc(waitForDuration:)
    /// Waits.
    public class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(.wait(range: 0), sec) }
    // @objc(waitForDuration:withRange:)
    /// Waits for a time that is found anew whenever the action runs: up to half the range more or less.
    public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(.wait(range: durationRange), sec)
    }
    /// Takes a node out of its parent.
    public class func removeFromParent() -> SKAction { SKAction(.remove) }

    // @objc(runBlock:)
    /// Calls a block.
    public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.block(block, nil)) }
    // @objc(runBlock:queue:)
    /// Has a queue call a block.
    public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { SKAction(.block(block, queue)) }
    // @objc(runAction:onChildWithName:)
    /// Has the first child of a name run an action.
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(.child([action].copied[0], name), action.duration)
    }
    // @objc(performSelector:onTarget:)
    /// Calls a method of an object.
    public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        SKAction(.perform(selector, target as AnyObject))
    }
    // @objc(customActionWithDuration:actionBlock:)
    /// Calls a block each frame, with the node and the seconds since the action began.
    public class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction {
        SKAction(.custom(block), seconds)
    }

    // @objc(applyForce:duration:)
    /// Applies a force to a node's body.
    public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(.force(force, nil), sec) }
    // @objc(applyForce:atPoint:duration:)
    /// Applies a force to a node's body at a point, in the scene's coordinates.
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        SKAction(.force(force, point), sec)
    }
    // @objc(applyTorque:duration:)
    /// Applies a torque to a node's body.
    public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(.torque(torque), sec) }
    // @objc(applyImpulse:duration:)
    /// Applies an impulse to a node's body, spread over a time.
    public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(.impulse(impulse, nil), sec) }
    // @objc(applyImpulse:atPoint:duration:)
    /// Applies an impulse to a node's body at a point, in the scene's coordinates, spread over a time.
    public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        SKAction(.impulse(impulse, point), sec)
    }
    // @objc(applyAngularImpulse:duration:)
    /// Applies an angular impulse to a node's body, spread over a time.
    public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(.angularImpulse(impulse), sec)
    }
    // @objc(changeMassTo:duration:)
    /// Changes the mass of a node's body, in kilograms.
    public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction { SKAction(.mass(CGFloat(v)), duration) }

    // @objc(actionNamed:)
    /// The action that a `.sks` file of the app's has under a name; `nil` if there is none.
    public convenience init?(named name: String) {
        guard let action = ActionFiles.action(named: name) else { return nil }
        self.init(action.kind, action.duration)
        (speed, timingMode, timingFunction) = (action.speed, action.timingMode, action.timingFunction)
    }

    // @objc(actionNamed:duration:)
    /// The action that a `.sks` file of the app's has under a name, at such a speed that it takes a time; `nil` if there is none.
    public convenience init?(named name: String, duration sec: TimeInterval) {
        self.init(named: name)
        if sec > 0, duration.isFinite { speed = CGFloat(duration / sec) }
    }
}

extension [SKAction] {
    /// What changes later changes nothing here.
    fileprivate var copied: [SKAction] { map { $0.copy() as? SKAction ?? $0 } }
}
