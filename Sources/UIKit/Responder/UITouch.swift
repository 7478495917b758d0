import Foundation

/// One finger on the screen. See https://developer.apple.com/documentation/uikit/uitouch.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a touch stands.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        case regionEntered, regionMoved, regionExited
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        /// Apple's older name of `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// What of a touch may be estimated at first. See https://developer.apple.com/documentation/uikit/uitouch/properties.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: Int
        /// Creates properties from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// How hard is pressed.
        public static let force = Properties(rawValue: 1 << 0)
        /// Where a pencil leans to.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// How upright a pencil is.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The place.
        public static let location = Properties(rawValue: 1 << 3)
        /// How a pencil is turned about itself.
        public static let roll = Properties(rawValue: 1 << 4)
    }

    package var touchPhase: Phase
    package var touchTimestamp: TimeInterval
    /// When the touch began, whenever it is handed on.
    package private(set) var beginning: TimeInterval = 0
    package var touchTapCount = 1
    package var windowLocation: CGPoint
    package var previousWindowLocation: CGPoint
    package weak var touchWindow: UIWindow?
    package weak var touchView: UIView?
    package var recognizers: [UIGestureRecognizer] = []

    /// Creates a touch that has just begun, in no window.
    public override init() {
        (touchPhase, touchTimestamp, windowLocation, previousWindowLocation) = (.began, 0, .zero, .zero)
        super.init()
    }

    package init(timestamp: TimeInterval, window: UIWindow, location: CGPoint) {
        touchPhase = .began
        (beginning, touchTimestamp) = (timestamp, timestamp)
        touchWindow = window
        (windowLocation, previousWindowLocation) = (location, location)
        super.init()
    }

    /// When the touch began or last changed, in seconds of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { touchTimestamp }
    /// Where the touch stands.
    open var phase: Phase { touchPhase }
    /// How often the finger tapped here in a row.
    open var tapCount: Int { touchTapCount }
    /// What touches the screen: a finger.
    open var type: TouchType { .direct }
    /// The radius of the touch, in points.
    open var majorRadius: CGFloat { 20 }
    /// How far `majorRadius` may be off, in points.
    open var majorRadiusTolerance: CGFloat { 5 }
    /// The window the touch began in.
    open var window: UIWindow? { touchWindow }
    /// The view the touch began in.
    open var view: UIView? { touchView }
    /// The gesture recognizers that look at this touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    /// The force of the touch; 1 is an ordinary one's.
    open var force: CGFloat { 0 }
    /// The greatest possible force; 0 where force is not measured.
    open var maximumPossibleForce: CGFloat { 0 }

    /// The place of the touch in a view, or in the window if `nil`.
    open func location(in view: UIView?) -> CGPoint { Self.convert(windowLocation, from: touchWindow, to: view) }

    /// The place of the touch before it last changed.
    open func previousLocation(in view: UIView?) -> CGPoint { Self.convert(previousWindowLocation, from: touchWindow, to: view) }

    /// The place of the touch, as exact as it is known.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The previous place of the touch, as exact as it is known.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    // MARK: Pencils

    // @objc(azimuthAngleInView:)
    /// Where a pencil leans to, in radians from the view's x axis. A finger leans nowhere: 0. See
    /// https://developer.apple.com/documentation/uikit/uitouch/azimuthangle(in:).
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    // @objc(azimuthUnitVectorInView:)
    /// Where a pencil leans to, as a direction of length 1 in the view: that of the angle 0 for a finger. See
    /// https://developer.apple.com/documentation/uikit/uitouch/azimuthunitvector(in:).
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// How upright a pencil is, in radians: pi / 2 stands on the screen, as a finger always does. See
    /// https://developer.apple.com/documentation/uikit/uitouch/altitudeangle.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// How a pencil is turned about itself, in radians; 0 for what cannot tell. See
    /// https://developer.apple.com/documentation/uikit/uitouch/rollangle.
    open var rollAngle: CGFloat { 0 }

    /// What `touchesEstimatedPropertiesUpdated(_:)` finds the touch by again; `nil`, since nothing is estimated. See
    /// https://developer.apple.com/documentation/uikit/uitouch/estimationupdateindex.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// What is an estimate yet: nothing. See https://developer.apple.com/documentation/uikit/uitouch/estimatedproperties.
    open var estimatedProperties: Properties { [] }
    /// What of that will be told of again: nothing. See
    /// https://developer.apple.com/documentation/uikit/uitouch/estimatedpropertiesexpectingupdates.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    private static func convert(_ point: CGPoint, from window: UIWindow?, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.convert(point, from: nil)
    }
}
