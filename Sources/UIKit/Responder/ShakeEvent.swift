import Foundation

/// The device was shaken.
final class ShakeEvent: UIEvent {
    /// Whether all responders below the application passed it on.
    var reachedApplication = false

    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }
    override var allTouches: Set<UITouch>? { nil }
}
