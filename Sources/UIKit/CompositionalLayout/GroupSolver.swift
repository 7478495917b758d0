import Foundation

/// A supplementary item in its place within a group.
struct PlacedExtra {
    var frame: CGRect
    let item: NSCollectionLayoutSupplementaryItem
    /// The leaf that it belongs to, counted within the group; `nil` if it belongs to a group.
    let leaf: Int?
}

/// An item that is no group in its place within a group.
struct PlacedLeaf {
    var frame: CGRect
    var zIndex = 0
    /// The item; `nil` in a custom group.
    let item: NSCollectionLayoutItem?
}

/// An item or group with everything in it in its place, from its own upper leading corner.
struct PlacedGroup {
    var size: CGSize
    var leaves: [PlacedLeaf] = []
    var extras: [PlacedExtra] = []

    /// Takes over the content of what lies within.
    mutating func take(_ other: PlacedGroup, at origin: CGPoint) {
        let first = leaves.count
        for var leaf in other.leaves {
            leaf.frame.origin.x += origin.x
            leaf.frame.origin.y += origin.y
            leaves.append(leaf)
        }
        for extra in other.extras {
            extras.append(
                PlacedExtra(
                    frame: extra.frame.offsetBy(dx: origin.x, dy: origin.y), item: extra.item, leaf: extra.leaf.map { $0 + first }))
        }
    }
}

/// What the content of a section has said of its sizes, in points.
protocol MeasuredSizes {
    /// The size that the view of an item prefers, by the item's number in the section.
    func size(ofItem item: Int) -> CGSize?
    /// The size that a supplementary view of an item prefers.
    func size(ofExtra kind: String, item: Int) -> CGSize?
    /// Whether any of these items, or what is attached to one, has said anything.
    func hasSize(ofAnyIn items: Range<Int>) -> Bool
}

/// Sizes of content that has not been asked.
struct NothingMeasured: MeasuredSizes {
    func size(ofItem item: Int) -> CGSize? { nil }
    func size(ofExtra kind: String, item: Int) -> CGSize? { nil }
    func hasSize(ofAnyIn items: Range<Int>) -> Bool { false }
}

extension CGRect {
    /// The rectangle with its edges moved inwards, at most until nothing is left.
    func reduced(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.reduced(by: insets))
    }
}

/// Places the items of a group: pure arithmetic in reading direction from left to right.
///
/// A group is filled as though there were items without end; those beyond the last one take their room, so that columns stay columns, but
/// are not among the leaves.
struct GroupSolver {
    let measured: any MeasuredSizes
    let traits: UITraitCollection
    /// The number of items in the section.
    let count: Int

    /// More items than this no group takes, whatever fits into it.
    private static var maximumItems: Int { 10_000 }
    /// Lengths that differ by less are equal: fractions do not add up to the last digit.
    private static var tolerance: CGFloat { 0.01 }

    /// Places an item or a group.
    ///
    /// - Parameters:
    ///   - container: the size of what is around it, in points.
    ///   - first: the number in the section of its first leaf.
    ///   - forced: lengths that it has whatever it says.
    func place(_ item: NSCollectionLayoutItem, in container: CGSize, first: Int, forced: Forced = Forced()) -> PlacedGroup {
        if let group = item as? NSCollectionLayoutGroup { return place(group, in: container, first: first, forced: forced) }
        var size = forced.applied(to: item.layoutSize.size(in: container))
        if let preferred = measured.size(ofItem: first), first < count {
            if item.layoutSize.widthDimension.followsContent, forced.width == nil { size.width = preferred.width }
            if item.layoutSize.heightDimension.followsContent, forced.height == nil { size.height = preferred.height }
        }
        var placed = PlacedGroup(size: size)
        guard first < count else { return placed }
        let frame = CGRect(origin: .zero, size: size).reduced(by: item.insetsInForce)
        placed.leaves = [PlacedLeaf(frame: frame, item: item)]
        placed.extras = item.supplementaryItems.map { extra(of: $0, on: frame, leaf: 0, first: first) }
        return placed
    }

    /// Lengths that are given from outside.
    struct Forced {
        var width: CGFloat?
        var height: CGFloat?

        func applied(to size: CGSize) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }

