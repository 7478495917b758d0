import UIKit

// listing dependency-injection-01, lines 753-782

private enum ByProperty {
    // listing dependency-injection-02, lines 802-809
}

/// An app with a button for each thing that ends it.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Buttons()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

private final class Buttons: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(frame: CGRect(x: 20, y: 100, width: 280, height: 200))
        (stack.axis, stack.distribution) = (.vertical, .fillEqually)
        view.addSubview(stack)
        let run = UIButton(type: .system)
        run.setTitle("Run", for: .normal)
        run.addTarget(self, action: #selector(runTapped), for: .touchUpInside)
        stack.addArrangedSubview(run)
    }

    @objc private func runTapped() {
        let car = ByProperty.Car()
        car.run()
    }
}
