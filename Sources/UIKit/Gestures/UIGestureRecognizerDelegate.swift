import Foundation

/// Decides about a gesture beside its recognizer. Every method is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    // @objc optional
    /// Whether a gesture that would begin now may. `true` if not implemented.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    // @objc optional
    /// Whether two gestures may be recognized at the same time. `true` from either side is enough; `false` if not implemented.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    // @objc optional
    /// Whether the recognizer waits for another's failure. `false` if not implemented.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    // @objc optional
    /// Whether another recognizer waits for this one's failure. `false` if not implemented.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    // @objc(gestureRecognizer:shouldReceiveTouch:) optional
    /// Whether the recognizer receives a touch that begins. `true` if not implemented.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    // @objc(gestureRecognizer:shouldReceiveEvent:) optional
    /// Whether the recognizer receives an event. Asked before the touches; `true` if not implemented.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}
