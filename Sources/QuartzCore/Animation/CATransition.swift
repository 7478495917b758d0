import CoreGraphics
import Foundation

/// How a transition shows the new picture.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old picture fades into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides away and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
    /// The old picture is rolled up like a page, from a side or, without a subtype, from the bottom, and uncovers the new one.
    package static let pageCurl = CATransitionType(rawValue: "pageCurl")
    /// The new picture is unrolled over the old one: `pageCurl` backwards.
    package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
    /// Both pictures are the two faces of a card that turns around in perspective, the subtype's side, or the left one, towards the eye.
    package static let flip = CATransitionType(rawValue: "oglFlip")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The subtype's name.
    public let rawValue: String
    /// Creates a subtype from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the end of the y axis.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the origin of the y axis.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The old picture fades into the new one.
public let kCATransitionFade = CATransitionType.fade
/// The new picture slides in over the old one.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The new picture pushes the old one out.
public let kCATransitionPush = CATransitionType.push
/// The old picture slides away.
public let kCATransitionReveal = CATransitionType.reveal
/// From the right.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// From the left.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// From the end of the y axis.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// From the origin of the y axis.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// Shows a layer's change of state: from what it showed at the last frame to what it shows now.
open class CATransition: CAAnimation {
    /// How the new picture appears.
    open var type = CATransitionType.fade
    /// Where it comes from.
    open var subtype: CATransitionSubtype?
    /// Where in its course the transition begins, from 0 to 1.
    open var startProgress: Float = 0
    /// Where in its course the transition ends, from 0 to 1.
    open var endProgress: Float = 1

    override func makeFrameworkInstance() -> CAAnimation { CATransition() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
    }

    override var ownKeys: [String] { super.ownKeys + ["type", "subtype", "startProgress", "endProgress"] }

    override func ownValue(_ key: String) -> Any? {
        switch key {
        case "type": type.rawValue
        case "subtype": subtype?.rawValue
        case "startProgress": startProgress
        case "endProgress": endProgress
        default: super.ownValue(key)
        }
    }

    override func setOwnValue(_ value: Any?, _ key: String) {
        switch key {
        case "type": type = (value as? CATransitionType) ?? CATransitionType(rawValue: value as? String ?? "fade")
        case "subtype": subtype = (value as? CATransitionSubtype) ?? (value as? String).map { CATransitionSubtype(rawValue: $0) }
        case "startProgress": startProgress = Float(AnimatableValue.number(in: value) ?? 0)
        case "endProgress": endProgress = Float(AnimatableValue.number(in: value) ?? 1)
        default: super.setOwnValue(value, key)
        }
    }

    override func program(for layer: CALayer) -> AnimationProgram? {
        .transition(
            TransitionProgram(
                timing: timing, curve: timingFunction?.curve, style: TransitionStyle(type, subtype), start: Double(startProgress),
                end: Double(endProgress), picture: TransitionPicture()))
    }
}

/// What a transition looks like.
package enum TransitionStyle: Equatable {
    /// The side that movement comes from.
    package enum Side { case left, right, top, bottom }
    case fade
    case moveIn(Side)
    case push(Side)
    case reveal(Side)
    case pageCurl(Side)
    case pageUnCurl(Side)
    case flip(Side)

    init(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
        // The names stem from a y axis that points upwards; the layers' points downwards, so the two are swapped, as at Apple.
        let side: Side =
            switch subtype {
            case .some(.fromRight): .right
            case .some(.fromTop): .bottom
            case .some(.fromBottom): .top
            default: .left
            }
        // The movements in space have no such past: their sides are those of the screen.
        let seen: Side? =
            switch subtype {
            case .some(.fromRight): .right
            case .some(.fromLeft): .left
            case .some(.fromTop): .top
            case .some(.fromBottom): .bottom
            default: nil
            }
        self =
            switch type {
            case .pageCurl: .pageCurl(seen ?? .bottom)
            case .pageUnCurl: .pageUnCurl(seen ?? .bottom)
            case .flip: .flip(seen ?? .left)
            case .moveIn: .moveIn(side)
            case .push: .push(side)
            case .reveal: .reveal(side)
            default: .fade
            }
    }
}

/// Holds what a layer showed before a transition; the renderer fills it in at the transition's first frame.
package final class TransitionPicture {
    /// The picture, once it is taken.
    package var image: AnyObject?
    /// Whether it was taken, or found to be nothing.
    package var isTaken = false
}

/// The way of a transition.
struct TransitionProgram {
    var timing: MediaTiming
    var curve: UnitBezier?
    var style: TransitionStyle
    var start: Double
    var end: Double
    var picture: TransitionPicture

    func apply(to layer: CALayer, at parentTime: Double) {
        guard let position = timing.position(at: parentTime) else { return }
        let t = curve?.y(atX: position.fraction) ?? position.fraction
        layer.transitionState = TransitionState(style: style, progress: start + (end - start) * t, picture: picture)
    }
}

/// Where a transition stands in a frame.
package struct TransitionState {
    package var style: TransitionStyle
    package var progress: Double
    package var picture: TransitionPicture
}
