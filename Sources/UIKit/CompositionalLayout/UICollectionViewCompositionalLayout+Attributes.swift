import Foundation

extension UICollectionViewCompositionalLayout {
    func elements(in rect: CGRect, of arrangement: CompositionalArrangement) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        let axis = arrangement.scrollAxis
        let area = arrangement.mirrored(rect)
        for index in arrangement.sections(from: axis.low(area), to: axis.high(area)) {
            let solution = arrangement.sections[index]
            for decoration in solution.section.decorationItems {
                if let attributes = self.decoration(decoration.elementKind, section: index), attributes.frame.touches(rect) {
                    result.append(attributes)
                }
            }
            for attributes in groupElements(of: index, in: rect, arrangement) { result.append(changedByApp[attributes.key] ?? attributes) }
            for boundary in solution.boundaries {
                let attributes = attributes(of: boundary, section: index, arrangement)
                if attributes.frame.touches(rect) { result.append(changedByApp[attributes.key] ?? attributes) }
            }
        }
        for boundary in arrangement.boundaries {
            let attributes = attributes(of: boundary, section: nil, arrangement)
            if attributes.frame.touches(rect) { result.append(attributes) }
        }
        return result
    }

    /// The cells, and what is attached to them and to groups, of a section that are seen in a rectangle.
    private func groupElements(of index: Int, in rect: CGRect, _ arrangement: CompositionalArrangement)
        -> [UICollectionViewLayoutAttributes]
    {
        let solution = arrangement.sections[index]
        let origin = arrangement.origin(of: index)
        var area = rect
        if solution.isOrthogonal {
            // What is seen of the section is seen through its window, however far it has scrolled there.
            let window = arrangement.mirrored(solution.window.offsetBy(dx: origin.x, dy: origin.y))
            guard rect.touches(window) else { return [] }
            let offset = scrollers[index]?.contentOffset ?? restingOffset(of: solution, arrangement)
            area = area.offsetBy(dx: offset.x, dy: offset.y)
        }
        area = arrangement.mirrored(area, in: mirrorWidth(of: solution, arrangement)).offsetBy(dx: -origin.x, dy: -origin.y)
        var result: [UICollectionViewLayoutAttributes] = []
        solution.forEach(
            in: area, leaf: { result.append(attributes(of: $1, item: $0, section: index, arrangement)) },
            extra: { result.append(attributes(of: $1, item: $0, section: index, arrangement)) })
        return result
    }

    /// The width in which a section's groups are turned round where reading goes from right to left.
    private func mirrorWidth(of solution: SectionSolution, _ arrangement: CompositionalArrangement) -> CGFloat? {
        guard solution.isOrthogonal, arrangement.scrollAxis == .vertical else { return nil }
        return max(solution.orthogonalLength, arrangement.container.width)
    }

    /// A rectangle of a section in the collection view, on whole pixels.
    private func real(_ frame: CGRect, section: Int, isInGroups: Bool, _ arrangement: CompositionalArrangement) -> CGRect {
        let origin = arrangement.origin(of: section)
        let width = isInGroups ? mirrorWidth(of: arrangement.sections[section], arrangement) : nil
        return onPixels(arrangement.mirrored(frame.offsetBy(dx: origin.x, dy: origin.y), in: width))
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        let known = collectionView?.traitCollection.displayScale ?? 0
        let scale = known > 0 ? known : 1
        let (minX, minY) = ((rect.minX * scale).rounded() / scale, (rect.minY * scale).rounded() / scale)
        let (maxX, maxY) = ((rect.maxX * scale).rounded() / scale, (rect.maxY * scale).rounded() / scale)
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    private func make(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, _ frame: CGRect, _ place: ElementPlace
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, category, kind: kind, path)
        attributes.frame = frame
        attributes.place = place
        attributes.wantsPreferredSize = place.fitsWidth || place.fitsHeight
        return attributes
    }

    private func attributes(
        of leaf: PlacedLeaf, item: Int, section: Int, _ arrangement: CompositionalArrangement
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: item, section: section)
        if let known = attributesCache[.cell(path)] { return known }
        let place = ElementPlace(
            section: section, number: item, isInGroups: true, fitsWidth: leaf.item?.layoutSize.widthDimension.followsContent ?? false,
            fitsHeight: leaf.item?.layoutSize.heightDimension.followsContent ?? false)
        let attributes = make(.cell, nil, path, real(leaf.frame, section: section, isInGroups: true, arrangement), place)
        attributes.zIndex = leaf.zIndex
        if let list = arrangement.sections[section].section.list {
            attributes.listPlace = ListPlace(list, path: path, count: collectionView?.numberOfItems(inSection: section) ?? 0)
        }
        attributesCache[.cell(path)] = attributes
        return attributes
    }

    private func attributes(
        of extra: PlacedExtra, item: Int, section: Int, _ arrangement: CompositionalArrangement
    ) -> UICollectionViewLayoutAttributes {
        let (path, kind) = (IndexPath(item: item, section: section), extra.item.elementKind)
        if let known = attributesCache[.supplementary(kind, path)] { return known }
        let place = ElementPlace(
            section: section, number: item, isInGroups: true, fitsWidth: extra.item.layoutSize.widthDimension.followsContent,
            fitsHeight: extra.item.layoutSize.heightDimension.followsContent)
        let frame = real(extra.frame, section: section, isInGroups: true, arrangement)
        let attributes = make(.supplementaryView, kind, path, frame, place)
        attributes.zIndex = extra.item.zIndex
        attributesCache[.supplementary(kind, path)] = attributes
        return attributes
    }

    // MARK: Boundaries

    /// The attributes of a header, footer or the like, of a section or of the layout itself.
    private func attributes(
        of boundary: PlacedBoundary, section: Int?, _ arrangement: CompositionalArrangement
    ) -> UICollectionViewLayoutAttributes {
        let path = section.map { IndexPath(item: boundary.number, section: $0) } ?? IndexPath(index: boundary.number)
        let key = ElementKey.supplementary(boundary.item.elementKind, path)
        let isPinned = boundary.item.pinToVisibleBounds
        if !isPinned, let known = attributesCache[key] { return known }
        let origin = section.map { arrangement.origin(of: $0) } ?? .zero
        var frame = boundary.frame.offsetBy(dx: origin.x, dy: origin.y)
        if isPinned {
            frame = pinned(frame, boundary.item, within: section.map { arrangement.sections[$0].size } ?? arrangement.size, at: origin)
        }
        let place = ElementPlace(
            section: section ?? -1, number: -1 - boundary.number, isInGroups: false,
            fitsWidth: boundary.item.layoutSize.widthDimension.followsContent,
            fitsHeight: boundary.item.layoutSize.heightDimension.followsContent)
        let attributes = make(.supplementaryView, boundary.item.elementKind, path, onPixels(arrangement.mirrored(frame)), place)
        attributes.zIndex = boundary.item.zIndex
        if let section, let list = arrangement.sections[section].section.list {
            attributes.listPlace = ListPlace(list, kind: boundary.item.elementKind, path: path)
        }
        if !isPinned { attributesCache[key] = attributes }
        return attributes
    }

    /// Where something lies that stays in sight as long as its section is.
    private func pinned(
        _ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem, within size: CGSize, at origin: CGPoint
    ) -> CGRect {
        guard let view = collectionView, let arrangement else { return frame }
        let seen = arrangement.mirrored(view.bounds.inset(by: view.adjustedContentInset))
        let axis = arrangement.scrollAxis
        let (low, high): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
        let (start, extent) = (axis.of(origin), axis.high(frame) - axis.low(frame))
        var place = axis.low(frame)
        if item.alignment.edges.contains(low) {
            place = min(max(place, axis.low(seen)), max(place, start + axis.of(size) - extent))
        } else if item.alignment.edges.contains(high) {
            place = max(min(place, axis.high(seen) - extent), min(place, start))
        }
        let along = place - axis.low(frame)
        return axis == .vertical ? frame.offsetBy(dx: 0, dy: along) : frame.offsetBy(dx: along, dy: 0)
    }

    // MARK: One by one

    func cell(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let arrangement, path.count == 2, arrangement.sections.indices.contains(path.section),
            let leaf = arrangement.sections[path.section].leaf(path.item)
        else { return nil }
        return changedByApp[.cell(path)] ?? attributes(of: leaf, item: path.item, section: path.section, arrangement)
    }

    func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let arrangement else { return nil }
        if path.count == 1 {
            let found = arrangement.boundaries.first { $0.item.elementKind == kind && $0.number == path[0] }
            return found.map { attributes(of: $0, section: nil, arrangement) }
        }
        guard path.count == 2, arrangement.sections.indices.contains(path.section) else { return nil }
        let solution = arrangement.sections[path.section]
        if let boundary = solution.boundaries.first(where: { $0.item.elementKind == kind && $0.number == path.item }) {
            return attributes(of: boundary, section: path.section, arrangement)
        }
        return solution.extra(kind, item: path.item).map { attributes(of: $0, item: path.item, section: path.section, arrangement) }
    }

    func decoration(_ kind: String, section: Int) -> UICollectionViewLayoutAttributes? {
        guard let arrangement, arrangement.sections.indices.contains(section),
            let item = arrangement.sections[section].section.decorationItems.first(where: { $0.elementKind == kind })
        else { return nil }
        let key = ElementKey(category: .decorationView, kind: kind, path: IndexPath(item: 0, section: section))
        if let known = attributesCache[key] { return known }
        let frame = CGRect(origin: .zero, size: arrangement.sections[section].size).reduced(by: item.contentInsets)
        let place = ElementPlace(section: section, number: 0, isInGroups: false, fitsWidth: false, fitsHeight: false)
        let attributes = make(
            .decorationView, kind, key.path, real(frame, section: section, isInGroups: false, arrangement), place)
        // Behind the cells, which lie at 0, unless the app says how far in front.
        attributes.zIndex = item.zIndex - 1
        attributesCache[key] = attributes
        return attributes
    }

    // MARK: Elements that are seen

    /// Tells the app of the elements that are seen, of sections where it wants to hear of them, and takes over what it changes.
    func tellOfVisibleItems() {
        changedByApp.removeAll()
        guard let view = collectionView, let arrangement, arrangement.followsBounds else { return }
        let axis = arrangement.scrollAxis
        for index in arrangement.sections(from: axis.low(arrangement.mirrored(view.bounds)), to: axis.high(view.bounds)) {
            let solution = arrangement.sections[index]
            guard let handler = solution.section.visibleItemsInvalidationHandler else { continue }
            var seen = groupElements(of: index, in: view.bounds, arrangement)
            seen += solution.boundaries.map { attributes(of: $0, section: index, arrangement) }.filter { $0.frame.touches(view.bounds) }
            let items = seen.compactMap { ($0.copy() as? UICollectionViewLayoutAttributes).map(VisibleItem.init) }
            handler(items, scrollers[index]?.contentOffset ?? view.contentOffset, solution.environment)
            for item in items { changedByApp[item.attributes.key] = item.attributes }
        }
    }
}
