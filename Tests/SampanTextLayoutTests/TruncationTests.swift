import CoreGraphics
import Foundation
import Testing
import SampanTextLayout

@Suite struct TruncationTests {
    let sentence = "The quick brown fox jumps over the lazy dog"

    @Test func tailIsCut() {
        let frame = TextFrame(text(sentence), in: TextContainer(width: 150, maximumLineCount: 1, lineBreakMode: .byTruncatingTail))
        #expect(frame.lines.count == 1)
        #expect(frame.lines[0].isTruncated)
        #expect(frame.isTruncated)
        #expect(sentence.hasPrefix(frame.shown[0]))
        #expect((15...20).contains(frame.shown[0].count))
        #expect(frame.lines[0].width <= 150)
        #expect(frame.lines[0].width > 135)
    }

    @Test func fittingTextIsLeftAlone() {
        for mode in [LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
            let frame = TextFrame(text("Short"), in: TextContainer(width: 150, maximumLineCount: 1, lineBreakMode: mode))
            #expect(!frame.isTruncated)
            #expect(frame.size == TextFrame(text("Short")).size)
        }
    }

    @Test func onlyTheLastOfSeveralLinesIsCut() {
        let frame = TextFrame(text(sentence), in: TextContainer(width: 110, maximumLineCount: 2, lineBreakMode: .byTruncatingTail))
        #expect(frame.lines.count == 2)
        #expect(frame.shown[0] == "The quick ")
        #expect(!frame.lines[0].isTruncated)
        #expect(frame.lines[1].isTruncated)
    }

    @Test func headKeepsTheEndAndMiddleBothEnds() {
        let head = TextFrame(text(sentence), in: TextContainer(width: 150, maximumLineCount: 1, lineBreakMode: .byTruncatingHead))
        #expect(head.lines[0].isTruncated)
        #expect(head.lines[0].width <= 150)
        #expect(head.caretRect(at: sentence.count).minX > 130)
        #expect(head.rects(for: 0..<3).isEmpty)
        let middle = TextFrame(text(sentence), in: TextContainer(width: 150, maximumLineCount: 1, lineBreakMode: .byTruncatingMiddle))
        #expect(middle.lines[0].isTruncated)
        #expect(!middle.rects(for: 0..<3).isEmpty)
        #expect(!middle.rects(for: 40..<43).isEmpty)
        #expect(middle.rects(for: 20..<22).isEmpty)
        #expect(middle.lines[0].width > 140 && middle.lines[0].width <= 150)
    }

    @Test func heightCutsToo() {
        let frame = TextFrame(text(sentence), in: TextContainer(width: 110, height: 42, lineBreakMode: .byTruncatingTail))
        #expect(frame.lines.count == 2)
        #expect(frame.lines[1].isTruncated)
    }

    @Test func aFollowingParagraphMakesAnEllipsis() {
        let frame = TextFrame(text("First\nSecond"), in: TextContainer(width: 200, maximumLineCount: 1, lineBreakMode: .byTruncatingTail))
        #expect(frame.lines.count == 1)
        #expect(frame.lines[0].isTruncated)
        #expect(frame.shown == ["First"])
        #expect(frame.lines[0].width > TextFrame(text("First")).size.width + 5)
    }

    @Test func truncatingParagraphsAreSingleLinesWithoutAContainersMode() {
        let style = paragraph { $0.lineBreakMode = .byTruncatingTail }
        let frame = TextFrame(text(sentence + "\n" + sentence, paragraph: style), in: TextContainer(width: 150))
        #expect(frame.lines.count == 2)
        #expect(frame.lines.allSatisfy { $0.isTruncated })
    }

    @Test func clippingKeepsOneLongLine() {
        let frame = TextFrame(text(sentence), in: TextContainer(width: 100, lineBreakMode: .byClipping))
        #expect(frame.lines.count == 1)
        #expect(frame.lines[0].width > 300)
    }

    @Test func charactersAreNotTornApart() {
        let family = "👨‍👩‍👧‍👦"
        for width in stride(from: 20.0, to: 120, by: 7) {
            let frame = TextFrame(
                text(family + family + family + family),
                in: TextContainer(width: width, maximumLineCount: 1, lineBreakMode: .byTruncatingTail))
            #expect(frame.lines[0].contentRange.upperBound % family.utf16.count == 0)
        }
    }

    @Test func noRoomLeavesTheEllipsis() {
        let frame = TextFrame(text(sentence), in: TextContainer(width: 1, maximumLineCount: 1, lineBreakMode: .byTruncatingTail))
        #expect(frame.lines[0].isTruncated)
        #expect(frame.shown == [""])
    }
}
