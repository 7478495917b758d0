import Foundation
import Testing

@Suite(.serialized) struct NewProjectTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        let made = try sampan("new", "Hello")
        try #require(made.succeeded, "\(made.text)")
    }

    @Test func aNewProjectRunsAndIsLeftAsItWas() throws {
        let before = try sampan.contents(of: "Hello")
        let run = try sampan("run", "Hello", "--host", "headless", "--screenshot", "a.png")
        try #require(run.succeeded, "\(run.text)")
        #expect(try sampan.pixels(of: "a.png") == [1179, 2556])
        #expect(try sampan.contents(of: "Hello") == before)

        // The same bytes in another run, other ones in the dark, other pixels on another device.
        let again = try sampan("run", "Hello", "--host", "headless", "--screenshot", "b.png")
        #expect(again.succeeded)
        #expect(try sampan.bytes("a.png") == sampan.bytes("b.png"))
        let dark = try sampan("run", "Hello", "--screenshot", "c.png", "--appearance", "dark", "--device", "iphone se (3rd generation)")
        #expect(dark.succeeded, "\(dark.text)")
        #expect(try sampan.pixels(of: "c.png") == [750, 1334])
    }

    @Test func theAccentColorOfTheCatalogTintsEveryView() throws {
        try sampan.edit(
            "Hello/Hello/AppDelegate.swift", replacing: "        true\n",
            with:
                "        print(\"tint:\", UIView().tintColor.cgColor.components ?? [], UIView().tintColor == .systemBlue)\n        return true\n"
        )
        // A catalog's accent colour without a value is the system's.
        let plain = try sampan("run", "Hello", "--host", "headless")
        #expect(plain.text.contains("tint: [0.0, 0.47") && plain.text.contains("] true"), "\(plain.text)")
        try sampan.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "1.000", "green": "0.000", "blue": "0.500", "alpha": "1.000"}}}], "info": {"version": 1, "author": "xcode"}}
            """, to: "Hello/Hello/Assets.xcassets/AccentColor.colorset/Contents.json")
        let tinted = try sampan("run", "Hello", "--host", "headless")
        #expect(tinted.text.contains("tint: [1.0, 0.0, 0.5, 1.0] false"), "\(tinted.text)")
    }

    @Test func syntaxErrorsNameTheUsersLine() throws {
        try sampan.edit("Hello/Hello/ViewController.swift", replacing: "taps += 1", with: "taps += +")
        let run = try sampan("run", "Hello", "--screenshot", "a.png")
        #expect(run.status == 1)
        #expect(run.text.contains("\(sampan.path("Hello/Hello/ViewController.swift")):10:"), "\(run.text)")
        #expect(!run.text.contains(".lowered.swift"), "\(run.text)")
    }

    @Test func typeErrorsNameTheUsersLine() throws {
        try sampan.edit("Hello/Hello/ViewController.swift", replacing: "taps += 1", with: "taps += nonsense")
        let run = try sampan("build", "Hello")
        #expect(run.status == 1)
        #expect(run.text.contains("\(sampan.path("Hello/Hello/ViewController.swift")):10:"), "\(run.text)")
    }

    @Test func scriptsAreRunWhenTheyAreAllowedUntilTheyChange() throws {
        let project = "Hello/Hello.xcodeproj/project.pbxproj"
        try sampan.edit(project, replacing: "buildPhases = (", with: "buildPhases = (\n5A5A5A5A5A5A5A5A5A5A5A5A,")
        try sampan.edit(
            project, replacing: "/* Begin PBXSourcesBuildPhase section */",
            with: """
                5A5A5A5A5A5A5A5A5A5A5A5A = {isa = PBXShellScriptBuildPhase; name = Greet; shellPath = /bin/sh;
                  shellScript = "echo greeted > \\"$CODESIGNING_FOLDER_PATH/made.txt\\"; echo from the script"; };
                /* Begin PBXSourcesBuildPhase section */
                """)
        let note = "the build phase \"Greet\" of target \"Hello\""
        let refused = try sampan("build", "Hello")
        #expect(refused.succeeded, "\(refused.text)")
        #expect(refused.text.contains("note: \(note) is a script; it is not run (--allow-scripts runs it)"), "\(refused.text)")
        for options in [["--allow-scripts"], []] {
            let built = try sampan(["build", "Hello"] + options)
            #expect(built.succeeded && built.text.contains("from the script\n"), "\(built.text)")
            let app = built.text.split(separator: "\n").last.map(String.init) ?? ""
            #expect(try String(contentsOfFile: "\(app)/made.txt", encoding: .utf8) == "greeted\n")
        }
        try sampan.edit(project, replacing: "echo from", with: "echo now from")
        let changed = try sampan("build", "Hello")
        #expect(changed.text.contains("\(note) is another script than what was allowed"), "\(changed.text)")
    }

    @Test func missingResourcesAreNamed() throws {
        try FileManager.default.removeItem(atPath: sampan.path("Hello/Hello/Base.lproj/Main.storyboard"))
        let run = try sampan("build", "Hello")
        #expect(run.status == 1)
        #expect(run.text.contains("\(sampan.path("Hello/Hello/Base.lproj/Main.storyboard")): error: no such file"), "\(run.text)")
    }

    @Test func crashesAreToldWithTheUsersFramesFirst() throws {
        try sampan.edit(
            "Hello/Hello/ViewController.swift", replacing: "    private var taps = 0\n",
            with: """
                    private var taps = 0

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        taps = [1, 2][greetingLabel == nil ? 0 : 5]
                    }

                """)
        let run = try sampan("run", "Hello", "--screenshot", "a.png")
        #expect(run.status == 1)
        let report = run.text.components(separatedBy: "The app crashed: ").last ?? ""
        #expect(report.hasPrefix("SIG"), "\(run.text)")
        let lines = report.split(separator: "\n")
        #expect(lines.count > 2 && lines[1] == "In your code:", "\(run.text)")
        #expect(lines.count > 2 && lines[2].contains("\(sampan.path("Hello/Hello/ViewController.swift")):11:"), "\(run.text)")
    }

    @Test(arguments: [
        (#"performSegue(withIdentifier: "nope", sender: nil)"#, 11), (#"taps = ([greetingLabel as Any] as Any) as! Int"#, 11),
    ])
    func exceptionsAndFailedCastsAreToldWithTheUsersFrames(_ statement: String, _ line: Int) throws {
        try sampan.edit(
            "Hello/Hello/ViewController.swift", replacing: "    private var taps = 0\n",
            with: """
                    private var taps = 0

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(statement)
                    }

                """)
        let run = try sampan("run", "Hello", "--screenshot", "a.png")
        #expect(run.status == 1)
        let report = run.text.components(separatedBy: "In your code:\n").last ?? ""
        #expect(report.contains("\(sampan.path("Hello/Hello/ViewController.swift")):\(line):"), "\(run.text)")
    }

    @Test func conflictsOfConstraintsAreLoggedAndBrokenByPriority() throws {
        try sampan.edit(
            "Hello/Hello/ViewController.swift", replacing: "    private var taps = 0\n",
            with: """
                    private var taps = 0
                    private let box = UIView()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        box.translatesAutoresizingMaskIntoConstraints = false
                        view.addSubview(box)
                        let preferred = box.heightAnchor.constraint(equalToConstant: 30)
                        preferred.priority = .defaultHigh
                        NSLayoutConstraint.activate([
                            box.widthAnchor.constraint(equalToConstant: 40), box.widthAnchor.constraint(equalToConstant: 50),
                            box.heightAnchor.constraint(equalToConstant: 20), preferred,
                        ])
                    }

                    override func viewDidLayoutSubviews() {
                        super.viewDidLayoutSubviews()
                        print("The box is", box.bounds.width, "by", box.bounds.height)
                    }

                """)
        let run = try sampan("run", "Hello", "--screenshot", "a.png")
        #expect(run.succeeded, "\(run.text)")
        #expect(run.text.components(separatedBy: "Unable to simultaneously satisfy constraints.").count == 2, "\(run.text)")
        #expect(run.text.contains(".width == 40") && run.text.contains(".width == 50"), "\(run.text)")
        #expect(run.text.contains("Will attempt to recover by breaking constraint"), "\(run.text)")
        // The optional height gives way silently.
        #expect(!run.text.contains(".height == 30"), "\(run.text)")
        #expect(run.text.contains("The box is 40.0 by 20.0") || run.text.contains("The box is 50.0 by 20.0"), "\(run.text)")
    }

    @Test func testsInsideAnAppFindTheClassesThatItsStoryboardNamesWithoutAModule() throws {
        try sampan.edit("Hello/Hello/Base.lproj/Main.storyboard", replacing: #" customModule="Hello""#, with: "")
        try sampan.write(
            """
            import XCTest
            @testable import Hello

            final class HelloTests: XCTestCase {
                @MainActor func testTheScreenIsTheApps() {
                    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                    XCTAssertTrue(scene?.windows.first?.rootViewController is ViewController)
                }
            }
            """, to: "Hello/HelloTests/HelloTests.swift")
        let project = "Hello/Hello.xcodeproj/project.pbxproj"
        try sampan.edit(
            project, replacing: "/* Begin PBXNativeTarget section */",
            with: """
                T1 = {isa = PBXFileReference; path = HelloTests/HelloTests.swift; sourceTree = SOURCE_ROOT; };
                T2 = {isa = PBXBuildFile; fileRef = T1; };
                T3 = {isa = PBXSourcesBuildPhase; files = (T2, ); };
                T4 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = HelloTests; GENERATE_INFOPLIST_FILE = YES; \
                PRODUCT_BUNDLE_IDENTIFIER = com.example.HelloTests; SWIFT_VERSION = 5.0; }; name = Debug; };
                T5 = {isa = XCConfigurationList; buildConfigurations = (T4, ); defaultConfigurationName = Debug; };
                T6 = {isa = PBXContainerItemProxy; containerPortal = 5A11BA7E0000000000000000; proxyType = 1; \
                remoteGlobalIDString = 5A11BA7E0000000000000008; };
                T7 = {isa = PBXTargetDependency; target = 5A11BA7E0000000000000008; targetProxy = T6; };
                TT = {isa = PBXNativeTarget; name = HelloTests; productType = "com.apple.product-type.bundle.unit-test"; \
                buildConfigurationList = T5; buildPhases = (T3, ); dependencies = (T7, ); };
                /* Begin PBXNativeTarget section */
                """)
        try sampan.edit(project, replacing: "targets = (", with: "targets = (TT, ")
        let tests = try sampan("test", "Hello")
        #expect(tests.succeeded, "\(tests.text)")
        #expect(tests.text.contains("Executed 1 test, with 0 failures"), "\(tests.text)")
    }

    @Test func theStoryboardOfANewProjectNamesItsModule() throws {
        let made = try sampan("new", "2 Rooms")
        #expect(made.succeeded, "\(made.text)")
        let storyboard = try String(contentsOfFile: sampan.path("2 Rooms/2 Rooms/Base.lproj/Main.storyboard"), encoding: .utf8)
        #expect(storyboard.contains(#"customModule="__Rooms" customModuleProvider="target""#))
    }

    @Test func anEditIsOnTheScreenSoon() throws {
        let first = try sampan("run", "Hello", "--screenshot", "a.png")
        try #require(first.succeeded, "\(first.text)")
        try sampan.edit("Hello/Hello/Base.lproj/Main.storyboard", replacing: "Hello, Hello!", with: "Good morning!")
        try sampan.edit("Hello/Hello/ViewController.swift", replacing: "private var taps = 0", with: "private var taps = 1")
        let start = Date()
        let second = try sampan("run", "-v", "Hello", "--screenshot", "b.png")
        let seconds = Date().timeIntervalSince(start)
        #expect(second.succeeded, "\(second.text)")
        #expect(try sampan.bytes("a.png") != sampan.bytes("b.png"))
        // Five seconds on a machine of its own; here other work may go on beside.
        #expect(seconds < 20, "\(second.text)")
        #expect(second.text.contains("in all"))
    }
}
