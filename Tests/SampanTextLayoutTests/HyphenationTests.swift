import CoreGraphics
import Foundation
import Testing
import SampanTextLayout

@Suite struct HyphenationTests {
    private func lines(_ string: String, factor: CGFloat, width: CGFloat, mode: LineBreakMode = .byWordWrapping) -> TextFrame {
        let style = paragraph {
            $0.hyphenationFactor = factor
            $0.lineBreakMode = mode
        }
        return TextFrame(text(string, paragraph: style), in: TextContainer(width: width))
    }

    @Test func wordsAreDividedAsTheLanguageDoesAndHyphensAreDrawn() {
        let frame = lines("The representation of information", factor: 1, width: 110)
        #expect(frame.shown == ["The represen", "tation of infor", "mation"])
        #expect(frame.lines.allSatisfy { $0.width <= 110 })
        let plain = TextFrame(text("The represen"), in: TextContainer(width: 500))
        let hyphen = TextFrame(text("\u{2010}"), in: TextContainer(width: 500))
        #expect(abs(frame.lines[0].width - plain.lines[0].width - hyphen.lines[0].width) < 0.5)
    }

    @Test func withoutAFactorWordsStayWhole() {
        #expect(lines("The representation of information", factor: 0, width: 140).shown == ["The ", "representation of ", "information"])
    }

    @Test func wordsStayWholeWhereTheLineIsFullEnoughWithoutThem() {
        // The line is filled to something over half by what stands before the long word.
        let string = "The quick brown representation"
        #expect(lines(string, factor: 0.3, width: 200).shown == ["The quick brown ", "representation"])
        #expect(lines(string, factor: 0.9, width: 200).shown == ["The quick brown repre", "sentation"])
    }

    @Test func aWordThatIsLongerThanALineIsDividedBetweenSyllables() {
        let frame = lines("internationalization", factor: 0.5, width: 90)
        #expect(frame.shown.count > 1)
        #expect(frame.shown.joined() == "internationalization")
        #expect(frame.lines.allSatisfy { $0.width <= 90 })
        #expect(["in", "inter", "interna", "internation", "internationa"].contains(frame.shown[0]), "\(frame.shown)")
    }

    @Test func linesThatBreakBetweenCharactersHaveNoHyphens() {
        let frame = lines("The representation", factor: 1, width: 110, mode: .byCharWrapping)
        #expect(frame.shown[0].count > "The represen".count)
        #expect(frame.lines[0].width <= 110)
    }

    @Test func capitalsAndApostrophesAndLettersOfOtherScriptsAreTakenAsTheyCome() {
        let strings = [
            "REPRESENTATION REPRESENTATION", "l'information d'information", "представление представление", "日本語日本語日本語日本語",
            "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
        ]
        for string in strings {
            for width in stride(from: 10.0, to: 200, by: 7) {
                #expect(lines(string, factor: 1, width: width).shown.joined() == string)
            }
        }
        #expect(lines("REPRESENTATION", factor: 1, width: 120).shown == ["REPRESENTA", "TION"])
    }
}
