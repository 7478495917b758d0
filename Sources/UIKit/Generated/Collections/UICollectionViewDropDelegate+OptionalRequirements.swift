// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UICollectionViewDropDelegate {
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalRequirement.notImplemented() }
}
