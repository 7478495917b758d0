import Foundation

/// Cuts a text into paragraphs, with the styles of each.
struct ParagraphCutter: Sequence {
    struct Paragraph {
        /// Without what ends it.
        var text: String
        /// In UTF-16 units, as are all positions here.
        var start: Int
        var terminatorLength: Int
        /// Its runs, neighbours of the same shape being one.
        var shapes: [ShapeRun]
        var style: ParagraphStyle
        /// Where the paragraph's runs start and what they are, with their numbers in the text.
        var runs: [(start: Int, style: ShapeStyle, number: Int)]
        var end: Int
        var textEnd: Int

        /// The style at a position in the paragraph, and the number of its run.
        func style(at position: Int) -> (style: ShapeStyle, run: Int) {
            let found = runs.last { $0.start <= position } ?? runs[0]
            return (found.style, found.number)
        }
    }

    private let text: StyledText
    /// The ends of the paragraphs: UTF-16 positions, and the text's indices.
    private let cuts: [(start: String.Index, end: String.Index, utf16Start: Int, utf16End: Int, terminatorLength: Int)]
    private let utf16Count: Int

    init(_ text: StyledText) {
        self.text = text
        let utf16 = text.string.utf16
        var cuts: [(start: String.Index, end: String.Index, utf16Start: Int, utf16End: Int, terminatorLength: Int)] = []
        var start = utf16.startIndex
        var startPosition = 0
        var index = utf16.startIndex
        var position = 0
        while index < utf16.endIndex {
            let unit = utf16[index]
            guard unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x85 else {
                index = utf16.index(after: index)
                position += 1
                continue
            }
            let end = index
            var terminatorLength = 1
            index = utf16.index(after: index)
            if unit == 0x0D, index < utf16.endIndex, utf16[index] == 0x0A {
                index = utf16.index(after: index)
                terminatorLength = 2
            }
            cuts.append((start, end, startPosition, position, terminatorLength))
            position += terminatorLength
            (start, startPosition) = (index, position)
        }
        cuts.append((start, utf16.endIndex, startPosition, position, 0))
        self.cuts = cuts
        utf16Count = position
    }

    func makeIterator() -> AnyIterator<Paragraph> {
        var cut = 0
        var run = 0
        var runStart = 0
        return AnyIterator {
            guard cut < cuts.count else { return nil }
            let (start, end, utf16Start, utf16End, terminatorLength) = cuts[cut]
            cut += 1
            let runs = text.runs
            // The last run covers the end, too.
            while run < runs.count - 1, runStart + runs[run].length <= utf16Start {
                runStart += runs[run].length
                run += 1
            }
            var shapes: [ShapeRun] = []
            var styles: [(start: Int, style: ShapeStyle, number: Int)] = []
            var (number, from) = (run, runStart)
            repeat {
                let lower = Swift.max(from, utf16Start)
                let upper = Swift.min(from + runs[number].length, utf16End)
                if upper > lower || styles.isEmpty {
                    styles.append((lower - utf16Start, runs[number].shape, number))
                    if let last = shapes.last, last.style == runs[number].shape {
                        shapes[shapes.count - 1].length += upper - lower
                    } else if upper > lower {
                        shapes.append(ShapeRun(length: upper - lower, style: runs[number].shape))
                    }
                }
                from += runs[number].length
                number += 1
            } while from < utf16End && number < runs.count
            let content = cuts.count == 1 ? text.string : String(text.string[start..<end])
            return Paragraph(
                text: content, start: utf16Start, terminatorLength: terminatorLength, shapes: shapes, style: runs[run].paragraph,
                runs: styles,
                end: utf16End + terminatorLength, textEnd: utf16Count)
        }
    }
}
