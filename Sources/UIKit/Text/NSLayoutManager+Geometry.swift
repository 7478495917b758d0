import Foundation
import SampanTextLayout

/// The text of one container, laid out.
struct ContainerLayout {
    let frame: TextFrame
    /// Where the container's text begins in the whole.
    let start: Int
    /// The room at the sides, in points.
    let padding: CGFloat

    /// Where the container's text ends in the whole.
    var end: Int { start + (frame.lines.last?.range.upperBound ?? 0) }
    var range: NSRange { NSRange(location: start, length: end - start) }

    /// The part of a range of the whole that is in the container, counted from its start.
    func own(_ range: NSRange) -> Range<Int> {
        let low = min(max(range.location, start), end)
        return low - start..<max(low, min(range.location + range.length, end)) - start
    }

    func rects(_ range: NSRange) -> [CGRect] { frame.rects(for: own(range)).map { $0.offsetBy(dx: padding, dy: 0) } }

    /// The line of a character of the whole.
    func line(of index: Int) -> TextLine? { frame.lineIndex(containing: index - start).map { frame.lines[$0] } }
}

extension NSLayoutManager {
    // MARK: The line behind the last character

    var extraLine: (line: TextLine, layout: ContainerLayout, container: NSTextContainer)? {
        guard let container = textContainers.last else { return nil }
        let layout = layout(container)
        guard let line = layout.frame.lines.last, line.range.isEmpty else { return nil }
        return (line, layout, container)
    }

    // MARK: Rectangles

    func place(of index: Int) -> (TextLine, ContainerLayout, NSTextContainer)? {
        for container in textContainers {
            let layout = layout(container)
            if index >= layout.start, index < layout.end, let line = layout.line(of: index) { return (line, layout, container) }
        }
        return nil
    }

    func fragment(_ line: TextLine, _ layout: ContainerLayout, _ container: NSTextContainer) -> CGRect {
        if let slot = line.slot {
            return CGRect(
                x: slot.lowerBound, y: line.top, width: slot.upperBound - slot.lowerBound + 2 * layout.padding, height: line.height)
        }
        let width = container.size.width > 0 ? container.size.width : layout.frame.size.width + 2 * layout.padding
        return CGRect(x: 0, y: line.top, width: width, height: line.height)
    }

    func used(_ line: TextLine, _ layout: ContainerLayout) -> CGRect {
        CGRect(x: line.x, y: line.top, width: line.width + 2 * layout.padding, height: line.height)
    }

    // MARK: Points
}

extension CGRect {
    /// The rectangle, or zero if it is the null one.
    var orZero: CGRect { isNull ? .zero : self }
}