        func with(_ axis: LayoutAxis, _ length: CGFloat?) -> Forced {
            guard let length else { return self }
            return axis == .horizontal ? Forced(width: length, height: height) : Forced(width: width, height: length)
        }
    }

    private func extra(
        of item: NSCollectionLayoutSupplementaryItem, on frame: CGRect, leaf: Int?, first: Int
    ) -> PlacedExtra {
        var size = item.layoutSize.size(in: frame.size)
        if let preferred = measured.size(ofExtra: item.elementKind, item: first) {
            if item.layoutSize.widthDimension.followsContent { size.width = preferred.width }
            if item.layoutSize.heightDimension.followsContent { size.height = preferred.height }
        }
        let place = item.containerAnchor.rect(of: size, on: frame, by: item.itemAnchor)
        return PlacedExtra(frame: place.reduced(by: item.insetsInForce), item: item, leaf: leaf)
    }

    // MARK: Groups

    private func place(_ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, forced: Forced) -> PlacedGroup {
        let size = forced.applied(to: group.layoutSize.size(in: container))
        var placed: PlacedGroup
        switch group.arrangement {
        case .custom(let provider): placed = custom(group, provider, size, first)
        case .filling(let axis): placed = Row(self, group, axis, size, first, forced, count: nil, isEqual: false).placed()
        case .counted(let axis, let count, let isEqual):
            placed = Row(self, group, axis, size, first, forced, count: max(0, min(count, Self.maximumItems)), isEqual: isEqual).placed()
        }
        if !placed.leaves.isEmpty {
            let frame = CGRect(origin: .zero, size: placed.size)
            placed.extras += group.supplementaryItems.map { extra(of: $0, on: frame, leaf: nil, first: first) }
        }
        return placed
    }

    private func custom(
        _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize, _ first: Int
    ) -> PlacedGroup {
        let insets = group.insetsInForce
        let items = provider(LayoutEnvironment(size, insets, traits)).prefix(Self.maximumItems)
        var placed = PlacedGroup(size: size)
        placed.leaves = items.prefix(max(0, count - first)).map {
            PlacedLeaf(frame: $0.frame.offsetBy(dx: insets.leading, dy: insets.top), zIndex: $0.zIndex, item: nil)
        }
        // A group that says how large its content is estimated is as large as what the app puts into it.
        let reach = items.reduce(CGRect(origin: .zero, size: .zero)) { $0.union($1.frame) }
        if group.layoutSize.widthDimension.followsContent, !items.isEmpty { placed.size.width = reach.maxX }
        if group.layoutSize.heightDimension.followsContent, !items.isEmpty { placed.size.height = reach.maxY }
        return placed
    }

    // MARK: Rows and columns

    /// One row or column of items.
    private struct Row {
        /// An item with the spaces around it.
        private struct Child {
            let item: NSCollectionLayoutItem
            var placed: PlacedGroup
            /// The number in the section of its first leaf.
            let first: Int
            let isReal: Bool
            let before: NSCollectionLayoutSpacing?
            let after: NSCollectionLayoutSpacing?
        }

        let solver: GroupSolver
        let group: NSCollectionLayoutGroup
        let axis: LayoutAxis
        let insets: NSDirectionalEdgeInsets
        let first: Int
        let count: Int?
        let isEqual: Bool
        /// Whether the length along the axis, or across it, follows from the content.
        let isOpenAlong: Bool
        let isOpenAcross: Bool
        var inner: CGSize
        private var children: [Child] = []

        init(
            _ solver: GroupSolver, _ group: NSCollectionLayoutGroup, _ axis: LayoutAxis, _ size: CGSize, _ first: Int, _ forced: Forced,
            count: Int?, isEqual: Bool
        ) {
            (self.solver, self.group, self.axis, self.first) = (solver, group, axis, first)
            (self.count, self.isEqual) = (count, isEqual)
            insets = group.insetsInForce
            inner = size.reduced(by: insets)
            let isForced = (width: forced.width != nil, height: forced.height != nil)
            let isOpen = (
                width: group.layoutSize.widthDimension.followsContent && !isForced.width,
                height: group.layoutSize.heightDimension.followsContent && !isForced.height
            )
            isOpenAlong = axis == .horizontal ? isOpen.width : isOpen.height
            isOpenAcross = axis == .horizontal ? isOpen.height : isOpen.width
        }

        private var gap: CGFloat { group.interItemSpacing?.spacing ?? 0 }

        func placed() -> PlacedGroup {
            var row = self
            row.children = row.chosenChildren()
            row.makeUniform()
            row.fitAcross()
            return row.assembled()
        }

        /// The length that equal items share, each.
        private var share: CGFloat? {
            guard isEqual, !isOpenAlong, let count, count > 0, let item = group.subitems.first else { return nil }
            let (before, after) = item.edgeSpacing?.along(axis) ?? (nil, nil)
            let spaces = gap * CGFloat(count - 1) + ((before?.spacing ?? 0) + (after?.spacing ?? 0)) * CGFloat(count)
            return max(0, (axis.of(inner) - spaces) / CGFloat(count))
        }

        private func chosenChildren() -> [Child] {
            let items = group.subitems
            guard !items.isEmpty else { return [] }
            var chosen: [Child] = []
            var (used, next) = (CGFloat(0), first)
            let forced = Forced().with(axis, share)
            while chosen.count < (count ?? GroupSolver.maximumItems) {
                let item = items[chosen.count % items.count]
                let isReal = next < solver.count
                let placed = solver.place(item, in: inner, first: next, forced: forced)
                let (before, after) = item.edgeSpacing?.along(axis) ?? (nil, nil)
                // What fits into a group that follows its content is decided by the estimates, so that it does not change by measuring.
                let length = isOpenAlong ? axis.of(item.layoutSize.size(in: inner)) : axis.of(placed.size)
                let needed = length + (before?.spacing ?? 0) + (after?.spacing ?? 0) + (chosen.isEmpty ? 0 : gap)
                if count == nil, !chosen.isEmpty, used + needed > axis.of(inner) + GroupSolver.tolerance { break }
                if count == nil, needed <= 0, chosen.count >= items.count { break }
                used += needed
                chosen.append(Child(item: item, placed: placed, first: next, isReal: isReal, before: before, after: after))
                // Beyond the last item every subitem still takes its room.
                next += placed.leaves.count
                if !isReal, count == nil, isOpenAlong { break }
            }
            return chosen
        }

        /// Gives siblings that want to be uniform the length of the longest.
        private mutating func makeUniform() {
            for dimension in [LayoutAxis.horizontal, .vertical] {
                let indices = children.indices.filter { dimension.dimension(children[$0].item.layoutSize).isUniformAcrossSiblings }
                guard let longest = indices.filter({ children[$0].isReal }).map({ dimension.of(children[$0].placed.size) }).max() else {
                    continue
                }
                for index in indices where dimension.of(children[index].placed.size) != longest {
                    let other = Forced().with(dimension.other, dimension.other == axis ? share : nil)
                    children[index].placed = solver.place(
                        children[index].item, in: inner, first: children[index].first, forced: other.with(dimension, longest))
                }
            }
        }

        private func across(_ child: Child) -> CGFloat {
            let (before, after) = child.item.edgeSpacing?.along(axis.other) ?? (nil, nil)
            return axis.other.of(child.placed.size) + (before?.spacing ?? 0) + (after?.spacing ?? 0)
        }

        /// A group that follows its content across the axis is as thick as its thickest item; fractions then mean that.
        private mutating func fitAcross() {
            guard isOpenAcross else { return }
            let axis = axis
            let isFraction = { (item: NSCollectionLayoutItem) -> Bool in
                let dimension = axis.other.dimension(item.layoutSize)
                return axis == .horizontal ? dimension.isFractionalHeight : dimension.isFractionalWidth
            }
            let own = children.filter { $0.isReal && !isFraction($0.item) }
            guard let thickest = own.map({ across($0) }).max() else { return }
            axis.other.set(thickest, of: &inner)
            for index in children.indices where isFraction(children[index].item) {
                children[index].placed = solver.place(
                    children[index].item, in: inner, first: children[index].first, forced: Forced().with(axis, share))
            }
        }

        private func assembled() -> PlacedGroup {
            let counted = isOpenAlong ? children.filter { $0.isReal } : children
            var used = counted.isEmpty ? 0 : gap * CGFloat(counted.count - 1)
            for child in counted { used += axis.of(child.placed.size) + (child.before?.spacing ?? 0) + (child.after?.spacing ?? 0) }
            let length = isOpenAlong && !counted.isEmpty ? used : axis.of(inner)
            let flexible = flexiblePlaces(in: counted)
            let extra = flexible > 0 ? max(0, length - used) / CGFloat(flexible) : 0

            var result = PlacedGroup(size: .zero)
            var position = axis.before(insets)
            for (index, child) in counted.enumerated() {
                if index > 0 { position += gap + (group.interItemSpacing?.isFlexible == true ? extra : 0) }
                position += (child.before?.spacing ?? 0) + (child.before?.isFlexible == true ? extra : 0)
                if child.isReal { result.take(child.placed, at: axis.point(position, placeAcross(child))) }
                position += axis.of(child.placed.size) + (child.after?.spacing ?? 0) + (child.after?.isFlexible == true ? extra : 0)
            }
            result.size = axis.size(
                length + axis.before(insets) + axis.after(insets),
                axis.other.of(inner) + axis.other.before(insets) + axis.other.after(insets))
            return result
        }

        private func flexiblePlaces(in children: [Child]) -> Int {
            var places = group.interItemSpacing?.isFlexible == true ? max(0, children.count - 1) : 0
            for child in children {
                if child.before?.isFlexible == true { places += 1 }
                if child.after?.isFlexible == true { places += 1 }
            }
            return places
        }

        /// Where a child begins across the axis: flexible spaces share what is left.
        private func placeAcross(_ child: Child) -> CGFloat {
            let (before, after) = child.item.edgeSpacing?.along(axis.other) ?? (nil, nil)
            let free = max(0, axis.other.of(inner) - across(child))
            let start = axis.other.before(insets) + (before?.spacing ?? 0)
            guard before?.isFlexible == true else { return start }
            return start + (after?.isFlexible == true ? free / 2 : free)
        }
    }
}
