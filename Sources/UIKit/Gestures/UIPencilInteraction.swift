import Foundation

/// What people prefer a double tap on their pencil, or a squeeze of it, to do. See
/// https://developer.apple.com/documentation/uikit/uipencilpreferredaction.
public enum UIPencilPreferredAction: Int, Sendable {
    /// Nothing.
    case ignore = 0
    /// It changes between the tool and the eraser.
    case switchEraser = 1
    /// It changes to the tool before.
    case switchPrevious = 2
    /// It shows or hides the colours.
    case showColorPalette = 3
    /// It shows or hides what can be chosen of the ink.
    case showInkAttributes = 4
    /// It shows tools where the pencil is.
    case showContextualPalette = 5
    /// It runs a shortcut of the system's.
    case runSystemShortcut = 6
}

/// Tells of double taps on a pencil and of squeezes. A desktop has no pencil: people have no preferences for one, and the delegate hears of
/// something only from a host that has one. See https://developer.apple.com/documentation/uikit/uipencilinteraction.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// Where a gesture stands. See https://developer.apple.com/documentation/uikit/uipencilinteraction/phase.
    public enum Phase: UInt, Sendable {
        case began = 0, changed, ended, cancelled
    }

    /// What people prefer a double tap to do: nothing.
    open class var preferredTapAction: UIPencilPreferredAction { .ignore }
    /// What people prefer a squeeze to do: nothing.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
    /// Whether people want to draw with the pencil alone: `false`, or they could not draw.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether people want to see what a tool would do while the pencil hovers: `false`.
    open class var prefersHoverToolPreview: Bool { false }

    /// The view.
    open private(set) weak var view: UIView?
    /// Hears of the pencil. Not kept.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether the delegate hears of the pencil.
    open var isEnabled = true

    /// Creates an interaction without a delegate.
    public override init() { super.init() }

    /// Creates an interaction with a delegate, which is not kept.
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// The pencil was tapped twice.
    package func receive(_ tap: Tap) {
        guard isEnabled, view?.window != nil, let delegate else { return }
        if OptionalRequirement.call({ delegate.pencilInteraction(self, didReceiveTap: tap) }) == nil {
            _ = OptionalRequirement.call { delegate.pencilInteractionDidTap(self) }
        }
    }

    /// The pencil is squeezed.
    package func receive(_ squeeze: Squeeze) {
        guard isEnabled, view?.window != nil, let delegate else { return }
        _ = OptionalRequirement.call { delegate.pencilInteraction(self, didReceiveSqueeze: squeeze) }
    }
}

extension UIPencilInteraction {
    /// A double tap on the pencil. See https://developer.apple.com/documentation/uikit/uipencilinteraction/tap.
    @preconcurrency @MainActor
    open class Tap: NSObject {
        /// When it was, in seconds.
        public let timestamp: TimeInterval
        /// How the pencil hovered; `nil` if it was not near the screen.
        public let hoverPose: UIPencilHoverPose?

        package init(timestamp: TimeInterval, hoverPose: UIPencilHoverPose?) {
            (self.timestamp, self.hoverPose) = (timestamp, hoverPose)
            super.init()
        }
    }

    /// A squeeze of the pencil. See https://developer.apple.com/documentation/uikit/uipencilinteraction/squeeze.
    @preconcurrency @MainActor
    open class Squeeze: NSObject {
        /// When it was, in seconds.
        public let timestamp: TimeInterval
        /// Where the squeeze stands.
        public let phase: UIPencilInteraction.Phase
        /// How the pencil hovered; `nil` if it was not near the screen.
        public let hoverPose: UIPencilHoverPose?

        package init(timestamp: TimeInterval, phase: UIPencilInteraction.Phase, hoverPose: UIPencilHoverPose?) {
            (self.timestamp, self.phase, self.hoverPose) = (timestamp, phase, hoverPose)
            super.init()
        }
    }
}

/// How a pencil hovers. See https://developer.apple.com/documentation/uikit/uipencilhoverpose.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
    /// Where it is, in the points of the interaction's view.
    public let location: CGPoint
    /// How far from the screen, from 0 to 1, which is as far as it is noticed.
    public let zOffset: CGFloat
    /// Where the pencil leans to, in radians from the view's x axis.
    public let azimuthAngle: CGFloat
    /// How upright the pencil is, in radians: 0 lies on the screen.
    public let altitudeAngle: CGFloat
    /// How the pencil is turned about itself, in radians.
    public let rollAngle: CGFloat

    /// Where the pencil leans to, as a direction of length 1.
    open var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }

    package init(location: CGPoint, zOffset: CGFloat, azimuthAngle: CGFloat, altitudeAngle: CGFloat, rollAngle: CGFloat) {
        (self.location, self.zOffset, self.azimuthAngle) = (location, zOffset, azimuthAngle)
        (self.altitudeAngle, self.rollAngle) = (altitudeAngle, rollAngle)
        super.init()
    }
}

/// Hears of taps on a pencil and of squeezes. See https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    // @objc optional
    /// The pencil was tapped twice, as apps were told before iOS 17.5, and still are if they do not know the newer call.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    // @objc optional
    /// The pencil was tapped twice.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    // @objc optional
    /// The pencil is squeezed; called for each phase.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}
