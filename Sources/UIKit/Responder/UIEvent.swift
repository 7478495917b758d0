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

    package var touchSet: Set<UITouch> = []
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
    open var modifierFlags: UIKeyModifierFlags { [] }

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
