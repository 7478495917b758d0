import UIKit

extension LazyLines {
    /// The headers and footers that are shown, with where they stand; those that are pinned stay in the clear part of the sight as long as
    /// anything of their section does.
    func supplements(in clear: ClosedRange<CGFloat>?, _ pinned: PinnedScrollableViews) -> [(
        items: [LayoutItem], position: CGFloat, isPinned: Bool
    )] {
        guard let first = shown.first, let last = shown.last else { return [] }
        let sectionsShown = lines[first].section...lines[last].section
        let wanted = supplementLines.filter { shown.contains($0) || sectionsShown.contains(lines[$0].section) && isPinned($0, pinned) }
        for index in wanted where lines[index].isStale { measure(index) }
        // What was measured may have changed what lines there are: then they are shown after the next collection.
        guard isLocated else { return [] }
        let places = wanted.map { index in
            var position = positions[index]
            let length = lines[index].length ?? 0
            let isPinned = isPinned(index, pinned)
            if isPinned, let clear {
                let (start, end) = extent(of: lines[index].section)
                position =
                    isHeader(index)
                    ? min(max(position, clear.lowerBound), max(start, end - length))
                    : max(min(position, clear.upperBound - length), start)
            }
            return (index, position, isPinned)
        }
        return places.map { (items(of: $0), $1, $2) }
    }

    private func isHeader(_ index: Int) -> Bool { if case .header = lines[index].part { true } else { false } }

    private func isPinned(_ index: Int, _ pinned: PinnedScrollableViews) -> Bool {
        pinned.contains(isHeader(index) ? .sectionHeaders : .sectionFooters)
    }

    private func extent(of section: Int) -> (CGFloat, CGFloat) {
        let range = sectionLines[section]
        guard let last = range.last else { return (0, 0) }
        return (positions[range.lowerBound], positions[last] + (lines[last].length ?? 0))
    }
}
