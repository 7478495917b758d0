import Foundation

extension UICollectionView {
    /// The item that a drag opens.
    func springTarget(_ context: any UISpringLoadedInteractionContext) -> SpringTarget? {
        guard let path = itemPath(at: context.location(in: self)), let cell = cellForItem(at: path) else { return nil }
        if let delegate = collectionDelegate,
            OptionalRequirement.call({ delegate.collectionView(self, shouldSpringLoadItemAt: path, with: context) }) == false
        {
            return nil
        }
        return SpringTarget(view: cell, item: path) { [weak self] in self?.selectByTap(path) }
    }
}
