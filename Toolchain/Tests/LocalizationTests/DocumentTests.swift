import Testing
import XcodeProject

@testable import Localization

@Suite struct DocumentTests {
    @Test func anXLIFFDocumentIsReadAsItIsWritten() throws {
        let units = [
            ExchangeUnit(id: "a \"<&\n\t", source: " é <b>&amp;\r\n", target: "", state: .new, note: "two\nlines"),
            ExchangeUnit(id: "b", source: "x", target: "y", state: .needsReview), ExchangeUnit(id: "c", source: ""),
        ]
        let document = XLIFFDocument(files: [
            ExchangeFile(original: "A/b.strings", sourceLanguage: "en", targetLanguage: "fr", units: units)
        ])
        let text = document.text(version: "1")
        let read = try XLIFFDocument(Array(text.utf8), path: "x.xliff")
        #expect(read.text(version: "1") == text)
        #expect(read.files[0].units.map(\.id) == units.map(\.id))
        #expect(read.files[0].units.map(\.source) == units.map(\.source))
        #expect(read.files[0].units.map(\.state) == [.new, .needsReview, nil])
    }

    @Test(arguments: [
        ("<xliff version=\"1.2\">\n<file", "x.xliff:2:"), ("<a/>", "expected an XLIFF document"),
        ("<xliff version=\"2.0\"/>", "expected XLIFF 1.2"),
        (xliff("a", "<trans-unit id=\"k\"/>"), "x.xliff:4:1: error: the unit \"k\" has no \"source\""),
        (xliff("a", "<trans-unit id=\"k\"><source>a</source><target>a <g>b</g></target></trans-unit>"), "only plain texts"),
        (xliff("a", "<trans-unit id=\"k\"><source/></trans-unit><trans-unit id=\"k\"><source/></trans-unit>"), "stands twice"),
        (
            "<!DOCTYPE a [<!ENTITY b \"bbbb\"><!ENTITY c \"&b;&b;&b;\">]><xliff version=\"1.2\"><file original=\"a\" source-language=\"en\">"
                + "<body><trans-unit id=\"k\"><source>&c;</source></trans-unit></body></file></xliff>", "unknown entity"
        ),
    ])
    func aMalformedDocumentIsAnErrorWithItsLine(_ text: String, _ expected: String) {
        #expect(message { _ = try XLIFFDocument(Array(text.utf8), path: "x.xliff") }.contains(expected))
    }

