// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UICollectionViewDataSource {
    /// Not implemented.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        OptionalRequirement.notImplemented()
    }
}
