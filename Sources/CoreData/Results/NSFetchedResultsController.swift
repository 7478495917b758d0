import SampanFoundation

/// What became of an object, or a section, of a controller.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// It came.
    case insert = 1
    /// It went.
    case delete = 2
    /// It is at another place.
    case move = 3
    /// It is where it was, and has changed.
    case update = 4
}

/// A section of a controller's objects. See https://developer.apple.com/documentation/coredata/nsfetchedresultssectioninfo.
public protocol NSFetchedResultsSectionInfo {
    /// The value that the section's objects share.
    var name: String { get }
    /// What stands for the section beside a table.
    var indexTitle: String? { get }
    /// How many objects there are.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// Hears of changes of a controller's objects. See https://developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate.
@preconcurrency
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    // @objc(controllerWillChangeContent:) optional
    /// Changes are about to be told.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    // @objc(controllerDidChangeContent:) optional
    /// All changes were told.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    // @objc(controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:) optional
    /// An object came, went, moved or changed. The first path is among the objects before all changes, the second among those after.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    // @objc(controller:didChangeSection:atIndex:forChangeType:) optional
    /// A section came or went.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    // @objc(controller:sectionIndexTitleForSectionName:) optional
    /// What stands for a section beside a table.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String?
    // @objc(controller:didChangeContentWithSnapshot:) optional
    /// The objects were fetched, or have changed: the sections' names and the objects' identifiers, of which those of changed objects are
    /// marked to be shown anew. Whoever implements this hears of nothing else.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    // @objc(controller:didChangeContentWithDifference:) optional
    /// The objects were fetched, or have changed. Whoever implements this, where there are no sections, and does not ask for snapshots,
    /// hears of nothing else.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

/// The objects of a fetch, in sections, and what becomes of them as their context changes.
///
/// See https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
    /// The fetch.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context.
    public let managedObjectContext: NSManagedObjectContext
    /// The path of keys by whose values sections are made; `nil` for one section.
    public let sectionNameKeyPath: String?
    /// The name under which the sections would be kept in a file. They are made anew each time, for that is quicker here.
    public let cacheName: String?
    /// Who hears of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        didSet {
            (hearsSnapshots, hearsDifferences) = (true, true)
            observe()
        }
    }
    /// Whether the delegate may implement these: it is found out by asking.
    private var (hearsSnapshots, hearsDifferences) = (true, true)

    private var list: ResultsList?
    private var observer: (any NSObjectProtocol)?

    /// Creates a controller. The request needs a sort descriptor, and the first has to bring sections together.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        guard !(fetchRequest.sortDescriptors ?? []).isEmpty else {
            CoreDataError.raise("An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
        super.init()
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// Forgets the sections that are kept in files: there are none.
    open class func deleteCache(withName name: String?) {}

    // MARK: Objects

    /// Fetches the objects. Without this there are none.
    open func performFetch() throws {
        let objects = try managedObjectContext.fetched(fetchRequest)
        let (former, fetched) = (list, ResultsList(objects, sectionNameKeyPath))
        list = fetched
        observe()
        _ = tellAsAWhole(from: former, to: fetched, updated: [])
    }

    /// The objects; `nil` before they were fetched.
    open var fetchedObjects: [ResultType]? { list.map { $0.objects.map { $0 as! ResultType } } }

    /// The object at a place. A place that there is not ends the process.
    open func object(at indexPath: IndexPath) -> ResultType {
        let sections = list?.sections ?? []
        guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
            sections[indexPath[0]].members.indices.contains(indexPath[1])
        else { CoreDataError.raise("no object at index \(indexPath) in section at index \(indexPath.first ?? 0)") }
        return sections[indexPath[0]].members[indexPath[1]] as! ResultType
    }

    /// The place of an object; `nil` if it is not among the controller's.
    open func indexPath(forObject object: ResultType) -> IndexPath? { list?.place(of: object) }

    // MARK: Sections

    /// The sections; `nil` before the objects were fetched.
    open var sections: [any NSFetchedResultsSectionInfo]? {
        list?.sections.map { section in
            ResultsSection(name: section.name, members: section.members, indexTitle: title(section.name))
        }
    }

    /// What stands for the sections beside a table.
    open var sectionIndexTitles: [String] {
        var titles: [String] = []
        for section in list?.sections ?? [] {
            guard let title = title(section.name), titles.last != title else { continue }
            titles.append(title)
        }
        return titles
    }

    /// What stands for a section beside a table: the first letter of its name as a capital, unless the delegate or a subclass knows better.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { sectionName.first.map { String($0).uppercased() } }

    /// The section that a title beside a table leads to.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        list?.sections.firstIndex { self.title($0.name) == title } ?? sectionIndex
    }

    private func title(_ name: String) -> String? {
        if let delegate, let own = OptionalRequirement.call({ delegate.controller(erased, sectionIndexTitleForSectionName: name) }) {
            return own
        }
        return sectionIndexTitle(forSectionName: name)
    }

    // MARK: Changes

    /// The controller as its delegate knows it: at Apple all controllers are of one class.
    private var erased: NSFetchedResultsController<NSFetchRequestResult> {
        unsafeBitCast(self, to: NSFetchedResultsController<NSFetchRequestResult>.self)
    }

    /// Follows the context as soon as there is somebody to tell and something to tell of.
    private func observe() {
        guard observer == nil, list != nil, delegate != nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] notification in self?.contextChanged(notification) }
    }

    private func contextChanged(_ notification: Notification) {
        guard let list, delegate != nil else { return }
        let info = notification.userInfo ?? [:]
        if info[NSInvalidatedAllObjectsKey] != nil {
            self.list = ResultsList([], sectionNameKeyPath)
            return
        }
        func objects(_ key: String) -> Set<NSManagedObject> { info[key] as? Set<NSManagedObject> ?? [] }
        let entity = fetchRequest.resolvedEntity(managedObjectContext.requiredModel)
        let deleted = objects(NSDeletedObjectsKey)
        let touched = objects(NSInsertedObjectsKey).union(objects(NSUpdatedObjectsKey)).union(objects(NSRefreshedObjectsKey))
            .subtracting(deleted)
        let relevant = touched.filter { $0.entity.isKindOf(entity: entity) && (fetchRequest.includesSubentities || $0.entity === entity) }
        let gone = deleted.filter(list.contains)
        guard !relevant.isEmpty || !gone.isEmpty else { return }
        let kept = relevant.filter { !$0.isDeleted && fetchRequest.predicate?.evaluate(with: $0) ?? true }
        let updated = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
        let next = list.changed(
            removing: gone.union(relevant), adding: Array(kept), sortedBy: fetchRequest.sortDescriptors ?? [],
            limit: fetchRequest.fetchLimit,
            sectionNameKeyPath)
        tell(
            ResultsChanges(from: list, to: next, updated: { object in (object as? NSManagedObject).map(updated.contains) ?? false }), next)
    }

    private func tell(_ changes: ResultsChanges, _ next: ResultsList) {
        guard !changes.isEmpty, let delegate, let former = list else {
            list = next
            return
        }
        list = next
        let updated = changes.objects.filter { $0.type == .update || $0.type == .move }.compactMap {
            ($0.object as? NSManagedObject)?.objectID
        }
        if tellAsAWhole(from: former, to: next, updated: updated) { return }
        let controller = erased
        list = former
        OptionalRequirement.call { delegate.controllerWillChangeContent(controller) }
        list = next
        for (index, section) in changes.removedSections {
            OptionalRequirement.call { delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete) }
        }
        for (index, section) in changes.addedSections {
            OptionalRequirement.call { delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert) }
        }
        for change in changes.objects {
            OptionalRequirement.call {
                delegate.controller(controller, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to)
            }
        }
        OptionalRequirement.call { delegate.controllerDidChangeContent(controller) }
    }

    /// Tells all changes at once, if the delegate wants them so.
    private func tellAsAWhole(from former: ResultsList?, to next: ResultsList, updated: [NSManagedObjectID]) -> Bool {
        guard let delegate else { return false }
        let controller = erased
        if hearsSnapshots, let snapshot = next.snapshot(updated) {
            hearsSnapshots = OptionalRequirement.call { delegate.controller(controller, didChangeContentWith: snapshot) } != nil
            if hearsSnapshots { return true }
        }
        guard hearsDifferences, sectionNameKeyPath == nil, let difference = next.difference(from: former) else { return false }
        hearsDifferences = OptionalRequirement.call { delegate.controller(controller, didChangeContentWith: difference) } != nil
        return hearsDifferences
    }
}

extension NSFetchedResultsController {
    /// The same controller, taken for one of other results.
    public func _as<Other>(_ form: NSFetchedResultsController<Other>.Type) -> NSFetchedResultsController<Other> {
        unsafeBitCast(self, to: NSFetchedResultsController<Other>.self)
    }
}

extension Optional {
    /// The same request, taken for one of other results.
    public func _as<Result, Other>(_ form: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other>? where Wrapped == NSFetchRequest<Result> {
        map { $0._as(form) }
    }

    /// The same controller, taken for one of other results.
    public func _as<Result, Other>(
        _ form: NSFetchedResultsController<Other>.Type
    ) -> NSFetchedResultsController<Other>? where Wrapped == NSFetchedResultsController<Result> {
        map { $0._as(form) }
    }
}
