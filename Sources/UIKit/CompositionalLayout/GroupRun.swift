import Foundation

/// The groups of a section, one after another. Groups that are all alike are not stored: one, repeated.
struct GroupRun {
    /// A group in its place: along the run it begins at `start`.
    struct Entry {
        let first: Int
        let start: CGFloat
        let placed: PlacedGroup
    }

    let axis: LayoutAxis
    /// The extent along the run, and the greatest across it, in points.
    private(set) var length: CGFloat = 0
    private(set) var thickness: CGFloat = 0

    private var entries: [Entry] = []
    /// The one group, the distance from one to the next, how many of them are whole, and the last if it is not.
    private var pattern: (group: PlacedGroup, step: CGFloat, wholeCount: Int, rest: PlacedGroup?)?
    /// Groups whose items lie outside of their group may be seen before it is.
    private let overhangs: Bool

    /// Places all items of a section.
    ///
    /// - Parameters:
    ///   - container: the room of a group, in points.
    ///   - spacing: between groups, in points.
    init(
        of group: NSCollectionLayoutGroup, along axis: LayoutAxis, spacing: CGFloat, in container: CGSize, count: Int,
        measured: any MeasuredSizes, traits: UITraitCollection
    ) {
        self.axis = axis
        if case .custom = group.arrangement { overhangs = true } else { overhangs = false }
        guard count > 0 else { return }
        let endless = GroupSolver(measured: NothingMeasured(), traits: traits, count: .max)
        if !group.isVariable {
            let whole = endless.place(group, in: container, first: 0)
            let perGroup = whole.leaves.count
            guard perGroup > 0 else { return }
            let rest = count % perGroup
            let last = rest > 0 ? GroupSolver(measured: measured, traits: traits, count: rest).place(group, in: container, first: 0) : nil
            let step = axis.of(whole.size) + spacing
            pattern = (whole, step, count / perGroup, last)
            length = CGFloat(groupCount - 1) * step + axis.of(last?.size ?? whole.size)
            thickness = max(count >= perGroup ? axis.other.of(whole.size) : 0, last.map { axis.other.of($0.size) } ?? 0)
            return
        }
        let solver = GroupSolver(measured: measured, traits: traits, count: count)
        var nominal: PlacedGroup?
        if case .custom = group.arrangement {} else { nominal = endless.place(group, in: container, first: 0) }
        var (first, start) = (0, CGFloat(0))
        while first < count {
            let placed: PlacedGroup
            if let nominal, first + nominal.leaves.count <= count, !nominal.leaves.isEmpty,
                !measured.hasSize(ofAnyIn: first..<(first + nominal.leaves.count))
            {
                placed = nominal
            } else {
                placed = solver.place(group, in: container, first: first)
            }
            guard !placed.leaves.isEmpty else { break }
            entries.append(Entry(first: first, start: start, placed: placed))
            first += placed.leaves.count
            thickness = max(thickness, axis.other.of(placed.size))
            length = start + axis.of(placed.size)
            start = length + spacing
        }
    }

    /// How many groups there are.
    var groupCount: Int {
        guard let pattern else { return entries.count }
        return pattern.wholeCount + (pattern.rest == nil ? 0 : 1)
    }

    /// A group by its number.
    subscript(index: Int) -> Entry {
        guard let pattern else { return entries[index] }
        let placed = index < pattern.wholeCount ? pattern.group : pattern.rest ?? pattern.group
        return Entry(first: index * pattern.group.leaves.count, start: CGFloat(index) * pattern.step, placed: placed)
    }

    /// The number of the group that has an item; `nil` if none has.
    func group(of item: Int) -> Int? {
        guard item >= 0, groupCount > 0 else { return nil }
        if let pattern {
            let index = item / pattern.group.leaves.count
            return index < groupCount ? index : nil
        }
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].first + entries[middle].placed.leaves.count <= item { low = middle + 1 } else { high = middle }
        }
        return low < entries.count ? low : nil
    }

    /// The first group that ends at or after a place.
    private func firstGroup(endingAt place: CGFloat) -> Int {
        if let pattern {
            guard pattern.step > 0 else { return 0 }
            let index = ((place - axis.of(pattern.group.size)) / pattern.step).rounded(.down)
            return Int(min(max(0, index), CGFloat(groupCount)))
        }
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].start + axis.of(entries[middle].placed.size) < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Calls `body` for every group that lies between two places.
    func forEachGroup(from low: CGFloat, to high: CGFloat, _ body: (Int, Entry) -> Void) {
        var index = overhangs ? 0 : firstGroup(endingAt: low)
        while index < groupCount {
            let entry = self[index]
            if entry.start > high, !overhangs { return }
            body(index, entry)
            index += 1
        }
    }
}
