import Foundation
import ObjCRuntime

/// The arbiter of one window's gestures.
///
/// Each event's touches go first to the recognizers of the touched view and of its ancestors; then the arbiter settles which of them may
/// leave `.possible`; then the views get what the recognizers left them. State changes that come from a timer settle at once.
///
/// What always holds:
/// - A recognizer changes its state only here. What it sets itself is a request, which is settled before the event is over.
/// - A request to begin is granted, refused (the recognizer fails), or held until the recognizers that have to fail first have done one or
///   the other. A request to fail, to cancel or to go on is always granted.
/// - Of two recognizers with a touch in common that may not recognize together at most one is recognized at a time.
/// - Targets are called after all requests at hand are settled, so that none sees a state that the next one takes back.
/// - A view gets `touchesBegan` at most once for a touch, and after it exactly one of `touchesEnded` and `touchesCancelled`. Once a
///   recognizer has claimed the touch it gets no more than the cancellation.
/// - A recognizer is reset once it is through and has no touch left; what was answered about who has to fail for whom holds until then.
@MainActor
package final class GestureEnvironment {
    /// The recognizers of the gestures under way, in order of precedence: nearest to the touched view first.
    private var active: [Weak<UIGestureRecognizer>] = []
    var records: [TouchRecord] = []
    var currentEvent: UIEvent?
    private var isProcessing = false
    private var needsSettling = false
    /// The answers given this gesture to "must `second` fail before `first` may begin?".
    var failureAnswers: [RecognizerPair: Bool] = [:]

    private weak var window: UIWindow?

    /// Creates the arbiter of a window's gestures.
    package init(window: UIWindow) { self.window = window }

    /// The recognizers of the gestures under way.
    var activeRecognizers: [UIGestureRecognizer] { active.compactMap(\.object) }

    /// Delivers an event's touches in the window to the recognizers and views they belong to.
    package func process(_ event: UIEvent) {
        guard let window, let touches = event.touches(for: window), !touches.isEmpty else { return }
        currentEvent = event
        isProcessing = true
        let changes = collectChanges(touches, event: event)
        for recognizer in activeRecognizers { deliver(changes, to: recognizer, event: event) }
        settleAll()
        deliverToViews(changes, event: event)
        releaseEndedTouches(changes)
        isProcessing = false
        if needsSettling { settleOutsideEvent() }
        finish()
    }

    /// Takes every touch away from recognizers and views, as when the app goes to the background.
    package func cancelAllTouches() {
        isProcessing = true
        for recognizer in activeRecognizers {
            recognizer.requestedState = recognizer.isRecognized ? .cancelled : .failed
        }
        settleAll()
        if let event = currentEvent { cancelTouchesInViews(event: event) }
        for recognizer in activeRecognizers { recognizer.trackedTouches.removeAll() }
        records.removeAll()
        isProcessing = false
        finish()
    }

    /// Whether the view below has been told of a touch.
    func hasDeliveredToView(_ touch: UITouch) -> Bool {
        records.contains { $0.touch === touch && $0.progress == .delivered }
    }

    // MARK: From recognizers

    func stateWasRequested() {
        needsSettling = true
        if !isProcessing { settleOutsideEvent() }
    }

    /// A recognizer left its view: it takes part no more, and nobody hears of it.
    func forget(_ recognizer: UIGestureRecognizer) {
        releaseTouches(of: recognizer)
        active.removeAll { $0.object == nil || $0.object === recognizer }
        resetNow(recognizer)
        needsSettling = true
        if !isProcessing { settleOutsideEvent() }
    }

    func releaseTouches(of recognizer: UIGestureRecognizer) {
        recognizer.trackedTouches.removeAll()
        for record in records { record.recognizers.removeAll { $0.object === recognizer } }
        if !isProcessing { finish() }
    }

    // MARK: Passes

    private func settleOutsideEvent() {
        while needsSettling {
            needsSettling = false
            isProcessing = true
            settleAll()
            if let event = currentEvent { deliverToViews([], event: event) }
            isProcessing = false
        }
        finish()
    }

    /// Lets every requested state take effect or be refused, then tells the targets.
    private func settleAll() {
        repeat {
            needsSettling = false
            let changed = arbitrate(activeRecognizers)
            for recognizer in changed { recognizer.sendActions() }
        } while needsSettling
    }

    /// Resets the recognizers that are through and whose touches are gone.
    private func finish() {
        guard !isProcessing else { return }
        let waitsForResets = activeRecognizers.contains { $0.isFinished && $0.trackedTouches.isEmpty }
        if waitsForResets {
            for recognizer in activeRecognizers where recognizer.isFinished && recognizer.trackedTouches.isEmpty {
                active.removeAll { $0.object === recognizer }
                resetNow(recognizer)
            }
        }
        active.removeAll { $0.object?.view == nil }
        records.removeAll { $0.isOver }
        if active.isEmpty { failureAnswers.removeAll() }
        if active.isEmpty, records.isEmpty { currentEvent = nil }
    }

    private func resetNow(_ recognizer: UIGestureRecognizer) {
        recognizer.requestedState = nil
        recognizer.heldState = nil
        recognizer.settledState = .possible
        recognizer.trackedTouches.removeAll()
        recognizer.sequenceTouches.removeAll()
        recognizer.environment = nil
        let id = ObjectIdentifier(recognizer)
        failureAnswers = failureAnswers.filter { $0.key.first != id && $0.key.second != id }
        recognizer.reset()
    }

    // MARK: Recognizers' touches

    /// What happened to one touch in an event.
    struct Change {
        let record: TouchRecord
        let phase: UITouch.Phase
    }

    private func collectChanges(_ touches: Set<UITouch>, event: UIEvent) -> [Change] {
        var changes: [Change] = []
        var begun: [UITouch] = []
        for touch in touches where touch.phase == .began && !records.contains(where: { $0.touch === touch }) { begun.append(touch) }
        for record in records where touches.contains(record.touch) {
            let phase = record.touch.phase
            if phase == .moved || phase == .ended || phase == .cancelled { changes.append(Change(record: record, phase: phase)) }
        }
        // A set has no order of its own; places on the screen give one that is the same in every run.
        begun.sort {
            let (a, b) = ($0.location(in: nil), $1.location(in: nil))
            return (a.y, a.x) < (b.y, b.x)
        }
        for touch in begun {
            let record = TouchRecord(touch)
            records.append(record)
            attach(record, event: event)
            changes.append(Change(record: record, phase: .began))
        }
        return changes
    }

    /// Offers a touch that began to the recognizers of its view and of that view's ancestors.
    private func attach(_ record: TouchRecord, event: UIEvent) {
        let touch = record.touch
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where accepts(recognizer, touch, event) { found.append(recognizer) }
            view = current.superview
        }
        record.recognizers = found.map { Weak($0) }
        touch.recognizers = found
        for recognizer in found {
            recognizer.environment = self
            recognizer.trackedTouches.append(touch)
            recognizer.sequenceTouches.append(touch)
            // A recognizer that never decides is never reset; it must not collect touches for ever.
            if recognizer.sequenceTouches.count > 16 { recognizer.sequenceTouches.removeFirst() }
        }
        let known = activeRecognizers.filter { old in !found.contains { $0 === old } }
        active = (found + known).map { Weak($0) }
    }

    private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        if recognizer.environment == nil, recognizer.isFinished { resetNow(recognizer) }
        guard recognizer.isEnabled, !recognizer.isFinished else { return false }
        guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        if recognizer.requiresExclusiveTouchType, let first = recognizer.trackedTouches.first, first.type != touch.type { return false }
        guard recognizer.shouldReceive(event) else { return false }
        guard let delegate = recognizer.delegate else { return true }
        if OptionalRequirement.call({ delegate.gestureRecognizer(recognizer, shouldReceive: event) }) == false { return false }
        return OptionalRequirement.call { delegate.gestureRecognizer(recognizer, shouldReceive: touch) } ?? true
    }

    private func deliver(_ changes: [Change], to recognizer: UIGestureRecognizer, event: UIEvent) {
        guard !recognizer.isFinished, recognizer.heldState != .ended else { return }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            var touches: Set<UITouch> = []
            for change in changes
            where change.phase == phase && recognizer.trackedTouches.contains(where: { $0 === change.record.touch }) {
                touches.insert(change.record.touch)
            }
            guard !touches.isEmpty else { continue }
            if let centroid = recognizer.centroidInWindow { recognizer.lastLocationInWindow = centroid }
            switch phase {
            case .began: recognizer.touchesBegan(touches, with: event)
            case .moved: recognizer.touchesMoved(touches, with: event)
            case .ended: recognizer.touchesEnded(touches, with: event)
            default: recognizer.touchesCancelled(touches, with: event)
            }
        }
    }

    private func releaseEndedTouches(_ changes: [Change]) {
        for change in changes where change.phase == .ended || change.phase == .cancelled {
            for reference in change.record.recognizers {
                reference.object?.trackedTouches.removeAll { $0 === change.record.touch }
            }
            change.record.touch.recognizers.removeAll()
        }
    }
}

/// Two recognizers, in this order.
struct RecognizerPair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
}
