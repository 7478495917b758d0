import Foundation
import Testing

@testable import ResourceGeneration

@Suite struct StringsParserTests {
    /// The texts of a table's first level, by their keys.
    private func texts(_ files: [String: String], _ options: [String: String] = [:]) throws -> [String: [String: Any]] {
        let context = try TestProject(files).context("strings", ".", options: options)
        let levels = (context["tables"] as? [[String: Any]])?.first?["levels"] as? [String: Any]
        let strings = levels?["strings"] as? [[String: Any]] ?? []
        return Dictionary(uniqueKeysWithValues: strings.map { ($0["key"] as? String ?? "", $0) })
    }

    @Test(arguments: [
        ("%@", "String"), ("%f", "Float"), ("%g-%e", "Float Float"), ("%1.2f : %.3f : %+3f : %-6.2f", "Float Float Float Float"),
        ("%d-%i-%o-%u-%x", "Int Int Int Int Int"), ("%c-%s-%p", "CChar UnsafePointer<CChar> UnsafeRawPointer"),
        ("%lld %hhd %zu", "Int Int Int"),
        ("%2$d-%4$f-%3$@-%c", "CChar Int String Float"), ("%2$1.3d - %4$-.7f - %3$@ - %% - %5$+3c - %%", "Int String Float CChar"),
        ("%0$@ %d", "Int"), ("%-9d%+9d% 9d%#9d%09d", "Int Int Int Int Int"), ("%_9d %_9f %_9@ %!9@", ""), ("%1$@; %1$@", "String"),
        ("%%foo", ""), ("%%%foo", "Float"), ("100%", ""), ("%", ""), ("%l", ""), ("%l@", ""), ("%`", ""),
    ])
    func formatsAskForTypes(format: String, types: String) throws {
        #expect(try FormatType.all(in: format).map(\.rawValue).joined(separator: " ") == types)
    }

    @Test(arguments: ["%1$@ %1$ld", "%@ %1$d", "%1$d %@", "%@ %2$d %@"])
    func anArgumentCannotBeOfTwoTypes(format: String) throws {
        #expect(throws: FormatType.Conflict.self) { try FormatType.all(in: format) }
        #expect(
            message { try texts(["A.strings": "\"ok\" = \"\";\n\"bad\" = \"\(format)\";"]) }.hasPrefix(
                "A.strings:2: error: Invalid placeholder type"))
    }

    @Test func commentsAreThoseBeforeTheirKeys() throws {
        let texts = try texts(["A.strings": "/* First */\n\"a\" = \"1\"; /* Second */\n// \"not\" this\nb = \"2\";\n\"c\" = \"3\";\n"])
        #expect(texts["a"]?["comment"] as? String == "First")
        #expect(texts["b"]?["comment"] as? String == "Second")
        #expect(texts["c"]?["comment"] == nil)
    }

    @Test func aFaultInATableIsToldWithItsLine() {
        #expect(
            message { try texts(["A.strings": "\"a\" = \"1\";\n\"b\" \"2\";"]) }
                == "A.strings:2:5: error: expected \"=\" after the key \"b\", found \"\"\"")
    }

    @Test func keysAreSplitAtTheSeparator() throws {
        let context = try TestProject(["A.strings": "\"a__b\" = \"1\"; \"a.b\" = \"2\";"]).context(
            "strings", ".", options: ["separator": "__"])
        let levels = (context["tables"] as? [[String: Any]])?.first?["levels"] as? [String: Any]
        #expect(((levels?["children"] as? [[String: Any]])?.first?["name"]) as? String == "a")
        #expect(((levels?["strings"] as? [[String: Any]])?.first?["name"]) as? String == "a.b")
    }

    @Test func rulesComeBeforeTexts() throws {
        let rule = """
            <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@ of %2$@</string><key>v</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>ld</string>
            <key>other</key><string>%ld</string></dict></dict></dict></plist>
            """
        let texts = try texts(["A.stringsdict": rule, "A.strings": "n = \"plain\"; m = \"too\";"])
        #expect(texts["n"]?["translation"] as? String == "Plural format key: \"%#@v@ of %2$@\"")
        #expect(texts["n"]?["types"] as? [String] == ["Int", "String"])
        #expect(texts["m"]?["translation"] as? String == "too")
    }

    @Test func aCatalogsTextsAreThoseOfItsOwnLanguage() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "hello %@": {"comment": "Said first", "localizations": {"vi": {"stringUnit": {"state": "translated", "value": "chào %@"}}}},
            "count": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld thing"}},
              "other": {"stringUnit": {"value": "%lld things"}}}}}}},
            "two": {"localizations": {"en": {"stringUnit": {"value": "%#@a@ in %#@b@"}, "substitutions": {
              "a": {"argNum": 2, "formatSpecifier": "lld"}, "b": {"argNum": 1, "formatSpecifier": "f"}}}}},
            "empty": {}}}
            """
        let texts = try texts(["A.xcstrings": catalog])
        #expect(texts["hello %@"]?["translation"] as? String == "hello %@")
        #expect(texts["hello %@"]?["comment"] as? String == "Said first")
        #expect(texts["count"]?["translation"] as? String == "%lld things")
        #expect(texts["count"]?["types"] as? [String] == ["Int"])
        #expect(texts["two"]?["types"] as? [String] == ["Float", "Int"])
        #expect(texts["empty"]?["translation"] as? String == "empty")
    }

    @Test func textsThatDifferByDeviceAreThosesOfAPhone() throws {
        let rule = """
            <plist version="1.0"><dict><key>n</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string>
            <key>iphone</key><string>Tap %@</string></dict></dict></dict></plist>
            """
        let texts = try texts(["A.stringsdict": rule])
        #expect(texts["n"]?["translation"] as? String == "Tap %@")
    }
}
