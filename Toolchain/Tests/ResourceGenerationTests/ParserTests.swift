import Foundation
import Testing

@testable import ResourceGeneration

@Suite struct ParserTests {
    private func colors(_ name: String, _ text: String, _ options: [String: Any] = [:]) throws -> [String: String] {
        let context = try TestProject([name: text]).context("colors", name, options: options)
        let palette = (context["palettes"] as? [[String: Any]])?.first?["colors"] as? [[String: Any]] ?? []
        return Dictionary(
            uniqueKeysWithValues: palette.map { color in
                (color["name"] as? String ?? "", ["red", "green", "blue", "alpha"].compactMap { color[$0] as? String }.joined())
            })
    }

    @Test func colorsOfTextsMayStandForEachOther() throws {
        let found = try colors("a.txt", "# Note: a comment\nOne : #33fe66\nTwo: 0xFF66CC80 trailing\nThree :Two\nno color\n")
        #expect(found == ["One": "33fe66ff", "Two": "ff66cc80", "Three": "ff66cc80"])
    }

    @Test func colorsThatStandForThemselvesAreAnError() {
        #expect(message { try colors("a.txt", "\nA: B\nB: A\n") }.contains("error: The color"))
        #expect(
            message { try colors("a.xml", "<resources><color name=\"a\">@color/a</color></resources>") }.contains("by other names, itself"))
    }

    @Test func alphaMayComeFirstInXML() throws {
        let text = "<resources><color name=\"a\">#cc112233</color></resources>"
        #expect(try colors("a.xml", text, ["colorFormat": "argb"]) == ["a": "112233cc"])
        #expect(try colors("a.xml", text) == ["a": "cc112233"])
    }

    @Test(arguments: ["#12", "#1234567", "0x", "", "#12345g", "#１２３４５６"])
    func whatIsNoColorIsRefused(text: String) { #expect(HexColor(text) == nil) }

    /// A color list with one color.
    private func colorList(_ color: String) -> String {
        """
        <plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string><key>$top</key><dict>
        <key>NSColors</key><dict><key>CF$UID</key><integer>1</integer></dict><key>NSKeys</key><dict><key>CF$UID</key><integer>2</integer></dict></dict>
        <key>$objects</key><array><string>$null</string>
        <dict><key>NS.objects</key><array><dict><key>CF$UID</key><integer>3</integer></dict></array></dict>
        <dict><key>NS.objects</key><array><dict><key>CF$UID</key><integer>4</integer></dict></array></dict>
        <dict>\(color)</dict><string>One</string></array></dict></plist>
        """
    }

    @Test func colorListsOfMacsAreRead() throws {
        func data(_ text: String) -> String { "<data>\(Data((text + "\0").utf8).base64EncodedString())</data>" }
        let color = "<key>NSColorSpace</key><integer>1</integer><key>NSRGB</key>\(data("0.2 0.5 1"))"
        #expect(try colors("a.clr", colorList(color)) == ["One": "3380ffff"])
        // The components of a space of its own count before what was stored beside them.
        #expect(try colors("a.clr", colorList(color + "<key>NSComponents</key>\(data("1 0 0 0.5"))")) == ["One": "ff000080"])
        let gray = "<key>NSColorSpace</key><integer>3</integer><key>NSWhite</key>\(data("0.5 0.8"))"
        #expect(try colors("a.clr", colorList(gray)) == ["One": "808080cc"])
        let inks = "<key>NSColorSpace</key><integer>5</integer><key>NSCMYK</key>\(data("0 0 0 1"))"
        #expect(message { try colors("a.clr", colorList(inks)) }.contains("The color \"One\" is of cyan, magenta, yellow and black"))
    }

    @Test func aColorListOfAnOldMacIsRefusedWithWords() {
        #expect(message { try colors("a.clr", "\u{04}\u{0B}streamtyped") }.contains("save the list anew"))
        #expect(message { try colors("a.clr", "junk") } == "a.clr:1: error: Invalid color list: this is no keyed archive")
        #expect(message { try colors("a.clr", "{}") }.contains("Invalid color list"))
    }

    @Test func filesAreListedByTheirFolders() throws {
        let project = try TestProject([
            "In/b.mp4": "", "In/A.txt": "", "In/sub/deep/x.unknown": "", "In/.hidden": "", "In/P.bundle/in.txt": "",
        ])
        let context = try project.context("files", "In")
        let group = try #require((context["groups"] as? [[String: Any]])?.first)
        #expect(group["name"] as? String == "In")
        #expect((group["files"] as? [[String: Any]])?.map { $0["name"] as? String } == ["A", "b"])
        #expect((group["files"] as? [[String: Any]])?.last?["mimeType"] as? String == "video/mp4")
        let sub = (group["directories"] as? [[String: Any]])?.first
        let deep = (sub?["directories"] as? [[String: Any]])?.first
        let file = (deep?["files"] as? [[String: Any]])?.first
        #expect(file?["path"] as? String == "sub/deep")
        #expect(file?["mimeType"] as? String == "application/octet-stream")
        #expect((group["directories"] as? [[String: Any]])?.count == 1)
    }

    @Test func filtersAreExpressionsOfTheWholePath() throws {
        let project = try TestProject(["a/SGBaz.json": "[]", "b/SG/qux.json": "[]", "SGQux.json": "[]", "c/bazSGqux.json": "[]"])
        let context = try project.context("json", ".", filter: "^(.+/)?SG[^/]*\\.json$")
        #expect((context["files"] as? [[String: Any]])?.map { $0["path"] as? String } == ["a/SGBaz.json", "SGQux.json"])
        #expect(message { try project.context("json", ".", filter: "(") } == "Unable to parse regular expression '('.")
    }

    /// What Foundation says of a number repeats it whole.
    @Test func aNumberOfAnyLengthIsRefusedWithItsLine() throws {
        let project = try TestProject(["a.json": "[\n" + String(repeating: "7", count: 200_000) + "\n]"])
        let digits = String(repeating: "7", count: 40)
        #expect(message { try project.context("json", "a.json") } == "a.json:2: error: the number \(digits)… is too large")
    }

    @Test func numbersAndTruthsOfJSONAreToldApart() throws {
        let context = try TestProject(["a.json": "{\"i\": 1, \"d\": 1.5, \"b\": true, \"z\": 0, \"n\": null, \"e\": []}"]).context(
            "json", ".")
        let document = (context["files"] as? [[String: Any]])?.first?["document"] as? [String: Any]
        let data = document?["data"] as? [String: Any]
        #expect(data?["i"] as? Int == 1 && !(data?["i"] is Bool))
        #expect(data?["b"] as? Bool == true && !(data?["b"] is Int))
        #expect(data?["n"] is NSNull)
        let shapes = (document?["metadata"] as? [String: Any])?["properties"] as? [String: [String: Any]]
        #expect(shapes?["d"]?["type"] as? String == "Double")
        #expect(shapes?["z"]?["type"] as? String == "Int")
        #expect(shapes?["n"]?["type"] as? String == "Optional")
        #expect((shapes?["e"]?["element"] as? [String: Any])?["type"] as? String == "String")
    }

    @Test func faultsInDocumentsAreToldWithTheirLines() throws {
        let project = try TestProject([
            "a.json": "{\n\"a\": }", "b.plist": "<plist><dict>\n<key>a</key></dict></plist>", "c.yml": "a: 1\n b: 2",
        ])
        #expect(message { try project.context("json", "a.json") }.hasPrefix("a.json:2"))
        #expect(message { try project.context("plist", "b.plist") }.hasPrefix("b.plist:2:1: error: the key \"a\" has no value"))
        #expect(message { try project.context("yaml", "c.yml") }.hasPrefix("c.yml:2"))
    }

    @Test func catalogsHaveGroupsAndNamespaces() throws {
        let project = try TestProject([
            "A.xcassets/Plain/One.imageset/Contents.json": "{}", "A.xcassets/Plain/Contents.json": "{}",
            "A.xcassets/Own/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "A.xcassets/Own/Two.colorset/Contents.json": "{}",
            "A.xcassets/Own/Icon.appiconset/Contents.json": "{}", "A.xcassets/Three.symbolset/Contents.json": "{}",
            "A.xcassets/Four.dataset/Contents.json": "{}", "A.xcassets/Five.arresourcegroup/Contents.json": "{}",
        ])
        let context = try project.context("xcassets", "A.xcassets")
        let assets = try #require((context["catalogs"] as? [[String: Any]])?.first?["assets"] as? [[String: Any]])
        #expect(assets.map { $0["type"] as? String } == ["arresourcegroup", "data", "group", "group", "symbol"])
        let own = try #require(assets.first { $0["name"] as? String == "Own" })
        #expect(own["isNamespaced"] as? String == "true")
        #expect((own["items"] as? [[String: Any]])?.map { $0["value"] as? String } == ["Own/Two"])
        #expect(context["resourceCount"] as? [String: Int] == ["image": 1, "color": 1, "symbol": 1, "data": 1, "arresourcegroup": 1])
    }

    @Test func storyboardsOfOtherPlatformsAreRefused() throws {
        let project = try TestProject(["a.storyboard": "<document targetRuntime=\"Amiga\"/>", "b.storyboard": "<document"])
        #expect(message { try project.context("ib", "a.storyboard") } == "a.storyboard:1:1: error: Unsupported target runtime `Amiga`.")
        #expect(message { try project.context("ib", "b.storyboard") }.hasPrefix("b.storyboard:1:10"))
    }

    @Test func variablesOfPredicatesHaveTheTypesOfWhatTheyAreComparedWith() {
        let predicate = PredicateVariables(
            "a.b == $ONE AND (name CONTAINS[cd] $TWO OR NOT c >= $THREE) AND $FOUR == d AND e == $FIVE + 1 AND f == \"$SIX\"")
        #expect(predicate.values == ["ONE": "a.b", "TWO": "name", "THREE": "c"])
    }

    @Test func modelsAreReadInTheirCurrentVersion() throws {
        func model(_ entity: String) -> String { "<model><entity name=\"\(entity)\" representedClassName=\".\(entity)\"/></model>" }
        let project = try TestProject([
            "M.xcdatamodeld/M.xcdatamodel/contents": model("Old"), "M.xcdatamodeld/M 2.xcdatamodel/contents": model("New"),
            "M.xcdatamodeld/.xccurrentversion":
                "<plist><dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>",
            "Bad.xcdatamodeld/.xccurrentversion": "<plist><dict><key>_XCCurrentVersionName</key><string>../../x</string></dict></plist>",
            "Wrong.xcdatamodel/contents": "<model>\n<entity name=\"A\"><attribute name=\"a\" attributeType=\"Colour\"/></entity></model>",
        ])
        let context = try project.context("coredata", "M.xcdatamodeld")
        #expect(((context["models"] as? [[String: Any]])?.first?["entities"] as? [String: Any])?.keys.sorted() == ["New"])
        #expect(message { try project.context("coredata", "Bad.xcdatamodeld") }.contains("names no version"))
        #expect(message { try project.context("coredata", "Wrong.xcdatamodel") }.hasPrefix("Wrong.xcdatamodel/contents:2:"))
    }

    @Test func whatIsNoFontIsWarnedOf() throws {
        let project = try TestProject(["a.ttf": "no font at all", "b.ttf": ""])
        var said: [GenerationMessage] = []
        let generation = Generation(workplace: Workplace(folder: project.folder)) { said.append($0) }
        let context = try generation.context(of: ["."], kind: try #require(ParserKind.named("fonts")), filter: nil, options: [:])
        #expect((context["families"] as? [Any])?.isEmpty == true)
        #expect(said.map(\.place) == ["a.ttf", "b.ttf"])
    }

    @Test func unknownOptionsAreRefused() throws {
        let project = try TestProject()
        #expect(message { try project.context("yaml", ".", options: ["a": "b"]) } == "a is not a valid option of the parser `yaml`.")
        #expect(message { try project.context("strings", ".", options: ["separator": 5]) }.hasPrefix("Invalid value for option separator"))
    }

    @Test(arguments: [
        ("a/", "b", "a/b"), ("a", "/b", "/b"), ("a/b", "../c", "a/c"), (".", "a", "a"), ("a", ".", "a"), ("", "..", ".."),
        ("/", "../a", "/a"),
    ])
    func pathsArePutTogether(folder: String, path: String, whole: String) { #expect(PathText.join(folder, path) == whole) }

    @Test(arguments: [("/a/../b", "/b"), ("a/./b/../c", "a/c"), ("/../a", "/a"), ("../a", "../a")])
    func pathsAreTidied(path: String, tidy: String) { #expect(PathText.normal(path) == tidy) }

    @Test func whatIsRefusedIsSaidWithItsLine() {
        #expect(message { try colors("a.txt", "One: #112233\n\u{FFFD}") } == "no error")
        #expect(message { try TestProject().refused("colors", "a.txt", Array("One: #112233\n\nTwo".utf8) + [0xFF]) }.hasPrefix("a.txt:3: "))
        #expect(
            message { try colors("a.json", "{\n\"a\": \"#112233\",\n\"\\u0062\": \"Two\"}") }.hasPrefix(
                "a.json:3: error: Invalid hex color"))
        let list = "<plist version=\"1.0\"><dict><key>$objects</key>\n<array/></dict></plist>"
        #expect(message { try colors("a.clr", list) }.hasPrefix("a.clr:1: error: Invalid color list: this is no keyed archive"))
        #expect(message { try colors("a.clr", colorList("<key>NSColorSpace</key><string>1</string>")) }.hasPrefix("a.clr:6: error: "))
    }
}
