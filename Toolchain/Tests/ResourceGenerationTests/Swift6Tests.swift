import Foundation
import Testing

@testable import ResourceGeneration

@Suite struct Swift6Tests {
    private func generate(_ parser: String, _ files: [String: String], _ words: String...) throws -> String {
        var command = GenerationCommand()
        let project = try TestProject(files)
        command.present = project.folder
        var output = ""
        var errors = ""
        command.print = { output += $0 }
        command.warn = { errors += $0 }
        #expect(command.run(["run", parser, "--templateName", "swift6"] + words + ["."]) == 0, "\(errors)")
        return output
    }

    @Test func textsAreLookedUpEachTimeAndNumbersAreNamedAfterTheirVariables() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "menu.title": {"comment": "Above the list", "localizations": {"en": {"stringUnit": {"value": "Menu"}}}},
            "menu.found": {"localizations": {"en": {"stringUnit": {"value": "%#@drinks@ for %2$@"}, "substitutions": {"drinks": {"argNum": 1,
              "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg drink"}},
              "other": {"stringUnit": {"value": "%arg drinks"}}}}}}}}}}}
            """
        let text = try generate("strings", ["Menu.xcstrings": catalog])
        #expect(
            text.contains(
                "    /// Above the list\n    internal static var title: String { ResourceText.localized(\"Menu\", \"menu.title\", \"Menu\") }\n"
            ))
        #expect(
            text.contains(
                "internal static func found(drinks: Int, _ p2: String) -> String {\n      "
                    + "ResourceText.localized(\"Menu\", \"menu.found\", \"%lld drinks for %2$@\", drinks, p2)\n"), "\(text)")
    }

    @Test func nestedPluralsTakeAllThatTheirFormsTake() throws {
        func variable(_ name: String, _ one: String, _ other: String) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
            <string>d</string><key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
            """
        }
        let rules =
            "<plist version=\"1.0\"><dict><key>geese</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@birds@</string>"
            + variable("birds", "A goose on %2$#@field@", "%1$d geese on %2$#@fields@") + variable("field", "a field", "%2$d fields")
            + variable("fields", "one field", "%2$d fields") + "</dict></dict></plist>"
        let text = try generate("strings", ["A.stringsdict": rules])
        #expect(text.contains("static func geese(birds: Int, fields: Int) -> String {"), "\(text)")
    }

    @Test func aPercentSignBeforeAWordIsNoArgument() throws {
        let text = try generate("strings", ["A.strings": "\"a\" = \"50% off\"; \"b\" = \"%d% off\"; \"c\" = \"100%\";"])
        #expect(text.contains("static var a: String {") && text.contains("static var c: String {"))
        #expect(text.contains("static func b(_ p1: Int, _ p2: Int) -> String {"))
    }

    @Test func positionsThatNothingIsSaidOfArePassedAllTheSame() throws {
        let text = try generate("strings", ["A.strings": "\"a\" = \"%1$@ and %3$d\";"], "--param", "publicAccess")
        #expect(text.contains("public static func a(_ p1: String, _ p3: Int) -> String {"))
        #expect(text.contains("\"%1$@ and %3$d\", p1, 0, p3)"))
    }

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
        <scene><objects><viewController id="a" storyboardIdentifier="The &quot;First&quot;" sceneMemberID="viewController"><connections>
        <segue destination="b" kind="show" identifier="Show It" id="s"/></connections></viewController></objects></scene>
        <scene><objects><tableViewController id="b" storyboardIdentifier="list" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """
    private static let values = #"""
        {"one": 1, "half": 0.5, "quote": "say \"hi\"\u0001\n", "nothing": null, "empty": [], "class": {"in": [true], "none": {}},
        "mixed": [1, "a", null, [1, 2], {"b": [null], "c": "d"}], "tables": [{"x": 1}, {"x": "y"}], "deep": [[1], ["a", 2]]}
        """#

    @Test(arguments: ["strings", "files", "colors", "xcassets", "fonts", "ib", "json", "plist", "yaml"])
    func theCodeCompilesWhereConcurrencyIsChecked(parser: String) throws {
        let project = try TestProject([
            "A.strings":
                "\"a.b\" = \"%@ and %d\"; \"c\" = \"plain\"; \"class\" = \"%3$.2f\"; \"q\" = \"\\\"a\\\\b\\n\"; \"p\" = \"%p %c %s\"; \"a.text\" = \"t\"; \"String.Int.x\" = \"%@ %d\"; \"text\" = \"t\";",
            "B.strings": "d = e;",
            "In/a.txt": "Red: #ff0000\nclass: #00ff00", "In/Deep/b": "", "C.xcassets/a.imageset/Contents.json": "{}",
            "C.xcassets/b.colorset/Contents.json": "{}", "C.xcassets/c.dataset/Contents.json": "{}", "Main.storyboard": Self.storyboard,
            "Values/v.json": Self.values, "Values/w.json": #"{"string": {"a": "b", "list": [{"c": 1}], "int": {"d": 1.5}}}"#,
            "v.yml": "a: .inf\nb: 2001-12-14\nc: [~, .nan]\n--- [1, {a: 2}]\n--- 5",
            "v.plist": "<plist><dict><key>d</key><date>2020-01-02T03:04:05Z</date><key>e</key><data>AQI=</data></dict></plist>",
        ])
        try project.write(Data(FontTests.font(mac: [(1, "Family"), (2, "Bold"), (6, "Family-Bold")], windows: [])), to: "f.ttf")
        let input =
            [
                "files": "In", "colors": "In/a.txt", "xcassets": "C.xcassets", "json": "Values", "plist": "v.plist", "yaml": "v.yml",
            ][parser] ?? "."
        for parameters in [[], ["publicAccess", "forceFileNameEnum", "preservePath"]] {
            let words = parameters.flatMap { ["--param", $0] }
            #expect(
                project.run(["run", parser, "-n", "swift6"] + words + ["--output", "Code.swift", input]) == 0, "\(project.errors)")
            let said = try Self.typecheck(project.text("Code.swift") ?? "", in: project)
            #expect(said.isEmpty, "\(said)\n\(project.text("Code.swift") ?? "")")
        }
    }

    /// What the compiler says of a text, beside as much of UIKit as generated code uses, isolated as Apple's is.
    private static func typecheck(_ text: String, in project: TestProject) throws -> String {
        let uikit = """
            @_exported import Foundation
            @MainActor open class UIViewController: NSObject {
              public func performSegue(withIdentifier: String, sender: Any?) {}
            }
            @MainActor open class UITableViewController: UIViewController {}
            @MainActor open class UIStoryboardSegue: NSObject { public var identifier: String? { nil } }
            @MainActor open class UIStoryboard: NSObject {
              public init(name: String, bundle: Bundle?) {}
              public func instantiateViewController(withIdentifier: String) -> UIViewController { UIViewController() }
              public func instantiateInitialViewController() -> UIViewController? { nil }
              public func instantiateInitialViewController<C: UIViewController>(creator: ((NSCoder) -> C?)? = nil) -> C? { nil }
              public func instantiateViewController<C: UIViewController>(identifier: String, creator: ((NSCoder) -> C?)? = nil) -> C {
                fatalError()
              }
            }
            public class UITraitCollection: NSObject {}
            public class UIColor: NSObject, @unchecked Sendable {
              public init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) {}
              public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
            }
            public class UIImage: NSObject, @unchecked Sendable {
              public init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) {}
            }
            public class NSDataAsset: NSObject {
              public init?(name: String, bundle: Bundle) {}
              public var data: Data { Data() }
            }
            public class UIFont: NSObject, @unchecked Sendable { public init?(name: String, size: CGFloat) {} }
            public typealias CFURL = NSURL
            public enum CTFontManagerScope { case process }
            public func CTFontManagerRegisterFontsForURL(_ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?) {}
            """
        let folder = project.folder
        // A URL is bridged where there is Objective-C.
        try project.write(Data(text.replacing("url as CFURL", with: "url as NSURL").utf8), to: "Code/Code.swift")
        var words: [String] = []
        if text.contains("import UIKit") {
            try project.write(Data(uikit.utf8), to: "UIKit/UIKit.swift")
            let module = ["-emit-module", "-parse-as-library", "-module-name", "UIKit", "-o", "\(folder)/UIKit.swiftmodule"]
            let said = try swiftc(module + ["\(folder)/UIKit/UIKit.swift"])
            guard said.isEmpty else { return said }
            words = ["-I", folder]
        }
        let strict = ["-typecheck", "-parse-as-library", "-swift-version", "6", "-strict-concurrency=complete", "-warnings-as-errors"]
        return try swiftc(strict + words + ["\(folder)/Code/Code.swift"])
    }

    private static func swiftc(_ words: [String]) throws -> String {
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = ["swiftc"] + words
        let pipe = Pipe()
        compiler.standardError = pipe
        try compiler.run()
        let said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        compiler.waitUntilExit()
        return compiler.terminationStatus == 0 ? "" : said.isEmpty ? "the compiler failed" : said
    }

    @Test func scenesAndSeguesAreValuesOfTheirStoryboards() throws {
        let text = try generate("ib", ["Main.storyboard": Self.storyboard], "--param", "enumName=Scenes", "--param", "segueEnumName=Segues")
        #expect(
            text.contains("    internal static let initialScene = InitialSceneReference<UIKit.UIViewController>(storyboard: \"Main\")\n"))
        #expect(
            text.contains(
                #"static let theFirst = SceneReference<UIKit.UIViewController>(storyboard: "Main", identifier: "The \"First\"")"#),
            "\(text)")
        #expect(text.contains("  internal enum Main: String, SeguesIdentifier {\n    case showIt = \"Show It\"\n"))
        #expect(text.contains("@MainActor internal func instantiate() -> Controller {"))
    }

    @Test func tablesOfValuesAreEnumerationsWithTypedConstants() throws {
        let text = try generate("json", ["Settings.json": Self.values])
        for line in [
            "internal enum JSONFiles {", "  internal enum Class {\n    internal static let `in`: [Bool] = [true]\n",
            "  internal static let half: Double = 0.5\n", "  internal static let nothing: (any Sendable)? = nil\n",
            #"  internal static let quote: String = "say \"hi\"\u{1}\n""#,
            #"  internal static let mixed: [(any Sendable)?] = [1, "a", nil, [1, 2] as [Int], ["#,
            #"  internal static let tables: [[String: any Sendable]] = [["x": 1] as [String: any Sendable], "#,
            #"  internal static let deep: [[any Sendable]] = [[1] as [Int], ["a", 2] as [any Sendable]]"#,
        ] { #expect(text.contains(line), "\(line)\n\(text)") }
    }

    @Test func aDocumentOfYAMLThatIsOneValueIsOneConstant() throws {
        let text = try generate("yaml", ["v.yml": "a: .inf\n--- 5\n--- [x]"])
        for line in [
            "enum Document1 {\n    internal static let a: Double = Double.infinity\n", "static let value: Int = 5\n",
            "static let items: [String] = [\"x\"]",
        ] { #expect(text.contains(line), "\(text)") }
    }

    @Test func managedClassesHaveNoDeprecatedRequests() throws {
        let model = """
            <model><entity name="Person" representedClassName="Person"><attribute name="age" attributeType="Integer 16" usesScalarValueType="YES"/>
            <relationship name="pets" optional="YES" toMany="YES" destinationEntity="Pet"/></entity>
            <entity name="Pet" representedClassName="Pet" parentEntity="Person"/></model>
            """
        let text = try generate("coredata", ["M.xcdatamodel/contents": model], "--param", "generateObjcName", "--param", "publicAccess")
        #expect(text.contains("@objc(Person)\npublic class Person: NSManagedObject {\n"), "\(text)")
        #expect(text.contains("  @NSManaged public var age: Int16\n  @NSManaged public var pets: Set<Pet>?\n}\n"))
        #expect(text.contains("extension Person: Identifiable {}\n") && !text.contains("extension Pet: Identifiable"))
        #expect(text.contains("public final class Pet: Person {\n  override public class var entityName: String { \"Pet\" }"))
        #expect(!text.contains("deprecated"))
    }

    @Test func namesWithQuotesAreWrittenAsLiterals() throws {
        let text = try generate("files", ["In/a\"b\\.txt": ""])
        #expect(text.contains(#"ResourceFile(name: "a\"b\\", ext: "txt", "#), "\(text)")
    }

    @Test func assetsAreValues() throws {
        let files = [
            "A.xcassets/Group/red.colorset/Contents.json": "{}", "A.xcassets/Group/Contents.json": "{}",
            "A.xcassets/pic.imageset/Contents.json": "{}",
            "A.xcassets/Empty/Contents.json": "{}",
        ]
        let text = try generate("xcassets", files, "--param", "forceProvidesNamespaces")
        #expect(text.contains("  internal enum Group {\n    internal static let red = ColorAsset(name: \"red\")\n  }\n"))
        #expect(text.contains("  internal static let pic = ImageAsset(name: \"pic\")\n"))
        #expect(text.contains("struct ColorAsset: Hashable, Sendable {"))
    }

    @Test func nothingIsSaidToBeNothing() throws {
        #expect(try generate("strings", [:]).contains("// There is nothing to generate"))
    }
}
