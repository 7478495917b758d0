import UIKit

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
        let start = UIButton(type: .system)
        start.setTitle("Start", for: .normal)
        start.addTarget(self, action: #selector(startTapped), for: .touchUpInside)
        stack.addArrangedSubview(start)
        let twice = UIButton(type: .system)
        twice.setTitle("Twice", for: .normal)
        twice.addTarget(self, action: #selector(twiceTapped), for: .touchUpInside)
        stack.addArrangedSubview(twice)
    }

    @objc private func startTapped() {
        let operation = BlockOperation {}
        operation.addDependency(BlockOperation {})
        operation.start()
    }

    @objc private func twiceTapped() {
        let operation = BlockOperation { sleep(1) }
        OperationQueue().addOperation(operation)
        OperationQueue().addOperation(operation)
    }
}
