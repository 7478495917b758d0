import SampanHost
import QuartzCore
import UIKit

/// A screen without an app: a window, and time that tests move by hand. For suites with a `.session`.
@MainActor
final class Stage {
    let window: UIWindow
    private let session = Session.current
    private let clock = HostClock(now: 100)

    /// Shows a controller.
    init(_ root: UIViewController, size: CGSize = CGSize(width: 393, height: 852)) {
        precondition(session !== Session.process, "Add .session to the suite: its tests show views")
        session.clock = { [clock] in clock.now }
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        session.renderLoop.addRoot(UIScreen.main.rootLayer)
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
    }

    /// Lets time pass, a sixtieth of a second at once.
    func advance(_ seconds: CFTimeInterval) {
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            clock.now = min(clock.now + 1.0 / 60, end)
            HostTimer.fire(at: clock.now)
            FrameTicker.tick(at: clock.now)
            session.renderLoop.tick(at: clock.now)
            UnhostedCommits.shared.run()
        }
    }

    /// Lets what is pending be laid out and told.
    func settle() { advance(0.1) }

    /// A finger that comes down, moves along points, and is lifted.
    func drag(_ points: [CGPoint], over seconds: CFTimeInterval = 0.2) {
        let delivery = TouchDelivery()
        delivery.handle(id: 0, phase: .began, location: points[0], time: clock.now)
        for point in points.dropFirst() {
            advance(seconds / Double(max(points.count - 1, 1)))
            delivery.handle(id: 0, phase: .moved, location: point, time: clock.now)
        }
        advance(1.0 / 60)
        delivery.handle(id: 0, phase: .ended, location: points.last!, time: clock.now)
        settle()
    }

    func tap(_ point: CGPoint) { drag([point], over: 0) }
}
