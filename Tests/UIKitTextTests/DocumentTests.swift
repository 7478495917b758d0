import Foundation
import SampanFoundation
import Testing

@testable import UIKit

@Suite struct DocumentTests {
    private func html(_ text: String, defaults: [NSAttributedString.Key: Any] = [:]) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(text.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
                .defaultAttributes: defaults,
            ], documentAttributes: nil)
    }

    private func value<Value>(_ key: NSAttributedString.Key, of part: String, in text: NSAttributedString) throws -> Value? {
        let range = (text.string as NSString).range(of: part)
        try #require(range.location != NSNotFound, "\(text.string) has no \(part)")
        return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
    }

    private func traits(_ part: String, _ text: NSAttributedString) throws -> UIFontDescriptor.SymbolicTraits {
        let font: UIFont? = try value(.font, of: part, in: text)
        return font?.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic]) ?? []
    }

    @Test func paragraphsHeadingsAndBreaksAreLines() throws {
        #expect(try html("plain &amp; <b>simple</b>").string == "plain & simple")
        #expect(try html("<p>One</p>\n<p>Two<br>three</p>").string == "One\nTwo\nthree\n")
        #expect(try html("<h1>Title</h1>  text\n  goes   on<div>a</div>").string == "Title\ntext goes on\na\n")
        #expect(try html("<pre>a\n  b</pre>").string == "a\n  b\n")
        #expect(try html("").string == "")
    }

    @Test func emphasisMakesFonts() throws {
        let text = try html("<b>bold</b> <em>slanted</em> <strong><i>both</i></strong> <h1>head</h1>none")
        #expect(try traits("bold", text) == .traitBold && traits("slanted", text) == .traitItalic)
        #expect(try traits("both", text) == [.traitBold, .traitItalic] && traits("none", text) == [])
        let head: UIFont? = try value(.font, of: "head", in: text)
        #expect(head?.pointSize == 24)
    }

    @Test func linksAndLines() throws {
        let text = try html("<a href=\"https://a.b/c\">link</a> <u>under</u> <s>through</s> x<sup>2</sup>")
        #expect(try value(.link, of: "link", in: text) == URL(string: "https://a.b/c"))
        #expect(try value(.underlineStyle, of: "under", in: text) == 1 && value(.strikethroughStyle, of: "through", in: text) == 1)
        let raised: CGFloat? = try value(.baselineOffset, of: "2", in: text)
        #expect(raised ?? 0 > 0)
    }

    @Test func stylesAreObeyed() throws {
        let text = try html(
            """
            <style>/* x */ body { font-family: '-apple-system'; font-size: 16px } .note, #top { color: #f00 } p.note { font-weight: 700 }
            @media print { .note { color: blue } } div p { color: green }</style>
            <p class="note">red</p><p id="top">too</p><p style="text-align: center; color: rgb(0, 0, 255)">centre</p>
            <span style="background-color: yellow; text-decoration: underline">marked</span><span style="display: none">unseen</span>
            """)
        #expect(text.string == "red\ntoo\ncentre\nmarked")
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try value(.foregroundColor, of: "red", in: text) == red && value(.foregroundColor, of: "too", in: text) == red)
        #expect(try traits("red", text) == .traitBold && traits("too", text) == [])
        let font: UIFont? = try value(.font, of: "too", in: text)
        #expect(font?.pointSize == 16 && font?.familyName == UIFont.systemFont(ofSize: 16).familyName)
        let paragraph: NSParagraphStyle? = try value(.paragraphStyle, of: "centre", in: text)
        #expect(paragraph?.alignment == .center)
        #expect(try value(.foregroundColor, of: "centre", in: text) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(try value(.backgroundColor, of: "marked", in: text) == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    }

    @Test func listsHaveMarks() throws {
        let text = try html("<ul><li>a<ul><li>b</li></ul></li></ul><ol start=3><li>c</li><li>d</li></ol>")
        #expect(text.string == "\t•\ta\n\t◦\tb\n\t3.\tc\n\t4.\td\n")
        let style: NSParagraphStyle? = try value(.paragraphStyle, of: "a", in: text)
        #expect(style?.headIndent == 36)
    }

    @Test func tablesHaveTabs() throws {
        #expect(try html("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>").string == "a\tb\nc\td\n")
    }

    @Test func attributesOfOnesOwnHoldWhereTheDocumentSaysNothing() throws {
        let text = try html("a<b>c</b>", defaults: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.green])
        let font: UIFont? = try value(.font, of: "a", in: text)
        #expect(font?.pointSize == 20)
        #expect(try value(.foregroundColor, of: "a", in: text) == UIColor.green)
    }

    @Test func writtenHTMLIsReadAgain() throws {
        let text = NSMutableAttributedString(string: "Plain <&> \"x\"\nbold", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        text.addAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.red], range: NSRange(location: 14, length: 4))
        text.addAttribute(.link, value: URL(string: "https://a.b/?c=1&d=2")!, range: NSRange(location: 0, length: 5))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let read = try NSAttributedString(
            data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        #expect(read.string == "Plain <&> \"x\"\nbold\n")
        #expect(try traits("bold", read) == .traitBold && value(.link, of: "Plain", in: read) == URL(string: "https://a.b/?c=1&d=2"))
    }

    private func rtf(_ text: String) throws -> NSAttributedString {
        try NSAttributedString(data: Data(text.utf8), options: [:], documentAttributes: nil)
    }

    @Test func richTextIsRead() throws {
        let text = try rtf(
            #"""
            {\rtf1\ansi\ansicpg1252{\fonttbl\f0\fswiss Helvetica;\f1 Courier;}{\colortbl;\red255\green0\blue0;}{\info{\title hidden}}
            \pard\qc\f0\fs28 Big \b bold\b0  {\i\cf1 red} caf\'e9 \u8364?\u-10179?\u-8704?\par
            \pard\li720\fi-360 \ul line\ulnone\tab\{x\}{\*\unknown nothing}\line
            {\field{\*\fldinst{HYPERLINK "https://a.b"}}{\fldrslt link}} end}
            """#)
        #expect(text.string == "Big bold red café €😀\nline\t{x}\u{2028}link end")
        #expect(try traits("bold", text) == .traitBold && traits("red", text) == .traitItalic && traits("end", text) == [])
        let font: UIFont? = try value(.font, of: "Big", in: text)
        #expect(font?.pointSize == 14)
        #expect(try value(.foregroundColor, of: "red", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let style: NSParagraphStyle? = try value(.paragraphStyle, of: "line", in: text)
        #expect(style?.headIndent == 36 && style?.firstLineHeadIndent == 18 && style?.alignment == .natural)
        #expect(try value(.link, of: "link", in: text) == URL(string: "https://a.b"))
        #expect(try (value(.link, of: "end", in: text) as URL?) == nil)
    }

    @Test func writtenRichTextIsReadAgain() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSMutableAttributedString(
            string: "Grüße {a} \\ 😀\tb\n", attributes: [.font: UIFont.italicSystemFont(ofSize: 15), .paragraphStyle: style])
        text.append(
            NSAttributedString(
                string: "under", attributes: [.underlineStyle: 1, .foregroundColor: UIColor.blue, .link: URL(string: "https://c.d")!]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        let read = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        #expect(read.string == text.string)
        #expect(try traits("Grüße", read) == .traitItalic && value(.underlineStyle, of: "under", in: read) == 1)
        let paragraph: NSParagraphStyle? = try value(.paragraphStyle, of: "Grüße", in: read)
        #expect(paragraph?.alignment == .right)
        #expect(try value(.link, of: "under", in: read) == URL(string: "https://c.d"))
    }

    @Test func kindsAreTold() throws {
        var attributes: NSDictionary?
        _ = try NSAttributedString(data: Data("<!DOCTYPE html><p>a".utf8), options: [:], documentAttributes: &attributes)
        #expect(attributes?["DocumentType"] as? String == "NSHTML")
        #expect(try NSAttributedString(data: Data("a<b".utf8), options: [:], documentAttributes: nil).string == "a<b")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data("x".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
    }

    @Test func damagedAndDeepDocumentsAreRead() throws {
        var state: UInt64 = 11
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let seeds = [
            "<html><style>p.a{color:#12;font:bold 12px x}</style><p class=a style='margin:1em;font-size:9e9px'>x<ul><li>y<a href='::'>z</a>",
            #"{\rtf1{\fonttbl\f0 A;}{\colortbl;\red1;}\f0\fs99999999\u-1?\'zz\b{\field{\*\fldinst HYPERLINK "a"}{\fldrslt b}}\uc99\u5 }"#,
        ].map { Array($0.utf8) }
        for number in 0..<600 {
            var bytes = seeds[number % 2]
            for _ in 0...random(8) {
                let place = random(bytes.count)
                switch random(3) {
                case 0: bytes[place] = UInt8(random(256))
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + random(9)))
                default: bytes.insert(contentsOf: bytes[..<random(bytes.count)], at: place)
                }
                if bytes.isEmpty { bytes = [65] }
            }
            _ = try? NSAttributedString(
                data: Data(bytes), options: number % 2 == 0 ? [.documentType: NSAttributedString.DocumentType.html] : [:],
                documentAttributes: nil)
        }
        _ = try html(String(repeating: "<div><b>", count: 5000) + "x")
        _ = try rtf(#"{\rtf1 "# + String(repeating: "{", count: 20000) + "x")
    }

    @Test func itemsBecomeImagesColorsAndText() async throws {
        func load<Object: NSItemProviderReading>(_ provider: NSItemProvider, _ cls: Object.Type) async throws -> Object? {
            try await withCheckedThrowingContinuation { continuation in
                _ = provider.loadObject(ofClass: cls) { object, error in
                    nonisolated(unsafe) let object = object as? Object
                    if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: object) }
                }
            }
        }
        let color = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)
        #expect(try await load(NSItemProvider(object: color), UIColor.self) == color)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let provider = NSItemProvider(object: image)
        #expect(provider.hasItemConformingToTypeIdentifier("public.image") && provider.canLoadObject(ofClass: UIImage.self))
        #expect(try await load(provider, UIImage.self)?.cgImage?.width == image.cgImage?.width)
        let text = try await load(
            NSItemProvider(object: NSAttributedString(string: "a", attributes: [.underlineStyle: 1])), NSAttributedString.self)
        #expect(text?.string == "a" && text?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    }

    @Test func markdownIsShown() throws {
        func width(_ text: NSAttributedString) -> CGFloat { text.size().width }
        let bold = try NSAttributedString(markdown: "**wide words**")
        #expect(width(bold) > width(NSAttributedString(string: "wide words")))
        #expect(try width(NSAttributedString(markdown: "`iii`")) > width(NSAttributedString(string: "iii")))
    }

    @Test func attributesGoOverToTheNewerKind() throws {
        let text = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: 2, .underlineStyle: 1])
        let newer = AttributedString(text)
        #expect(newer.uiKit.font == .systemFont(ofSize: 9) && newer.uiKit.kern == 2 && newer.uiKit.underlineStyle == .single)
        #expect(NSAttributedString(newer) == NSAttributedString(newer))
        #expect(AttributeContainer([.foregroundColor: UIColor.red])[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] == .red)
    }
}
