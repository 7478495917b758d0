// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UICollectionViewDragDelegate {
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
    { OptionalRequirement.notImplemented() }
}
