import Foundation
import ObjCRuntime

extension UICollectionView: MultiplySelectableList {
    func selectablePath(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

    func isSelected(_ path: IndexPath) -> Bool { state.selected.contains(path) }

    func mayBeginMultipleSelection(at path: IndexPath) -> Bool {
        guard let delegate = collectionDelegate else { return false }
        return OptionalRequirement.call { delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) } ?? false
    }

    func multipleSelectionDidBegin(at path: IndexPath) {
        _ = touchCancelled()
        guard let delegate = collectionDelegate else { return }
        OptionalRequirement.call { delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: path) }
    }

    func multipleSelectionDidEnd() {
        guard let delegate = collectionDelegate else { return }
        OptionalRequirement.call { delegate.collectionViewDidEndMultipleSelectionInteraction(self) }
    }

    func selectByFingers(_ isSelected: Bool, _ path: IndexPath) {
        guard selectsMany, exists(path), state.selected.contains(path) != isSelected else { return }
        if isSelected { selectByTap(path) } else { deselectByTap(path) }
    }

    /// Whether the delegate wants two fingers to select.
    var selectsByFingers: Bool {
        collectionDelegate.map {
            ObjCMessage.responds($0, to: "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:")
        } ?? false
    }

    /// Whether an item can be edited while the collection view is.
    func canEdit(_ path: IndexPath) -> Bool {
        guard let delegate = collectionDelegate else { return true }
        return OptionalRequirement.call { delegate.collectionView(self, canEditItemAt: path) } ?? true
    }
}
