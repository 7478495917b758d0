import Foundation
import UIKit

/// How an action's pace changes. See https://developer.apple.com/documentation/spritekit/skactiontimingmode.
public enum SKActionTimingMode: Int, Sendable {
    /// Even.
    case linear = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Slow at first and at the end.
    case easeInEaseOut = 3
}

/// What part of an action is done when a part of its time is gone; both are from 0 to 1.
public typealias SKActionTimingFunction = (Float) -> Float

/// Something that a node does. Actions are made by the functions of this class, and can be run by any number of nodes.
/// See https://developer.apple.com/documentation/spritekit/skaction.
open class SKAction: NSObject, NSCopying, @unchecked Sendable {
    let kind: ActionKind
    /// How long the action takes at its own speed, in seconds; infinite for one without end.
    open var duration: TimeInterval
    /// How fast the action runs; 1 is as it is.
    open var speed: CGFloat = 1
    /// How the pace changes.
    open var timingMode = SKActionTimingMode.linear
    /// How the pace changes, in place of the mode.
    open var timingFunction: SKActionTimingFunction?

    init(_ kind: ActionKind, _ duration: TimeInterval = 0) {
        (self.kind, self.duration) = (kind, max(0, duration))
        super.init()
    }

    // @objc(reversedAction)
    /// An action that undoes this one; what cannot be undone takes as long and does nothing, or is done again.
    open func reversed() -> SKAction {
        let reversed = SKAction(kind.reversed, duration)
        (reversed.speed, reversed.timingMode, reversed.timingFunction) = (speed, timingMode, timingFunction)
        return reversed
    }

    /// An action that does the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKAction(kind, duration)
        (copy.speed, copy.timingMode, copy.timingFunction) = (speed, timingMode, timingFunction)
        return copy
    }

    /// What part is done when a part of the time is gone.
    func eased(_ t: Double) -> CGFloat {
        if let timingFunction { return CGFloat(timingFunction(Float(t))) }
        switch timingMode {
        case .linear: return CGFloat(t)
        case .easeIn: return CGFloat(t * t)
        case .easeOut: return CGFloat(t * (2 - t))
        case .easeInEaseOut: return CGFloat(t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t))
        }
    }
}

/// What actions do.
indirect enum ActionKind {
    case move(CGVector)
    case moveTo(x: CGFloat?, y: CGFloat?)
    case rotate(CGFloat)
    case rotateTo(CGFloat, isShortest: Bool)
    case scale(x: CGFloat, y: CGFloat)
    case scaleTo(x: CGFloat?, y: CGFloat?)
    case scaleToSize(CGSize)
    case resize(width: CGFloat, height: CGFloat)
    case resizeTo(width: CGFloat?, height: CGFloat?)
    case fade(CGFloat)
    case fadeTo(CGFloat, reverse: CGFloat?)
    case colorize(UIColor?, CGFloat)
    case animate([SKTexture], resizes: Bool, restores: Bool)
    case texture(SKTexture, resizes: Bool)
    case follow(PathWalk, asOffset: Bool, orients: Bool, isReversed: Bool)
    case speed(CGFloat)
    case speedTo(CGFloat)
    case wait(range: TimeInterval)
    case hide(Bool)
    case remove
    case block(() -> Void, DispatchQueue?)
    case perform(Selector, AnyObject)
    case custom((SKNode, CGFloat) -> Void)
    case child(SKAction, String)
    case sound(String, waits: Bool)
    case sounding(SoundChange)
    case force(CGVector, CGPoint?)
    case torque(CGFloat)
    case impulse(CGVector, CGPoint?)
    case angularImpulse(CGFloat)
    case mass(CGFloat)
    case fieldTo(FieldNumber, Float)
    case fieldBy(FieldNumber, Float)
    case warp([SKWarpGeometryGrid], [TimeInterval], restores: Bool)
    case sequence([SKAction])
    case group([SKAction])
    case repetition(SKAction, Int?)

    /// What an action does to a node that sounds.
    enum SoundChange {
        case play, pause, stop
        case volume(Float, isRelative: Bool)
        case rate(Float, isRelative: Bool)
        case pan(Float, isRelative: Bool)
    }

    /// What undoes this.
    var reversed: ActionKind {
        switch self {
        case .move(let way): .move(CGVector(dx: -way.dx, dy: -way.dy))
        case .rotate(let angle): .rotate(-angle)
        case .scale(let x, let y): .scale(x: x == 0 ? 1 : 1 / x, y: y == 0 ? 1 : 1 / y)
        case .resize(let width, let height): .resize(width: -width, height: -height)
        case .fade(let change): .fade(-change)
        case .fadeTo(let alpha, let reverse?): .fadeTo(reverse, reverse: alpha)
        case .animate(let textures, let resizes, let restores): .animate(textures.reversed(), resizes: resizes, restores: restores)
        case .follow(let path, let asOffset, let orients, let isReversed):
            .follow(path, asOffset: asOffset, orients: orients, isReversed: !isReversed)
        case .speed(let factor): .speed(factor == 0 ? 1 : 1 / factor)
        case .hide(let hides): .hide(!hides)
        case .child(let action, let name): .child(action.reversed(), name)
        case .sequence(let actions): .sequence(actions.reversed().map { $0.reversed() })
        case .group(let actions): .group(actions.map { $0.reversed() })
        case .repetition(let action, let count): .repetition(action.reversed(), count)
        case .force(let force, let point): .force(CGVector(dx: -force.dx, dy: -force.dy), point)
        case .torque(let torque): .torque(-torque)
        case .impulse(let impulse, let point): .impulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), point)
        case .angularImpulse(let impulse): .angularImpulse(-impulse)
        case .fieldBy(let number, let change): .fieldBy(number, -change)
        // These set a value, and what it was before is not known.
        case .moveTo, .rotateTo, .scaleTo, .scaleToSize, .resizeTo, .fadeTo, .colorize, .speedTo, .mass, .fieldTo, .warp: .wait(range: 0)
        case .texture, .wait, .remove, .block, .perform, .custom, .sound, .sounding: self
        }
    }
}
