import Foundation
import Shell
import Testing

@Suite struct CommandTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    @Test func everyCommandHasHelp() throws {
        for command in ["run", "build", "test", "render", "new", "devices", "doctor", "clean", "install"] {
            let help = try sampan(command, "--help")
            #expect(help.succeeded && help.text.contains("Usage: sampan \(command)"))
        }
        #expect(try sampan("--help").text.contains("devices"))
    }

    @Test func wrongUsageIsSixtyFour() throws {
        #expect(try sampan().status == 64)
        #expect(try sampan("frobnicate").status == 64)
        #expect(try sampan("run", "--host", "moon").status == 64)
        #expect(try sampan("run", "--device", "toaster").status == 64)
        #expect(try sampan("run", "--screenshot").status == 64)
        #expect(try sampan("run", "a", "b").status == 64)
        #expect(try sampan("run", "--camera", "nowhere.png").status == 64)
        #expect(try sampan("run", "--screenshot", "nowhere/a.png").status == 64)
        #expect(try sampan("run", "--microphone", "nowhere.wav").status == 64)
        #expect(try sampan("run", "--sound", "nowhere/a.wav").status == 64)
        #expect(try sampan("run", "--locale", "zz_QQ_garbage").status == 64)
        #expect(try sampan("run", "--os", "17.x").status == 64)
        #expect(try sampan("new").status == 64)
        #expect(try sampan("new", "a:b").status == 64)
    }

    @Test func whereThereIsNoProjectThatIsSaid() throws {
        let run = try sampan("run", "nowhere")
        #expect(run.status == 1)
        #expect(run.text.contains("\(sampan.path("nowhere")): error: no project here"))
    }

    @Test func damagedProjectFilesAreNamedWithLineAndColumn() throws {
        try sampan.write("{\n\tobjects = {\n\t\tA = (B;\n\t};\n}", to: "A.xcodeproj/project.pbxproj")
        let run = try sampan("build")
        #expect(run.status == 1)
        #expect(run.text.contains("A.xcodeproj/project.pbxproj:3:9: error: expected \",\""), "\(run.text)")
    }

    @Test func whatAFolderIsCalledDoesNotMatter() throws {
        let folder = "A \"new\"\n$line: ø"
        try sampan.write("@main enum App { static func main() { print(\"here\") } }", to: "\(folder)/App.swift")
        let run = try sampan("run", folder)
        #expect(run.succeeded && run.text.hasSuffix("here\n"), "\(run.text)")
    }

    @Test func anAppMayBeginInItsMainFile() throws {
        try sampan.write(
            """
            import UIKit

            let earlier = await Task { "Before the app." }.value
            print(earlier)
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
            """, to: "Begun/main.swift")
        try sampan.write(
            """
            import UIKit

            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    print("iOS", UIDevice.current.systemVersion)
                    if #available(iOS 18, *) { print("18 or later") } else { print("before 18") }
                    return true
                }
            }
            """, to: "Begun/AppDelegate.swift")
        let run = try sampan("run", "Begun", "--host", "headless")
        #expect(run.succeeded && run.text.contains("Before the app.\niOS 17.0\nbefore 18\n"), "\(run.text)")
        #expect(!run.text.contains("warning"), "\(run.text)")
        let later = try sampan("run", "Begun", "--host", "headless", "--os", "18.2.1")
        #expect(later.succeeded && later.text.contains("iOS 18.2.1\n18 or later\n"), "\(later.text)")
        let earlier = try sampan("run", "Begun", "--host", "headless", "--os", "12")
        #expect(earlier.status == 1 && earlier.text.contains("needs iOS 15.0"), "\(earlier.text)")
    }

    @Test func aFileThatIsNoneOfTheAppsDoesNotStartItAgain() throws {
        func write(_ word: String) throws {
            try sampan.write(
                "import Foundation\n@main enum App { static func main() { print(\"\(word)\"); while true { sleep(1) } } }",
                to: "Tiny/App.swift")
        }
        try write("first")
        let process = sampan.process(["run", "Tiny", "--watch"])
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        defer { process.terminate() }
        func read(_ pipe: Pipe, until text: String) -> String {
            var said = ""
            while !said.contains(text) {
                let more = pipe.fileHandleForReading.availableData
                if more.isEmpty { break }
                said += String(decoding: more, as: UTF8.self)
            }
            return said
        }
        #expect(read(output, until: "\n") == "first\n")
        try sampan.write("// Notes", to: "Tiny/Notes.xcconfig")
        _ = read(errors, until: "building again")
        try write("second")
        #expect(read(output, until: "second\n") == "second\n")
    }

    /// A program that starts another one in a network of its own, with nothing in it.
    private static let networkless = ["unshare", "--user", "--map-root-user", "--net"]
    private static let hasNetworkless = (try? Command(networkless[0], networkless.dropFirst() + ["true"]).run().succeeded) ?? false

    @Test(.enabled(if: hasNetworkless, "there is no unshare here that may give a program a network of its own"))
    func whereEvenTheLoopbackIsDownAppsRun() throws {
        try sampan.write("@main enum App { static func main() { print(\"here\") } }", to: "Tiny/App.swift")
        let run = try sampan(["run", "Tiny"], startedBy: Self.networkless)
        #expect(run.succeeded && run.text.hasSuffix("here\n") && !run.text.contains("socket"), "\(run.text)")
    }

    @Test func aFolderOfSwiftFilesRuns() throws {
        try sampan.write(
            """
            import Foundation

            @main enum App {
                static func main() {
                    print(Bundle.main.bundleIdentifier ?? "", Bundle.main.path(forResource: "a", ofType: "txt") != nil)
                    print(CommandLine.arguments.dropFirst().joined(separator: "+"))
                    #if DEBUG
                    print("debug")
                    #endif
                }
            }
            """, to: "Tiny/App.swift")
        try sampan.write("", to: "Tiny/a.txt")
        let run = try sampan("run", "Tiny", "--", "x", "-y")
        #expect(run.succeeded, "\(run.text)")
        #expect(run.text.contains("sampan.Tiny true\nx+-y\ndebug\n"), "\(run.text)")
        let release = try sampan("run", "Tiny", "--configuration", "Release")
        #expect(release.succeeded && !release.text.contains("debug"), "\(release.text)")
    }

    @Test func exitCodesOfAppsAreTold() throws {
        try sampan.write("import Foundation\nexit(3)\n", to: "Bad/main.swift")
        #expect(try sampan("run", "Bad").status == 1)
    }

    @Test func appsSpeakTheLanguageAskedFor() throws {
        try sampan.write(
            """
            import UIKit

            @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    let screen = UIStoryboard(name: "Screen", bundle: nil).instantiateInitialViewController()
                    print(
                        NSLocalizedString("hello", comment: ""), Bundle.main.path(forResource: "only", ofType: "txt") != nil,
                        screen?.title ?? "", Bundle.main.preferredLocalizations, Bundle.preferredLocalizations(from: ["vi", "en"]),
                        Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") ?? "",
                        Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") ?? "")
                    exit(0)
                }
            }
            """, to: "Talk/App.swift")
        try sampan.write("\"hello\" = \"Hello\";", to: "Talk/en.lproj/Localizable.strings")
        try sampan.write("", to: "Talk/en.lproj/only.txt")
        try sampan.write("\"hello\" = \"Xin chào\";", to: "Talk/vi.lproj/Localizable.strings")
        try sampan.write("CFBundleDisplayName = \"Nói\";", to: "Talk/vi.lproj/InfoPlist.strings")
        try sampan.write("\"a.title\" = \"Chào\";", to: "Talk/vi.lproj/Screen.strings")
        try sampan.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
            <scene sceneID="s"><objects><viewController id="a" title="Hi" sceneMemberID="viewController"/></objects></scene></scenes></document>
            """, to: "Talk/Base.lproj/Screen.storyboard")
        let english = try sampan("run", "Talk", "--host", "headless")
        #expect(english.text.contains(#"Hello true Hi ["en"] ["en"]  Talk"#), "\(english.text)")
        let vietnamese = try sampan("run", "Talk", "--host", "headless", "--locale", "vi_VN")
        #expect(vietnamese.text.contains(#"Xin chào true Chào ["vi"] ["vi"] Nói Talk"#), "\(vietnamese.text)")
    }

    @Test func theInterfaceStandsAsTheAppAndItsFrontControllerSupport() throws {
        try sampan.write(
            """
            import UIKit

            @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Screen()
                    window?.makeKeyAndVisible()
                    return true
                }
                func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
                    CommandLine.arguments.contains("-lying") ? .landscape : .allButUpsideDown
                }
            }
            class Screen: UIViewController {
                let film = Film()
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                    CommandLine.arguments.contains("-lying") ? .all : .portrait
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tell("launched")
                    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showFilm)))
                }
                @objc func showFilm() {
                    tell("tapped")
                    film.modalPresentationStyle = .fullScreen
                    present(film, animated: false) { self.tell("presented") }
                }
            }
            class Film: UIViewController {
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
                override func viewWillAppear(_ animated: Bool) { tell("appears") }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
                }
                @objc func leave() { dismiss(animated: false) { DispatchQueue.main.async { self.tell("left") } } }
            }
            extension UIViewController {
                func tell(_ what: String) {
                    let size = UIScreen.main.bounds.size
                    print(what, Int(size.width), Int(size.height), UIApplication.shared.statusBarOrientation.rawValue)
                }
            }
            """, to: "Stand/App.swift")
        try sampan.write("rotate landscape\ntap 100 100\nsettle\nrotate portrait\ntap 100 100\nsettle\n", to: "turns.txt")
        let upright = try sampan("run", "Stand", "--script", sampan.path("turns.txt"))
        #expect(
            upright.text.contains(
                "launched 393 852 1\ntapped 393 852 1\nappears 852 393 4\npresented 852 393 4\nleft 393 852 1\n"), "\(upright.text)")
        let lying = try sampan("run", "Stand", "--script", sampan.path("turns.txt"), "--", "-lying")
        #expect(
            lying.text.contains("launched 393 852 1\ntapped 852 393 3\nappears 852 393 4\npresented 852 393 4\nleft 852 393 4\n"),
            "\(lying.text)")
    }

    @Test func aModuleMayBeCalledAsApplesOnesAreNot() throws {
        try sampan.write("import UIKit\n@main enum App { static func main() { print(UIView.self) } }", to: "AutoLayout/App.swift")
        let run = try sampan("run", "AutoLayout")
        #expect(run.succeeded && run.text.hasSuffix("UIView\n"), "\(run.text)")
    }

    @Test func aModuleThatIsCalledAsOneOfSampansIsAnErrorThatSaysWhatToDo() throws {
        try sampan.write("import UIKit\n", to: "QuartzCore/App.swift")
        let build = try sampan("build", "QuartzCore")
        #expect(build.status == 1)
        #expect(
            build.text.contains(
                """
                QuartzCore: error: target "QuartzCore" makes a module "QuartzCore", and so is a module called that every app has; \
                set PRODUCT_MODULE_NAME to another name
                """), "\(build.text)")
    }

    @Test func packagesWithLibrariesAndResourcesRun() throws {
        try sampan.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Pack", targets: [
                .executableTarget(name: "Pack", dependencies: ["Kit"]), .target(name: "Kit", resources: [.process("a.txt")]),
            ])
            """, to: "Pack/Package.swift")
        try sampan.write("import Kit\nprint(greeting())\n", to: "Pack/Sources/Pack/main.swift")
        try sampan.write(
            """
            import Foundation
            public func greeting() -> String {
                (try? String(contentsOf: Bundle.module.url(forResource: "a", withExtension: "txt")!, encoding: .utf8)) ?? "nothing"
            }
            """, to: "Pack/Sources/Kit/Kit.swift")
        try sampan.write("from the package", to: "Pack/Sources/Kit/a.txt")
        let run = try sampan("run", "Pack")
        #expect(run.succeeded && run.text.contains("from the package"), "\(run.text)")
        #expect(try sampan.contents(of: "Pack").keys.allSatisfy { !$0.hasPrefix(".build") })
    }

    @Test func namesThatNoModuleCanHaveMakeNoProject() throws {
        for name in ["Swift", "UIKit", "AVFoundation", "XCTest"] {
            let made = try sampan("new", name)
            #expect(made.status == 64 && made.text.contains("\"\(name)\" is a module of Swift's or a framework"), "\(made.text)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: sampan.folder) == [])
        #expect(try sampan("new", "My App").text == "Made My App. Run it: sampan run 'My App'\n")
        #expect(try sampan("new", "Plain-1").text == "Made Plain-1. Run it: sampan run Plain-1\n")
    }

    @Test func whatAProjectNamesElsewhereIsReadOnlyWhereThatIsSaid() throws {
        try sampan.write("print(1)\n", to: "One/main.swift")
        try sampan.write("secret", to: "elsewhere/a.txt")
        try FileManager.default.createSymbolicLink(atPath: sampan.path("One/a.txt"), withDestinationPath: "../elsewhere/a.txt")
        let refused = try sampan("build", "One")
        #expect(refused.status == 1 && refused.text.contains("--read \"\(sampan.path("elsewhere"))\""), "\(refused.text)")
        let built = try sampan("build", "One", "--read", "elsewhere")
        let app = built.text.split(separator: "\n").last.map(String.init) ?? ""
        #expect(try String(contentsOfFile: "\(app)/a.txt", encoding: .utf8) == "secret", "\(built.text)")
    }

    @Test func whatAppsStoreIsNotRemovedWithoutAYes() throws {
        try sampan.write("import Foundation\nprint(NSHomeDirectory())\n", to: "One/main.swift")
        let run = try sampan("run", "One")
        let home = run.text.split(separator: "\n").last.map(String.init) ?? ""
        #expect(home.hasPrefix(sampan.path("cache/containers/sampan.One-")), "\(run.text)")
        let asked = try sampan("clean", "--all", "--data")
        #expect(asked.status == 64 && asked.text.contains("what one app has stored"), "\(asked.text)")
        #expect(FileManager.default.fileExists(atPath: home))
        #expect(try sampan("clean", "--data", "One").succeeded)
        #expect(!FileManager.default.fileExists(atPath: home))
    }

    @Test func cleaningRemovesBuilds() throws {
        try sampan.write("print(1)\n", to: "One/main.swift")
        let built = try sampan("build", "One")
        let app = built.text.split(separator: "\n").last.map(String.init) ?? ""
        #expect(FileManager.default.fileExists(atPath: app), "\(built.text)")
        #expect(try sampan("clean", "One").succeeded)
        #expect(!FileManager.default.fileExists(atPath: app))
    }
}
