import SampanDebugLog
import Foundation
import ObjCRuntime

/// The base class of everything that tells a gesture from raw touches.
///
/// A recognizer is attached to a view. Each touch that begins in that view or in one of its descendants is offered to it before any view
/// sees it; the recognizer moves through its states, and its targets hear of every change from `.began` (or `.ended`, for a discrete
/// gesture) on. Which of several recognizers wins is settled by the window's `GestureEnvironment`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a recognizer stands in its gesture.
    public enum State: Int, Sendable {
        /// Nothing is recognized yet, but may be.
        case possible
        /// A continuous gesture has started.
        case began
        /// A continuous gesture has moved on.
        case changed
        /// A continuous gesture has ended, or a discrete one was recognized.
        case ended
        /// A continuous gesture was interrupted.
        case cancelled
        /// The touches were of another kind.
        case failed
        /// A discrete gesture was recognized; the same as `.ended`.
        public static var recognized: State { .ended }
    }

    // MARK: Targets

    var actions: [TargetAction] = []

    /// Creates a recognizer that sends `action` to `target`, which is not retained.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer from an archive; its properties are set by whoever decodes the document.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
        coder.decodeInterface(into: self, as: UIGestureRecognizer.self)
    }

    /// Adds a target and an action; the target is not retained. Adding a pair twice has no effect.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        guard !actions.contains(where: { $0.target === object && $0.action == action }) else { return }
        actions.append(TargetAction(target: object, action: action))
    }

    /// Removes a pair; `nil` stands for every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        actions.removeAll { pair in
            (object == nil || pair.target === object) && (action == nil || pair.action == action)
        }
    }

    /// Called with every action, before the targets; for recognizers of this module.
    package var onAction: ((UIGestureRecognizer) -> Void)?

    func sendActions() {
        onAction?(self)
        for pair in actions { pair.send(sender: self) }
        actions.removeAll { $0.target == nil }
    }

    // MARK: State

    /// The state the arbiter has settled on.
    var settledState = State.possible
    /// The state asked for since the arbiter's last pass.
    var requestedState: State?
    /// The state that waits until the recognizers that must fail first have failed.
    var heldState: State?

    /// The state of the gesture. Subclasses set it from their touch methods; anyone else only reads it.
    open var state: State {
        get { requestedState ?? settledState }
        set { request(newValue) }
    }

    private func request(_ newState: State) {
        guard newState != .possible else { return }
        if let environment {
            requestedState = newState
            environment.stateWasRequested()
        } else {
            // Outside any window there is nobody to compete with.
            if isFinished, newState != .failed, newState != .cancelled { settledState = .possible }
            if settle(newState) { sendActions() }
        }
    }

    /// Moves to a state by the rules of the state machine alone. Returns whether the targets are to hear of it.
    func settle(_ newState: State) -> Bool {
        let old = settledState
        defer { if settledState != old { DebugLog.write(.gestures, "\(debugName): \(old) → \(settledState)") } }
        switch (settledState, newState) {
        case (.possible, .failed), (.possible, .cancelled):
            settledState = .failed
            return false
        case (.possible, .changed):
            settledState = .began
            return true
        case (.possible, _):
            settledState = newState
            return true
        case (.began, .began), (.changed, .began):
            settledState = .changed
            return true
        case (.began, .failed), (.changed, .failed):
            settledState = .cancelled
            return true
        case (.began, _), (.changed, _):
            settledState = newState
            return true
        default:
            return false
        }
    }

    /// What the log calls the recognizer by: its class and its view's.
    var debugName: String { "\(type(of: self)) of \(view.map { "\(type(of: $0))" } ?? "no view")" }

    var isFinished: Bool { settledState == .ended || settledState == .cancelled || settledState == .failed }
    var isRecognized: Bool { settledState == .began || settledState == .changed || settledState == .ended }

    // MARK: Configuration

    /// Who decides about the gesture beside the recognizer itself. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the recognizer receives touches. Disabling one that is in a gesture cancels that gesture.
    open var isEnabled = true {
        didSet {
            guard oldValue, !isEnabled else { return }
            abandon()
        }
    }

    private weak var attachedView: UIView?

    /// The view the recognizer is attached to.
    open var view: UIView? { attachedView }

    /// Puts the recognizer on a view; called by the view.
    func attach(to view: UIView) {
        detachFromView()
        attachedView = view
    }

    /// Takes the recognizer from its view, and out of any gesture; called by the view.
    func detachFromView() {
        environment?.forget(self)
        attachedView = nil
    }

    /// Whether the view's touches are cancelled once the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view's touches are held back until the gesture has failed.
    open var delaysTouchesBegan = false
    /// Whether the end of the view's touches is held back until the gesture has failed.
    open var delaysTouchesEnded = true
    /// A name for debugging.
    open var name: String?
    /// The raw values of the kinds of touch that are received.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Whether all touches of one gesture must be of one kind.
    open var requiresExclusiveTouchType = true

    private var failureRequirements: [Weak<UIGestureRecognizer>] = []

    // @objc(requireGestureRecognizerToFail:)
    /// Makes this recognizer wait until another has failed. If the other recognizes its gesture, this one fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.object == nil }
        guard !statically(requiresFailureOf: otherGestureRecognizer) else { return }
        failureRequirements.append(Weak(otherGestureRecognizer))
    }

    func statically(requiresFailureOf other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.object === other }
    }

    // MARK: Touches

    /// The arbiter of the gesture under way; `nil` between gestures.
    weak var environment: GestureEnvironment?
    /// The touches that are delivered to this recognizer now, in the order they began.
    var trackedTouches: [UITouch] = []
    /// Every touch received since the last reset; two recognizers compete when these overlap.
    var sequenceTouches: [UITouch] = []
    /// The centre of the touches when they were last delivered, in the window's coordinates.
    var lastLocationInWindow = CGPoint.zero

    /// The centre of the gesture's touches in the view's coordinates; in the window's for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convertFromWindow(centroidInWindow ?? lastLocationInWindow, to: view)
    }

    /// How many touches take part in the gesture.
    open var numberOfTouches: Int { trackedTouches.count }

    /// The place of one of the gesture's touches in the view's coordinates; in the window's for `nil`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            trackedTouches.indices.contains(touchIndex),
            "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(trackedTouches.count)).")
        return trackedTouches[touchIndex].location(in: view)
    }

    /// The tracked touches that are still on the screen.
    var touchesDown: [UITouch] { trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled } }

    var centroidInWindow: CGPoint? { Self.centroid(trackedTouches) }

    /// The mean of the touches' places, in the window's coordinates.
    static func centroid(_ touches: [UITouch]) -> CGPoint? {
        guard !touches.isEmpty else { return nil }
        var sum = CGPoint.zero
        for touch in touches {
            let point = touch.location(in: nil)
            sum.x += point.x
            sum.y += point.y
        }
        let count = CGFloat(touches.count)
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    /// Ends a gesture from outside: a recognized one is cancelled, any other fails, and its touches are let go.
    func abandon() {
        guard environment != nil || settledState != .possible else { return }
        request(isRecognized ? .cancelled : .failed)
        environment?.releaseTouches(of: self)
    }

    /// The modifier keys that were held down in the event that the recognizer last heard of in this gesture. See
    /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/modifierflags.
    open var modifierFlags: UIKeyModifierFlags { currentEvent?.modifierFlags ?? [] }

    /// The mouse's buttons that were held down in that event: none for fingers. See
    /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/buttonmask.
    open var buttonMask: UIEvent.ButtonMask { currentEvent?.buttonMask ?? [] }

    /// The event that the gesture is at.
    var currentEvent: UIEvent? { environment?.currentEvent }

    // MARK: For subclasses

    /// Touches began in the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took the touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Properties of touches that were estimates are known now. Fingers and mice are known exactly from the start, so nobody hears of it. See
    /// https://developer.apple.com/documentation/uikit/uigesturerecognizer/touchesestimatedpropertiesupdated(_:).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Drops a touch that does not belong to the gesture; it is delivered no more.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        sequenceTouches.removeAll { $0 === touch }
    }

    /// Called after a gesture, before the next: forget what was tracked. The state is `.possible` again.
    open func reset() {}

    // @objc(canPreventGestureRecognizer:)
    /// Whether this recognizer, having recognized its gesture, may keep another from doing so.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recognizer that has recognized its gesture may keep this one from doing so.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer waits for another's failure. Asked once a gesture.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another recognizer waits for this one's failure. Asked once a gesture.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    // @objc(shouldReceiveEvent:)
    /// Whether the recognizer takes part in an event at all.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
}
