import Foundation
import Lowering
import Testing

/// What each rule makes of a source.
@Suite struct RuleTests: LoweringSuite {
    private static let uiKit = ModuleSummary.framework(
        "UIKit", sources: [.init(path: "/UIKit/Exports.swift", text: "@_exported import Foundation\n")])
    /// The names that are there before Swift 4.2, as they are.
    private static let uiKitSwift4: ModuleSummary? = {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/UIKitSwift4/Members.swift")
            .standardizedFileURL
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return .framework("UIKitSwift4", sources: [.init(path: file.path, text: text)], dependencies: [uiKit])
    }()

    /// The lowered lines that stand where the user's stand.
    private func userLines(_ lowered: String) -> [Substring] {
        let lines = lowered.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation") }) else { return [] }
        return Array(lines[(start + 1)...])
    }

    @Test func beforeSwift4AFunctionThatTakesVoidTakesNothing() throws {
        let text =
            "var handlers: [String: (Void) -> Void] = [:]\nfunc call(_ f: (Void) -> (Int, Void), _ g: (Int) -> Void) {}\n"
            + "var made = [String: (Void) -> Void]()\n"
        #expect(
            try userLines(lower(text, swiftVersion: "3.0")[0]).prefix(3) == [
                "var handlers: [String: (    ) -> Void] = [:]", "func call(_ f: (    ) -> (Int, Void), _ g: (Int) -> Void) {}",
                "var made = [String: (    ) -> Void]()",
            ])
        #expect(try userLines(lower(text, swiftVersion: "4.0")[0]).prefix(3).joined(separator: "\n") + "\n" == text)
    }

    @Test func whatIsObsoleteOnIOSGivesWayToTheFrameworks() throws {
        let text = """
            extension Optional {
                @available(macOS, obsoleted: 11.0)
                @available(iOS, obsoleted: 14.0, message: "It is part of Combine.")
                var publisher: Int { 1 }
                @available(iOS, deprecated: 14.0)
                func old() {}
            }
            @available(iOS, obsoleted: 14) struct Later {}
            """
        let lowered = try lower(text)
        #expect(lowered.components(separatedBy: "@_disfavoredOverload").count == 2, "\(lowered)")
        let kept = userLines(lowered).prefix(8).map { $0.replacingOccurrences(of: "@_disfavoredOverload ", with: "") }
        #expect(kept.joined(separator: "\n") == text)
    }

    @Test func previewsEnterThemselvesInABuildForThem() throws {
        let text = """
            import SwiftUI
            #Preview("Named", traits: .landscapeLeft) {
                @Previewable @State var count = 1
                Text("\\(count)")
            }
            struct Old: PreviewProvider {
                static var previews: some View { Text("old") }
            }
            """
        #expect(try !lower(text).contains("Preview("))
        let lowered = try #require(try output([text], keepsPreviews: true).files.first).text
        let entry = "UIKit._PreviewRegistry.add(file: \"/p/File0.swift\", line: 2) { [UIKit.Preview(\"Named\", traits: .landscapeLeft) {"
        #expect(lowered.contains(entry), "\(lowered)")
        let view = "struct __PreviewBody: SwiftUI.View {              @State var count = 1; var body: some SwiftUI.View { "
        #expect(lowered.contains(view) && lowered.contains(" } }; return __PreviewBody() }] } }"), "\(lowered)")
        #expect(lowered.contains("UIKit._PreviewRegistry.add(file: \"/p/File0.swift\", line: 6, provider: Old.self)"), "\(lowered)")
        #expect(userLines(lowered).count { $0.contains("Text(") } == 2, "\(lowered)")
    }

    @Test func whatPreviewsKeepComesFirstInThem() throws {
        let text = "#Preview {\n    let a = 1\n    @Previewable @State var b = a\n    Text(\"\\(b)\")\n}\n"
        let said = try output([text], keepsPreviews: true).diagnostics.map(\.description)
        #expect(said == ["/p/File0.swift:2:5: error: properties marked @Previewable come first in a preview"])
    }

    @Test func viewsThatDifferByTheDevicesVersionAreHidden() throws {
        let lowered = try lower(
            """
            import SwiftUI
            extension View {
                func plain() -> some View {
                    if #available(iOS 16.0, *) { return hidden() } else { return onAppear { if #available(iOS 15, *) { return } } }
                }
                var one: some View {
                    if #available(iOS 16.0, *) { print("16") }
                    return hidden()
                }
            }
            """)
        #expect(lowered.contains("return SwiftUI.AnyView(hidden())"))
        #expect(lowered.contains("return SwiftUI.AnyView(onAppear {"))
        #expect(lowered.components(separatedBy: "AnyView").count == 3)
    }

    @Test func everyFileSaysWhereItComesFromAndKeepsItsLines() throws {
        let source = """
            import UIKit

            class Screen: UIViewController {
                @IBOutlet weak var label: UILabel!
                @IBAction func tapped(_ sender: Any) { label.text = "a" }
                let last = 1
            }
            """
        let lowered = try lower(source)[0]
        #expect(lowered.contains("#sourceLocation(file: \"/p/File0.swift\", line: 1)\n"))
        let lines = userLines(lowered)
        #expect(lines[0] == "import UIKit")
        #expect(lines[5].hasPrefix("    let last = 1"))
        // Columns stay, too: an attribute is blanked out, not taken away.
        #expect(lines[3].contains("weak var label: UILabel!"))
        let column = { (line: Substring) in line.range(of: "var label").map { line.distance(from: line.startIndex, to: $0.lowerBound) } }
        #expect(column(lines[3]) == column("    @IBOutlet weak var label: UILabel!"))
    }

    @Test func outletsAndActionsAreRegisteredUnderTheirObjectiveCNames() throws {
        let lowered = try lower(
            """
            import UIKit
            class Screen: UIViewController {
                @IBOutlet private var label: UILabel!
                @IBAction private func tapped(_ sender: UIButton) {}
                @objc func move(from a: Int, to b: Int) {}
                @objc(setTheThing:) func renamed(_ thing: Int) {}
                func unseen() {}
            }
            """)[0]
        #expect(!lowered.contains("@IBOutlet") && !lowered.contains("@IBAction") && !lowered.contains("@objc"))
        #expect(lowered.contains("d.property(\"label\""))
        for selector in ["tapped:", "moveFrom:to:", "setTheThing:"] {
            #expect(lowered.contains("d.method(\"\(selector)\")"), "\(selector)")
        }
        #expect(!lowered.contains("\"unseen\""))
        #expect(lowered.contains("@section(\".init_array\")"))
    }

    @Test func initializersThatAreInheritedOrDeclaredCanBeCalledByName() throws {
        let lowered = try lower(
            """
            import Foundation
            class Base: NSObject {
                init(frame: Int) {}
                @objc required init?(coder: NSCoder) { nil }
            }
            class Plain: Base {}
            class Own: Base {
                init(title: String) { super.init(frame: 1) }
                required init?(coder: NSCoder) { nil }
            }
            """)[0]
        func described(_ name: String) throws -> Substring {
            let start = try #require(lowered.range(of: "__objcDescribe_\(name)(")).upperBound
            return lowered[start...].prefix { $0 != "\n" }
        }
        // Nobody calls by name what no class of a framework has.
        #expect(try !described("Plain").contains("d.initializer(\"initWithFrame:\")"))
        #expect(try described("Plain").contains("d.initializer(\"initWithCoder:\")"))
        #expect(try !described("Own").contains("d.initializer(\"initWithFrame:\")"))
        #expect(try described("Own").contains("d.initializer(\"initWithCoder:\")"))
    }

    @Test func aClassOfAnUnknownSuperclassIsNotGivenAnInitializer() throws {
        let lowered = try lower("import XCTest\nclass SomeTests: XCTestCase {\n    @objc func testIt() {}\n}\nclass More: SomeTests {}\n")[
            0]
        #expect(!lowered.contains("d.initializer"), "\(lowered)")
    }

    @Test func selectorExpressionsBecomeSelectorsByName() throws {
        let lowered = try lower(
            """
            import UIKit
            class Screen: UIViewController {
                override func viewDidLoad() {
                    let a = #selector(tick)
                    let b = #selector(Screen.pan(_:with:))
                    _ = (a, b)
                }
                @objc func tick() {}
                @objc func pan(_ recognizer: UIPanGestureRecognizer, with event: UIEvent) {}
            }
            """)[0]
        #expect(!lowered.contains("#selector"))
        #expect(lowered.contains("\"tick\"") && lowered.contains("\"pan:with:\""))
    }

    @Test func keyPathExpressionsBecomeTheirNames() throws {
        let lowered = try lower("import UIKit\nclass A: NSObject {\n    @objc var name = \"\"\n    let key = #keyPath(A.name)\n}\n")[0]
        #expect(!lowered.contains("#keyPath"))
        #expect(userLines(lowered)[3].contains("\"name\""))
    }

    @Test func overridesInExtensionsMoveIntoTheClass() throws {
        let texts = try lower(
            "import UIKit\nclass Screen: UITableViewController {\n}\n",
            """
            import UIKit
            extension Screen {
                override func viewDidLoad() { super.viewDidLoad() }
            }
            """)
        #expect(texts[0].contains("override func viewDidLoad()"))
        #expect(!userLines(texts[1]).contains { $0.contains("override func viewDidLoad()") })
    }

    @Test func optionalRequirementsGetDefaultsAndTheirCallsAnOptional() throws {
        let lowered = try lower(
            """
            import UIKit
            @objc protocol Source: AnyObject {
                func count() -> Int
                @objc optional func title(at index: Int) -> String
            }
            class Reader {
                weak var source: Source?
                func read() -> String? { source?.title?(at: 1) }
            }
            """)[0]
        #expect(!lowered.contains("optional func"))
        #expect(lowered.contains("OptionalRequirement.notImplemented()"))
        #expect(lowered.contains("OptionalRequirement.chaining(source?.title(at: 1))"))
        #expect(!lowered.contains("title?("))
    }

    @Test func importsOfObjectiveCAndFoundationGoToWhatIsHere() throws {
        let lowered = try lower("import ObjectiveC\nimport Foundation\nlet a = 1\n")[0]
        #expect(!lowered.contains("import ObjectiveC"))
        #expect(lowered.contains("import ObjCRuntime") && lowered.contains("import FoundationNetworking"))
    }

    @Test func testsHaveUIKitWithXCTest() throws {
        #expect(try lower("import XCTest\nlet a = 1\n")[0].contains("import UIKit"))
        #expect(try !lower("import Foundation\nlet a = 1\n")[0].contains("import UIKit"))
    }

    @Test func testsThatWaitWithoutALimitGetOne() throws {
        func line(_ call: String) throws -> Substring {
            let lowered = try lower(
                "import XCTest\nclass A: XCTestCase {\n    let all: [XCTestExpectation] = []\n    func testIt(_ span: Double) async {\n"
                    + "        \(call)\n    }\n}\n")[0]
            return userLines(lowered)[4].drop { $0 == " " }
        }
        #expect(try line("wait(for: [done])") == "wait(for: [done], timeout: 1e9)")
        #expect(try line("self.wait(for: [a, b], enforceOrder: true)") == "self.wait(for: [a, b], timeout: 1e9, enforceOrder: true)")
        #expect(try line("let result = XCTWaiter().wait(for: [done])") == "let result = XCTWaiter().wait(for: [done], timeout: 1e9)")
        #expect(try line("await fulfillment(of: [done])") == "await fulfillment(of: [done], timeout: 1e9)")
        #expect(try line("_ = await XCTWaiter.fulfillment(of: all)") == "_ = await XCTWaiter.fulfillment(of: all, timeout: 1e9)")
        #expect(try line("wait(for: all, enforceOrder: true)") == "wait(for: all, timeout: 1e9, enforceOrder: true)")
        for own in ["wait(for: [done], timeout: 2)", "wait(for: span)", "wait(for: 0.5)", "await fulfillment(of: [a], timeout: 1)"] {
            #expect(try line(own) == own)
        }
        // Elsewhere it is the app's own.
        #expect(try userLines(lower("import UIKit\nlet a = wait(for: [1])\n")[0])[1] == "let a = wait(for: [1])")
    }

    @Test func conditionsAreThoseOfASimulator() throws {
        let lowered = try lower(
            """
            #if os(iOS) && targetEnvironment(simulator)
            class Here: NSObject { @objc func here() {} }
            #else
            class Elsewhere: NSObject { @objc func elsewhere() {} }
            #endif
            #if DEBUG
            class Debug: NSObject { @objc func debug() {} }
            #endif
            """, conditions: ["DEBUG"])[0]
        #expect(lowered.contains("d.method(\"here\")") && lowered.contains("d.method(\"debug\")"))
        #expect(!lowered.contains("d.method(\"elsewhere\")"))
    }

    @Test func applicationMainBecomesMain() throws {
        let lowered = try lower("import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n")[0]
        #expect(!lowered.contains("@UIApplicationMain"))
        #expect(lowered.contains("@main"))
    }

    /// The compiler is to say what is wrong with it, and where.
    @Test(arguments: [
        "class {", "let = ", "func f( {", "\u{0}", "", "}}}}", "@objc", "#if DEBUG\nlet a = 1\n", "#if os(macOS)\n#else\nlet b = 1",
    ])
    func whatDoesNotParseIsHandedOnAsItIs(source: String) throws {
        let lowered = try lower(source)[0]
        #expect(userLines(lowered).joined(separator: "\n").hasPrefix(source.isEmpty ? "" : String(source.prefix(5))))
    }

    @Test(arguments: [("4.0", true), ("4", true), ("3.0", true), ("4.2", false), ("5.0", false)])
    func versionsBeforeFourTwoKnowUIKitByItsFormerNames(_ version: String, _ isFormer: Bool) throws {
        let lowered = try lower(
            """
            import UIKit
            class Screen: UIViewController {
                override func didMove(toParentViewController parent: UIViewController?) { super.didMove(toParentViewController: parent) }
                override var childViewControllerForStatusBarStyle: UIViewController? { childViewControllers.last }
                func leave() { removeFromParentViewController() }
            }
            """, swiftVersion: version, dependencies: [Self.uiKit, try #require(Self.uiKitSwift4)])[0]
        #expect(lowered.contains("import UIKitSwift4") == isFormer)
        let words = lowered.split(separator: " ").joined(separator: " ")
        // What is overridden, and asked of the class above, has one name only; what is called has both.
        #expect(words.contains("func didMove(toParent parent: UIViewController?) { super.didMove(toParent : parent) }") == isFormer)
        #expect(words.contains("override var childForStatusBarStyle : UIViewController? { childViewControllers.last }") == isFormer)
        #expect(words.contains("removeFromParentViewController()"))
    }

    @Test func spacesBeforeTheArgumentsOfAnAttributeAreNoError() throws {
        let lowered = try lower("import UIKit\nclass Screen: UIView {\n    @available (iOS 9.0, *) @objc (go) func move() {}\n}\n")[0]
        #expect(lowered.contains("@available( iOS 9.0, *)") && lowered.contains("d.method(\"go\")"))
        let wrapped = try lower("struct Row {\n    @Wrapped (\\.name) private var name\n}\n#Preview { Row() }\n")[0]
        #expect(wrapped.contains("    @Wrapped( \\.name) private var name\n") && !wrapped.contains("Preview"))
    }

    @Test func theAbsoluteValueInNumbersIsSwifts() throws {
        let lowered = try lower(
            "import UIKit\nextension CGFloat { func near(_ x: CGFloat) -> Bool { abs(self - x) < abs(x) } }\nlet a = abs(-1)\n")[0]
        #expect(lowered.contains("{ Swift.abs(self - x) < Swift.abs(x) }") && lowered.contains("let a = abs(-1)"))
    }

    @Test func aFrameworksHeaderImportsForAllItsFiles() throws {
        let source = ModuleInput.Source(path: "/p/Kit.swift", text: "class Screen {}\n")
        func text(_ imports: Set<String>) throws -> String {
            try Lowering.lower(ModuleInput(name: "Kit", sources: [source], dependencies: [Self.uiKit], underlyingImports: imports)).files[0]
                .text
        }
        #expect(try text(["UIKit", "Nowhere"]).hasPrefix("import CoreGraphics; import Foundation;"))
        #expect(try text(["UIKit", "Nowhere"]).contains("import UIKit") && !text(["UIKit", "Nowhere"]).contains("Nowhere"))
        #expect(!(try text([])).contains("import UIKit"))
        // Whoever imports the framework sees them, too.
        let kit = try Lowering.lower(ModuleInput(name: "Kit", sources: [source], dependencies: [Self.uiKit], underlyingImports: ["UIKit"]))
            .summary
        let user = ModuleInput.Source(path: "/p/User.swift", text: "import Kit\nlet view = UIView()\n")
        let lowered = try Lowering.lower(ModuleInput(name: "App", sources: [user], dependencies: [Self.uiKit, kit])).files[0].text
        #expect(lowered.contains("import UIKit"))
    }
}
