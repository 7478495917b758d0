import CoreGraphics
import Foundation
import Testing
import SampanTextLayout

@Suite struct ScriptTests {
    @Test func rightToLeftTextRunsFromTheRight() {
        let frame = TextFrame(text("שלום עולם", paragraph: paragraph { $0.baseWritingDirection = .natural }), in: TextContainer(width: 200))
        #expect(frame.lines[0].isRightToLeft)
        #expect(frame.caretRect(at: 0).minX > frame.caretRect(at: 9).minX)
        // Natural alignment is the interface's, unless the text decides.
        #expect(frame.lines[0].x == 0)
        let following = TextFrame(text("שלום עולם"), in: TextContainer(width: 200, naturalAlignmentFollowsText: true))
        #expect(abs(following.lines[0].rect.maxX - 200) < 0.001)
    }

    @Test func mixedDirectionsAreReordered() {
        // Logical order: abc, three Hebrew letters, def.
        let frame = TextFrame(text("abc אבג def"), in: TextContainer(width: 300))
        #expect(!frame.lines[0].isRightToLeft)
        let first = frame.rects(for: 4..<5)[0]
        let third = frame.rects(for: 6..<7)[0]
        let after = frame.rects(for: 8..<9)[0]
        #expect(first.minX > third.minX)
        #expect(after.minX > first.maxX)
        // Two spans where the range crosses the change of direction.
        #expect(frame.rects(for: 2..<5).count == 2)
    }

    @Test func latinInHebrewKeepsItsOrder() {
        let frame = TextFrame(text("אבג abc דהו"), in: TextContainer(width: 300))
        #expect(frame.lines[0].isRightToLeft)
        #expect(frame.rects(for: 4..<5)[0].minX < frame.rects(for: 6..<7)[0].minX)
        #expect(frame.rects(for: 0..<1)[0].minX > frame.rects(for: 4..<5)[0].maxX)
        #expect(frame.rects(for: 8..<9)[0].maxX < frame.rects(for: 4..<5)[0].minX)
    }

    @Test func rightToLeftLinesHangTheirSpacesOnTheLeft() {
        let frame = TextFrame(text("שלום עולם שלום עולם"), in: TextContainer(width: 90, naturalAlignmentFollowsText: true))
        #expect(frame.lines.count == 2)
        #expect(frame.lines.allSatisfy { abs($0.rect.maxX - 90) < 0.001 })
    }

    @Test func vietnameseIsShapedInOneFontWhicheverWayItIsEncoded() {
        let composed = "Tiếng Việt rất đẹp: Ế Ộ Ữ ặ ẫ"
        let decomposed = composed.decomposedStringWithCanonicalMapping
        #expect(decomposed.utf16.count > composed.utf16.count)
        let one = TextFrame(text(composed))
        let other = TextFrame(text(decomposed))
        #expect(abs(one.size.width - other.size.width) < 0.01)
        #expect(one.size.height == other.size.height)
        #expect(abs(one.size.height - 20.287) < 0.001)
        // A caret never stands between a letter and its marks.
        var steps = 0
        var position = 0
        while position < decomposed.utf16.count {
            position = other.caretPosition(from: position, forward: true)
            steps += 1
        }
        #expect(steps == composed.count)
    }

    @Test func emojiComeFromTheColourFont() {
        let canvas = Canvas(width: 30, height: 30)
        TextFrame(text("😀", size: 20)).draw(in: canvas.context, at: .zero)
        // Yellow: dark only in blue.
        #expect(canvas.darkness(CGRect(x: 0, y: 0, width: 30, height: 30)) > 0.05)
        let frame = TextFrame(text("😀", size: 20))
        #expect((20.0...28).contains(frame.size.width))
        #expect(abs(frame.size.height - 23.867) < 0.01)
    }

    @Test func tallScriptsMakeTallLines() {
        #expect(TextFrame(text("สวัสดี")).size.height > 21)
        #expect(TextFrame(text("नमस्ते")).size.width > 10)
    }

    @Test func anythingIsLaidOut() {
        let odd = [
            "\0", "a\0b", "\u{FFFC}", "\u{200D}", "\u{FE0F}", "\u{202E}abc", "e\u{301}\u{301}\u{301}", "\t\t", "\u{AD}", "\u{1F1FB}",
            "\u{E000}", "𝔘𝔫𝔦", " ", "\u{2028}",
        ]
        for string in odd {
            for width in [0.0, 1, 30, .infinity] {
                for mode in [
                    LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping,
                ] {
                    let frame = TextFrame(text(string), in: TextContainer(width: width, lineBreakMode: mode))
                    #expect(!frame.lines.isEmpty)
                    #expect(frame.size.width.isFinite && frame.size.height.isFinite)
                    let end = string.utf16.count
                    _ = frame.caretRect(at: end)
                    _ = frame.wordRange(at: end)
                    _ = frame.rects(for: 0..<end)
                }
            }
        }
    }

    @Test func randomTextsKeepTheirCharacters() {
        var seed: UInt64 = 42
        func next(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        let pieces = ["a", " ", "שלום", "mot ", "ế", "\n", "😀", "文字", "\t", "سلام", "12", "-", "\u{301}", "long-word/with?breaks", "สวัสดี"]
        for _ in 0..<300 {
            let string = (0..<next(12) + 1).map { _ in pieces[next(pieces.count)] }.joined()
            let width = CGFloat(next(200))
            let frame = TextFrame(text(string), in: TextContainer(width: width))
            // Lines follow one another without gap or overlap.
            var end = 0
            for line in frame.lines {
                #expect(line.range.lowerBound == end)
                end = line.range.upperBound
            }
            #expect(end == string.utf16.count)
            #expect(zip(frame.lines, frame.lines.dropFirst()).allSatisfy { $0.bottom <= $1.top + 0.001 })
        }
    }
}
