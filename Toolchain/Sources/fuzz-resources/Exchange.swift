import Fuzzing
import Localization
import XcodeProject

/// Damages what is exchanged with translators. Errors have to be `ParseError`s with a line; what is read has to be written so that it is
/// read alike.
func fuzzExchange(_ fuzzer: Fuzzer) {
    func run(_ name: String, _ seeds: [String], pieces: [String] = [], _ read: ([UInt8]) throws -> Void) {
        fuzzer.run(name, seeds: seeds.map(bytes), pieces: pieces) { bytes, _ in
            do { try read(bytes) } catch {
                guard let error = error as? ParseError, error.path == "Fuzz", error.line > 0 || bytes.starts(with: Array("bplist0".utf8))
                else {
                    preconditionFailure("an error without a line: \(error)")
                }
                throw error
            }
        }
    }
    run("exchange-xliff", [Seeds.xliff], pieces: ["<trans-unit id=\"k\">", "<target>", "<group>", "original=\"../a\"", "<source/>"]) {
        let document = try XLIFFDocument($0, path: "Fuzz")
        let text = document.text(version: "1")
        let again = try XLIFFDocument(Array(text.utf8), path: "Fuzz").text(version: "1")
        precondition(again == text, "what is written is read differently")
        for unit in document.files.flatMap(\.units) {
            _ = FormatCheck.difference(of: unit.target ?? "", from: unit.source, id: unit.id)
        }
    }
    run("exchange-strings", [Seeds.strings], pieces: ["=", ";", "/*", "*/", "//"]) {
        let table = try StringsTable($0, path: "Fuzz")
        let known = table.entries.map { ($0.key, $0.text + "\"é", $0.comment) }
        guard known.allSatisfy({ !$0.0.utf8.contains(0) }) else { return }
        _ = try table.merging(known + [("new", "text", "*/")])
    }
    run("exchange-stringsdict", [Seeds.rules], pieces: ["<dict>", "<key>", "<string/>"]) {
        let table = try RulesTable($0, path: "Fuzz")
        let texts = Dictionary(table.entries.map { ($0.id, $0.text + "<é") }) { first, _ in first }
        _ = try RulesTable(try table.merging(texts, source: table), path: "Fuzz")
    }
    run("exchange-xcstrings", [Seeds.catalog], pieces: ["\"variations\"", "\"plural\"", "\"substitutions\"", "\"stringUnit\""]) {
        var catalog = try CatalogDocument($0, path: "Fuzz")
        for entry in catalog.entries {
            for text in CatalogDocument.texts(of: entry.value, in: catalog.sourceLanguage) {
                _ = catalog.set(text.value, state: .translated, key: entry.key, variation: text.variation, language: "fr")
            }
        }
        let text = catalog.text
        let again = try CatalogDocument(Array(text.utf8), path: "Fuzz").text
        precondition(again == text, "what is written is read differently")
    }
    run("exchange-swift", [Seeds.swift], pieces: ["\\(", "\"\"\"", "#\"", "NSLocalizedString("]) {
        _ = Extraction($0, path: "Fuzz.swift", options: ExtractionOptions())
    }
    run("exchange-c", [Seeds.objectiveC], pieces: ["@\"", "/*", "CFSTR(", "NSLocalizedString("]) {
        _ = Extraction($0, path: "Fuzz.m", options: ExtractionOptions())
    }
}

extension Seeds {
    static let xliff = """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="A/en.lproj/B.strings" source-language="en"
        target-language="fr" datatype="plaintext"><header><tool tool-id="t"/></header><body><trans-unit id="k" xml:space="preserve">
        <source>One %d &amp; %2$@</source><target state="needs-review-l10n">Un %d, %2$@</target><note>Why</note></trans-unit>
        <group><trans-unit id="l|==|plural.one"><source>x</source><note/></trans-unit></group></body></file></xliff>
        """
    static let swift = #"""
        import SwiftUI
        let a = NSLocalizedString("k", tableName: "T", value: "v", comment: "c") + String(localized: "\(count) of \(name)", table: "T")
        struct V: View { let n: Int = 3; var body: some View { Text("Hi \(n)").navigationTitle("T\u{E9}") } }
        let m = String(localized: """
            two \(a.b(c, d: 1))
            lines
            """)
        """#
    static let objectiveC = """
        #define X NSLocalizedString(@"no", nil)
        NSString *s = NSLocalizedStringWithDefaultValue(@"d" @"e", @"T", [NSBundle bundleForClass:(self)], @"v\\n\\u00e9", @"c");
        NSLocalizedStringFromTable(@"k", @"T", /* why */ nil); // end
        """
}
