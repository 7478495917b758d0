import UIKit

/// An app of the articles' listings: its arguments name the screens that it shows.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let names = Array(CommandLine.arguments.dropFirst())
        switch names.first {
        case "slider": window = SliderWindow(frame: UIScreen.main.bounds)
        case "scanner", "plain-scanner": window = ScannerWindow(isPlain: names.first != "scanner", frame: UIScreen.main.bounds)
        default: window = PlayerWindow(names, frame: UIScreen.main.bounds)
        }
        window?.backgroundColor = .white
        window?.makeKeyAndVisible()
        return true
    }
}

/// A window that does something whenever a finger is lifted in its top left corner, whatever else goes on.
class CornerWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        if let touch = event.allTouches?.first, touch.phase == .ended, touch.location(in: self).x < 10, touch.location(in: self).y < 10 {
            cornerTapped()
        }
        super.sendEvent(event)
    }

    func cornerTapped() {}
}
