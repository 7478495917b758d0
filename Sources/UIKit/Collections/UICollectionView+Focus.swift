import Foundation
import ObjCRuntime

extension UICollectionView {
    /// The index path of an item in the collection view.
    func focusPath(of item: (any UIFocusItem)?) -> IndexPath? {
        ListFocus.cell(around: item) { (cell: UICollectionViewCell) in cell.collectionView === self }.flatMap { indexPath(for: $0) }
    }

    /// Whether what is seen is a sidebar, which has the focus by itself.
    var showsSidebar: Bool { visibleCells.contains { $0.isInSidebar } }

    func canFocus(_ cell: UICollectionViewCell) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        if let delegate = collectionDelegate,
            let answer = OptionalRequirement.call({ delegate.collectionView(self, canFocusItemAt: path) })
        {
            return answer
        }
        return (isEditing ? focus.allowsWhileEditing : focus.allows) ?? cell.isInSidebar
    }

    /// The cell that the delegate, or the collection view's memory, wants to have the focus.
    var preferredFocusCell: UICollectionViewCell? {
        let wanted = collectionDelegate.flatMap { delegate in
            OptionalRequirement.call { delegate.indexPathForPreferredFocusedView(in: self) }
        }
        guard let path = (wanted ?? nil) ?? (remembersLastFocusedIndexPath ? focus.last : nil), exists(path) else { return nil }
        if let cell = cellForItem(at: path) { return cell }
        scroll(to: path, [.centeredVertically, .centeredHorizontally], false)
        layoutIfNeeded()
        return cellForItem(at: path)
    }

    func delegateAllows(_ context: UIFocusUpdateContext) -> Bool {
        guard let delegate = collectionDelegate else { return true }
        let own = UICollectionViewFocusUpdateContext(context, in: self)
        return OptionalRequirement.call { delegate.collectionView(self, shouldUpdateFocusIn: own) } ?? true
    }

    func tellDelegate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = UICollectionViewFocusUpdateContext(context, in: self)
        if let path = own.nextFocusedIndexPath { focus.last = path }
        guard let delegate = collectionDelegate else { return }
        OptionalRequirement.call { delegate.collectionView(self, didUpdateFocusIn: own, with: coordinator) }
    }

    /// A cell has the focus: where selection follows, its item is selected.
    func focusArrived(at cell: UICollectionViewCell) {
        guard let path = indexPath(for: cell), !state.selected.contains(path) else { return }
        let follows =
            collectionDelegate.flatMap { delegate in
                OptionalRequirement.call { delegate.collectionView(self, selectionFollowsFocusForItemAt: path) }
            } ?? focus.selectionFollows ?? cell.isInSidebar
        if follows { chooseByFocus(cell) }
    }
}
