import Foundation

/// A header, footer or the like in its place within its section.
struct PlacedBoundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// Among those of its kind.
    let number: Int
    let frame: CGRect
}

/// Makes room at the boundaries of a section or of the layout, and puts there what belongs there.
struct BoundaryPlacer {
    let scrollAxis: LayoutAxis
    let items: [NSCollectionLayoutBoundarySupplementaryItem]
    private var sizes: [CGSize] = []
    /// The room that is made before and after the content, along the scroll axis and across it, in points.
    private(set) var before: CGFloat = 0
    private(set) var after: CGFloat = 0
    private(set) var beside: (CGFloat, CGFloat) = (0, 0)

    /// - Parameter size: the size that a view prefers, by kind and number.
    init(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], scrollAxis: LayoutAxis, in container: CGSize,
        size preferred: (String, Int) -> CGSize?
    ) {
        (self.items, self.scrollAxis) = (items, scrollAxis)
        let numbers = Self.numbers(items)
        for (item, number) in zip(items, numbers) {
            var size = item.layoutSize.size(in: container)
            if let preferred = preferred(item.elementKind, number) {
                if item.layoutSize.widthDimension.followsContent { size.width = preferred.width }
                if item.layoutSize.heightDimension.followsContent { size.height = preferred.height }
            }
            sizes.append(size)
            guard item.extendsBoundary else { continue }
            let (along, across) = (scrollAxis.of(size), scrollAxis.other.of(size))
            switch side(of: item) {
            case .before: before = max(before, along)
            case .after: after = max(after, along)
            case .besideBefore: beside.0 = max(beside.0, across)
            case .besideAfter: beside.1 = max(beside.1, across)
            case .none: break
            }
        }
    }

    private static func numbers(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) -> [Int] {
        var known: [String: Int] = [:]
        return items.map { item in
            defer { known[item.elementKind, default: 0] += 1 }
            return known[item.elementKind, default: 0]
        }
    }

    private enum Side { case before, after, besideBefore, besideAfter, none }

    /// Which boundary something lies at; at a corner it is the one that the layout scrolls across.
    private func side(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Side {
        let edges = item.alignment.edges
        let (along, across): ((NSDirectionalRectEdge, NSDirectionalRectEdge), (NSDirectionalRectEdge, NSDirectionalRectEdge)) =
            scrollAxis == .vertical ? ((.top, .bottom), (.leading, .trailing)) : ((.leading, .trailing), (.top, .bottom))
        if edges.contains(along.0) { return .before }
        if edges.contains(along.1) { return .after }
        if edges.contains(across.0) { return .besideBefore }
        if edges.contains(across.1) { return .besideAfter }
        return .none
    }

    /// Puts the items where they belong around content.
    ///
    /// - Parameters:
    ///   - length: of everything along the scroll axis.
    ///   - range: what there is across it.
    func placed(length: CGFloat, across range: ClosedRange<CGFloat>) -> [PlacedBoundary] {
        let crossAxis = scrollAxis.other
        let crossEdges: (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            crossAxis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        return zip(zip(items, Self.numbers(items)), sizes).map { pair, size in
            let (item, number) = pair
            let (along, across) = (scrollAxis.of(size), crossAxis.of(size))
            let position: CGFloat
            switch side(of: item) {
            case .before: position = item.extendsBoundary ? before - along : before
            case .after: position = item.extendsBoundary ? length - after : length - after - along
            case .besideBefore, .besideAfter, .none: position = (before + length - after - along) / 2
            }
            let edges = item.alignment.edges
            let crossPosition: CGFloat
            switch (edges.contains(crossEdges.0), edges.contains(crossEdges.1)) {
            case (true, false): crossPosition = range.lowerBound
            case (false, true): crossPosition = range.upperBound - across
            default: crossPosition = (range.lowerBound + range.upperBound - across) / 2
            }
            let frame = CGRect(origin: scrollAxis.point(position, crossPosition), size: size)
                .offsetBy(dx: item.offset.x, dy: item.offset.y)
            return PlacedBoundary(item: item, number: number, frame: frame.reduced(by: item.insetsInForce))
        }
    }
}

/// Insets that a section takes over from its collection view, by what they are measured from.
struct ReferenceInsets {
    let groups: NSDirectionalEdgeInsets
    let supplementaries: NSDirectionalEdgeInsets
}

/// Where everything in a section is, from its upper leading corner, in points and in reading direction from left to right.
struct SectionSolution {
    let section: NSCollectionLayoutSection
    let scrollAxis: LayoutAxis
    let count: Int
    let run: GroupRun
    /// Where the first group begins.
    let groupOrigin: CGPoint
    /// The whole section, from one side of the layout to the other.
    let size: CGSize
    let boundaries: [PlacedBoundary]
    let environment: LayoutEnvironment
    /// What a section that scrolls across the layout shows its groups in.
    let window: CGRect

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    var length: CGFloat { scrollAxis.of(size) }

    /// - Parameters:
    ///   - container: the room of the layout, in points.
    init(
        _ section: NSCollectionLayoutSection, count: Int, scrollAxis: LayoutAxis, container: CGSize, insets: ReferenceInsets,
        measured: SectionMeasures, traits: UITraitCollection
    ) {
        self.section = section
        self.scrollAxis = scrollAxis
        self.count = count
        let crossAxis = scrollAxis.other
        environment = LayoutEnvironment(container, insets.groups, traits)

        let own = section.contentInsets
        var forExtras = insets.supplementaries
        if section.supplementariesFollowContentInsets {
            if crossAxis == .horizontal {
                forExtras.leading += own.leading
                forExtras.trailing += own.trailing
            } else {
                forExtras.top += own.top
                forExtras.bottom += own.bottom
            }
        }
        let placer = BoundaryPlacer(
            section.boundarySupplementaryItems, scrollAxis: scrollAxis, in: container.reduced(by: forExtras),
            size: { measured.size(ofExtra: $0, item: -1 - $1) })

        var around = NSDirectionalEdgeInsets(
            top: own.top + insets.groups.top, leading: own.leading + insets.groups.leading, bottom: own.bottom + insets.groups.bottom,
            trailing: own.trailing + insets.groups.trailing)
        if crossAxis == .horizontal {
            around.leading += placer.beside.0
            around.trailing += placer.beside.1
        } else {
            around.top += placer.beside.0
            around.bottom += placer.beside.1
        }
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        run = GroupRun(
            of: section.group, along: isOrthogonal ? crossAxis : scrollAxis, spacing: section.interGroupSpacing,
            in: container.reduced(by: around), count: count, measured: measured, traits: traits)
        let content = isOrthogonal ? run.thickness : run.length
        let total = placer.before + scrollAxis.before(around) + content + scrollAxis.after(around) + placer.after
        let cross = crossAxis.of(container)
        size = scrollAxis.size(total, cross)
        groupOrigin = scrollAxis.point(placer.before + scrollAxis.before(around), crossAxis.before(around))
        window = CGRect(
            origin: scrollAxis.point(placer.before + scrollAxis.before(around), 0), size: scrollAxis.size(content, cross))
        let low = crossAxis.before(forExtras)
        boundaries = placer.placed(length: total, across: low...max(low, cross - crossAxis.after(forExtras)))
    }

    /// The extent of the content of a section that scrolls across the layout, with the insets at both ends.
    var orthogonalLength: CGFloat {
        let axis = scrollAxis.other
        let insets = section.contentInsets
        return axis.of(groupOrigin) + run.length + axis.after(insets) + axis.after(environment.contentInsets)
    }

    /// Where a group's upper leading corner lies.
    func origin(of entry: GroupRun.Entry) -> CGPoint {
        run.axis == .horizontal
            ? CGPoint(x: groupOrigin.x + entry.start, y: groupOrigin.y) : CGPoint(x: groupOrigin.x, y: groupOrigin.y + entry.start)
    }

    /// An item in its place; `nil` if there is none.
    func leaf(_ item: Int) -> PlacedLeaf? {
        guard item < count, let index = run.group(of: item) else { return nil }
        let entry = run[index]
        let origin = origin(of: entry)
        var leaf = entry.placed.leaves[item - entry.first]
        leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        return leaf
    }

    /// Something attached to an item, or to the group whose first item it is; `nil` if there is none.
    func extra(_ kind: String, item: Int) -> PlacedExtra? {
        guard let index = run.group(of: item) else { return nil }
        let entry = run[index]
        guard
            var extra = entry.placed.extras.first(where: {
                $0.item.elementKind == kind && entry.first + ($0.leaf ?? 0) == item
            })
        else { return nil }
        let origin = origin(of: entry)
        extra.frame = extra.frame.offsetBy(dx: origin.x, dy: origin.y)
        return extra
    }

    /// Calls one of the functions for everything of the groups that reaches into a rectangle.
    func forEach(
        in rect: CGRect, leaf handleLeaf: (Int, PlacedLeaf) -> Void, extra handleExtra: (Int, PlacedExtra) -> Void
    ) {
        let start = run.axis.of(groupOrigin)
        run.forEachGroup(from: run.axis.low(rect) - start, to: run.axis.high(rect) - start) { _, entry in
            let origin = origin(of: entry)
            for (number, var leaf) in entry.placed.leaves.enumerated() {
                leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
                if leaf.frame.touches(rect) { handleLeaf(entry.first + number, leaf) }
            }
            for var extra in entry.placed.extras {
                extra.frame = extra.frame.offsetBy(dx: origin.x, dy: origin.y)
                if extra.frame.touches(rect) { handleExtra(entry.first + (extra.leaf ?? 0), extra) }
            }
        }
    }
}

extension CGRect {
    /// Whether two rectangles overlap or share an edge; unlike `intersects` also where one is empty.
    func touches(_ other: CGRect) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }
}
