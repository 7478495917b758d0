import Foundation
import SampanTextLayout

/// A text, its lines on pages.
@MainActor
struct TextPages {
    private let frame: TextFrame
    private let pages: [Range<Int>]

    /// Lays a text out. `room` says how large a page is; all pages are as wide as the first.
    init(_ text: NSAttributedString, room: (Int) -> CGSize) {
        let width = room(0).width
        let styled = AttributedText(defaults: .stringDrawing, traits: .current, width: width).styled(text)
        frame = TextFrame(styled, in: TextContainer(width: width))
        var pages: [Range<Int>] = []
        var (start, height) = (0, room(0).height)
        for (index, line) in frame.lines.enumerated() where index > start && line.bottom - frame.lines[start].top > height {
            pages.append(start..<index)
            (start, height) = (index, room(pages.count).height)
        }
        if start < frame.lines.count { pages.append(start..<frame.lines.count) }
        self.pages = pages
    }

    var count: Int { pages.count }

    /// Draws a page's lines with their top left at a point of the current context.
    func draw(_ page: Int, at point: CGPoint) {
        guard pages.indices.contains(page), let context = UIGraphicsGetCurrentContext() else { return }
        let lines = Array(frame.lines[pages[page]])
        frame.draw(lines, in: context, at: CGPoint(x: point.x, y: point.y - lines[0].top))
    }
}

/// Pages of a text that are laid out again when the room for them, or the text, is another one.
@MainActor
final class KeptTextPages {
    private var kept: (text: NSAttributedString, first: CGSize, others: CGSize, pages: TextPages)?

    func pages(of text: NSAttributedString, for formatter: UIPrintFormatter) -> TextPages {
        let (first, others) = (formatter.rect(ofOwnPage: 0).size, formatter.rect(ofOwnPage: 1).size)
        if let kept, kept.first == first, kept.others == others, kept.text.isEqual(to: text) { return kept.pages }
        let pages = TextPages(text) { $0 == 0 ? first : others }
        kept = (NSAttributedString(attributedString: text), first, others, pages)
        return pages
    }
}
