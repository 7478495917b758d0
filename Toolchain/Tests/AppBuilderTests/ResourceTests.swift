import AppBuilder
import Foundation
import SampanFormRules
import Testing
import XcodeProject

@Suite final class ResourceTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func source(_ name: String, _ text: String) throws -> String {
        let path = "\(folder)/source/\(name)"
        let parent = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private func table(_ path: String) throws -> [String: PropertyList]? { try PropertyList.read("\(folder)/App.app/\(path)").dictionary }

    private var bundleFiles: [String] {
        (FileManager.default.enumerator(atPath: "\(folder)/App.app")?.compactMap { $0 as? String } ?? []).filter {
            (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/App.app/\($0)")) == nil
        }.sorted()
    }

    private func fill(_ resources: [ResourceFile], log: BuildLog = BuildLog()) throws {
        var contents = BundleContents(folder: ConfinedFolder(root: folder).folder("App.app"), log: log)
        try contents.add(resources, state: ConfinedFolder(root: folder).folder("state"))
        try contents.addFallback(development: "en")
        try contents.removeStale()
    }

    @Test func resourcesLieWhereTheAppLooksForThem() throws {
        try fill([
            ResourceFile(path: try source("a.json", "{}"), kind: .file),
            ResourceFile(path: try source("f.ttf", ""), kind: .file, folder: "fonts"),
            ResourceFile(path: "\(folder)/source", kind: .folder, folder: "raw"),
        ])
        #expect(bundleFiles == ["a.json", "fonts/f.ttf", "raw/source/a.json", "raw/source/f.ttf"])
    }

    @Test func whatIsNoLongerAResourceDisappears() throws {
        let (a, b) = (try source("a.txt", "a"), try source("deep/b.txt", "b"))
        try fill([ResourceFile(path: a, kind: .file), ResourceFile(path: b, kind: .file, folder: "deep")])
        try fill([ResourceFile(path: a, kind: .file)])
        #expect(bundleFiles == ["a.txt"])
    }

    @Test func changedResourcesAreCopiedAgain() throws {
        let path = try source("a.txt", "one")
        try fill([ResourceFile(path: path, kind: .file)])
        try "other".write(toFile: path, atomically: true, encoding: .utf8)
        try fill([ResourceFile(path: path, kind: .file)])
        #expect(try String(contentsOfFile: "\(folder)/App.app/a.txt", encoding: .utf8) == "other")
    }

    @Test func aMalformedTableFailsTheBuildWithItsLine() throws {
        let path = try source("en.lproj/T.strings", "\"a\" = \"A\";\n\"b\" = \"B\"\n\"c\" = \"C\";\n")
        let error = #expect(throws: ParseError.self) { try fill([ResourceFile(path: path, kind: .strings, localization: "en")]) }
        #expect(error?.description == "\(path):3:1: error: expected \";\" after the value of \"b\", found \"\"\"")
    }

    @Test func stringsAndPluralsBecomeOneTable() throws {
        let plurals = """
            <plist><dict><key>items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ in %#@m@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key><string>an item</string>
            <key>other</key><string>%d items</string></dict><key>m</key><dict><key>other</key><string>%d lists</string></dict></dict></dict></plist>
            """
        try fill([
            ResourceFile(path: try source("en.lproj/T.stringsdict", plurals), kind: .strings, localization: "en"),
            ResourceFile(path: try source("en.lproj/T.strings", "\"a\" = \"A\"; \"items\" = \"x\";"), kind: .strings, localization: "en"),
        ])
        #expect(bundleFiles == ["en.lproj/T.strings"])
        let texts = try #require(try table("en.lproj/T.strings"))
        #expect(texts["a"] == .string("A"))
        let items = try #require(texts["items"]?.string)
        #expect(items.hasSuffix("%d items in %d lists"))
        #expect(FormRule(in: items)?.language == "en")
    }

    @Test func stringCatalogsBecomeTables() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {"vi": {"stringUnit": {"state": "translated",
            "value": "Xin chào"}}}}, "count": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "one"}},
            "other": {"stringUnit": {"value": "%lld of them"}}}}}}}}}
            """
        try fill([ResourceFile(path: try source("Localizable.xcstrings", catalog), kind: .stringCatalog)])
        #expect(try table("vi.lproj/Localizable.strings") == ["Hello": .string("Xin chào")])
        let count = try #require(try table("en.lproj/Localizable.strings")?["count"]?.string)
        #expect(count.hasSuffix("%lld of them"))
        #expect(FormRule(in: count)?.variables["value"]?.forms["other"] == "%lld of them")
    }

    @Test func otherLanguagesFallBackOnTheAppsOwn() throws {
        try fill([
            ResourceFile(path: try source("en.lproj/a.html", "en"), kind: .file, localization: "en"),
            ResourceFile(path: try source("en.lproj/b.html", "en"), kind: .file, localization: "en"),
            ResourceFile(path: try source("Base.lproj/b.html", "base"), kind: .file, localization: "Base"),
            ResourceFile(path: try source("vi.lproj/c.html", "vi"), kind: .file, localization: "vi"),
        ])
        #expect(bundleFiles == ["Base.lproj/a.html", "Base.lproj/b.html", "en.lproj/a.html", "en.lproj/b.html", "vi.lproj/c.html"])
        #expect(try String(contentsOfFile: "\(folder)/App.app/Base.lproj/b.html", encoding: .utf8) == "base")
    }

    @Test func unknownElementsOfDocumentsAreToldWithTheirLine() throws {
        let storyboard = """
            <?xml version="1.0"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects>
            <flyingSaucer id="x"/>
            </objects></scene></scenes></document>
            """
        let log = BuildLog()
        var messages: [String] = []
        log.onMessage = { messages.append($0) }
        let path = try source("Main.storyboard", storyboard)
        try fill([ResourceFile(path: path, kind: .storyboard)], log: log)
        #expect(messages.contains { $0.hasPrefix("\(path):4:") && $0.contains("flyingSaucer") })
        #expect(bundleFiles == ["Main.storyboard"])
    }
}
