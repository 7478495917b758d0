import Foundation
import ObjCRuntime

/// What a collection view remembers about what it shows.
struct CollectionState {
    /// The views of the elements that are seen.
    var visible: [ElementKey: UICollectionReusableView] = [:]
    /// What the data source said about the numbers of items.
    var counts: [Int]?
    /// The layout must be prepared before it is asked anything.
    var needsPrepare = true
    var isPreparing = false
    var isLayingOut = false
    /// The attributes of all elements around the visible bounds, and the rectangle they were asked for.
    var nearby: [UICollectionViewLayoutAttributes] = []
    var nearbyRect = CGRect.null
    /// The bounds at which the visible elements were last worked out, and how far those may move until others are seen.
    var settledBounds = CGRect.null
    var slack = (up: CGFloat(0), down: CGFloat(0), left: CGFloat(0), right: CGFloat(0))
    var stamp = 0
    /// The attributes of the element whose view is being made.
    var making: UICollectionViewLayoutAttributes?
    /// The cell whose item is asked for again, to be shown in the same cell.
    var reconfigured: UICollectionViewCell?
    var selection: [IndexPath] = []
    var selected: Set<IndexPath> = []
    var highlighted: IndexPath?
    var batchDepth = 0
    var pendingUpdates: [ListUpdate] = []
    var update: CollectionUpdate?
    var prefetched: Set<IndexPath> = []
    var movement: CollectionMovement?
    var transition: CollectionTransition?
    /// Whether the data source was asked for the titles of the index.
    var indexIsKnown = false
}

extension UICollectionView {
    // MARK: Data

