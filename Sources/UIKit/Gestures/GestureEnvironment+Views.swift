import Foundation

/// One finger, from its beginning until its view has heard of its end.
@MainActor
final class TouchRecord {
    /// What the view has heard of the touch.
    enum Progress {
        /// Nothing yet: a recognizer holds the touch back.
        case heldBack
        /// That it began.
        case delivered
        /// Everything it will ever hear.
        case over
    }

    let touch: UITouch
    let view: UIView?
    var recognizers: [Weak<UIGestureRecognizer>] = []
    var progress = Progress.heldBack
    /// The end that has happened, while a recognizer holds it back.
    var heldEnd = false
    var hasEnded = false

    init(_ touch: UITouch) {
        self.touch = touch
        view = touch.view
    }

    var isOver: Bool { progress == .over && hasEnded }

    /// Whether a recognizer has claimed the touch for itself alone.
    var isClaimed: Bool {
        recognizers.contains { reference in
            guard let recognizer = reference.object else { return false }
            return recognizer.cancelsTouchesInView && recognizer.isRecognized
                && recognizer.sequenceTouches.contains { $0 === touch }
        }
    }

    func isHeld(_ property: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        recognizers.contains { reference in
            guard let recognizer = reference.object else { return false }
            return recognizer[keyPath: property] && recognizer.settledState == .possible
                && recognizer.sequenceTouches.contains { $0 === touch }
        }
    }
}

extension GestureEnvironment {
    /// One call of a view's touch methods in the making.
    private struct Delivery {
        let view: UIView
        let phase: UITouch.Phase
        var touches: Set<UITouch>
    }

    /// Tells the views what the recognizers have left them: of this event's changes, and of what was held back before.
    func deliverToViews(_ changes: [Change], event: UIEvent) {
        var deliveries: [Delivery] = []
        func deliver(_ record: TouchRecord, _ phase: UITouch.Phase) {
            guard let view = record.view else { return }
            if let index = deliveries.firstIndex(where: { $0.view === view && $0.phase == phase }) {
                deliveries[index].touches.insert(record.touch)
            } else {
                deliveries.append(Delivery(view: view, phase: phase, touches: [record.touch]))
            }
        }
        for record in records where record.progress != .over {
            let phase = changes.first { $0.record === record }?.phase
            advance(record, phase, deliver)
        }
        for change in changes where change.phase == .ended || change.phase == .cancelled { change.record.hasEnded = true }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            for delivery in deliveries where delivery.phase == phase { send(delivery, event: event) }
        }
    }

    private func advance(_ record: TouchRecord, _ phase: UITouch.Phase?, _ deliver: (TouchRecord, UITouch.Phase) -> Void) {
        if record.isClaimed {
            if record.progress == .delivered { deliver(record, .cancelled) }
            record.progress = .over
            return
        }
        if phase == .cancelled {
            if record.progress == .delivered { deliver(record, .cancelled) }
            record.progress = .over
            return
        }
        if record.progress == .heldBack {
            guard !record.isHeld(\.delaysTouchesBegan) else {
                if phase == .ended { record.heldEnd = true }
                return
            }
            guard mayReceive(record) else {
                record.progress = .over
                return
            }
            record.progress = .delivered
            deliver(record, .began)
        } else if phase == .moved {
            deliver(record, .moved)
        }
        if phase == .ended || record.heldEnd {
            record.heldEnd = record.isHeld(\.delaysTouchesEnded)
            guard !record.heldEnd else { return }
            deliver(record, .ended)
            record.progress = .over
        }
    }

    /// Whether a view's wishes about several fingers let it have one more.
    private func mayReceive(_ record: TouchRecord) -> Bool {
        guard let view = record.view else { return false }
        for other in records where other !== record && other.progress == .delivered && !other.heldEnd {
            guard let otherView = other.view else { continue }
            if otherView === view {
                if !view.isMultipleTouchEnabled { return false }
            } else if otherView.isExclusiveTouch || view.isExclusiveTouch {
                return false
            }
        }
        return true
    }

    func cancelTouchesInViews(event: UIEvent) {
        for record in records where record.progress == .delivered {
            record.progress = .over
            if let view = record.view { send(Delivery(view: view, phase: .cancelled, touches: [record.touch]), event: event) }
        }
    }

    private func send(_ delivery: Delivery, event: UIEvent) {
        // A touch that was held back tells its view the phase being delivered, not the one it has reached since.
        let phases = delivery.touches.map { ($0, $0.phase) }
        for (touch, _) in phases { touch.touchPhase = delivery.phase }
        switch delivery.phase {
        case .began: delivery.view.touchesBegan(delivery.touches, with: event)
        case .moved: delivery.view.touchesMoved(delivery.touches, with: event)
        case .ended: delivery.view.touchesEnded(delivery.touches, with: event)
        default: delivery.view.touchesCancelled(delivery.touches, with: event)
        }
        for (touch, phase) in phases { touch.touchPhase = phase }
    }
}
