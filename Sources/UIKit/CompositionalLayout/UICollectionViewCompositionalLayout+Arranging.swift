import Foundation
import ObjCRuntime

extension UICollectionViewCompositionalLayout {
    /// The room that content has.
    func container(of view: UICollectionView) -> CGSize {
        let inset = view.adjustedContentInset
        return CGSize(
            width: max(0, view.bounds.width - inset.left - inset.right), height: max(0, view.bounds.height - inset.top - inset.bottom))
    }

    func arrange() {
        guard let view = collectionView else { return }
        if let arrangement, changedSections.isEmpty, arrangement.sections.count == view.numberOfSections { return }
        let room = container(of: view)
        let axis = configuration.scrollAxis
        var next: CompositionalArrangement
        if let known = arrangement, known.sections.count == view.numberOfSections {
            next = known
            for index in changedSections where index >= 0 && index < known.sections.count {
                next.replace(index, by: solution(of: known.sections[index].section, index, in: view, room))
            }
        } else {
            next = CompositionalArrangement(
                solutions(in: view, room), scrollAxis: axis, container: room,
                isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        next.stack(
            spacing: configuration.interSectionSpacing,
            boundaries: BoundaryPlacer(
                configuration.boundarySupplementaryItems, scrollAxis: axis, in: room,
                size: { [measures] in measures[-1]?.size(ofExtra: $0, item: -1 - $1) }))
        arrangement = next
        view.showLists(next.sections.lazy.compactMap(\.section.list).first)
        changedSections.removeAll()
        attributesCache.removeAll(keepingCapacity: true)
        updateScrollers()
    }

    /// All sections. Those that are alike, and whose views have said nothing of their sizes yet, are worked out once for each number of items.
    private func solutions(in view: UICollectionView, _ room: CGSize) -> [SectionSolution] {
        let environment = LayoutEnvironment(room, insets(configuration.contentInsetsReference, of: view), view.traitCollection)
        var known: [Int: SectionSolution] = [:]
        return (0..<view.numberOfSections).map { index in
            guard hasOneSection, measures[index] == nil else { return solution(of: section(index, environment), index, in: view, room) }
            let count = view.numberOfItems(inSection: index)
            if let same = known[count] { return same }
            let new = solution(of: section(index, environment), index, in: view, room)
            known[count] = new
            return new
        }
    }

    private func section(_ index: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection {
        guard let section = provider(index, environment) else {
            ObjCException.raise(
                "NSInternalInconsistencyException",
                "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. "
                    + "This is a client error.")
        }
        return section
    }

    private func solution(
        of section: NSCollectionLayoutSection, _ index: Int, in view: UICollectionView, _ room: CGSize
    ) -> SectionSolution {
        let reference =
            section.contentInsetsReference == .automatic ? configuration.contentInsetsReference : section.contentInsetsReference
        let forExtras =
            section.supplementaryContentInsetsReference == .automatic ? reference : section.supplementaryContentInsetsReference
        let ofGroups = insets(reference, of: view)
        return SectionSolution(
            section, count: view.numberOfItems(inSection: index), scrollAxis: configuration.scrollAxis, container: room,
            insets: ReferenceInsets(
                groups: ofGroups, supplementaries: forExtras == reference ? ofGroups : insets(forExtras, of: view)),
            measured: measures[index] ?? SectionMeasures(), traits: view.traitCollection)
    }

    /// The insets across the scroll axis; those along it are the collection view's own.
    private func insets(_ reference: UIContentInsetsReference, of view: UICollectionView) -> NSDirectionalEdgeInsets {
        let extra: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: extra = view.safeAreaInsets
        case .layoutMargins: extra = view.layoutMargins
        case .readableContent:
            let readable = view.readableContentGuide.layoutFrame
            let frame = readable.offsetBy(dx: -view.bounds.minX, dy: 0)
            extra = UIEdgeInsets(
                top: view.layoutMargins.top, left: frame.minX, bottom: view.layoutMargins.bottom, right: view.bounds.width - frame.maxX)
        }
        let content = view.adjustedContentInset
        if configuration.scrollAxis == .horizontal {
            return NSDirectionalEdgeInsets(
                top: max(0, extra.top - content.top), leading: 0, bottom: max(0, extra.bottom - content.bottom), trailing: 0)
        }
        let (left, right) = (max(0, extra.left - content.left), max(0, extra.right - content.right))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
    }

    // MARK: Changes

    func take(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.onlyFollowsBounds { return }
        if let preferred = context.preferredAttributes, let place = preferred.place {
            let size = preferred.size
            if preferred.representedElementCategory == .cell {
                measures[place.section, default: SectionMeasures()].set(size, ofItem: place.number)
            } else if let kind = preferred.representedElementKind {
                measures[place.section, default: SectionMeasures()].set(size, ofExtra: kind, item: place.number)
            }
            changedSections.insert(place.section)
            return
        }
        if let map = owner?.state.update?.map, context.invalidateDataSourceCounts {
            follow(map)
        } else if context.invalidateEverything || arrangement?.container != owner.map({ container(of: $0) }) {
            measures.removeAll()
        }
        changedByApp.removeAll()
        arrangement = nil
    }

    /// Sizes and scrollers go where their items and sections go.
    private func follow(_ map: ListUpdateMap) {
        var moved: [Int: SectionMeasures] = [:]
        moved[-1] = measures[-1]
        for (section, known) in measures where section >= 0 {
            for (item, size) in known.items where !map.isReloaded(IndexPath(item: item, section: section)) {
                guard let path = map.new(IndexPath(item: item, section: section)) else { continue }
                moved[path.section, default: SectionMeasures()].set(size, ofItem: path.item)
            }
            guard map.newSection.indices.contains(section), let newSection = map.newSection[section],
                !map.reloadedSections.contains(section)
            else { continue }
            for (kind, sizes) in known.extras {
                for (number, size) in sizes where number < 0 {
                    moved[newSection, default: SectionMeasures()].set(size, ofExtra: kind, item: number)
                }
            }
        }
        measures = moved
        let old = scrollers
        scrollers.removeAll()
        for (section, scroller) in old {
            guard map.newSection.indices.contains(section), let new = map.newSection[section] else {
                scroller.removeFromSuperview()
                continue
            }
            scroller.section = new
            scrollers[new] = scroller
        }
    }
}