    @Test func textsAreMergedIntoATableInPlace() throws {
        let text = "/* One */\n\"a\" = \"A\"; // behind\n\nb='B';\n\"c\";"
        let table = try StringsTable(Array(text.utf8), path: "t.strings")
        let merged = try table.merging([("c", "C", nil), ("a", "\"Ä\"\n", "new"), ("d", "D", "Last */ one")])
        #expect(
            String(decoding: merged, as: UTF8.self)
                == "/* One */\n\"a\" = \"\\\"Ä\\\"\\n\"; // behind\n\nb='B';\n\"c\" = \"C\";\n\n/* Last * / one */\n\"d\" = \"D\";\n")
        #expect(try table.merging([("a", "A", nil)]) == Array(text.utf8))
    }

    @Test func aTableInUTF16StaysOne() throws {
        for isBigEndian in [false, true] {
            let bytes = StringsTable.utf16(Array("\"a\" = \"é🧭\";\n".utf8), isBigEndian: isBigEndian)
            let table = try StringsTable(bytes, path: "t.strings")
            #expect(try table.merging([]) == bytes)
            let merged = try table.merging([("a", "è", nil)])
            #expect(merged == StringsTable.utf16(Array("\"a\" = \"è\";\n".utf8), isBigEndian: isBigEndian))
        }
    }

    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", "t.strings:2:1: error: expected \";\""), ("\n\"a", "t.strings:2:"), ("/* open", "t.strings:1:1"),
        ("\"a\" = {b = c;};", "t.strings"),
    ])
    func aMalformedTableIsAnErrorWithItsLine(_ text: String, _ expected: String) {
        #expect(message { _ = try StringsTable(Array(text.utf8), path: "t.strings") }.contains(expected))
    }

    @Test func rulesAreMergedInPlaceWithTheirComments() throws {
        let table = try RulesTable(Array(TestProject.rules.utf8), path: "t.stringsdict")
        #expect(
            table.entries.map(\.id) == [
                "/%d files:dict/NSStringLocalizedFormatKey:dict/:string", "/%d files:dict/files:dict/one:dict/:string",
                "/%d files:dict/files:dict/other:dict/:string",
            ])
        let merged = try table.merging(["/%d files:dict/files:dict/one:dict/:string": "1 < 2"], source: table)
        #expect(String(decoding: merged, as: UTF8.self) == TestProject.rules.replacing("One file", with: "1 &lt; 2"))
        // What is new is made like the source's.
        let fresh = try RulesTable(RulesTable.empty, path: "n.stringsdict")
        let made = try RulesTable(
            try fresh.merging(["/%d files:dict/files:dict/few:dict/:string": "%d soubory"], source: table), path: "n.stringsdict")
        #expect(made.entries.map(\.text) == ["%d soubory"])
    }

    @Test func aMalformedTableOfRulesIsAnErrorWithItsLine() {
        let text = "<?xml version=\"1.0\"?><plist><dict>\n<key>a</key><string>b</string></dict></plist>"
        #expect(message { _ = try RulesTable(Array(text.utf8), path: "t") }.contains("t:2:13: error: expected a dictionary for \"a\""))
        #expect(message { _ = try RulesTable(Array("<?xml version=\"1.0\"?><plist><dict>\n<key>".utf8), path: "t") }.contains("t:2:"))
    }

    @Test func aCatalogIsWrittenAsItWasRead() throws {
        let catalog = try CatalogDocument(Array(TestProject.catalog.utf8), path: "c")
        #expect(catalog.text == TestProject.catalog)
        #expect(catalog.entries.map(\.key) == ["Zebra", "%lld birds"])
        #expect(catalog.entries.map(\.line) == [4, 7])
    }

    @Test func aTranslationIsEnteredWhereTheSourceVaries() throws {
        var catalog = try CatalogDocument(Array(TestProject.catalog.utf8), path: "c")
        let set1 = catalog.set("%lld oiseau", state: .translated, key: "%lld birds", variation: "plural.one", language: "fr")
        #expect(set1)
        let set2 = catalog.set("Zèbre", state: .needsReview, key: "Zebra", variation: "", language: "fr")
        #expect(set2)
        let set3 = catalog.set("", state: .new, key: "Zebra", variation: "moon.full", language: "fr")
        #expect(!set3)
        let set4 = catalog.set("", state: .new, key: "No", variation: "", language: "fr")
        #expect(!set4)
        let again = try CatalogDocument(Array(catalog.text.utf8), path: "c")
        #expect(again.entries.map(\.key) == ["Zebra", "%lld birds"])
        #expect(again.languages == ["en", "fr"])
        #expect(CatalogDocument.texts(of: again.entries[1].value, in: "fr").map(\.value) == ["%lld oiseau"])
        #expect(CatalogDocument.texts(of: again.entries[0].value, in: "fr").map(\.state) == [.needsReview])
    }

    @Test(arguments: [
        ("{\"sourceLanguage\": \"en\",\n\"strings\": {\"a\": 1}}", "c:2:1: error: expected a dictionary for \"a\""),
        ("{\"strings\": {}}", "\"sourceLanguage\" is missing"), ("{\"sourceLanguage\": \"en\"}", "\"strings\" is missing"),
        (
            "{\"sourceLanguage\": \"en\", \"strings\": {\"a\":\n{\"localizations\": {\n\"fr\": {\"stringUnit\": {}}}}}}",
            "c:3:1: error: a \"stringUnit\""
        ),
        ("{\"a\":\n tru}", "c:2:2"),
    ])
    func aMalformedCatalogIsAnErrorWithItsLine(_ text: String, _ expected: String) {
        #expect(message { _ = try CatalogDocument(Array(text.utf8), path: "c") }.contains(expected))
    }

    @Test func interfacesHaveKeysAndCommentsOfInterfaceBuilder() throws {
        let units = try InterfaceTexts.texts(Array(TestProject.storyboard.utf8), path: "Main.storyboard")
        #expect(units.map(\.id) == ["b-1.normalTitle", "g-1.segmentTitles[0]", "g-1.segmentTitles[1]", "l-1.text", "t-1.placeholder"])
        #expect(units[0].note == "Class = \"UIButton\"; normalTitle = \"Press & \\\"hold\\\"\"; ObjectID = \"b-1\";")
        #expect(units[0].source == "Press & \"hold\"")
    }
}
