import QuartzCore
import SampanHost
import SwiftUI
import UIKit

/// A window with a view in it, and time that the test moves. For suites with a `.session`.
@MainActor
final class Stage {
    let controller: UIViewController
    let window: UIWindow
    private let session = Session.current
    private let clock = HostClock(now: 100)

    convenience init(_ view: some View) { self.init(UIHostingController(rootView: view)) }

    init(_ controller: UIViewController) {
        session.clock = { [clock] in clock.now }
        self.controller = controller
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        session.renderLoop.addRoot(UIScreen.main.rootLayer)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        advance(0.1)
    }

    /// Lets time pass, a sixtieth of a second at once.
    func advance(_ seconds: CFTimeInterval) {
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            clock.now = min(clock.now + 1.0 / 60, end)
            session.renderLoop.tick(at: clock.now)
        }
    }

    /// Lets the main queue do what is to do, until something holds. Returns whether it does.
    func serve(until condition: () -> Bool) async -> Bool {
        for _ in 0..<200 {
            if condition() { return true }
            try? await Task.sleep(for: .milliseconds(4))
            advance(0.05)
        }
        return condition()
    }

    /// The texts of the window.
    var texts: [String] {
        func look(_ view: UIView) -> [String] {
            ((view as? UILabel)?.attributedText.map { [$0.string] } ?? view.accessibilityLabel.map { [$0] } ?? [])
                + view.subviews.flatMap(look)
        }
        return look(window)
    }
}
