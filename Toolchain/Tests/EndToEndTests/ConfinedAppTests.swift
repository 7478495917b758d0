import Foundation
import Shell
import Testing

/// What apps reach of the machine's files, where the kernel can confine them.
@Suite(.enabled(if: Confinement.version != nil, "this kernel has no Landlock"))
struct ConfinedAppTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.write("secret", to: "home/.ssh/id_test")
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

            /// Prints what came of a call of the system.
            func tell(_ name: String, _ call: () -> Int32) {
                print("\\(name):", call() >= 0 ? "done" : errno == EACCES ? "EACCES" : String(cString: strerror(errno)))
            }

            /// Prints what came of something that Foundation does.
            func attempt(_ name: String, _ body: () throws -> Void) {
                do {
                    try body()
                    print("\\(name): done")
                } catch {
                    print("\\(name): \\(error)")
                }
            }
            """, to: "Confined/AppDelegate.swift")
    }

    /// Writes an app that does something when it has been launched; `home` there is the home of the person who runs it.
    private func write(viewDidLoad body: String, importing module: String = "UIKit", others: String = "") throws {
        try sampan.write(
            """
            import UIKit
            import \(module)

            class ViewController: UIViewController {
                let home = "\(sampan.path("home"))"

                override func viewDidLoad() {
                    super.viewDidLoad()
            \(body)
                }
                \(others)
            }
            """, to: "Confined/ViewController.swift")
    }

    private func run(_ options: [String] = [], with variables: [String: String] = [:]) throws -> Command.Outcome {
        try sampan(["run", "Confined", "--host", "headless"] + options, with: ["HOME": sampan.path("home")].merging(variables) { $1 })
    }

    /// What stands in the line of a path that the app was kept from.
    private func refusal(_ path: String) -> String { "sampan: the app was kept from \(sampan.path(path)): " }

    private func count(_ text: String, in output: String) -> Int { output.components(separatedBy: text).count - 1 }

    @Test func whatIsNotTheAppsIsRefusedAndToldOnce() throws {
        try write(
            viewDidLoad: """
                        for _ in 0..<3 { tell("read") { open(home + "/.ssh/id_test", O_RDONLY) } }
                        attempt("Foundation read") { _ = try Data(contentsOf: URL(fileURLWithPath: home + "/.ssh/id_test")) }
                        tell("write") { open(home + "/.ssh/id_test", O_WRONLY) }
                        tell("truncate") { truncate(home + "/.ssh/id_test", 0) }
                        tell("make") { open(home + "/made", O_WRONLY | O_CREAT, 0o600) }
                        attempt("Foundation make") { try Data([1]).write(to: URL(fileURLWithPath: home + "/made-too"), options: .atomic) }
                        tell("make folder") { mkdir(home + "/folder", 0o700) }
                        tell("remove") { unlink(home + "/.ssh/id_test") }
                        let documents = NSHomeDirectory() + "/Documents"
                        tell("own") { open(documents + "/own", O_WRONLY | O_CREAT, 0o600) }
                        tell("move out") { Foundation.rename(documents + "/own", home + "/own") }
                        tell("move in") { Foundation.rename(home + "/.ssh/id_test", documents + "/stolen") }
                        tell("link in") { link(home + "/.ssh/id_test", documents + "/stolen") }
                        tell("symbolic link") { symlink(home + "/.ssh/id_test", documents + "/link") }
                        tell("read by link") { open(documents + "/link", O_RDONLY) }
                        chdir(home)
                        tell("relative") { open(".ssh/../.ssh/id_test", O_RDONLY) }
                        tell("process") { open("/proc/self/root" + home + "/.ssh/id_test", O_RDONLY) }
                        print("list:", opendir(home) == nil && errno == EACCES ? "EACCES" : "done")
                        print("walk:", FileManager.default.enumerator(atPath: home + "/.ssh")?.allObjects.count ?? 0)
                        attempt("program") {
                            let process = Process()
                            process.executableURL = URL(fileURLWithPath: home + "/tool")
                            try process.run()
                        }
                        tell("parent") { kill(getppid(), 0) }
                """)
        try sampan.write("#!/bin/sh\n", to: "home/tool")
        #expect(chmod(sampan.path("home/tool"), 0o700) == 0)
        let run = try run()
        #expect(run.succeeded, "\(run.text)")
        let refused = [
            "read", "write", "truncate", "make", "make folder", "remove", "move out", "move in", "read by link", "relative", "process",
            "list",
        ]
        for name in refused where name != "truncate" || Confinement.version! >= 3 {
            #expect(run.text.contains("\(name): EACCES\n"), "\(run.text)")
        }
        // A link from elsewhere is one from another disk, in the kernel's words.
        for name in ["link in", "Foundation read", "Foundation make", "program"] {
            #expect(run.text.contains("\(name): ") && !run.text.contains("\(name): done"), "\(run.text)")
        }
        #expect(run.text.contains("walk: 0\n") && run.text.contains("own: done\n"), "\(run.text)")
        if Confinement.version! >= 6 { #expect(run.text.contains("parent: Operation not permitted\n"), "\(run.text)") }
        // Whichever way it is called by.
        for path in ["home/.ssh/id_test", "home/made", "home/folder", "home/own", "home", "home/.ssh", "home/tool"] {
            #expect(count(refusal(path), in: run.text) == 1, "\(path): \(run.text)")
        }
        #expect(
            run.text.contains(
                refusal("home/tool") + "as on iOS, it reaches its bundle and its own data only (--allow-path PATH, --allow-all)\n"))
        #expect(try sampan.contents(of: "home/.ssh") == ["id_test": Data("secret".utf8)])
        #expect(!["made", "made-too", "folder", "own"].contains { FileManager.default.fileExists(atPath: sampan.path("home/\($0)")) })
    }

    @Test func whatAnAppNeedsIsNotRefused() throws {
        try sampan.write("a resource", to: "Confined/note.txt")
        try write(
            viewDidLoad: """
                        let files = FileManager.default
                        let data = NSHomeDirectory()
                        for folder in ["Documents", "Library/Caches", "Library/Application Support", "tmp"] {
                            attempt(folder) {
                                let file = URL(fileURLWithPath: "\\(data)/\\(folder)/a.txt")
                                try "text".write(to: file, atomically: true, encoding: .utf8)
                                print(try files.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).contains("a.txt"))
                            }
                        }
                        tell("rename") { Foundation.rename(data + "/tmp/a.txt", data + "/Documents/b.txt") }
                        attempt("move") { try files.moveItem(atPath: data + "/Documents/b.txt", toPath: NSTemporaryDirectory() + "c.txt") }
                        attempt("resource") { _ = try String(contentsOfFile: Bundle.main.path(forResource: "note", ofType: "txt")!, encoding: .utf8) }
                        UserDefaults.standard.set(1, forKey: "key")
                        print("defaults:", UserDefaults.standard.synchronize())
                        print("fonts:", UIFont.familyNames.isEmpty ? "none" : "some")
                        print("time zone:", TimeZone(identifier: "Asia/Ho_Chi_Minh")?.secondsFromGMT() ?? 0)
                        print("type:", UTType.png.identifier)
                        tell("chance") { open("/dev/urandom", O_RDONLY) }
                        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
                        label.text = "text"
                        view.addSubview(label)
                """, importing: "UniformTypeIdentifiers")
        let run = try run()
        #expect(run.succeeded, "\(run.text)")
        let done = ["Documents", "Library/Caches", "Library/Application Support", "tmp", "rename", "move", "resource", "chance"]
        for name in done where name != "rename" || Confinement.version! >= 2 {
            #expect(run.text.contains("\(name): done\n"), "\(name): \(run.text)")
        }
        #expect(count("true\n", in: run.text) == 5, "\(run.text)")
        for line in ["fonts: some", "time zone: 25200", "type: public.png"] { #expect(run.text.contains("\(line)\n"), "\(run.text)") }
        #expect(!run.text.contains("was kept from"), "\(run.text)")
    }

    @Test func whatTheCommandAllowsIsReached() throws {
        try sampan.write("kept", to: "shared/note.txt")
        try write(
            viewDidLoad: """
                        tell("shared") { open(home + "/../shared/note.txt", O_RDWR) }
                        tell("made") { open(home + "/../shared/made", O_WRONLY | O_CREAT, 0o600) }
                        tell("secret") { open(home + "/.ssh/id_test", O_RDONLY) }
                """)
        let some = try run(["--allow-path", "shared"])
        for line in ["shared: done", "made: done", "secret: EACCES"] { #expect(some.text.contains("\(line)\n"), "\(some.text)") }
        let all = try run(["--allow-all"])
        for line in ["shared: done", "made: done", "secret: done"] { #expect(all.text.contains("\(line)\n"), "\(all.text)") }
        #expect(!all.text.contains("was kept from"), "\(all.text)")
        let none = try run(["--allow-path", "nowhere"])
        #expect(none.status == 64 && none.text.contains("there is nothing at \"\(sampan.path("nowhere"))\""), "\(none.text)")
    }

    @Test func theCallsOfAConfinedAppThatCrashedAreTold() throws {
        try write(viewDidLoad: "        fatalError(\"on purpose\")")
        let run = try run()
        #expect(run.status == 1, "\(run.text)")
        #expect(run.text.contains(#/In your code:\n.*ViewController.swift:9:\d+: ViewController.viewDidLoad/#), "\(run.text)")
        #expect(!run.text.contains("was kept from"), "\(run.text)")
    }

    @Test func picturesAreWrittenForWhoeverRunsTheApp() throws {
        try write(viewDidLoad: "        view.backgroundColor = .red")
        try sampan.write("screenshot shots/first.png\ntap \"nothing like it\"\nscreenshot shots/second.png\n", to: "script")
        let run = try run(["--script", "script", "--screenshot", "last.png"])
        #expect(run.status == 1 && run.text.contains("script:2: "), "\(run.text)")
        #expect(try sampan.pixels(of: "shots/first.png").first ?? 0 > 0)
        // What was not come to leaves nothing.
        #expect(try sampan.contents(of: "shots").count == 1)
        #expect(!FileManager.default.fileExists(atPath: sampan.path("last.png")))
    }

    /// What the desktop opens is not confined with the app.
    @Test(.timeLimit(.minutes(15))) func theDesktopOpensURLsForAConfinedAppButNoFiles() throws {
        try write(
            viewDidLoad: """
                        for url in ["file:///bin/sh", "https://example.com/page"] {
                            UIApplication.shared.open(URL(string: url)!) { print("\\(url):", $0) }
                        }
                """)
        #expect(mkfifo(sampan.path("opened"), 0o600) == 0)
        try sampan.write(
            "#!/bin/sh\n(echo \"$1\"; cat \"\(sampan.path("home/.ssh/id_test"))\") > \"\(sampan.path("opened"))\"\n", to: "bin/xdg-open")
        #expect(chmod(sampan.path("bin/xdg-open"), 0o700) == 0)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let run = try run(with: ["PATH": "\(sampan.path("bin")):\(path)"])
        #expect(run.text.contains("file:///bin/sh: false\n") && run.text.contains("https://example.com/page: true\n"), "\(run.text)")
        let opened = try #require(FileHandle(forReadingAtPath: sampan.path("opened"))).readDataToEndOfFile()
        #expect(String(decoding: opened, as: UTF8.self) == "https://example.com/page\nsecret")
    }

    @Test func whatTheMicrophoneHearsAndTheTextBesideItCanBeRead() throws {
        for name in ["speech.wav", "speech.txt", "other.txt"] { try sampan.write("hello", to: "sound/\(name)") }
        try write(
            viewDidLoad: """
                        for name in ["speech.wav", "speech.txt", "other.txt"] {
                            tell(name) { open("\(sampan.path("sound"))/" + name, O_RDONLY) }
                        }
                """)
        let run = try run(["--microphone", sampan.path("sound/speech.wav")])
        #expect(run.text.contains("speech.wav: done\n") && run.text.contains("speech.txt: done\n"), "\(run.text)")
        #expect(run.text.contains("other.txt: EACCES\n"), "\(run.text)")
    }

    /// As on a simulator, where tests keep pictures beside their sources.
    @Test func testsReachFilesBesideTheirSources() throws {
        try sampan.writePackage("Beside")
        try sampan.write("public let number = 1\n", to: "Beside/Sources/Beside/Number.swift")
        try sampan.write(
            """
            import XCTest

            final class BesideTests: XCTestCase {
                func testWriting() throws {
                    try "kept".write(toFile: "\\(#filePath).txt", atomically: true, encoding: .utf8)
                }
            }
            """, to: "Beside/Tests/BesideTests/BesideTests.swift")
        let run = try sampan("test", "Beside")
        #expect(run.succeeded, "\(run.text)")
        #expect(try sampan.bytes("Beside/Tests/BesideTests/BesideTests.swift.txt") == Data("kept".utf8))
    }
}
