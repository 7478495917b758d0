import Foundation

/// The sizes of a section's items: one for all, or one each.
package struct FlowSizes {
    package let count: Int
    package let common: CGSize
    package let single: [CGSize]?

    /// Creates the sizes of `count` items.
    package init(count: Int, common: CGSize, single: [CGSize]?) {
        (self.count, self.common, self.single) = (count, common, single)
    }

    package subscript(item: Int) -> CGSize { single?[item] ?? common }

    func map(_ change: (CGSize) -> CGSize, _ applies: Bool) -> FlowSizes {
        applies ? FlowSizes(count: count, common: change(common), single: single?.map(change)) : self
    }
}

/// What a section of a flow layout asks for. All values are for vertical scrolling; a layout that scrolls sideways turns them.
package struct FlowSectionMetrics {
    package var sizes: FlowSizes
    package var inset: UIEdgeInsets
    package var lineSpacing: CGFloat
    package var itemSpacing: CGFloat
    package var header: CGFloat
    package var footer: CGFloat

    /// Creates metrics.
    package init(
        sizes: FlowSizes, inset: UIEdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat, header: CGFloat, footer: CGFloat
    ) {
        (self.sizes, self.inset, self.lineSpacing, self.itemSpacing) = (sizes, inset, lineSpacing, itemSpacing)
        (self.header, self.footer) = (header, footer)
    }
}

/// Where the sections of a flow layout and their items are: pure arithmetic, in points, for vertical scrolling.
package struct FlowArrangement {
    package private(set) var sections: [FlowSection] = []
    /// The extent across the scroll direction.
    package let breadth: CGFloat
    /// The extent along the scroll direction.
    package private(set) var length: CGFloat = 0
    package let isHorizontal: Bool

    /// Lays sections out one after another.
    package init(sections metrics: [FlowSectionMetrics], isHorizontal: Bool, breadth: CGFloat) {
        self.breadth = breadth
        self.isHorizontal = isHorizontal
        for one in metrics {
            let section = FlowSection(one, start: length, breadth: breadth)
            sections.append(section)
            length = section.end
        }
    }
}

