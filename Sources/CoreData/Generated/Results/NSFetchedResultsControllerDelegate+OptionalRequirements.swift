// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanFoundation

extension NSFetchedResultsControllerDelegate {
    /// Not implemented.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) { OptionalRequirement.notImplemented() }
}
