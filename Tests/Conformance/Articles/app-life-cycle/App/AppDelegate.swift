import UIKit

/// Notes what it is told, in what state, and says at the end of each journey whether that is what the article says.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var heard: [String] = []
    private var states: [UIApplication.State] = []
    private var windowWasShown = false

    private func note(_ name: String = #function) {
        heard.append(String(name.prefix { $0 != "(" }))
        states.append(UIApplication.shared.applicationState)
    }

    private func forget() { (heard, states) = ([], []) }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        heard.append("willFinishLaunching")
        states.append(application.applicationState)
        return true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        claim("c08", holds: heard == ["willFinishLaunching"], "\(heard)")
        heard.append("didFinishLaunching")
        states.append(application.applicationState)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = Screen()
        controller.appeared = { [weak self] in self?.windowWasShown = true }
        window.rootViewController = controller
        claim("c09", holds: !windowWasShown, "the controller appeared before")
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        note()
        let isLaunch = heard.first == "willFinishLaunching"
        let way = isLaunch ? ["willFinishLaunching", "didFinishLaunching"] : ["applicationWillEnterForeground"]
        claim("c07", "c10", holds: heard == way + ["applicationDidBecomeActive"], "\(heard)")
        // Before it is active an app is inactive: while it is launched, and on its way back from the background.
        claim(
            "c03", holds: application.applicationState == .active && (!isLaunch || states.dropLast().allSatisfy { $0 == .inactive }),
            "\(states)")
        if !isLaunch { claim("c13", holds: states.count == 2 && states[0] != .active && states[1] == .active, "\(states)") }
        forget()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        note()
        claim("c11", holds: heard == ["applicationWillResignActive"] && application.applicationState == .active, "\(heard) \(states)")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        note()
        claim("c07", holds: heard == ["applicationWillResignActive", "applicationDidEnterBackground"], "\(heard)")
        claim("c04", holds: application.applicationState == .background, "\(states)")
        forget()
    }

    func applicationWillEnterForeground(_ application: UIApplication) { note() }
}

final class Screen: UIViewController {
    var appeared: () -> Void = {}
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared()
    }
}
