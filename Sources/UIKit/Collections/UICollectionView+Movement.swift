import Foundation
import ObjCRuntime

/// An item that is being moved by hand.
struct CollectionMovement {
    let origin: IndexPath
    var current: IndexPath
    let view: UICollectionViewCell
    var target: CGPoint
}

extension UICollectionView {
    /// The place of an item that is moved by hand before the others.
    static var movedItemIndex: Int { 1000 }

    func beginMovement(of path: IndexPath) -> Bool {
        guard state.movement == nil, let dataSource, let cell = cellForItem(at: path) else { return false }
        if OptionalRequirement.call({ dataSource.collectionView(self, canMoveItemAt: path) }) == false { return false }
        _ = touchCancelled()
        let movement = CollectionMovement(origin: path, current: path, view: cell, target: cell.center)
        state.movement = movement
        follow(movement)
        return true
    }

    func updateMovement(to point: CGPoint) {
        guard var movement = state.movement else { return }
        let before = movement.target
        movement.target = point
        state.movement = movement
        let place = place(of: movement)
        let context = collectionViewLayout.invalidationContext(
            forInteractivelyMovingItems: [place], withTargetPosition: point, previousIndexPaths: [movement.current],
            previousPosition: before)
        if place != movement.current { step(to: place, context) } else { collectionViewLayout.invalidateLayout(with: context) }
        if let moved = state.movement { follow(moved) }
    }

    /// Where the item shall go that is moved: what the layout proposes and the delegate allows.
    private func place(of movement: CollectionMovement) -> IndexPath {
        var place = collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: movement.current, withPosition: movement.target)
        guard place != movement.current else { return place }
        if let delegate = collectionDelegate { place = allowed(place, for: movement, by: delegate) }
        return exists(place) ? place : movement.current
    }

    private func allowed(
        _ place: IndexPath, for movement: CollectionMovement, by delegate: any UICollectionViewDelegate
    ) -> IndexPath {
        let answer = OptionalRequirement.call {
            delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin, atCurrentIndexPath: movement.current,
                toProposedIndexPath: place)
        }
        if let answer { return answer }
        return OptionalRequirement.call {
            delegate.collectionView(self, targetIndexPathForMoveFromItemAt: movement.origin, toProposedIndexPath: place)
        } ?? place
    }

    /// Puts the cell of an item that is moved where the layout wants it under the finger.
    func follow(_ movement: CollectionMovement) {
        prepareLayoutIfNeeded()
        let attributes = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.current, withTargetPosition: movement.target)
        movement.view.take(attributes)
    }

    /// Makes room at a place. The data source hears of the move only when the finger is lifted; until then `dataPath` translates.
    private func step(to place: IndexPath, _ context: UICollectionViewLayoutInvalidationContext? = nil) {
        guard let movement = state.movement else { return }
        var counts = counts
        counts[movement.current.section] -= 1
        counts[place.section] += 1
        state.movement?.current = place
        note([.moveItem(movement.current, place)], counts: counts, context)
    }

    /// The place that the data source knows an item by while another is being moved by hand.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard let movement = state.movement, movement.current != movement.origin else { return path }
        if path == movement.current { return movement.origin }
        var item = path.item
        if path.section == movement.current.section, item > movement.current.item { item -= 1 }
        if path.section == movement.origin.section, item >= movement.origin.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    /// The item that lies at a point, if it is not the one that is moved.
    func itemPathForMovement(of moving: IndexPath, at point: CGPoint) -> IndexPath? {
        let found = state.nearby.first {
            $0.representedElementCategory == .cell && $0.indexPath != moving && collectionViewLayout.seenFrame(of: $0).contains(point)
        }
        return found?.indexPath
    }

    func endMovement() {
        guard let movement = state.movement else { return }
        state.movement = nil
        if movement.current != movement.origin, let dataSource {
            OptionalRequirement.call { dataSource.collectionView(self, moveItemAt: movement.origin, to: movement.current) }
        }
        invalidate(after: movement, at: movement.current, cancelled: false)
        settle(movement.view, at: movement.current)
    }

    func cancelMovement() {
        guard let movement = state.movement else { return }
        if movement.current != movement.origin { step(to: movement.origin) }
        state.movement = nil
        invalidate(after: movement, at: movement.origin, cancelled: true)
        settle(movement.view, at: movement.origin)
    }

    private func invalidate(after movement: CollectionMovement, at place: IndexPath, cancelled: Bool) {
        let layout = collectionViewLayout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [place], previousIndexPaths: [movement.current], movementCancelled: cancelled))
    }

    private func settle(_ view: UICollectionViewCell, at path: IndexPath) {
        guard let attributes = layoutAttributesForItem(at: path) else { return }
        UIView.animate(
            withDuration: 0.25,
            animations: {
                view.take(attributes)
                // Until it lies there it is before the others.
                view.layer.zPosition = CGFloat(Self.movedItemIndex)
            },
            completion: { _ in view.layer.zPosition = CGFloat(attributes.zIndex) })
    }
}
