import Foundation
import SampanHost

/// Turns the host's fingers into `UITouch` objects and events.
@MainActor
package final class TouchDelivery {
    /// Creates a delivery without fingers.
    package init() {}

    private var touches: [Int: UITouch] = [:]
    private var event: UIEvent?
    private var lastTap: (location: CGPoint, time: CFTimeInterval, count: Int)?

    /// Taps count up when they follow each other this fast and this near.
    private static let tapInterval = 0.35
    private static let tapDistance: CGFloat = 45

    package func handle(id: Int, phase: HostEvent.TouchPhase, location: CGPoint, time: CFTimeInterval) {
        guard let touch = touch(id: id, phase: phase, location: location, time: time) else { return }
        let event = event ?? UIEvent(timestamp: time)
        self.event = event
        event.eventTimestamp = time
        event.heldModifiers = HeldModifiers.current.flags
        for other in touches.values where other !== touch { other.touchPhase = .stationary }
        event.touchSet = Set(touches.values)
        if let window = touch.window as? SystemWindow {
            window.sendEvent(event)
        } else if let application = UIApplication.sharedIfRunning {
            application.sendEvent(event)
        } else {
            touch.window?.sendEvent(event)
        }
        if phase == .ended || phase == .cancelled {
            touches[id] = nil
            event.touchSet = Set(touches.values)
            if touches.isEmpty { self.event = nil }
        }
    }

    private func touch(id: Int, phase: HostEvent.TouchPhase, location: CGPoint, time: CFTimeInterval) -> UITouch? {
        if phase == .began {
            // Views that are asked whose touch it is may look at the event.
            let event = event ?? UIEvent(timestamp: time)
            event.eventTimestamp = time
            guard let (window, view) = WindowStack.shared.hitTest(location, with: event) else { return nil }
            self.event = event
            let touch = UITouch(timestamp: time, window: window, location: window.convert(location, from: nil as UIWindow?))
            touch.touchView = view
            touch.touchTapCount = tapCount(at: location, time: time)
            touches[id] = touch
            return touch
        }
        guard let touch = touches[id] else { return nil }
        touch.previousWindowLocation = touch.windowLocation
        if let window = touch.touchWindow { touch.windowLocation = window.convert(location, from: nil as UIWindow?) }
        touch.touchTimestamp = time
        switch phase {
        case .began, .moved: touch.touchPhase = .moved
        case .ended: touch.touchPhase = .ended
        case .cancelled: touch.touchPhase = .cancelled
        }
        return touch
    }

    private func tapCount(at location: CGPoint, time: CFTimeInterval) -> Int {
        var count = 1
        if let last = lastTap, time - last.time < Self.tapInterval,
            hypot(location.x - last.location.x, location.y - last.location.y) < Self.tapDistance
        {
            count = last.count + 1
        }
        lastTap = (location, time, count)
        return count
    }
}
