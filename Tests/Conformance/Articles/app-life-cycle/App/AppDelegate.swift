import UIKit

/// Notes what it is told, in what state, and says at the end of each journey whether that is what the article says.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var heard: [String] = []
    private var states: [UIApplication.State] = []
    private var windowWasShown = false
    private let screen = Screen()
    /// How often the app was started, by the scripts in turn.
    private let launch = UserDefaults.standard.integer(forKey: "launches") + 1
    private var task = UIBackgroundTaskIdentifier.invalid
    private var ticks = 0
    private var ticksInBackground = 0

    private func note(_ name: String = #function) {
        heard.append(String(name.prefix { $0 != "(" }))
        states.append(UIApplication.shared.applicationState)
    }

    private func forget() { (heard, states) = ([], []) }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // It did not run before: nothing of what it was is left but what is on disk.
        if launch > 1 { claim("c01", holds: heard.isEmpty && application.applicationState == .inactive, "\(heard) \(states)") }
        UserDefaults.standard.set(launch, forKey: "launches")
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
        screen.appeared = { [weak self] in self?.windowWasShown = true }
        window.rootViewController = screen
        claim("c09", holds: !windowWasShown, "the controller appeared before")
        window.makeKeyAndVisible()
        self.window = window
        if launch == 2 {
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.ticks += 1 }
        }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        note()
        if launch == 4, heard.first == "applicationWillResignActive" {
            claim("c02", "c10", holds: screen.touches == 0 && heard.count == 2, "\(screen.touches) touches, \(heard)")
            return forget()
        }
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
        ticksInBackground = ticks
        let time = application.backgroundTimeRemaining
        if launch == 3 {
            claim("c12", holds: time > 3 && time <= 5, "\(time) s are left")
            task = application.beginBackgroundTask { claim("c12", holds: false, "the task expires after 12 s") }
            let longer = application.backgroundTimeRemaining
            claim("c12", holds: longer > time + 5, "\(longer) s are left with a task")
            DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [self] in
                claim("c12", holds: application.applicationState == .background)
                // It is not ended: the app runs in the background when it is terminated.
            }
        }
        claim("c07", holds: heard == ["applicationWillResignActive", "applicationDidEnterBackground"], "\(heard)")
        claim("c04", holds: application.applicationState == .background, "\(states)")
        forget()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        note()
        // Ten in five seconds, before it was suspended; none in those that came after.
        let count = ticks - ticksInBackground
        if launch == 2 { claim("c05", holds: (7...12).contains(count), "the timer fired \(count) times in 8 s") }
    }

    func applicationWillTerminate(_ application: UIApplication) {
        // Suspended, it is not told.
        if launch == 2 { claim("c05", "c14", holds: false, "a suspended app is told of its end") }
        if launch == 3 { claim("c14", holds: application.applicationState == .background) }
        if launch == 1 { claim("c14", holds: application.applicationState != .background) }
    }
}

final class Screen: UIViewController {
    var appeared: () -> Void = {}
    private(set) var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
        let application = UIApplication.shared
        claim("c02", "c03", holds: application.applicationState == .active, "a touch comes while it is not active")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared()
    }
}
