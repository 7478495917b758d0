import Foundation
import ObjCRuntime

/// A batch of changes while it is being animated.
struct CollectionUpdate {
    let map: ListUpdateMap
    /// Where elements were, by their old keys.
    let before: [ElementKey: UICollectionViewLayoutAttributes]
}

extension UICollectionView {
    /// How long a batch of changes is animated, in seconds.
    private static var updateDuration: Double { 0.3 }

    // MARK: Announcing

    /// Takes changes up. `counts` are the numbers of items after them, where the data source does not know of the changes yet; `context` is
    /// the layout's own, where it was asked for one.
    func note(_ updates: [ListUpdate], counts: [Int]? = nil, _ context: UICollectionViewLayoutInvalidationContext? = nil) {
        guard !updates.isEmpty else { return }
        if state.batchDepth > 0 {
            state.pendingUpdates += updates
        } else {
            let before = snapshotBeforeUpdates()
            state.pendingUpdates = updates
            commitBatch(before, counts: counts, context, completion: nil)
        }
    }

    func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if state.batchDepth > 0 {
            updates?()
            completion?(true)
            return
        }
        let before = snapshotBeforeUpdates()
        state.batchDepth += 1
        updates?()
        state.batchDepth -= 1
        commitBatch(before, completion: completion)
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cellForItem(at: path), let dataSource, let attributes = cell.appliedAttributes,
                let identifier = cell.reuseIdentifier
            else { continue }
            // The data source is handed the very cell that shows the item.
            state.making = attributes
            cellPool.give(cell, identifier)
            state.reconfigured = cell
            let answer = dataSource.collectionView(self, cellForItemAt: path)
            state.reconfigured = nil
            state.making = nil
            guard answer === cell else {
                raiseInconsistency(
                    "Attempted to dequeue a different cell for a reconfigured item at \(path). Reconfiguring an item must return the same "
                        + "cell.")
            }
            cell.isSelected = state.selected.contains(path)
        }
        guard collectionViewLayout.usesPreferredSizes else { return }
        if collectionViewLayout.measuresTogether {
            for cell in paths.compactMap({ cellForItem(at: $0) }) { measureAgain(cell) }
        } else {
            collectionViewLayout.invalidateLayout()
        }
    }

    // MARK: Before

    private func snapshotBeforeUpdates() -> [ElementKey: UICollectionViewLayoutAttributes] {
        _ = counts
        guard bounds.width > 0, bounds.height > 0 else { return [:] }
        layoutElements()
        // What comes into sight during the animation was beside what is seen.
        let rect = bounds.insetBy(
            dx: contentSize.width > bounds.width ? -bounds.width : 0, dy: contentSize.height > bounds.height ? -bounds.height : 0)
        var result: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] {
            result[attributes.key] = attributes.copy() as? UICollectionViewLayoutAttributes
        }
        return result
    }

    func isInsertedByUpdate(_ path: IndexPath) -> Bool {
        guard let map = state.update?.map else { return false }
        return map.old(path) == nil
    }

    func attributesBeforeUpdate(of key: ElementKey) -> UICollectionViewLayoutAttributes? { state.update?.before[key] }

    // MARK: Doing it

    private func commitBatch(
        _ before: [ElementKey: UICollectionViewLayoutAttributes], counts newCounts: [Int]? = nil,
        _ givenContext: UICollectionViewLayoutInvalidationContext? = nil, completion: ((Bool) -> Void)?
    ) {
        let updates = state.pendingUpdates
        state.pendingUpdates = []
        let old = state.counts ?? []
        guard !updates.isEmpty else {
            // Only the layout may have changed.
            animateLayoutChange(completion)
            return
        }
        state.counts = newCounts
        indexMayHaveChanged()
        let map = ListUpdateMap(before: old, after: counts, updates: updates)
        if let reason = map.inconsistency(word: "item") { raiseInconsistency(reason) }

        dragDrop?.follow(map)
        cancelTouchOnUpdate()
        let oldVisible = state.visible
        state.update = CollectionUpdate(map: map, before: before)
        mapSelection(map)

        let layout = collectionViewLayout
        let context = givenContext ?? layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        let known = state.counts
        layout.invalidateLayout(with: context)
        state.counts = known
        state.needsPrepare = true
        let items = updates.map { UICollectionViewUpdateItem($0) }
        prepareLayoutIfNeeded()
        layout.prepare(forCollectionViewUpdates: items)

        rekey(map)
        let animates = window != nil && UIView.areAnimationsEnabled
        if animates {
            animateUpdate(map, oldVisible, completion)
        } else {
            for (key, view) in oldVisible where state.visible.values.contains(where: { $0 === view }) == false { retire(view, key) }
            layoutElements()
            layout.finalizeCollectionViewUpdates()
            state.update = nil
            completion?(true)
        }
    }

    private func cancelTouchOnUpdate() { _ = touchCancelled() }

    private func mapSelection(_ map: ListUpdateMap) {
        state.selection = state.selection.compactMap { map.isReloaded($0) ? nil : map.new($0) }
        state.selected = Set(state.selection)
        state.prefetched = Set(state.prefetched.compactMap { map.new($0) })
    }

    private func newKey(_ key: ElementKey, _ map: ListUpdateMap) -> ElementKey? {
        switch key.category {
        case .cell:
            if map.isReloaded(key.path) { return nil }
            return map.new(key.path).map { .cell($0) }
        case .supplementaryView, .decorationView:
            // Headers and footers belong to their sections, others to items.
            guard key.path.count > 0, map.newSection.indices.contains(key.path.section), let section = map.newSection[key.path.section]
            else { return nil }
            if map.reloadedSections.contains(key.path.section) { return nil }
            guard key.path.count > 1 else { return ElementKey(category: key.category, kind: key.kind, path: IndexPath(index: section)) }
            return ElementKey(category: key.category, kind: key.kind, path: IndexPath(item: key.path.item, section: section))
        }
    }

    private func rekey(_ map: ListUpdateMap) {
        let layout = collectionViewLayout
        var visible: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in state.visible {
            guard let new = newKey(key, map) else { continue }
            switch (key.category, key.kind) {
            case (.supplementaryView, let kind?):
                if layout.indexPathsToDeleteForSupplementaryView(ofKind: kind).contains(key.path)
                    || layout.indexPathsToInsertForSupplementaryView(ofKind: kind).contains(new.path)
                {
                    continue
                }
            case (.decorationView, let kind?):
                if layout.indexPathsToDeleteForDecorationView(ofKind: kind).contains(key.path)
                    || layout.indexPathsToInsertForDecorationView(ofKind: kind).contains(new.path)
                {
                    continue
                }
            default: break
            }
            visible[new] = view
        }
        state.visible = visible
        state.nearbyRect = .null
    }

    private func animateUpdate(
        _ map: ListUpdateMap, _ oldVisible: [ElementKey: UICollectionReusableView], _ completion: ((Bool) -> Void)?
    ) {
        let layout = collectionViewLayout
        let survivors = Set(state.visible.values.map(ObjectIdentifier.init))
        var leaving: [(ElementKey, UICollectionReusableView)] = oldVisible.filter { !survivors.contains(ObjectIdentifier($0.value)) }
            .map { ($0.key, $0.value) }

        // What was seen and is moved out of sight goes there before it is put away.
        var departing: [(UICollectionReusableView, ElementKey, UICollectionViewLayoutAttributes)] = []
        let target = clamped(contentOffset)
        let seen = CGRect(origin: target, size: bounds.size)
        for (key, view) in state.visible {
            guard let end = attributes(of: key) else {
                state.visible[key] = nil
                leaving.append((key, view))
                continue
            }
            if !layout.seenFrame(of: end).intersects(seen) || end.isHidden { departing.append((view, key, end)) }
        }
        for (_, key, _) in departing { state.visible[key] = nil }

        // Views of what comes into sight start where the layout says, or where they were.
        let already = Set(state.visible.keys)
        UIView.performWithoutAnimation {
            layoutElements()
            for (key, view) in state.visible where !already.contains(key) {
                if let start = startAttributes(key, map) { place(view, at: start) }
            }
        }

        UIView.animate(
            withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                if target != self.contentOffset { self.contentOffset = target }
                for (key, view) in self.state.visible {
                    if let end = self.attributes(of: key) { view.take(end) }
                }
                for (view, _, end) in departing { self.place(view, at: end) }
                for (key, view) in leaving {
                    if let end = self.endAttributes(key, layout) { self.place(view, at: end) } else { view.alpha = 0 }
                }
                layout.finalizeCollectionViewUpdates()
            },
            completion: { [weak self] finished in
                if let self {
                    for (key, view) in leaving { self.retire(view, key) }
                    for (view, key, _) in departing { self.retire(view, key) }
                    self.setNeedsLayout()
                }
                completion?(finished)
            })
        state.update = nil
    }

    private func startAttributes(_ key: ElementKey, _ map: ListUpdateMap) -> UICollectionViewLayoutAttributes? {
        let layout = collectionViewLayout
        switch key.category {
        case .cell:
            if let initial = layout.initialLayoutAttributesForAppearingItem(at: key.path) { return initial }
            return map.old(key.path).flatMap { state.update?.before[.cell($0)] }
        case .supplementaryView:
            return key.kind.flatMap { layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: $0, at: key.path) }
        case .decorationView:
            return key.kind.flatMap { layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: $0, at: key.path) }
        }
    }

    private func endAttributes(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: key.path)
        case .supplementaryView:
            return key.kind.flatMap { layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: $0, at: key.path) }
        case .decorationView:
            return key.kind.flatMap { layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: $0, at: key.path) }
        }
    }

    /// Puts a view somewhere that is not its place in the layout.
    private func place(_ view: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes) {
        view.take(attributes)
        view.appliedAttributes = nil
    }

    private func animateLayoutChange(_ completion: ((Bool) -> Void)?) {
        guard window != nil, UIView.areAnimationsEnabled else {
            layoutElements()
            completion?(true)
            return
        }
        UIView.animate(withDuration: Self.updateDuration, animations: { self.layoutElements() }, completion: completion)
    }
}
