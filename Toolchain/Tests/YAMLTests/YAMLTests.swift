import Foundation
import Testing
import YAML

@Suite struct YAMLTests {
    private func load(_ text: String) throws -> YAMLNode { try #require(try YAML.load(text, path: "a.yml")) }

    private func error(_ text: String) -> YAMLError? {
        do { _ = try YAML.load(text, path: "a.yml") } catch { return error as? YAMLError }
        return nil
    }

    @Test(
        arguments: [
            ("5", 5), ("-7", -7), ("+3", 3), ("0", 0), ("010", 8), ("0o17", 15), ("0x1F", 31), ("0b101", 5), ("1_000", 1000), ("1:30", 90),
        ])
    func wholeNumbersAreReadInAllTheirForms(text: String, value: Int) throws {
        #expect(try load(text).any as? Int == value)
    }

    @Test(arguments: [("3.5", 3.5), ("1e3", 1000.0), (".5", 0.5), ("-.inf", -Double.infinity), ("1:30.5", 90.5), ("6.", 6.0), ("08", 8.0)])
    func realNumbersAreReadInAllTheirForms(text: String, value: Double) throws {
        #expect(try load(text).any as? Double == value)
    }

    @Test(arguments: ["yes", "Yes", "TRUE", "on"])
    func wordsForTruthAreTrue(text: String) throws { #expect(try load(text).any as? Bool == true) }

    @Test(arguments: ["no", "OFF", "False"])
    func wordsForUntruthAreFalse(text: String) throws { #expect(try load(text).any as? Bool == false) }

    @Test(arguments: ["yEs", "1.2.3", "0b2", "0xZ", "5 apples", "\"5\"", "'true'", "!!str 5", "12345678901234567890123456789"])
    func whatFitsNoRuleStaysAText(text: String) throws { #expect(try load(text).any is String) }

    @Test(arguments: ["~", "null", "a:", "NULL"])
    func nothingIsNull(text: String) throws {
        let value = try load(text).any
        #expect(value is NSNull || (value as? [String: Any])?["a"] is NSNull)
    }

    @Test func datesAreReadWithTheirZones() throws {
        let dates = try load("[2001-01-01, 2001-01-01T02:30:00+02:30, 2001-01-01 00:00:00.5Z]").any as? [Date]
        #expect(dates?.map(\.timeIntervalSinceReferenceDate) == [0, 0, 0.5])
    }

    @Test func aliasesStandForWhatTheirAnchorsHold() throws {
        let value = try load("a: &x [1, 2]\nb: *x").any as? [String: [Int]]
        #expect(value == ["a": [1, 2], "b": [1, 2]])
    }

    @Test func whatIsMergedGivesWayToAMappingsOwnKeys() throws {
        let text = "base: &base {a: 1, b: 2}\nother: &other {b: 3, c: 4}\nmerged: {<<: [*base, *other], a: 9}"
        let value = try load(text).any as? [String: [String: Int]]
        #expect(value?["merged"] == ["a": 9, "b": 2, "c": 4])
    }

    @Test func aStreamHasSeveralDocuments() throws {
        let documents = try YAML.documents(Array("- a\n---\n- b\n".utf8), path: "a.yml")
        #expect(documents.map { $0.any as? [String] } == [["a"], ["b"]])
    }

    @Test func anAliasBeforeItsAnchorIsAnErrorAtItsPlace() {
        #expect(error("a: 1\nb: *x")?.description == "a.yml:2:4: error: there is no anchor \"&x\" before this alias")
    }

    @Test func aFaultIsToldWithLineAndColumn() {
        let error = error("a: 1\nb: [1, 2\nc: 3")
        #expect(error?.line == 3)
        #expect(error?.message.contains("did not find expected ',' or ']'") == true)
    }

    @Test func aliasesOfAliasesEndInAnErrorBeforeTheyFillTheMemory() {
        let lines = (1...12).map { "l\($0): &l\($0) [\(Array(repeating: "*l\($0 - 1)", count: 10).joined(separator: ", "))]" }
        #expect(error("l0: &l0 [lol]\n" + lines.joined(separator: "\n"))?.message.contains("more than 1000000 values") == true)
    }

    @Test func nestingIsBounded() {
        #expect(error(String(repeating: "[", count: 500))?.message == "nested more than 200 deep")
    }

    @Test func aKeyThatStandsTwiceIsTold() throws {
        let node = try load("a: 1\nb: 2\na: 3")
        #expect(node.repeatedKeys.map(\.line) == [3])
        #expect((node.any as? [String: Int])?["a"] == 3)
    }

    @Test func textsInUTF16AreRead() throws {
        var bytes: [UInt8] = [0xFE, 0xFF]
        for unit in "é: 1".utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        #expect(try YAML.documents(bytes, path: "a.yml").first?.any as? [String: Int] == ["é": 1])
    }

    @Test func whatIsNoTextIsAnError() {
        #expect(throws: YAMLError.self) { try YAML.documents([0x61, 0xFF, 0xFE, 0x00, 0x80], path: "a.yml") }
    }

    @Test func aTextThatEndsTooEarlyIsWrongOnItsLastLine() {
        let found = error("a: 1\nb: [1,")
        #expect(found?.line == 2 && found?.column == 7)
    }
}
