import Foundation
import Testing

@testable import Lowering

/// How rules come to an order, and edits to a text.
@Suite struct PipelineTests {
    private enum Colour: Fact { static var initial: Int { 0 } }
    private enum Shape: Fact { static var initial: Int { 0 } }
    private enum Names: Fact {
        static var initial: Int { 0 }
        static let isCollected = true
    }

    private func rule(_ name: String, reads: [any Fact.Type] = [], writes: [any Fact.Type] = []) -> RuleOrder.Rule {
        RuleOrder.Rule(name: name, reads: Set(reads.map(FactKey.init)), writes: Set(writes.map(FactKey.init)))
    }

    private func order(_ rules: RuleOrder.Rule...) throws -> String {
        try RuleOrder.sorted(rules).map { rules[$0].name }.joined()
    }

    // MARK: Order

    @Test func whoReadsAFactComesAfterWhoWritesIt() throws {
        #expect(
            try order(
                rule("a", reads: [Colour.self]), rule("b", reads: [Shape.self], writes: [Colour.self]), rule("c", writes: [Shape.self]))
                == "cba")
    }

    @Test func whereFactsLeaveAChoiceTheGivenOrderStays() throws {
        #expect(try order(rule("a"), rule("b", reads: [Colour.self]), rule("c"), rule("d", writes: [Colour.self])) == "acdb")
    }

    @Test func rulesThatWaitForEachOtherAreAnError() {
        #expect(throws: RuleOrder.Failure.cycle(["a", "b"])) {
            try order(
                rule("a", reads: [Colour.self], writes: [Shape.self]), rule("b", reads: [Shape.self], writes: [Colour.self]), rule("c"))
        }
    }

    @Test func twoWritersThatNothingOrdersAreAnErrorUnlessTheFactIsACollection() throws {
        #expect(throws: RuleOrder.Failure.unordered(fact: "Colour", "a", "b")) {
            try order(rule("a", writes: [Colour.self]), rule("b", writes: [Colour.self]))
        }
        // The second goes on with what the first has written.
        #expect(try order(rule("a", reads: [Colour.self], writes: [Colour.self]), rule("b", writes: [Colour.self])) == "ba")
        #expect(try order(rule("a", writes: [Names.self]), rule("b", writes: [Names.self])) == "ab")
    }

    @Test func everyRulesFileEntersItsRule() throws {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/Lowering/Rules").standardizedFileURL.path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).map { String($0.dropLast(".swift".count)) }.sorted()
        #expect(Rules.all.map { "\($0)" } == files)
    }

    @Test func theRulesHaveAnOrder() throws {
        let order = try Pipeline(Rules.all, ModuleInput(name: "App", sources: [])).order
        func place(_ rule: any LoweringRule.Type) throws -> Int { try #require(order.firstIndex(of: "\(rule)")) }
        #expect(try place(WitnessRule.self) < place(ExtensionMemberRule.self))
        #expect(try place(SelectorRule.self) < place(ExposureRule.self))
        #expect(try place(ExposureRule.self) < place(ExchangeRule.self))
        #expect(try place(ExchangeRule.self) < place(RegistrationRule.self))
        #expect(try place(RegistrationRule.self) < place(AddedMemberRule.self))
    }

    // MARK: Edits

    private func applied(_ text: String, _ edit: (inout TextEdits) -> Void) -> (text: String, collisions: [TextEdits.Collision]) {
        var edits = TextEdits()
        edits.author = "A"
        edit(&edits)
        let result = edits.apply(to: Array(text.utf8))
        return (String(decoding: result.text, as: UTF8.self), result.collisions)
    }

    @Test func whatIsPutAroundPartsIsNested() {
        let result = applied("a.b.c") { edits in
            edits.wrap(0..<3, "[", "]")
            edits.wrap(0..<5, "<", ">")
            edits.wrap(0..<1, "(", ")")
            edits.insert("x", before: 0..<1)
            edits.insert("y", after: 0..<3)
            edits.wrap(0..<3, "{", "}")
        }
        #expect(result.text == "<[{(xa).by}].c>" && result.collisions.isEmpty, "\(result.text)")
    }

    @Test func changesOfOnePlaceByTwoRulesCollide() {
        let result = applied("abcdef") { edits in
            edits.replace(1..<4, with: "X")
            edits.author = "B"
            edits.replace(2..<5, with: "Y")
            edits.insert("z", at: 3)
            edits.insert("w", at: 4)
        }
        #expect(result.text == "aXwef")
        #expect(result.collisions == [.init(offset: 2, winner: "A", loser: "B"), .init(offset: 3, winner: "A", loser: "B")])
    }

    @Test func theSameChangeTwiceIsOne() {
        let result = applied("abc") { edits in
            edits.replace(0..<1, with: " ")
            edits.replace(0..<1, with: " ")
        }
        #expect(result.text == " bc" && result.collisions.isEmpty)
    }

    // MARK: Sources

    private func unit(_ text: String) -> SourceUnit {
        SourceUnit(path: "/p/a.swift", text: text, configuration: IOSSimulator(ModuleInput(name: "App", sources: [])))
    }

    @Test func spacesBeforeArgumentsAreMendedInAttributesOnly() {
        let text = "@objc (go) func f() {}  // @objc (x)\nlet s = \"@objc (y) \\(1)\"\n@available (iOS 9, *) func g() {}\n"
        let read = String(decoding: unit(text).bytes, as: UTF8.self)
        #expect(read.contains("// @objc (x)") && read.contains("\"@objc (y) \\(1)\"") && read.contains("@available( iOS 9, *)"), "\(read)")
    }

    @Test func whatIsNotUnderstoodIsSaid() throws {
        for (text, line, reason) in [
            ("let a = 1\nfunc f( {\n", 2, "expected ')'"), ("let a = 1\nlet b =\n\n", 2, "expected expression"),
            ("struct A {}\n\n } func f() {}\n", 3, "unexpected '}'"), ("let a = \"b\n", 1, "expected '\"'"),
        ] {
            let output = try Lowering.lower(ModuleInput(name: "App", sources: [.init(path: "/p/a.swift", text: text)]))
            let note = try #require(output.diagnostics.first)
            #expect(note.severity == .note && note.line == line && note.message.hasPrefix("the file is compiled as it is"), "\(note)")
            #expect(note.message.hasSuffix(": \(reason)"), "\(note)")
        }
    }

    @Test(arguments: [
        ("import XCTest\n", true), ("// import XCTest\n", false), ("let s = \"import XCTest\"\n", false),
        ("#if canImport(XCTest)\nimport XCTest\n#endif\n", true), ("import XCTest\nimport UIKit\n", false),
        ("import XCTest\n// import UIKit\n", true),
    ])
    func librariesForXCTestAreKnownByTheirImports(_ text: String, _ isMade: Bool) {
        let input = ModuleInput(name: "Kit", sources: [.init(path: "/p/a.swift", text: text)], isLibrary: true)
        #expect(input.isMadeForXCTest == isMade)
    }
}
