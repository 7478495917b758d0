import Foundation
import Testing

/// What an app sets of its user defaults is there when it runs the next time, however it ended.
@Suite struct KeptTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.write(
            """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = ViewController()
                    window.makeKeyAndVisible()
                    self.window = window
                    return true
                }
            }
            """, to: "Kept/AppDelegate.swift")
        try sampan.write(
            """
            import UIKit

            class ViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let defaults = UserDefaults.standard
                    print("runs so far:", defaults.integer(forKey: "runs"))
                    defaults.set(defaults.integer(forKey: "runs") + 1, forKey: "runs")
                }
            }
            """, to: "Kept/ViewController.swift")
    }

    private func replaceViewDidLoad(with body: String) throws {
        try sampan.write(
            """
            import UIKit

            class ViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(body)
                }
            }
            """, to: "Kept/ViewController.swift")
    }

    private func start(_ options: String...) throws -> (Process, FileHandle) { try sampan.startApp("Kept", options) }

    /// The file of user defaults that the app has stored under a name.
    private func stored(_ name: String) throws -> String {
        let files = FileManager.default.enumerator(atPath: sampan.path("cache"))?.compactMap { $0 as? String } ?? []
        return "cache/\(try #require(files.first { $0.hasSuffix("/Library/Preferences/\(name)") }))"
    }

    @Test func theNextRunFindsWhatTheLastSet() throws {
        for count in 0...2 {
            let run = try sampan("run", "Kept", "--host", "headless")
            #expect(run.succeeded && run.text.contains("runs so far: \(count)\n"), "\(run.text)")
        }
    }

    @Test func whatWasSetIsKeptByTheWayToTheBackground() throws {
        try replaceViewDidLoad(
            with: """
                    print("kept:", UserDefaults.standard.integer(forKey: "kept"))
                    NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in
                        for number in 1...100 { UserDefaults.standard.set(number, forKey: "kept") }
                        DispatchQueue.main.async { _exit(0) }
                    }
                """)
        try sampan.write("wait 0.1\nbackground\nwait 1\n", to: "script")
        for kept in [0, 100] {
            let run = try sampan("run", "Kept", "--host", "headless", "--script", "script")
            #expect(run.text.contains("kept: \(kept)\n"), "\(run.text)")
        }
    }

    /// An app that sets a hundred values one after the other, and the first time never returns to its run loop.
    private func writeEndlessApp() throws {
        try replaceViewDidLoad(
            with: """
                    let last = UserDefaults.standard.integer(forKey: "last")
                    for number in last + 1...last + 100 { UserDefaults.standard.set(number, forKey: "last") }
                    print("last:", last)
                    while last == 0 {}
                """)
    }

    @Test(.timeLimit(.minutes(10)), arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
    func whatWasSetLastIsKeptWhenTheCommandIsEnded(_ number: Int32) throws {
        try writeEndlessApp()
        let (process, output) = try start()
        kill(number == SIGINT ? -process.processIdentifier : process.processIdentifier, number)
        // It ends when the last process that has it open is gone.
        _ = output.readDataToEndOfFile()
        process.waitUntilExit()
        let run = try sampan("run", "Kept", "--host", "headless")
        #expect(run.text.contains("last: 100\n"), "\(run.text)")
    }

    @Test func whatWasSetLastIsKeptWhenTheAppRunsTooLong() throws {
        try writeEndlessApp()
        let ended = try sampan("run", "Kept", "--host", "headless", "--timeout", "0.5")
        #expect(ended.status == 1 && ended.text.contains("last: 0\n"), "\(ended.text)")
        let run = try sampan("run", "Kept", "--host", "headless")
        #expect(run.text.contains("last: 100\n"), "\(run.text)")
    }

    @Test func aSuiteIsWholeWheneverTheAppIsKilled() throws {
        try replaceViewDidLoad(
            with: """
                    let defaults = UserDefaults(suiteName: "group.com.example.kept")!
                    print("found:", (1...50).filter { defaults.string(forKey: "key \\($0)") != nil }.count)
                    for generation in 1... {
                        for key in 1...50 { defaults.set(String(repeating: "\\(generation) ", count: 500), forKey: "key \\(key)") }
                        defaults.synchronize()
                        if generation > 1 { continue }
                        Thread.detachNewThread {
                            Thread.sleep(forTimeInterval: .random(in: 0.01...0.1))
                            kill(getpid(), SIGKILL)
                        }
                    }
                """)
        for round in 0..<6 {
            let run = try sampan("run", "Kept", "--host", "headless")
            #expect(run.text.contains("found: \(round == 0 ? 0 : 50)\n") && !run.text.contains("property list"), "\(run.text)")
        }
        let file = try stored("group.com.example.kept.plist")
        let values = try PropertyListSerialization.propertyList(from: sampan.bytes(file), format: nil) as? [String: String]
        #expect(values?.count == 50)
    }

    @Test func aDamagedFileIsSetAsideAndTold() throws {
        #expect(try sampan("run", "Kept", "--host", "headless").succeeded)
        let file = try stored("sampan.Kept.plist")
        try sampan.write("not a property list", to: file)
        let run = try sampan("run", "Kept", "--host", "headless")
        #expect(run.succeeded && run.text.contains("runs so far: 0\n"), "\(run.text)")
        #expect(
            run.text.components(separatedBy: "\(sampan.path(file)): error: it is not a property list; it is kept as ").count == 2,
            "\(run.text)")
        #expect(try sampan.bytes("\(file).damaged") == Data("not a property list".utf8))
        #expect(try sampan("run", "Kept", "--host", "headless").text.contains("runs so far: 1\n"))
    }
}
