import UIKit

/// Goes to the background and comes back, is told of short memory, and uses more of it than it may have, as the scripts say.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let controller = Noting()
    private var heard: [String] = []
    private var kept: [[UInt8]] = []

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        heard.append("foreground")
        controller.appearances = 0
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard heard == ["foreground"] else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [controller] in
            claim("c09", "c11", holds: controller.appearances == 0, "\(controller.appearances) callbacks")
        }
    }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        for _ in 0..<20 { kept.append([UInt8](repeating: 1, count: 20 << 20)) }
        // The script is over at once; it is looked at how much memory there is from time to time.
        let end = Date(timeIntervalSinceNow: 8)
        while Date() < end {}
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        DispatchQueue.main.async { [controller] in claim("c16", holds: controller.warnings == 1, "\(controller.warnings) warnings") }
    }
}

final class Noting: UIViewController {
    var appearances = 0
    var warnings = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances += 1
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
    }
}
