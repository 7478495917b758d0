import Foundation

/// Something a person did. See https://developer.apple.com/documentation/uikit/uievent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kind of event.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// What kind of motion or remote command it is.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a mouse. See https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: Int
        /// Creates buttons from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The button for what is done most.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button for what can be done besides.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button of a number, 1 being the primary one. See
        /// https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct/button(_:).
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            buttonNumber > 0 && buttonNumber <= Int.bitWidth ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    package var touchSet: Set<UITouch> = []
    /// The modifier keys that were held down when it happened.
    package var heldModifiers: UIKeyModifierFlags = []
    package var eventTimestamp: TimeInterval

    package init(timestamp: TimeInterval) {
        eventTimestamp = timestamp
        super.init()
    }

    /// The kind of event.
    open var type: EventType { .touches }
    /// The kind of motion or remote command.
    open var subtype: EventSubtype { .none }
    /// When it happened, in seconds of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { eventTimestamp }
    /// The modifier keys held down.
    open var modifierFlags: UIKeyModifierFlags { heldModifiers }
    /// The mouse's buttons that are held down: none, since what the host tells of are fingers, whose place a mouse's takes. See
    /// https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.property.
    open var buttonMask: ButtonMask { [] }

    /// All touches of the event.
    open var allTouches: Set<UITouch>? { touchSet }

    /// The touches that belong to a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touchSet.filter { $0.window === window } }

    /// The touches that belong to a view.
    open func touches(for view: UIView) -> Set<UITouch>? { touchSet.filter { $0.view === view } }

    /// The touches that a gesture recognizer is looking at.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touchSet.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// Host events are delivered uncombined: the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touchSet.contains(touch) ? [touch] : nil }

    /// Nothing is predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touchSet.contains(touch) ? [] : nil }
}
