import Foundation

/// The projects that trials build: an app and a package with tests, which end or go on as they are asked to.
enum Projects {
    static func write(to folder: String) throws {
        for (name, text) in files {
            let file = URL(fileURLWithPath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    private static let files = [
        "App/AppDelegate.swift": """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                while CommandLine.arguments.contains("forever") { _ = number }
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = Screen()
                window.makeKeyAndVisible()
                self.window = window
                print("the app ran")
                return true
            }
        }
        """,
        "App/Screen.swift": """
        import UIKit

        final class Screen: UIViewController {
            private let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemTeal
                label.text = NSLocalizedString("hello", comment: "")
                label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
                view.addSubview(label)
                let button = UIButton(type: .system)
                button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                view.addSubview(button)
            }

            @objc private func tapped() { label.text = "\\(number)" }
        }
        """,
        "App/en.lproj/Localizable.strings": "\"hello\" = \"Hello\";\n",
        "Pack/Package.swift": """
        // swift-tools-version: 5.8
        import PackageDescription
        let package = Package(
            name: "Pack", platforms: [.iOS(.v15)], products: [.library(name: "Pack", targets: ["Pack"])],
            targets: [.target(name: "Pack"), .testTarget(name: "PackTests", dependencies: ["Pack"])])
        """,
        "Pack/Sources/Pack/View.swift": """
        import UIKit

        public final class NumberView: UIView {
            @objc public dynamic var value = number
        }
        """,
        "Pack/Tests/PackTests/PackTests.swift": """
        import XCTest
        @testable import Pack

        final class PackTests: XCTestCase {
            func testNumber() { XCTAssertEqual(NumberView().value, number) }
            func testWaiting() { while ProcessInfo.processInfo.environment["FOREVER"] != nil {} }
        }
        """,
    ]
}
