import Foundation

/// Where the sections of a compositional layout are, in points and in reading direction from left to right.
struct CompositionalArrangement {
    let scrollAxis: LayoutAxis
    /// The room there is.
    let container: CGSize
    let isMirrored: Bool
    private(set) var sections: [SectionSolution]
    /// Where each section begins along the scroll axis.
    private(set) var starts: [CGFloat] = []
    private(set) var size = CGSize.zero
    /// Headers and footers of the layout itself.
    private(set) var boundaries: [PlacedBoundary] = []
    /// Whether something is to be placed, or told to the app, with every step of scrolling.
    private(set) var followsBounds = false

    init(_ sections: [SectionSolution], scrollAxis: LayoutAxis, container: CGSize, isMirrored: Bool) {
        (self.sections, self.scrollAxis, self.container, self.isMirrored) = (sections, scrollAxis, container, isMirrored)
    }

    mutating func replace(_ section: Int, by solution: SectionSolution) { sections[section] = solution }

    /// Puts the sections one after another.
    mutating func stack(spacing: CGFloat, boundaries placer: BoundaryPlacer) {
        var place = placer.before
        starts.removeAll(keepingCapacity: true)
        for (index, section) in sections.enumerated() {
            if index > 0 { place += spacing }
            starts.append(place)
            place += section.length
        }
        let (length, cross) = (place + placer.after, scrollAxis.other.of(container))
        size = scrollAxis.size(length, cross)
        boundaries = placer.placed(length: length, across: 0...max(0, cross))
        followsBounds =
            boundaries.contains { $0.item.pinToVisibleBounds }
            || sections.contains { one in
                one.section.visibleItemsInvalidationHandler != nil || one.boundaries.contains { $0.item.pinToVisibleBounds }
            }
    }

    /// Where a section's upper leading corner lies.
    func origin(of section: Int) -> CGPoint { scrollAxis.point(starts[section], 0) }

    /// The sections that lie between two places along the scroll axis.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        var (first, end) = (0, sections.count)
        while first < end {
            let middle = (first + end) / 2
            if starts[middle] + sections[middle].length < low { first = middle + 1 } else { end = middle }
        }
        var last = first
        while last < sections.count, starts[last] <= high { last += 1 }
        return first..<last
    }

    /// A rectangle as it lies in the view: turned round where reading goes from right to left.
    func mirrored(_ rect: CGRect, in width: CGFloat? = nil) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: (width ?? size.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
