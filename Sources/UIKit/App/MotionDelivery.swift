import Foundation

/// Tells the first responder that the device was shaken.
@MainActor
enum MotionDelivery {
    static func shake(time: CFTimeInterval) {
        guard let window = UIApplication.sharedIfRunning?.keyWindow else { return }
        let event = UIMotionEvent(timestamp: time)
        let responder = window.firstResponder ?? window
        responder.motionBegan(.motionShake, with: event)
        responder.motionEnded(.motionShake, with: event)
    }
}

/// An event of the device's motion.
private final class UIMotionEvent: UIEvent {
    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }
    override var allTouches: Set<UITouch>? { nil }
}
