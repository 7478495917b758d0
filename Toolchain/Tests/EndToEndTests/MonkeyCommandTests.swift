import Foundation
import Testing

/// Random hands on apps of a few lines.
@Suite struct MonkeyCommandTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    /// An app whose only screen has a body.
    private func write(_ body: String) throws {
        try sampan.write(
            """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Screen()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            class Screen: UIViewController {
                var touches = 0
                var turns = 0
            \(body)
            }

            """, to: "Fragile/App.swift")
    }

    @Test(.timeLimit(.minutes(10))) func theShortestScriptThatStillFailsIsFoundAndFailsWhenItIsPlayed() throws {
        try write(
            """
                override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                    super.viewWillTransition(to: size, with: coordinator)
                    turns += 1
                }
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    if turns > 1 { fatalError("fell") }
                }
            """)
        let run = try sampan("monkey", "Fragile", "--seed", "7", "--events", "5000", "--device", "iPhone 8", "--output", "found.txt")
        #expect(run.status == 1, "\(run.text)")
        #expect(run.text.contains("Seed 7, language ar_SA: 5000 events"), "\(run.text)")
        #expect(run.text.contains("The app crashed: "), "\(run.text)")
        #expect(run.text.contains(#/App\.swift:\d+:\d+: Screen\.touchesBegan/#), "\(run.text)")
        #expect(run.text.contains(#/It failed at event \d+: /#), "\(run.text)")
        #expect(run.text.contains("3 events do it too: sampan run --locale ar_SA --device \"iPhone 8\" --script "), "\(run.text)")
        let script = try String(decoding: sampan.bytes("found.txt"), as: UTF8.self).split(separator: "\n")
        #expect(script.count == 3 && script[0].hasPrefix("rotate ") && script[1].hasPrefix("rotate "), "\(script)")
        let again = try sampan("run", "Fragile", "--device", "iPhone 8", "--script", "found.txt")
        #expect(again.status == 1 && again.text.contains("fell"), "\(again.text)")
    }

    @Test(.timeLimit(.minutes(10))) func anAppThatLivesThroughItSaysWhatMemoryItHasAndStoresNothing() throws {
        try write(
            """
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    self.touches += 1
                    UserDefaults.standard.set(self.touches, forKey: "touches")
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print("stored \\(UserDefaults.standard.integer(forKey: "touches"))")
                }
            """)
        let run = try sampan("monkey", "Fragile", "--seed", "1", "--events", "1200", "--locale", "fr_FR", "--memory", "2000")
        #expect(run.succeeded, "\(run.text)")
        #expect(run.text.contains("Seed 1, language fr_FR: 1200 events"), "\(run.text)")
        #expect(run.text.contains(#/\n\d+ MB after 1000 events\n\d+ MB after 1200 events\nThe app lived through it\n/#), "\(run.text)")
        let app = try sampan("run", "Fragile", "--host", "headless")
        #expect(app.text.contains("stored 0\n"), "\(app.text)")
    }

    @Test(.timeLimit(.minutes(10))) func anAppThatEndsItselfOrGrowsFails() throws {
        try write(
            """
                var kept: [[UInt8]] = []
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    kept.append([UInt8](repeating: 1, count: 50_000_000))
                    if UserDefaults.standard.bool(forKey: "ends") { exit(0) }
                }
            """)
        let grown = try sampan("monkey", "Fragile", "--seed", "1", "--memory", "400")
        #expect(grown.status == 1 && grown.text.contains("The app was ended: it used "), "\(grown.text)")
        try sampan.edit("Fragile/App.swift", replacing: "UserDefaults.standard.bool(forKey: \"ends\")", with: "kept.count == 2")
        let ended = try sampan("monkey", "Fragile", "--seed", "1")
        #expect(ended.status == 1 && ended.text.contains("The app exited with code 0\nIt failed at event "), "\(ended.text)")
        #expect(ended.text.contains("2 events do it too"), "\(ended.text)")
    }

    @Test(arguments: [["--events", "0"], ["--seed", "x"], ["--device", "Nokia"], ["--memory", "-1"]])
    func numbersAndDevicesThatThereAreNotAreWrongUsage(_ options: [String]) throws {
        try write("")
        #expect(try sampan(["monkey", "Fragile"] + options).status == 64)
    }
}
