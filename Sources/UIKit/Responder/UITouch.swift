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

    private static func convert(_ point: CGPoint, from window: UIWindow?, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.convert(point, from: nil)
    }
}
