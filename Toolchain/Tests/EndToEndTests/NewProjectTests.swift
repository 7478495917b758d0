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