/// One section of a flow layout.
package struct FlowSection {
    /// A line of items.
    private struct Line {
        let first: Int
        let count: Int
        let y: CGFloat
        let height: CGFloat
        /// Where the line's first item starts, and the space between its items.
        let x: CGFloat
        let spacing: CGFloat
    }

    package let start: CGFloat
    package private(set) var end: CGFloat
    package let header: CGFloat
    package let footer: CGFloat
    package var count: Int { sizes.count }

    private let sizes: FlowSizes
    private var lines: [Line] = []
    /// Lines of equal items are not stored: this one, repeated.
    private var pattern: (line: Line, perLine: Int, step: CGFloat, lineCount: Int)?

    /// Lays a section out from a place on.
    package init(_ metrics: FlowSectionMetrics, start: CGFloat, breadth: CGFloat) {
        self.start = start
        end = start
        header = max(metrics.header, 0)
        footer = max(metrics.footer, 0)
        sizes = metrics.sizes
        let available = breadth - metrics.inset.left - metrics.inset.right
        var y = start + header + metrics.inset.top
        if metrics.sizes.single == nil {
            y = layOutEqual(metrics, available: available, from: y)
        } else {
            y = layOutSingle(metrics, available: available, from: y)
        }
        end = y + metrics.inset.bottom + footer
    }

    /// How many items of one size fit, and what is left.
    ///
    /// A line that is not full is spaced as though more items like its last one followed, so that columns stay columns.
    private static func spread(
        _ widths: [CGFloat], fills: Bool, available: CGFloat, spacing: CGFloat
    ) -> (x: CGFloat, spacing: CGFloat) {
        var left = available
        var used = 0
        while used < widths.count || fills {
            let width = widths[min(used, widths.count - 1)] + (used > 0 ? spacing : 0)
            guard left >= width - 0.001, width > 0 else { break }
            left -= width
            used += 1
        }
        left = max(left, 0)
        if used == 1 { return (left / 2, spacing) }
        return (0, used > 1 ? spacing + left / CGFloat(used - 1) : spacing)
    }

    private mutating func layOutEqual(_ metrics: FlowSectionMetrics, available: CGFloat, from start: CGFloat) -> CGFloat {
        guard sizes.count > 0 else { return start }
        let size = sizes.common
        let fitting =
            size.width + metrics.itemSpacing > 0 ? (available + metrics.itemSpacing + 0.001) / (size.width + metrics.itemSpacing) : 1
        let perLine = max(1, fitting.isFinite ? Int(min(fitting, 1_000_000)) : 1)
        let spread = Self.spread([size.width], fills: true, available: available, spacing: metrics.itemSpacing)
        let lineCount = (sizes.count + perLine - 1) / perLine
        let line = Line(
            first: 0, count: perLine, y: start, height: size.height, x: metrics.inset.left + spread.x, spacing: spread.spacing)
        pattern = (line, perLine, size.height + metrics.lineSpacing, lineCount)
        return start + CGFloat(lineCount) * size.height + CGFloat(lineCount - 1) * metrics.lineSpacing
    }

    private mutating func layOutSingle(_ metrics: FlowSectionMetrics, available: CGFloat, from start: CGFloat) -> CGFloat {
        var y = start
        var first = 0
        while first < sizes.count {
            var next = first
            var used: CGFloat = 0
            var height: CGFloat = 0
            var widths: [CGFloat] = []
            while next < sizes.count {
                let size = sizes[next]
                let needed = size.width + (next > first ? metrics.itemSpacing : 0)
                if next > first, used + needed > available + 0.001 { break }
                used += needed
                height = max(height, size.height)
                widths.append(size.width)
                next += 1
            }
            let spread = Self.spread(widths, fills: next == sizes.count, available: available, spacing: metrics.itemSpacing)
            if first > 0 { y += metrics.lineSpacing }
            lines.append(
                Line(
                    first: first, count: next - first, y: y, height: height, x: metrics.inset.left + spread.x,
                    spacing: spread.spacing))
            y += height
            first = next
        }
        return y
    }

    private var lineCount: Int { pattern?.lineCount ?? lines.count }

    private func line(_ index: Int) -> Line {
        guard let pattern else { return lines[index] }
        let first = index * pattern.perLine
        return Line(
            first: first, count: min(pattern.perLine, sizes.count - first), y: pattern.line.y + CGFloat(index) * pattern.step,
            height: pattern.line.height, x: pattern.line.x, spacing: pattern.line.spacing)
    }

    /// The first line that ends after `y`.
    private func firstLine(endingAfter y: CGFloat) -> Int {
        if let pattern {
            guard pattern.step > 0 else { return 0 }
            return min(max(0, Int(((y - pattern.line.y - pattern.line.height) / pattern.step).rounded(.down))), pattern.lineCount)
        }
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].y + lines[middle].height < y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func forEach(in line: Line, _ body: (Int, CGRect) -> Void) {
        var x = line.x
        for item in line.first..<(line.first + line.count) {
            let size = sizes[item]
            body(item, CGRect(x: x, y: line.y + (line.height - size.height) / 2, width: size.width, height: size.height))
            x += size.width + line.spacing
        }
    }

    /// Calls `body` for every item whose line lies between two places.
    package func forEachItem(from low: CGFloat, to high: CGFloat, _ body: (_ item: Int, _ frame: CGRect) -> Void) {
        var index = firstLine(endingAfter: low)
        while index < lineCount {
            let line = line(index)
            if line.y > high { return }
            if line.y + line.height >= low { forEach(in: line, body) }
            index += 1
        }
    }

    /// The frame of one item.
    package func frame(of item: Int) -> CGRect {
        let index: Int
        if let pattern {
            index = item / pattern.perLine
        } else {
            var (low, high) = (0, lines.count)
            while low < high {
                let middle = (low + high) / 2
                if lines[middle].first + lines[middle].count <= item { low = middle + 1 } else { high = middle }
            }
            index = low
        }
        var result = CGRect.zero
        forEach(in: line(index)) { if $0 == item { result = $1 } }
        return result
    }
}
