import CoreGraphics
import Foundation
import Testing
import SampanTextLayout

@Suite struct PositionTests {
    @Test func caretsStandBetweenCharacters() {
        let frame = TextFrame(text("Hello world"), in: TextContainer(width: 300))
        var last: CGFloat = -1
        for position in 0...11 {
            let rect = frame.caretRect(at: position)
            #expect(rect.minX > last)
            #expect(abs(rect.height - 20.287) < 0.001)
            #expect(frame.position(at: CGPoint(x: rect.minX, y: 10)).position == position)
            last = rect.minX
        }
        #expect(abs(last - frame.size.width) < 0.001)
        #expect(frame.position(at: CGPoint(x: -50, y: -50)).position == 0)
        #expect(frame.position(at: CGPoint(x: 500, y: 500)).position == 11)
    }

    @Test func positionsBelongToLines() {
        let frame = TextFrame(text("one two\nthree"), in: TextContainer(width: 300))
        #expect(frame.lineIndex(containing: 7) == 0)
        #expect(frame.lineIndex(containing: 8) == 1)
        #expect(frame.lineIndex(containing: 13) == 1)
        #expect(frame.position(at: CGPoint(x: 299, y: 5)).position == 7)
        #expect(frame.position(at: CGPoint(x: 0, y: 30)).position == 8)
        #expect(frame.caretRect(at: 8).minX == 0)
        #expect(abs(frame.caretRect(at: 8).minY - 20.287) < 0.001)
    }

    @Test func caretStandsInTheEmptyLastLine() {
        let frame = TextFrame(text("abc\n"), in: TextContainer(width: 300))
        let rect = frame.caretRect(at: 4)
        #expect(rect.minX == 0)
        #expect(abs(rect.minY - 20.287) < 0.001)
        #expect(frame.position(at: CGPoint(x: 100, y: 30)).position == 4)
    }

    @Test func rangesCoverTheirCharacters() {
        let frame = TextFrame(text("Hello world"), in: TextContainer(width: 300))
        let rects = frame.rects(for: 6..<11)
        #expect(rects.count == 1)
        #expect(abs(rects[0].minX - frame.caretRect(at: 6).minX) < 0.001)
        #expect(abs(rects[0].maxX - frame.caretRect(at: 11).minX) < 0.001)
        #expect(frame.rects(for: 3..<3).isEmpty)
        let wrapped = TextFrame(text("Hello world"), in: TextContainer(width: 60))
        #expect(wrapped.rects(for: 2..<9).count == 2)
    }

    @Test func characterUnderAPoint() {
        let frame = TextFrame(text("Hello"), in: TextContainer(width: 300))
        #expect(frame.characterIndex(under: CGPoint(x: 2, y: 10)) == 0)
        #expect(frame.characterIndex(under: CGPoint(x: frame.size.width - 2, y: 10)) == 4)
        #expect(frame.characterIndex(under: CGPoint(x: 200, y: 10)) == nil)
        #expect(frame.characterIndex(under: CGPoint(x: 2, y: 100)) == nil)
    }

    @Test func caretsStepOverWholeCharacters() {
        let string = "a👨‍👩‍👧‍👦é\u{301}z"
        let frame = TextFrame(text(string))
        var position = 0
        var steps = 0
        while position < string.utf16.count {
            position = frame.caretPosition(from: position, forward: true)
            steps += 1
        }
        #expect(steps == string.count)
        #expect(frame.caretPosition(from: 12, forward: false) == 1)
        #expect(frame.caretPosition(from: 0, forward: false) == 0)
    }

    @Test func wordsAreFound() {
        let frame = TextFrame(text("Hello brave, new\nworld"))
        #expect(frame.wordRange(at: 7) == 6..<11)
        #expect(frame.wordRange(at: 0) == 0..<5)
        #expect(frame.wordRange(at: 18) == 17..<22)
    }

    @Test func ligaturesHavePlacesInside() {
        // Noto Serif joins f and i.
        let face = FontLibrary.shared.face(FontSpecification(family: .family("Georgia"), size: 20))!
        let frame = TextFrame(StyledText(string: "fi", shape: ShapeStyle(font: face), paint: TextPaint(foreground: .black)))
        #expect(frame.caretRect(at: 1).minX > 2)
        #expect(frame.caretRect(at: 1).minX < frame.size.width - 2)
    }
}
