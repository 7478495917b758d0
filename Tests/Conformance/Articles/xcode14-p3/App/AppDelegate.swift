import UIKit

// listing xcode14-p3-29, lines 867-896

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // listing xcode14-p3-29, lines 897-899
        let built = SubC.getAB()
        claim("c45", "l29", holds: type(of: built) == C.self, "\(built)")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Endings()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A button for each thing that ends the app.
private final class Endings: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(frame: CGRect(x: 20, y: 100, width: 280, height: 200))
        (stack.axis, stack.distribution) = (.vertical, .fillEqually)
        view.addSubview(stack)
        let index = UIButton(type: .system)
        index.setTitle("Index", for: .normal)
        index.addTarget(self, action: #selector(indexTapped), for: .touchUpInside)
        stack.addArrangedSubview(index)
        let bytes = UIButton(type: .system)
        bytes.setTitle("Bytes", for: .normal)
        bytes.addTarget(self, action: #selector(bytesTapped), for: .touchUpInside)
        stack.addArrangedSubview(bytes)
    }

    @objc private func indexTapped() {
        let (text, longer) = ("abc", "abcdef")
        print(text[longer.index(longer.startIndex, offsetBy: 5)])
    }

    @objc private func bytesTapped() {
        let bytes: [CChar] = [65, 66]
        print(String(cString: bytes))
    }
}
