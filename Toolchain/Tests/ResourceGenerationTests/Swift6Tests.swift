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
            text.contains("    /// Above the list\n    internal static var title: String { text(\"Menu\", \"menu.title\", \"Menu\") }\n"))
        #expect(
            text.contains(
                "internal static func found(drinks: Int, _ p2: String) -> String {\n      "
                    + "text(\"Menu\", \"menu.found\", \"%lld drinks for %2$@\", drinks, p2)\n"), "\(text)")
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

    @Test func positionsThatNothingIsSaidOfArePassedAllTheSame() throws {
        let text = try generate("strings", ["A.strings": "\"a\" = \"%1$@ and %3$d\";"], "--param", "publicAccess")
        #expect(text.contains("public static func a(_ p1: String, _ p3: Int) -> String {"))
        #expect(text.contains("\"%1$@ and %3$d\", p1, 0, p3)"))
    }

    @Test(arguments: ["strings", "files", "colors", "xcassets"])
    func theCodeCompilesWhereConcurrencyIsChecked(parser: String) throws {
        let project = try TestProject([
            "A.strings": "\"a.b\" = \"%@ and %d\"; \"c\" = \"plain\"; \"class\" = \"%3$.2f\"; \"q\" = \"\\\"a\\\\b\\n\";",
            "B.strings": "d = e;",
            "In/a.txt": "Red: #ff0000\nclass: #00ff00", "In/Deep/b": "", "C.xcassets/a.imageset/Contents.json": "{}",
        ])
        let input = ["files": "In", "colors": "In/a.txt", "xcassets": "C.xcassets"][parser] ?? "."
        #expect(project.run("run", parser, "-n", "swift6", "--param", "publicAccess", "--output", "Code.swift", input) == 0)
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", project.folder + "/Code.swift"]
        // Images come from UIKit or AppKit; what is left here needs Foundation's bundles.
        if parser == "xcassets" {
            try project.write(Data(("import Foundation\n" + (project.text("Code.swift") ?? "")).utf8), to: "Code.swift")
        }
        let pipe = Pipe()
        compiler.standardError = pipe
        try compiler.run()
        let said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        compiler.waitUntilExit()
        #expect(compiler.terminationStatus == 0, "\(said)")
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
