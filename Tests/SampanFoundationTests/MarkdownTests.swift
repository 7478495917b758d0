import Foundation
import SampanFoundation
import Testing

@Suite struct MarkdownTests {
    private func runs(_ string: AttributedString) -> [String] {
        string.runs.map { run in
            let marks: [(InlinePresentationIntent, String)] = [
                (.emphasized, "*"), (.stronglyEmphasized, "**"), (.code, "`"), (.strikethrough, "~"), (.softBreak, "⏎"), (.lineBreak, "↵"),
            ]
            let intent = run.inlinePresentationIntent ?? []
            let text = String(string.characters[run.range])
            return marks.filter { intent.contains($0.0) }.map(\.1).joined() + text + (run.link.map { "→\($0.absoluteString)" } ?? "")
        }
    }

    private func inline(_ text: String) throws -> [String] {
        runs(try AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
    }

    @Test func emphasisCodeAndLinksAreRead() throws {
        #expect(
            try inline("a **b** _c_ `d` [e](https://f.g) ~~h~~") == [
                "a ", "**b", " ", "*c", " ", "`d", " ", "e→https://f.g", " ", "~h",
            ])
        #expect(try inline("***both*** \\*none\\* 2 * 3 ~~open") == ["***both", " *none* 2 * 3 ~~open"])
        #expect(try inline("~~a **b** c~~ `~~`") == ["~a ", "**~b", "~ c", " ", "`~~"])
    }

    @Test func linesStayLinesAndBeginNoBlocks() throws {
        #expect(try inline("  # a\n\n- b\n  ") == ["  # a\n\n- b\n  "])
        #expect(runs(try AttributedString(markdown: "# a\nb", options: .init(interpretedSyntax: .inlineOnly))) == ["# a b"])
        #expect(try inline("_a_") == ["*a"])
        #expect(try inline("") == [])
    }

    @Test func blocksAreToldBesideTheText() throws {
        let text = try AttributedString(
            markdown: "# Title\n\nOne\ntwo\n\n1. first\n2. *second*\n\n> quote\n\n```swift\nlet a = 1\n```\n\n---\n")
        #expect(String(text.characters) == "TitleOne twofirstsecondquotelet a = 1\n⸻")
        let kinds = text.runs.compactMap { $0.presentationIntent?.components.map(\.kind.debugDescription) }
        #expect(kinds.first == ["header 1"])
        #expect(kinds.contains(["paragraph", "listItem 2", "orderedList"]))
        #expect(kinds.contains(["paragraph", "blockQuote"]) && kinds.contains(["codeBlock 'swift'"]) && kinds.last == ["thematicBreak"])
        let quote = text.runs.first { $0.presentationIntent?.components.contains { $0.kind == .blockQuote } == true }
        #expect(quote?.presentationIntent?.indentationLevel == 1)
    }

    @Test func linksStartFromTheBase() throws {
        let text = try AttributedString(markdown: "![p](x.png) [a](b)", baseURL: URL(string: "https://c.d/"))
        #expect(text.runs.compactMap { $0.link?.absoluteString } == ["https://c.d/b"])
        #expect(text.runs.compactMap { $0.imageURL?.absoluteString } == ["https://c.d/x.png"])
    }

    @Test func theOlderKindHasTheSame() throws {
        let text = try NSAttributedString(markdown: "a **b** [c](https://d.e)")
        #expect(text.string == "a b c")
        let intent = text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber
        #expect(intent?.uintValue == InlinePresentationIntent.stronglyEmphasized.rawValue)
        #expect(text.attribute(NSAttributedString.Key("NSLink"), at: 4, effectiveRange: nil) as? URL == URL(string: "https://d.e"))
        #expect(AttributedString(text) == (try AttributedString(markdown: "a **b** [c](https://d.e)")))
        #expect(NSAttributedString(AttributedString("x")).string == "x")
        #expect(Dictionary(AttributeContainer([.languageIdentifier: "de"]))[.languageIdentifier] as? String == "de")
    }

    @Test func localizedTextIsMarkdown() {
        let text = AttributedString(localized: "Hello **\("you")**")
        #expect(runs(text) == ["Hello ", "**you"])
    }

    @Test func deepNestingEnds() throws {
        let deep = String(repeating: "> ", count: 5000) + String(repeating: "*a ", count: 20000) + String(repeating: "[", count: 5000)
        #expect(!(try AttributedString(markdown: deep)).characters.isEmpty)
        #expect(!(try inline(deep)).isEmpty)
    }

    @Test func damagedTextIsRead() throws {
        var random = Repeatable()
        let seed = Array("# a *b* **c** `d` [e](f \"g\") ![h](i)\n- j\n> k\n```\n~~l~~\n<b>\\&amp;\u{0}\u{2000}".utf8)
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...120, using: &random)).map { _ in seed.randomElement(using: &random)! }
            let text = String(decoding: bytes, as: UTF8.self)
            _ = try AttributedString(markdown: text)
            _ = try inline(text)
        }
    }
}

/// Numbers that are the same each time.
private struct Repeatable: RandomNumberGenerator {
    private var state: UInt64 = 7

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
