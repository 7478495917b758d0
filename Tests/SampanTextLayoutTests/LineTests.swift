import CoreGraphics
import Foundation
import Testing
import SampanTextLayout

@Suite struct LineTests {
    let sentence = "The quick brown fox jumps over the lazy dog"

    @Test func oneLineIsAsHighAsItsFont() {
        let frame = TextFrame(text("Hello"))
        #expect(frame.lines.count == 1)
        #expect(abs(frame.size.height - 20.287) < 0.001)
        #expect(abs(frame.firstBaseline - 16.186) < 0.001)
    }

    @Test func emptyTextHasOneEmptyLine() {
        let frame = TextFrame(text(""))
        #expect(frame.lines.count == 1)
        #expect(frame.size.width == 0)
        #expect(abs(frame.size.height - 20.287) < 0.001)
    }

    @Test func linesBreakBetweenWords() {
        let frame = TextFrame(text(sentence), in: TextContainer(width: 150))
        #expect(frame.shown == ["The quick brown ", "fox jumps over the ", "lazy dog"])
        #expect(frame.lines.allSatisfy { $0.width <= 150 })
        #expect(abs(frame.size.height - 3 * 20.287) < 0.01)
        #expect(frame.lines.map(\.range.lowerBound) == [0, 16, 35])
    }

    @Test func measuredWidthIsEnough() {
        let width = TextFrame(text(sentence)).size.width
        #expect(TextFrame(text(sentence), in: TextContainer(width: width)).lines.count == 1)
        #expect(TextFrame(text(sentence), in: TextContainer(width: width - 0.1)).lines.count == 2)
    }

    @Test func longWordsBreakBetweenCharacters() {
        let frame = TextFrame(text("Donaudampfschifffahrtsgesellschaft"), in: TextContainer(width: 80))
        #expect(frame.lines.count > 2)
        #expect(frame.shown.joined() == "Donaudampfschifffahrtsgesellschaft")
        #expect(frame.lines.allSatisfy { $0.width <= 80 })
    }

    @Test func characterWrappingFillsLines() {
        let style = paragraph { $0.lineBreakMode = .byCharWrapping }
        let frame = TextFrame(text(sentence, paragraph: style), in: TextContainer(width: 150))
        let words = TextFrame(text(sentence), in: TextContainer(width: 150))
        #expect(frame.lines[0].contentRange.upperBound > words.lines[0].contentRange.upperBound)
        #expect(frame.lines[0].width > 140)
    }

    @Test func everyKindOfParagraphEndEnds() {
        for end in ["\n", "\r", "\r\n", "\u{2029}"] {
            let frame = TextFrame(text("a\(end)b"))
            #expect(frame.shown == ["a", "b"], "\(end.debugDescription)")
            #expect(frame.lines[1].range.lowerBound == 1 + end.utf16.count)
        }
        #expect(TextFrame(text("a\u{2028}b")).lines.count == 2)
    }

    @Test func trailingNewlineHasALine() {
        #expect(TextFrame(text("a\n")).lines.count == 2)
        #expect(TextFrame(text("a\n\nb")).lines.count == 3)
    }

    @Test func maximumLineCountDropsTheRest() {
        let frame = TextFrame(text(sentence), in: TextContainer(width: 150, maximumLineCount: 2, lineBreakMode: .byWordWrapping))
        #expect(frame.shown == ["The quick brown ", "fox jumps over the "])
        #expect(frame.isTruncated)
    }

    @Test func heightDropsLinesButTheFirst() {
        #expect(TextFrame(text(sentence), in: TextContainer(width: 150, height: 41)).lines.count == 2)
        #expect(TextFrame(text(sentence), in: TextContainer(width: 150, height: 5)).lines.count == 1)
        #expect(TextFrame(text("a\nb\nc"), in: TextContainer(height: 41)).lines.count == 2)
    }

    @Test func trailingSpacesStickOutWhereLinesWrapAndCountAtTheEnd() {
        let space = TextFrame(text("a b")).size.width - TextFrame(text("ab")).size.width
        let spaced = TextFrame(text("ab   ")).size.width - TextFrame(text("ab")).size.width
        #expect(abs(spaced - 3 * space) < 0.5)
        let wrapped = TextFrame(text("aaa            bbb"), in: TextContainer(width: 40))
        #expect(wrapped.lines.count == 2)
        #expect(wrapped.lines[0].width < 40)
    }

    @Test func lineHeightsGoAboveTheText() {
        let natural = TextFrame(text("a")).lines[0]
        let doubled = TextFrame(text("a", paragraph: paragraph { $0.lineHeightMultiple = 2 })).lines[0]
        #expect(abs(doubled.height - 2 * natural.height) < 0.001)
        #expect(abs((doubled.height - doubled.ascent) - (natural.height - natural.ascent)) < 0.001)
        let fixed = TextFrame(
            text(
                "a",
                paragraph: paragraph {
                    $0.minimumLineHeight = 30; $0.maximumLineHeight = 30
                })
        ).lines[0]
        #expect(fixed.height == 30)
        let low = TextFrame(text("a", paragraph: paragraph { $0.maximumLineHeight = 15 })).lines[0]
        #expect(low.height == 15)
    }

