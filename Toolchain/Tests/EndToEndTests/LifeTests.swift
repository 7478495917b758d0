import Foundation
import Testing

/// The life of an app's process, and a hand on it from outside.
@Suite(.serialized) struct LifeTests {
    private static let app = """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationWillTerminate(_ application: UIApplication) { print("will terminate") }
        }

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            private let label = UILabel()
            private var ticks = 0
            private var wasAway = false

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let page = session.stateRestorationActivity?.userInfo?["page"] as? Int
                let window = UIWindow(windowScene: scene as! UIWindowScene)
                let controller = UIViewController()
                let button = UIButton(type: .system)
                button.setTitle("Next", for: .normal)
                button.frame = CGRect(x: 50, y: 200, width: 200, height: 60)
                button.addAction(UIAction { [label] _ in label.text = "\\(Int(label.text ?? "")! + 1)" }, for: .touchUpInside)
                label.text = "\\(page ?? 1)"
                label.frame = CGRect(x: 50, y: 300, width: 200, height: 60)
                label.accessibilityIdentifier = "page"
                controller.view.addSubview(button)
                controller.view.addSubview(label)
                window.rootViewController = controller
                window.makeKeyAndVisible()
                self.window = window
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.ticks += 1 }
                print("page", page ?? 0, options.urlContexts.first?.url.absoluteString ?? "-")
            }

            func sceneDidEnterBackground(_ scene: UIScene) {
                (ticks, wasAway) = (0, true)
                DispatchQueue.main.asyncAfter(deadline: .now() + 7) { [self] in print("late", ticks) }
            }
            func sceneWillEnterForeground(_ scene: UIScene) { if wasAway { print("foreground", ticks) } }
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print("opens", contexts.first!.url) }

            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                let activity = NSUserActivity(activityType: "org.example.page")
                activity.userInfo = ["page": Int(label.text ?? "") ?? 0]
                return activity
            }
        }
        """

    private static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UIApplicationSupportsMultipleScenes</key><true/>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneConfigurationName</key><string>Default</string>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        </dict></array></dict></dict></dict></plist>
        """

    private static func write(_ sampan: Sampan) throws {
        try sampan.write(app, to: "Life/App.swift")
        try sampan.write(information, to: "Life/Info.plist")
    }

    /// The lines of the app's own.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
            .filter { line in ["page", "late", "foreground", "opens", "will"].contains { line.hasPrefix($0) } }
    }

    @Test(.timeLimit(.minutes(15))) func anAppIsSuspendedTellsItsEndAndReturnsToWhatItShowed() throws {
        let sampan = try Sampan()
        try Self.write(sampan)
        try sampan.write("wait 0.1\ntap \"Next\"\ntap \"Next\"\nbackground\nwait 9\nforeground\nwait 0.2\n", to: "script")
        let run = try sampan("run", "Life", "--host", "headless", "--script", "script")
        #expect(run.succeeded, "\(run.text)")
        let lines = Self.lines(run.text)
        #expect(lines.count == 4 && lines[0] == "page 0 -" && lines[3] == "will terminate", "\(run.text)")
        // For five of nine seconds the timer fired; what was put off for seven came when the app did.
        let ticks = lines.count > 1 ? Int(lines[1].split(separator: " ").last ?? "") : nil
        #expect(lines.count > 2 && lines[1].hasPrefix("foreground") && lines[2].hasPrefix("late"), "\(run.text)")
        #expect((7...12).contains(ticks ?? 0), "\(run.text)")
        let again = try sampan("run", "Life", "--host", "headless", "--open-url", "life://7")
        #expect(Self.lines(again.text) == ["page 3 life://7", "will terminate"], "\(again.text)")
        let erased = try sampan("run", "Life", "--host", "headless", "--erase")
        #expect(Self.lines(erased.text) == ["page 0 -", "will terminate"], "\(erased.text)")
    }

    @Test(.timeLimit(.minutes(15))) func anAppThatRunsIsDrivenFromOutside() throws {
        let sampan = try Sampan()
        try Self.write(sampan)
        let (process, output) = try sampan.startApp("Life", ["--control", "--device", "iPad (10th generation)"])
        func control(_ words: String...) throws -> String {
            let outcome = try sampan(["control", "booted"] + words)
            #expect(outcome.succeeded, "\(words): \(outcome.text)")
            return outcome.text
        }
        #expect(try sampan("control").text.hasPrefix("app@") == true || !(try sampan("control").text.isEmpty))
        _ = try control("tap", "Next")
        #expect(try control("tree").contains("\"text\" : \"2\""))
        _ = try control("screenshot", sampan.path("picture.png"))
        #expect(try sampan.pixels(of: "picture.png").count == 2)
        _ = try control("background")
        _ = try control("wait", "7")
        _ = try control("openurl", "life://8")
        _ = try control("scene", "new")
        #expect(try control("tree").contains("\"scenes\" : 2"))
        _ = try control("scene", "discard")
        for words in [
            ["rotate", "landscape"], ["appearance", "dark"], ["shake"], ["lock"], ["foreground"], ["memory-warning"], ["interrupt"],
        ] {
            let outcome = try sampan(["control", "booted"] + words)
            #expect(outcome.succeeded, "\(words): \(outcome.text)")
        }
        #expect(FileManager.default.fileExists(atPath: try control("get-app-container").trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(try sampan("control", "booted", "fly").text.contains("unknown command 'fly'"))
        #expect(try sampan("control", "nobody", "home").text.contains("there is no app \"nobody\""))
        _ = try control("terminate")
        process.waitUntilExit()
        let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
        #expect(process.terminationStatus == 0)
        #expect(text.contains("opens life://8") && text.contains("page 0 -") && text.contains("will terminate"), "\(text)")
        #expect(try sampan("control", "booted", "home").text.contains("no app runs"))
    }

    @Test(.timeLimit(.minutes(15))) func aSignalEndsAnAppAsIOSDoes() throws {
        let sampan = try Sampan()
        try Self.write(sampan)
        let (process, output) = try sampan.startApp("Life", ["--control"])
        _ = try sampan("control", "booted", "home")
        let container = try sampan("control", "booted", "get-app-container", "data").text.trimmingCharacters(in: .whitespacesAndNewlines)
        let saved = try FileManager.default.subpathsOfDirectory(atPath: "\(container)/Library/Saved Application State")
        #expect(saved.contains { $0.hasSuffix("KnownSceneSessions.json") })
        process.terminate()
        process.waitUntilExit()
        let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
        #expect(text.contains("will terminate"), "\(text)")
    }
}
