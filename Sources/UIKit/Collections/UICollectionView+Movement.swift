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
    func beginMovement(of path: IndexPath) -> Bool {
        guard state.movement == nil, let dataSource, let cell = cellForItem(at: path) else { return false }
        if OptionalRequirement.call({ dataSource.collectionView(self, canMoveItemAt: path) }) == false { return false }
        _ = touchCancelled()
        state.movement = CollectionMovement(origin: path, current: path, view: cell, target: cell.center)
        cell.layer.zPosition = 1000
        return true
    }

    func updateMovement(to point: CGPoint) {
        guard var movement = state.movement else { return }
        movement.target = point
        state.movement = movement
        movement.view.center = point
        guard var proposed = itemPathForMovement(at: point), proposed != movement.current else { return }
        if let delegate = collectionDelegate,
            let answer = OptionalRequirement.call({
                delegate.collectionView(self, targetIndexPathForMoveFromItemAt: movement.origin, toProposedIndexPath: proposed)
            })
        {
            proposed = answer
        }
        guard proposed != movement.current, exists(proposed) else { return }
        step(to: proposed)
        movement.view.layer.zPosition = 1000
        movement.view.center = point
    }

    /// Makes room at a place. The data source hears of the move only when the finger is lifted; until then `dataPath` translates.
    private func step(to place: IndexPath) {
        guard let movement = state.movement else { return }
        var counts = counts
        counts[movement.current.section] -= 1
        counts[place.section] += 1
        state.movement?.current = place
        note([.moveItem(movement.current, place)], counts: counts)
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

    private func itemPathForMovement(at point: CGPoint) -> IndexPath? {
        guard let moving = state.movement else { return nil }
        let found = state.nearby.first {
            $0.representedElementCategory == .cell && $0.indexPath != moving.current
                && collectionViewLayout.seenFrame(of: $0).contains(point)
        }
        return found?.indexPath
    }

    func endMovement() {
        guard let movement = state.movement else { return }
        state.movement = nil
        if movement.current != movement.origin, let dataSource {
            OptionalRequirement.call { dataSource.collectionView(self, moveItemAt: movement.origin, to: movement.current) }
        }
        settle(movement.view, at: movement.current)
    }

    func cancelMovement() {
        guard let movement = state.movement else { return }
        if movement.current != movement.origin { step(to: movement.origin) }
        state.movement = nil
        settle(movement.view, at: movement.origin)
    }

    private func settle(_ view: UICollectionViewCell, at path: IndexPath) {
        guard let attributes = layoutAttributesForItem(at: path) else { return }
        UIView.animate(withDuration: 0.25, animations: { view.center = attributes.center }) { _ in
            view.layer.zPosition = CGFloat(attributes.zIndex)
        }
    }
}
