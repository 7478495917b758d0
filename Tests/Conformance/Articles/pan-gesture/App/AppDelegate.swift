import UIKit

/// Tells how fast a finger moves.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var velocities: [CGFloat] = []

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.rootViewController?.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(moved)))
        self.window = window
        return true
    }

    /// The script drags twice: up by 100 points in half a second, and down by as much in a fifth of one.
    @objc private func moved(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .ended else { return }
        velocities.append(pan.velocity(in: window).y)
        guard velocities.count == 2 else { return }
        claim("c08", "c14", holds: abs(velocities[0] + 200) < 40 && abs(velocities[1] - 500) < 100, "\(velocities)")
    }
}
