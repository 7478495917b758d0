import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Lowering

@Suite struct SourceParserTests {
    private func lower(_ text: String) throws -> ModuleOutput {
        try Lowering.lower(ModuleInput(name: "App", sources: [.init(path: "/App/A.swift", text: text)]))
    }

    @Test(arguments: [
        String(repeating: "<!DOCTYPE a [", count: 200), String(repeating: "[", count: 30) + String(repeating: "]", count: 30),
    ])
    func aFileThatTheParserWouldSearchForMinutesIsHandedOnWithAWord(_ brackets: String) throws {
        let text = "import" + brackets + "\n"
        let output = try lower(text)
        #expect(
            output.diagnostics.map(\.description) == [
                "/App/A.swift:1:1: note: the file is compiled as it is, and nothing of it is exposed to Objective-C: "
                    + "it has too many brackets that are not closed, or directly in each other"
            ])
        #expect(output.files[0].text.hasSuffix(text))
    }

    @Test func bracketsThatAreClosedOrStandInTextsAndCommentsCountAsNothing() throws {
        let text =
            "import UIKit\nlet face = \"" + String(repeating: ":[ \\([1][0]) ", count: 100) + "\"\nlet deep = "
            + String(repeating: "[", count: 6) + String(repeating: "]", count: 6) + " // " + String(repeating: "(", count: 100) + "\n"
        #expect(try lower(text).diagnostics.isEmpty)
    }

    /// Sources of this package, and texts that are broken in several ways.
    private static var texts: [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let sources = ["SourceParserTests.swift", "RuleTests.swift", "LanguageTests.swift"].compactMap {
            try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        return sources + [
            "", "\n", "let a = \u{FEFF}", "func f( {", "struct { } ) ]", "let a = \"\\(b", "#if A\nlet a = 1\n", "/* ", "ä\u{0}b",
        ]
    }

    @Test(arguments: texts)
    func theCompilersParserMakesTheTreesOfTheOneForPrograms(_ text: String) {
        #expect(CompilersParser.isUsable)
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            let quick = CompilersParser.parse(bytes)
            let plain = Parser.parse(source: bytes)
            #expect(CompilersParser.outline(quick) == CompilersParser.outline(plain))
            #expect(quick.syntaxTextBytes == Array(bytes))
            // Trees of both can be put together, and outlive what they were made of.
            if let first = quick.statements.first {
                let joined = plain.with(\.statements, CodeBlockItemListSyntax([first]))
                #expect(joined.statements.description == first.description)
            }
        }
    }

    @Test func treesThatTheCompilersParserMadeAreFreedAndChangedOnAnyThread() async {
        let text = Array("struct A { let a = [1, 2, 3] // last\n}\n".utf8)
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<200).reduce(0) { count, _ in
                        let tree = text.withUnsafeBufferPointer { CompilersParser.parse($0) }
                        return count + tree.with(\.leadingTrivia, .newline).description.utf8.count
                    }
                }
            }
            for await count in group { #expect(count == 200 * (text.count + 1)) }
        }
    }

    @Test(arguments: [
        ("let a = [[1], [2]] // [[[[\n", true), ("f(\"[[[[ \\(a[0]) [[\") /* [[ /* [[ */ */", true),
        ("let a = \"\"\"\n[[[[\n\"\"\"\n", true),
        ("let half = a / 2 + b/c\nx /= 2", true), ("switch a { case 1...2: b() }", true), ("\\A.b; let `in` = 1", true),
        ("let a = [[[[1]]]]", false), ("[[\u{1}[[ ]]]]", false), ("[[ä[[ ]]]]", false), ("((((", false), ("let a = /[/", false),
        ("let a = #\"[\"#", false), ("let a = )", false),
        ("let a = \"b\n", false), ("<#a#>", false), ("<<<<<<< a\n", false), ("/* ", false), ("'a'", false), ("\"\\(", false),
        ("[ /* a */ [ // b\n[[", false), ("#/[/#", false), ("let a = \"\"\"\nb\"\"\"\"\n", false),
    ])
    func bracketsAreCountedWithoutTheParserWhereTheirPlaceIsCertain(_ text: String, _ isCertain: Bool) {
        Array(text.utf8).withUnsafeBufferPointer { #expect(BracketScanner($0).areFew(run: 3, open: 3) == isCertain, "\(text)") }
    }
}
