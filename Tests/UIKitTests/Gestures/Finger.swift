import QuartzCore
import UIKit

/// Fingers that tests put down, move and lift one step at a time.
@MainActor
final class Fingers {
    private let delivery = TouchDelivery()
    private let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func down(_ point: CGPoint, id: Int = 0) { delivery.handle(id: id, phase: .began, location: point, time: CACurrentMediaTime()) }
    func move(_ point: CGPoint, id: Int = 0) { delivery.handle(id: id, phase: .moved, location: point, time: CACurrentMediaTime()) }
    func up(_ point: CGPoint, id: Int = 0) { delivery.handle(id: id, phase: .ended, location: point, time: CACurrentMediaTime()) }
    func cancel(_ point: CGPoint, id: Int = 0) {
        delivery.handle(id: id, phase: .cancelled, location: point, time: CACurrentMediaTime())
    }

    /// A tap of 50 ms.
    func tap(_ point: CGPoint, id: Int = 0) {
        down(point, id: id)
        stage.advance(0.05)
        up(point, id: id)
    }

    /// Moves from one place to another at an even speed, a step a frame.
    func glide(from start: CGPoint, to end: CGPoint, over seconds: CFTimeInterval, id: Int = 0) {
        let steps = max(1, Int((seconds * 60).rounded()))
        for step in 1...steps {
            stage.advance(seconds / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            move(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part), id: id)
        }
    }
}

/// A view that writes down the touches it gets.
final class TouchLog: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

/// A target that writes down the states it is told of.
final class ActionLog: NSObject {
    var states: [UIGestureRecognizer.State] = []
    var onAction: (@MainActor (UIGestureRecognizer) -> Void)?

    static let selector = Selector("handle:")

    static let register: Void = ClassRegistry.register(ActionLog.self) {
        $0.method("handle:") { receiver, arguments in
            let log = receiver as! ActionLog
            let recognizer = arguments[0] as! UIGestureRecognizer
            log.states.append(recognizer.state)
            log.onAction?(recognizer)
            return nil
        }
    }

    override init() {
        _ = Self.register
        super.init()
    }

    @MainActor
    func watch<R: UIGestureRecognizer>(_ recognizer: R) -> R {
        recognizer.addTarget(self, action: Self.selector)
        return recognizer
    }
}

@MainActor
final class GestureDelegateLog: NSObject, UIGestureRecognizerDelegate {
    var mayBegin = true
    var together = false
    var receives = true
    var asked: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append("begin")
        return mayBegin
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        asked.append("together")
        return together
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        asked.append("receive")
        return receives
    }
}
