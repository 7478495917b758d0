import Foundation

/// The heights of a section's rows: one for all, and what is known to be different. Sums cost the logarithm of the row count, and a
/// section whose rows are all alike costs nothing.
package struct RowHeights {
    package let count: Int
    /// The height of every row that has none of its own, in points.
    package let common: CGFloat
    /// Whether `common` is exact, not an estimate.
    package let commonIsExact: Bool

    /// What rows have more than `common`, and the same as a binary indexed tree of sums; empty while all are alike.
    private var extra: [CGFloat] = []
    private var sums: [CGFloat] = []
    private var measured: [Bool] = []

    /// Creates rows that are all alike.
    package init(count: Int, common: CGFloat, isExact: Bool) {
        (self.count, self.common, commonIsExact) = (max(count, 0), common, isExact)
    }

    /// Creates rows of given heights: exact ones, or estimates.
    package init(heights: [CGFloat], areExact: Bool) {
        self.init(count: heights.count, common: 0, isExact: areExact)
        extra = heights
        measured = [Bool](repeating: areExact, count: count)
        sums = [CGFloat](repeating: 0, count: count + 1)
        for index in 0..<count {
            let place = index + 1
            sums[place] += heights[index]
            let parent = place + (place & -place)
            if parent <= count { sums[parent] += sums[place] }
        }
    }

    /// The height of a row.
    package subscript(row: Int) -> CGFloat { extra.isEmpty ? common : common + extra[row] }

    /// Whether a row's height is known, not estimated.
    package func isExact(_ row: Int) -> Bool { measured.isEmpty ? commonIsExact : measured[row] }

    /// Says what a row's height really is.
    package mutating func set(_ height: CGFloat, for row: Int) {
        if extra.isEmpty {
            extra = [CGFloat](repeating: 0, count: count)
            sums = [CGFloat](repeating: 0, count: count + 1)
        }
        if measured.isEmpty { measured = [Bool](repeating: commonIsExact, count: count) }
        measured[row] = true
        let change = height - common - extra[row]
        guard change != 0 else { return }
        extra[row] += change
        var place = row + 1
        while place <= count {
            sums[place] += change
            place += place & -place
        }
    }

    /// The height of the first `row` rows together.
    package func top(of row: Int) -> CGFloat {
        var result = common * CGFloat(row)
        guard !extra.isEmpty else { return result }
        var place = row
        while place > 0 {
            result += sums[place]
            place -= place & -place
        }
        return result
    }

    /// The height of all rows together.
    package var total: CGFloat { top(of: count) }

    /// The row at a distance from the first row's top; `count` beyond the last. Rows without height are passed over.
    package func row(at y: CGFloat) -> Int {
        guard y >= 0, count > 0 else { return 0 }
        guard !extra.isEmpty else {
            guard common > 0 else { return count }
            let row = (y / common).rounded(.down)
            return row >= CGFloat(count) ? count : Int(row)
        }
        var place = 0
        var rest = y
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            let next = place + step
            if next <= count {
                let height = sums[next] + common * CGFloat(step)
                if height <= rest {
                    place = next
                    rest -= height
                }
            }
            step /= 2
        }
        return place
    }
}