    var counts: [Int] {
        if let known = state.counts { return known }
        guard let dataSource else { return [] }
        let sections = OptionalRequirement.call { dataSource.numberOfSections(in: self) } ?? 1
        let fetched = (0..<max(sections, 0)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0) + (dragDrop?.count(in: $0) ?? 0)
        }
        state.counts = fetched
        return fetched
    }

    func exists(_ path: IndexPath) -> Bool {
        let counts = counts
        return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

    func reloadEverything() {
        state.selection.removeAll()
        state.selected.removeAll()
        state.highlighted = nil
        state.movement = nil
        dragDrop?.forgetPlaceholders()
        for (key, view) in state.visible { retire(view, key) }
        state.visible.removeAll()
        cancelAllPrefetching()
        indexMayHaveChanged()
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    // MARK: The layout

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext, by layout: UICollectionViewLayout) {
        if let transition = state.transition?.layout {
            if layout === transition { followTransition() } else { transition.partsAreStale = true }
        }
        if context.invalidateDataSourceCounts { state.counts = nil }
        state.needsPrepare = true
        state.nearbyRect = .null
        if context.contentOffsetAdjustment != .zero {
            let offset = contentOffset
            contentOffset = CGPoint(x: offset.x + context.contentOffsetAdjustment.x, y: offset.y + context.contentOffsetAdjustment.y)
        }
        if context.contentSizeAdjustment != .zero {
            contentSize.width += context.contentSizeAdjustment.width
            contentSize.height += context.contentSizeAdjustment.height
        }
        setNeedsLayout()
    }

    func invalidate(forBounds newBounds: CGRect) {
        let layout = collectionViewLayout
        guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }

    func prepareLayoutIfNeeded() {
        guard state.needsPrepare, !state.isPreparing else { return }
        state.isPreparing = true
        state.needsPrepare = false
        _ = counts
        collectionViewLayout.prepare()
        state.isPreparing = false
        state.nearbyRect = .null
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = collectionViewLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        if state.transition != nil { raiseInconsistency("the collection is already in the middle of an interactive transition") }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for view in state.visible.values { view.willTransition(from: old, to: layout) }
        for (key, view) in state.visible where key.category == .decorationView {
            view.removeFromSuperview()
            state.visible[key] = nil
        }
        replaceLayout(layout)
        state.needsPrepare = true
        state.nearbyRect = .null
        setNeedsLayout()
        let finish: (Bool) -> Void = { [weak self] finished in
            for view in self?.state.visible.values.map({ $0 }) ?? [] { view.didTransition(from: old, to: layout) }
            completion?(finished)
        }
        guard animated, window != nil else {
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
            finish(true)
            return
        }
        prepareLayoutIfNeeded()
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.contentOffset = self.clamped(self.wantedOffset(after: layout))
                self.layoutElements()
                old.finalizeLayoutTransition()
                layout.finalizeLayoutTransition()
            }, completion: finish)
    }

    // MARK: Showing what is seen

    /// How often views may change their minds about their sizes in one pass.
    private static var maximumPasses: Int { 12 }

    func layoutElements() {
        guard !state.isLayingOut, bounds.width > 0, bounds.height > 0 else { return }
        state.isLayingOut = true
        defer { state.isLayingOut = false }
        layoutBackground()
        for _ in 0..<Self.maximumPasses {
            prepareLayoutIfNeeded()
            updateVisible()
            if !state.needsPrepare { break }
        }
    }

    private func layoutBackground() {
        guard let backgroundView else { return }
        if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
        if backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    /// Whether the bounds have moved so little that the same elements are seen.
    private var isSettled: Bool {
        guard !state.nearbyRect.isNull, bounds.size == state.settledBounds.size else { return false }
        let (dx, dy) = (bounds.minX - state.settledBounds.minX, bounds.minY - state.settledBounds.minY)
        if dx == 0 { return dy >= -state.slack.up && dy <= state.slack.down }
        return dy == 0 && dx >= -state.slack.left && dx <= state.slack.right
    }

    private func updateVisible() {
        guard !isSettled else { return }
        let seen = bounds
        if state.nearbyRect.isNull || !state.nearbyRect.contains(seen) { fetchNearby(seen) }
        state.stamp += 1
        let stamp = state.stamp
        var appearing: [UICollectionViewLayoutAttributes] = []
        let layout = collectionViewLayout
        for attributes in state.nearby where !attributes.isHidden && overlaps(layout.seenFrame(of: attributes), seen) {
            if let view = state.visible[attributes.key] {
                view.seenStamp = stamp
                update(view, to: attributes)
            } else {
                appearing.append(attributes)
            }
        }
        let gone = state.visible.filter { $0.value.seenStamp != stamp && !keeps($0.key) }
        for (key, view) in gone {
            state.visible[key] = nil
            retire(view, key)
        }
        for attributes in appearing {
            show(attributes, stamp: stamp)
            // A view that wants another size has changed the layout: what is seen must be worked out anew.
            if state.needsPrepare, !layout.measuresTogether { return }
        }
        if state.needsPrepare { return }
        settle(seen)
        if !appearing.isEmpty { prefetch(beyond: seen) }
    }

    /// Moves a view that is seen to its place, and asks it again if its layout has another size in mind for it.
    private func update(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
        if let movement = state.movement, movement.view === view { return follow(movement) }
        guard view.appliedAttributes !== attributes, view.appliedAttributes?.isEqual(attributes) != true else { return }
        let isResized = view.appliedAttributes?.size != attributes.size
        host(view, attributes)
        view.take(attributes)
        if isResized, attributes.wantsPreferredSize, collectionViewLayout.measuresTogether { measure(view, attributes) }
    }

    /// Puts a view into what it lies in.
    private func host(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let scroller = collectionViewLayout.scroller(of: attributes)
        view.hostOrigin = scroller?.frame.origin ?? .zero
        let container: UIView = scroller ?? self
        if view.superview !== container { container.addSubview(view) }
    }

    private func keeps(_ key: ElementKey) -> Bool {
        guard let movement = state.movement else { return false }
        return key == .cell(movement.current)
    }

    private func overlaps(_ a: CGRect, _ b: CGRect) -> Bool {
        a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY
    }

    private func fetchNearby(_ seen: CGRect) {
        let rect = seen.insetBy(
            dx: contentSize.width > seen.width ? -seen.width / 2 : 0, dy: contentSize.height > seen.height ? -seen.height / 2 : 0)
        var found: [ElementKey: Int] = [:]
        state.nearby.removeAll(keepingCapacity: true)
        for attributes in collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] {
            // A layout that answers twice for one element means the later answer.
            if let index = found.updateValue(state.nearby.count, forKey: attributes.key) {
                state.nearby[index] = attributes
                found[attributes.key] = index
            } else {
                state.nearby.append(attributes)
            }
        }
        state.nearbyRect = rect
    }

    /// Works out how far the bounds may move along one axis until an element appears, disappears, or is unknown.
    private func settle(_ seen: CGRect) {
        let known = state.nearbyRect
        var slack = (
            up: seen.minY - known.minY, down: known.maxY - seen.maxY, left: seen.minX - known.minX, right: known.maxX - seen.maxX
        )
        for attributes in state.nearby where !attributes.isHidden {
            let frame = collectionViewLayout.seenFrame(of: attributes)
            if frame.maxY <= seen.minY {
                slack.up = min(slack.up, seen.minY - frame.maxY)
            } else {
                slack.down = min(slack.down, frame.maxY - seen.minY)
            }
            if frame.minY >= seen.maxY {
                slack.down = min(slack.down, frame.minY - seen.maxY)
            } else {
                slack.up = min(slack.up, seen.maxY - frame.minY)
            }
            if frame.maxX <= seen.minX {
                slack.left = min(slack.left, seen.minX - frame.maxX)
            } else {
                slack.right = min(slack.right, frame.maxX - seen.minX)
            }
            if frame.minX >= seen.maxX {
                slack.right = min(slack.right, frame.minX - seen.maxX)
            } else {
                slack.left = min(slack.left, seen.maxX - frame.minX)
            }
        }
        // At the limit itself an element is just gone, or not yet seen: stay a little inside.
        state.slack = (slack.up - 0.001, slack.down - 0.001, slack.left - 0.001, slack.right - 0.001)
        state.settledBounds = seen
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes, stamp: Int) {
        guard let view = makeView(attributes) else { return }
        let key = attributes.key
        state.visible[key] = view
        view.seenStamp = stamp
        view.collectionView = self
        measure(view, attributes)
        let origin = view.hostOrigin
        host(view, attributes)
        // Whoever made the view has put it where it was in what it lay in before.
        if view.hostOrigin != origin { view.take(attributes) }
        guard let delegate = collectionDelegate else { return }
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            OptionalRequirement.call { delegate.collectionView(self, willDisplay: cell, forItemAt: key.path) }
        } else if key.category == .supplementaryView, let kind = key.kind {
            OptionalRequirement.call {
                delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
            }
        }
    }

    func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let outer = state.making
        state.making = attributes
        defer { state.making = outer }
        switch attributes.representedElementCategory {
        case .cell: return makeCell(attributes)
        case .supplementaryView: return makeSupplementary(attributes)
        case .decorationView: return makeDecoration(attributes)
        }
    }

    private func makeCell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
        guard let dataSource else { return nil }
        let path = attributes.indexPath
        let known = dragDrop?.dataPath(dataPath(path)) ?? dataPath(path)
        let cell = dragDrop?.placeholderCell(at: path) ?? dataSource.collectionView(self, cellForItemAt: known)
        guard cell.reuseIdentifier != nil else {
            raiseInconsistency(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
                    + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
        }
        let isSelected = state.selected.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        cell.takeDragState(dragDrop?.dragState(at: path) ?? .none)
        if cell.appliedAttributes !== attributes { cell.take(attributes) }
        return cell
    }

    private func makeSupplementary(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let dataSource, let kind = attributes.representedElementKind else { return nil }
        let path = attributes.indexPath
        guard
            let view = OptionalRequirement.call({
                dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            })
        else {
            raiseInconsistency(
                "the collection view's data source did not return a valid view from "
                    + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: for kind \(kind) at index path \(path)")
        }
        guard view.reuseIdentifier != nil else {
            raiseInconsistency(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(path)) was not "
                    + "retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
        }
        if view.appliedAttributes !== attributes { view.take(attributes) }
        return view
    }

    private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let kind = attributes.representedElementKind else { return nil }
        let pool = collectionViewLayout.decorationPool(for: kind)
        let view: UICollectionReusableView
        if let old = pool.take(kind) {
            old.prepareForReuse()
            view = old
        } else if let source = pool.source(for: kind) {
            view = make(source, kind, frame: attributes.frame)
        } else {
            raiseInconsistency(
                "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype in a "
                    + "storyboard")
        }
        view.reuseIdentifier = kind
        view.take(attributes)
        return view
    }

    /// Asks a view what size it prefers, and the layout whether it minds.
    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let layout = collectionViewLayout
        guard layout.usesPreferredSizes, attributes.representedElementCategory != .decorationView else { return }
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        guard preferred !== attributes,
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    /// Asks a view that is seen once more what size it prefers.
    func measureAgain(_ view: UICollectionReusableView) {
        if let attributes = view.appliedAttributes { measure(view, attributes) }
    }

    /// Takes a view out of use; it stays where it is, hidden, to be used again.
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        view.isHidden = true
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            if let identifier = cell.reuseIdentifier { cellPool.give(cell, identifier) }
            if let delegate = collectionDelegate {
                OptionalRequirement.call { delegate.collectionView(self, didEndDisplaying: cell, forItemAt: key.path) }
            }
        } else if key.category == .supplementaryView, let kind = key.kind {
            if let identifier = view.reuseIdentifier { supplementaryPool(kind).give(view, identifier) }
            if let delegate = collectionDelegate {
                OptionalRequirement.call {
                    delegate.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
                }
            }
        } else if let kind = key.kind {
            collectionViewLayout.decorationPool(for: kind).give(view, kind)
        }
    }

    var sortedVisible: [UICollectionReusableView] {
        state.visible.sorted { ($0.key.path, $0.key.kind ?? "") < ($1.key.path, $1.key.kind ?? "") }.map(\.value)
    }

    // MARK: Prefetching

    private func prefetch(beyond seen: CGRect) {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        var near: Set<IndexPath> = []
        var new: [IndexPath] = []
        for attributes in state.nearby where attributes.representedElementCategory == .cell && !attributes.isHidden {
            let path = attributes.indexPath
            near.insert(path)
            if state.visible[.cell(path)] == nil, state.prefetched.insert(path).inserted { new.append(path) }
        }
        let far = state.prefetched.subtracting(near)
        if !far.isEmpty {
            state.prefetched.subtract(far)
            OptionalRequirement.call { source.collectionView(self, cancelPrefetchingForItemsAt: far.sorted()) }
        }
        for path in near where state.visible[.cell(path)] != nil { state.prefetched.remove(path) }
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
    }

    private func cancelAllPrefetching() {
        let paths = state.prefetched.sorted()
        state.prefetched.removeAll()
        guard !paths.isEmpty, let source = prefetchDataSource else { return }
        OptionalRequirement.call { source.collectionView(self, cancelPrefetchingForItemsAt: paths) }
    }
}
