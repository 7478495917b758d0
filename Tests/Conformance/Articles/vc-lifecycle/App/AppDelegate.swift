import UIKit

/// Goes to the background and comes back, and is told of short memory, as the script says.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let controller = Noting()
    private var heard: [String] = []

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