/// Where the parts of a table view are along its height: pure arithmetic, in points of the content.
package struct TableGeometry {
    /// One section.
    package struct Section {
        /// Empty space above the header, which is left behind when the header stays in sight.
        package var padding: CGFloat
        package var header: CGFloat
        package var headerIsExact: Bool
        package var rows: RowHeights
        package var footer: CGFloat
        package var footerIsExact: Bool

        /// Creates a section.
        package init(
            padding: CGFloat = 0, header: CGFloat = 0, headerIsExact: Bool = true, rows: RowHeights, footer: CGFloat = 0,
            footerIsExact: Bool = true
        ) {
            (self.padding, self.header, self.headerIsExact) = (padding, header, headerIsExact)
            (self.rows, self.footer, self.footerIsExact) = (rows, footer, footerIsExact)
        }

        package var height: CGFloat { top + rows.total + footer }
        /// Where the rows start, from the section's top.
        package var top: CGFloat { padding + header }
    }

    package private(set) var sections: [Section]
    /// Where the first section starts: below the table's header view.
    package var start: CGFloat {
        didSet { if start != oldValue { isStale = true } }
    }

    private var tops: [CGFloat] = []
    private var isStale = true

    /// Creates the geometry of sections that start at a place.
    package init(sections: [Section], start: CGFloat) {
        self.sections = sections
        self.start = start
    }

    /// Changes a section.
    package mutating func update(_ section: Int, _ change: (inout Section) -> Void) {
        change(&sections[section])
        isStale = true
    }

    private mutating func refresh() {
        guard isStale else { return }
        isStale = false
        tops.removeAll(keepingCapacity: true)
        var y = start
        for section in sections {
            tops.append(y)
            y += section.height
        }
        tops.append(y)
    }

    /// Where a section starts.
    package mutating func top(of section: Int) -> CGFloat {
        refresh()
        return tops[section]
    }

    /// Where a section ends.
    package mutating func bottom(of section: Int) -> CGFloat {
        refresh()
        return tops[section + 1]
    }

    /// Where the last section ends.
    package mutating func end() -> CGFloat {
        refresh()
        return tops[sections.count]
    }

    /// Where a row starts, and how high it is.
    package mutating func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
        refresh()
        let section = sections[path.section]
        return (tops[path.section] + section.top + section.rows.top(of: path.row), section.rows[path.row])
    }

    /// Where a section's header starts, and how high it is.
    package mutating func header(of section: Int) -> (top: CGFloat, height: CGFloat) {
        refresh()
        return (tops[section] + sections[section].padding, sections[section].header)
    }

    /// Where a section's footer starts, and how high it is.
    package mutating func footer(of section: Int) -> (top: CGFloat, height: CGFloat) {
        refresh()
        return (tops[section + 1] - sections[section].footer, sections[section].footer)
    }

    /// The section at a place; `nil` outside all of them.
    package mutating func section(at y: CGFloat) -> Int? {
        refresh()
        guard !sections.isEmpty, y >= tops[0], y < tops[sections.count] else { return nil }
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if tops[middle] <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The row at a place; `nil` on headers, footers and outside.
    package mutating func row(at y: CGFloat) -> IndexPath? {
        guard let section = section(at: y) else { return nil }
        let rows = sections[section].rows
        let inside = y - tops[section] - sections[section].top
        guard inside >= 0 else { return nil }
        let row = rows.row(at: inside)
        return row < rows.count ? IndexPath(row: row, section: section) : nil
    }

    /// The first row that ends below a place, in this section or a later one.
    package mutating func firstRow(endingBelow y: CGFloat) -> IndexPath? {
        refresh()
        guard !sections.isEmpty else { return nil }
        var section = y < tops[0] ? 0 : self.section(at: y) ?? sections.count
        while section < sections.count {
            let rows = sections[section].rows
            let row = rows.row(at: max(0, y - tops[section] - sections[section].top))
            if row < rows.count { return IndexPath(row: row, section: section) }
            section += 1
        }
        return nil
    }

    /// The row after another, in this section or a later one.
    package func row(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rows.count { return IndexPath(row: path.row + 1, section: path.section) }
        var section = path.section + 1
        while section < sections.count {
            if sections[section].rows.count > 0 { return IndexPath(row: 0, section: section) }
            section += 1
        }
        return nil
    }

    /// Where a section's header is shown when it stays in sight below `edge`: pushed up by the section's end.
    package mutating func pinnedHeader(of section: Int, edge: CGFloat) -> CGFloat {
        let header = header(of: section)
        let footer = sections[section].footer
        return min(max(header.top, edge), max(header.top, bottom(of: section) - footer - header.height))
    }

    /// Where a section's footer is shown when it stays in sight above `edge`: pushed down by the section's start.
    package mutating func pinnedFooter(of section: Int, edge: CGFloat) -> CGFloat {
        let footer = footer(of: section)
        let header = header(of: section)
        return max(min(footer.top, edge - footer.height), min(footer.top, header.top + header.height))
    }
}