    @Test func spacingSeparatesLinesAndParagraphs() {
        let style = paragraph {
            $0.lineSpacing = 4
            $0.paragraphSpacing = 10
            $0.paragraphSpacingBefore = 3
        }
        let frame = TextFrame(text("a\nb", paragraph: style))
        #expect(abs(frame.lines[1].top - (20.287 + 4 + 10 + 3)) < 0.01)
        #expect(abs(frame.size.height - (2 * 20.287 + 17)) < 0.01)
    }

    @Test func indentsNarrowLines() {
        let style = paragraph {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        let frame = TextFrame(text(sentence, paragraph: style), in: TextContainer(width: 200))
        #expect(frame.lines[0].x == 30)
        #expect(frame.lines[1].x == 10)
        #expect(frame.lines[0].width <= 150)
        #expect(frame.lines[1].width <= 170)
    }

    @Test func alignmentMovesLines() {
        for (alignment, expected) in [(TextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)] {
            let frame = TextFrame(text("Hi", paragraph: paragraph { $0.alignment = alignment }), in: TextContainer(width: 100))
            #expect(abs(frame.lines[0].x - (100 - frame.lines[0].width) * expected) < 0.001)
        }
        let rtl = TextFrame(text("Hi"), in: TextContainer(width: 100, isRightToLeft: true))
        #expect(abs(rtl.lines[0].rect.maxX - 100) < 0.001)
    }

    @Test func justifiedLinesReachTheMargin() {
        let frame = TextFrame(text(sentence, paragraph: paragraph { $0.alignment = .justified }), in: TextContainer(width: 150))
        #expect(frame.lines[0].width == 150)
        #expect(frame.lines.last!.width < 150)
        let fox = frame.rects(for: 12..<15)
        #expect(abs(fox[0].maxX - TextFrame(text(sentence), in: TextContainer(width: 150)).rects(for: 12..<15)[0].maxX) > 1)
    }

    @Test func tabsGoToTheirStops() {
        let frame = TextFrame(text("a\tb\tc"))
        #expect(frame.caretRect(at: 2).minX == 28)
        #expect(frame.caretRect(at: 4).minX == 56)
        let style = paragraph { $0.tabStops = [TabStop(alignment: .right, location: 100)] }
        let right = TextFrame(text("a\tbcd", paragraph: style))
        #expect(abs(right.size.width - 100) < 0.01)
    }

    @Test func kernIsAddedAfterEveryCharacter() {
        let plain = TextFrame(text("abcd")).size.width
        #expect(abs(TextFrame(text("abcd") { $0.kern = 2 }).size.width - plain - 8) < 0.3)
        #expect(TextFrame(text("AVAVAV") { $0.kern = 0 }).size.width > TextFrame(text("AVAVAV")).size.width)
        #expect(abs(TextFrame(text("abcd") { $0.expansion = log(2) }).size.width - 2 * plain) < 1)
    }

    @Test func softHyphensShowWhereLinesEnd() {
        let whole = TextFrame(text("super\u{AD}califragi"))
        #expect(abs(whole.size.width - TextFrame(text("supercalifragi")).size.width) < 0.6)
        let broken = TextFrame(text("super\u{AD}califragi"), in: TextContainer(width: 80))
        #expect(broken.lines.count == 2)
        #expect(broken.lines[0].width > TextFrame(text("super")).size.width + 2)
    }

    @Test func lastWordGetsCompany() {
        let style = paragraph { $0.avoidsOrphans = true }
        let plain = TextFrame(text("one two three four five six"), in: TextContainer(width: 175))
        #expect(plain.shown == ["one two three four five ", "six"])
        let pushed = TextFrame(text("one two three four five six", paragraph: style), in: TextContainer(width: 175))
        #expect(pushed.shown == ["one two three four ", "five six"])
    }

    @Test func linesGrowWithTheirTallestRun() {
        let small = ShapeStyle(font: FontLibrary.shared.systemFace(size: 12))
        let large = ShapeStyle(font: FontLibrary.shared.systemFace(size: 30))
        let paint = TextPaint(foreground: .black)
        let frame = TextFrame(
            StyledText(string: "ab", runs: [.init(length: 1, shape: small, paint: paint), .init(length: 1, shape: large, paint: paint)]))
        #expect(abs(frame.size.height - large.font.metrics.lineHeight) < 0.001)
        var raised = small
        raised.baselineOffset = 10
        let offset = TextFrame(StyledText(string: "a", shape: raised, paint: paint))
        #expect(abs(offset.firstBaseline - small.font.metrics.ascender - 10) < 0.001)
    }

    @Test func attachmentsTakeTheirRoom() {
        var shape = ShapeStyle(font: FontLibrary.shared.systemFace(size: 17))
        shape.attachment = AttachmentBox(width: 50, ascent: 40, descent: 5)
        let frame = TextFrame(StyledText(string: "\u{FFFC}", shape: shape, paint: TextPaint(foreground: .black)))
        #expect(frame.size == CGSize(width: 50, height: 45))
        #expect(frame.firstBaseline == 40)
    }

    @Test func measuresAreTheSameEveryTime() {
        let first = TextFrame(text(sentence), in: TextContainer(width: 150)).lines.map(\.width)
        FontLibrary.shared.language = "en"
        #expect(TextFrame(text(sentence), in: TextContainer(width: 150)).lines.map(\.width) == first)
    }
}
