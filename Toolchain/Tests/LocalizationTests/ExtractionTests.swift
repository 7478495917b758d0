import Testing

@testable import Localization

@Suite struct ExtractionTests {
    private func keys(_ text: String, path: String = "A.swift", routines: [String] = ["NSLocalizedString"]) -> [String] {
        var options = ExtractionOptions()
        options.routines = routines
        return Extraction(Array(text.utf8), path: path, options: options).texts.map {
            "\($0.table)|\($0.key)|\($0.text)|\($0.comment ?? "")"
        }
    }

    @Test func routinesHaveTablesValuesAndComments() {
        #expect(
            keys(#"NSLocalizedString("k", tableName: "T", bundle: .main, value: "v", comment: "c")"#) == ["T|k|v|c"])
        #expect(keys(#"NSLocalizedString("a" + "b", comment: "c" + "d")"#) == ["Localizable|ab|ab|cd"])
    }

    @Test func valuesInTextsBecomeConversionsByTheirTypes() {
        let source = #"""
            let count: Int = 3
            let ratio = 0.5
            func f(name: String, size: Int32) {
                _ = String(localized: "\(count) of \(name), \(ratio), \(size), \(list.count), \(count + 1), \(ratio, specifier: "%.1f") 100%")
            }
            """#
        let key = "%lld of %@, %lf, %d, %lld, %lld, %.1f 100%%"
        #expect(keys(source) == ["Localizable|\(key)|\(key)|"])
        // Without a value a text is no format.
        #expect(keys(#"_ = String(localized: "100%")"#) == ["Localizable|100%|100%|"])
    }

    @Test func textsInCallsOfSwiftUIAreKeysWhereItIsImported() {
        let body = #"""
            Text("One", tableName: "T", comment: "c"); Text(verbatim: "No"); Button("Two") {}; Text(name)
            view.navigationTitle("Three").accessibilityLabel("Four"); let k: LocalizedStringKey = "Five"
            """#
        #expect(
            keys("import SwiftUI\n" + body).map { String($0.split(separator: "|")[1]) }.sorted() == ["Five", "Four", "One", "Three", "Two"])
        #expect(keys(body).count == 1)
    }

    @Test func resourcesHaveDefaultValues() {
        #expect(
            keys(#"LocalizedStringResource("k", defaultValue: "v", table: "T", comment: "c")"#) == ["T|k|v|c"])
        #expect(keys(#"AttributedString(localized: "**b**")"#) == ["Localizable|**b**|**b**|"])
    }

    @Test func routinesOfTheProjectsOwnAreFoundWithTheirKin() {
        #expect(
            keys(#"L("a", comment: "c"); LFromTable("b", "T", "d"); NSLocalizedString("n", comment: "")"#, routines: ["L"])
                == ["Localizable|a|a|c", "T|b|b|d"])
    }

    @Test func objectiveCHasMacrosForEveryForm() {
        let source = #"""
            #define NSLocalizedString(key, comment) something
            // NSLocalizedString(@"no", @"")
            NSString *a = NSLocalizedString(@"a" @"b", @"c");
            b = NSLocalizedStringFromTable(@"b", @"T", nil); c = CFCopyLocalizedString(CFSTR("c"), "");
            d = NSLocalizedStringWithDefaultValue(@"d", @"T", bundleOf(self, 1), @"v\n\"\u00E9", @"e");
            """#
        #expect(
            keys(source, path: "A.m")
                == ["Localizable|ab|ab|c", "T|b|b|", "Localizable|c|c|", "T|d|v\n\"é|e"])
    }

    @Test func aKeyThatIsNoLiteralIsToldWithItsLine() {
        for (path, text) in [("A.swift", "\nNSLocalizedString(key, comment: \"\")"), ("A.m", "\nNSLocalizedString(key, nil);")] {
            let found = Extraction(Array(text.utf8), path: path, options: ExtractionOptions())
            #expect(found.warnings.map(\.description) == ["Bad entry in file \(path) (line = 2): Argument is not a literal string."])
        }
    }

    @Test func conversionsAreComparedByWhatTheyTake() throws {
        func difference(_ target: String, _ source: String) -> String? { FormatCheck.difference(of: target, from: source, id: "k") }
        #expect(difference("%2$@ %1$d", "%d %@") == nil)
        #expect(difference("%i", "%x") == nil)
        #expect(difference("%@", "%d")?.contains("argument 1 is an object") == true)
        #expect(difference("%lld", "%d") != nil)
        #expect(difference("nothing", "%@")?.contains("missing") == true)
        #expect(difference("%@ %@", "%@")?.contains("argument 2") == true)
        #expect(difference("100 % sûr", "100% sure") == nil)
        #expect(FormatCheck.difference(of: "un", from: "%lld", id: "k|==|plural.one") == nil)
        #expect(FormatCheck.difference(of: "%@", from: "%lld", id: "k|==|plural.one") != nil)
        #expect(difference("%99999999999999999999$@", "%@") != nil)
        #expect(FormatCheck.fault(of: "%1$@ %1$d")?.contains("in the same text") == true)
        #expect(FormatCheck.fault(of: "%2$@")?.contains("argument 1 is passed over") == true)
        #expect(FormatCheck.fault(of: "%2$@ of %1$d %%") == nil)
    }
}
