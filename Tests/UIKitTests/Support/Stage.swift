import QuartzCore
import UIKit

/// A screen without an app: a window, and time that tests move by hand.
@MainActor
final class Stage {
    let window: UIWindow
    private var now: CFTimeInterval

    /// The time goes on from one stage to the next: layers of earlier ones may still be alive.
    private static var lastTime: CFTimeInterval = 100

    /// Shows a controller.
    init(_ root: UIViewController, size: CGSize = CGSize(width: 393, height: 852)) {
        now = Self.lastTime
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        MediaClock.now = { Self.currentTime }
        RenderLoop.main.addRoot(UIScreen.main.rootLayer)
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
    }

    nonisolated(unsafe) private static var currentTime: CFTimeInterval = 100

    /// Lets time pass, a sixtieth of a second at once.
    func advance(_ seconds: CFTimeInterval) {
        let end = now + seconds
        while now < end - 1e-9 {
            now = min(now + 1.0 / 60, end)
            Self.currentTime = now
            Self.lastTime = now
            HostTimer.fire(at: now)
            FrameTicker.tick(at: now)
            RenderLoop.main.tick(at: now)
            UnhostedCommits.run()
        }
    }

    /// Lets what is pending be laid out and told.
    func settle() { advance(0.1) }

    /// A finger that comes down, moves along points, and is lifted.
    func drag(_ points: [CGPoint], over seconds: CFTimeInterval = 0.2) {
        let delivery = TouchDelivery()
        delivery.handle(id: 0, phase: .began, location: points[0], time: now)
        for point in points.dropFirst() {
            advance(seconds / Double(max(points.count - 1, 1)))
            delivery.handle(id: 0, phase: .moved, location: point, time: now)
        }
        advance(1.0 / 60)
        delivery.handle(id: 0, phase: .ended, location: points.last!, time: now)
        settle()
    }

    func tap(_ point: CGPoint) { drag([point], over: 0) }
}
