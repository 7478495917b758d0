import UIKit

/// An app with a button for each thing that it can do, for scripts to tap.
class ButtonsApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    /// What the app can do, by the buttons' titles.
    var actions: KeyValuePairs<String, () -> Void> { [:] }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let stack = UIStackView(frame: CGRect(x: 20, y: 100, width: 280, height: 200))
        (stack.axis, stack.distribution) = (.vertical, .fillEqually)
        for (title, action) in actions {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addAction(UIAction { _ in action() }, for: .touchUpInside)
            stack.addArrangedSubview(button)
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(stack)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
