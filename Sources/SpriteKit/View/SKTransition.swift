import Foundation
import UIKit

/// A side of the screen. See https://developer.apple.com/documentation/spritekit/sktransitiondirection.
public enum SKTransitionDirection: Int, Sendable {
    case up = 0
    case down = 1
    case right = 2
    case left = 3
}

/// A way from one scene to another. See https://developer.apple.com/documentation/spritekit/sktransition.
open class SKTransition: NSObject, NSCopying {
    enum Kind {
        case crossFade
        case fade(UIColor)
        case flip(isHorizontal: Bool)
        case push(SKTransitionDirection)
        case moveIn(SKTransitionDirection)
        case reveal(SKTransitionDirection)
        case doors(isHorizontal: Bool, opens: Bool)
        case doorway
    }

    let kind: Kind
    let duration: TimeInterval
    /// Whether the new scene stands still meanwhile.
    open var pausesIncomingScene = true
    /// Whether the old scene stands still meanwhile.
    open var pausesOutgoingScene = true

    init(_ kind: Kind, _ duration: TimeInterval) {
        (self.kind, self.duration) = (kind, duration)
        super.init()
    }

    // @objc(crossFadeWithDuration:)
    /// The old scene fades into the new one.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    // @objc(fadeWithDuration:)
    /// The old scene fades to black, then the new one in.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), sec) }
    // @objc(fadeWithColor:duration:)
    /// The old scene fades to a colour, then the new one in.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(.fade(color), sec) }
    // @objc(flipHorizontalWithDuration:)
    /// The scenes are two sides of a card that is turned about its horizontal middle.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.flip(isHorizontal: true), sec) }
    // @objc(flipVerticalWithDuration:)
    /// The scenes are two sides of a card that is turned about its vertical middle.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.flip(isHorizontal: false), sec) }
    // @objc(pushWithDirection:duration:)
    /// The new scene pushes the old one out.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push(direction), sec)
    }
    // @objc(moveInWithDirection:duration:)
    /// The new scene comes in over the old one.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn(direction), sec)
    }
    // @objc(revealWithDirection:duration:)
    /// The old scene goes and shows the new one.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal(direction), sec)
    }
    // @objc(doorsOpenHorizontalWithDuration:)
    /// The old scene opens like two doors that slide to the sides.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(isHorizontal: true, opens: true), sec)
    }
    // @objc(doorsOpenVerticalWithDuration:)
    /// The old scene opens like two doors that slide up and down.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(isHorizontal: false, opens: true), sec)
    }
    // @objc(doorsCloseHorizontalWithDuration:)
    /// The new scene closes like two doors from the sides.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(isHorizontal: true, opens: false), sec)
    }
    // @objc(doorsCloseVerticalWithDuration:)
    /// The new scene closes like two doors from above and below.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.doors(isHorizontal: false, opens: false), sec)
    }
    // @objc(doorwayWithDuration:)
    /// The old scene opens like two doors, and the new one comes nearer behind it.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorway, sec) }

    /// A transition of the same kind.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTransition(kind, duration)
        (copy.pausesIncomingScene, copy.pausesOutgoingScene) = (pausesIncomingScene, pausesOutgoingScene)
        return copy
    }
}
