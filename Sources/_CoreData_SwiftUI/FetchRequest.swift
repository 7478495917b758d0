import Combine
import CoreData
import SampanFoundation
import SwiftUI
import _Combine_CoreData

/// The objects of a fetch, as long as a view is there. See https://developer.apple.com/documentation/swiftui/fetchrequest.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// How a fetch is made. See https://developer.apple.com/documentation/swiftui/fetchrequest/configuration.
    public struct Configuration {
        /// Which objects are fetched; all if `nil`.
        public var nsPredicate: SampanFoundation.NSPredicate?
        /// In which order.
        public var nsSortDescriptors: [NSSortDescriptor]
    }

    private nonisolated(unsafe) let given: FetchDescription<Result>
    @Environment(\.managedObjectContext) private var context
    @StateObject private var fetcher = Fetcher<Result>()

    /// Creates a fetch of an entity's objects.
    public nonisolated init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: SampanFoundation.NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        given = FetchDescription(predicate: predicate, sort: sortDescriptors, transaction: Transaction(animation: animation)) {
            let request = NSFetchRequest<Result>()
            request.entity = entity
            return request
        }
    }

    /// Creates a fetch that a request describes.
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
    }

    /// Creates a fetch that a request describes, whose changes are made under a transaction.
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        given = FetchDescription(predicate: fetchRequest.predicate, sort: fetchRequest.sortDescriptors ?? [], transaction: transaction) {
            fetchRequest
        }
    }

    /// The objects.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(fetcher: fetcher) }

    /// A connection to how the fetch is made.
    public var projectedValue: Binding<Configuration> {
        let fetcher = fetcher
        return Binding {
            MainActor.assumeIsolated { Configuration(nsPredicate: fetcher.predicate, nsSortDescriptors: fetcher.sort) }
        } set: { new in
            MainActor.assumeIsolated { fetcher.change(predicate: new.nsPredicate, sort: new.nsSortDescriptors) }
        }
    }

    /// Fetches the objects, if that has to be done anew.
    public mutating nonisolated func update() {
        let copy = self
        MainActor.assumeIsolated { copy.fetcher.follow(copy.given, in: copy.context) }
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Creates a fetch of all objects of a class.
    @_disfavoredOverload
    public nonisolated init(
        sortDescriptors: [NSSortDescriptor], predicate: SampanFoundation.NSPredicate? = nil, animation: Animation? = nil
    ) {
        given = FetchDescription(predicate: predicate, sort: sortDescriptors, transaction: Transaction(animation: animation)) {
            Self.request()
        }
    }

    /// Creates a fetch of all objects of a class.
    public nonisolated init(
        sortDescriptors: [SortDescriptor<Result>], predicate: SampanFoundation.NSPredicate? = nil, animation: Animation? = nil
    ) {
        given = FetchDescription(
            predicate: predicate, sort: [], transaction: Transaction(animation: animation),
            order: sortDescriptors.isEmpty ? nil : { $0.sorted(using: sortDescriptors) }
        ) { Self.request() }
    }

    private nonisolated static func request() -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>()
        request.entity = Result.entity()
        return request
    }
}

/// What a view says of a fetch.
struct FetchDescription<Result: NSFetchRequestResult> {
    let predicate: SampanFoundation.NSPredicate?
    let sort: [NSSortDescriptor]
    let transaction: Transaction
    /// Puts what was fetched in order, where that is said in Swift's words.
    var order: (([Result]) -> [Result])?
    let makeRequest: () -> NSFetchRequest<Result>

    init(
        predicate: SampanFoundation.NSPredicate?, sort: [NSSortDescriptor], transaction: Transaction,
        order: (([Result]) -> [Result])? = nil,
        makeRequest: @escaping () -> NSFetchRequest<Result>
    ) {
        (self.predicate, self.sort, self.transaction, self.order) = (predicate, sort, transaction, order)
        self.makeRequest = makeRequest
    }
}

/// The objects that were fetched. See https://developer.apple.com/documentation/swiftui/fetchedresults.
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
    let fetcher: Fetcher<Result>

    /// Which objects are fetched; all if `nil`.
    public var nsPredicate: SampanFoundation.NSPredicate? {
        get { fetcher.predicate }
        nonmutating set { fetcher.change(predicate: newValue, sort: fetcher.sort) }
    }
    /// In which order.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { fetcher.sort }
        nonmutating set { fetcher.change(predicate: fetcher.predicate, sort: newValue) }
    }

    /// The place of the first object.
    public var startIndex: Int { 0 }
    /// The place after the last object.
    public var endIndex: Int { fetcher.objects.count }
    /// The object at a place.
    public subscript(position: Int) -> Result { fetcher.objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
    /// In which order, in Swift's words.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { fetcher.words as? [SortDescriptor<Result>] ?? [] }
        nonmutating set { fetcher.change(order: { $0.sorted(using: newValue) }, words: newValue) }
    }
}

/// Fetches objects, and again when their context changes.
@MainActor
final class Fetcher<Result: NSFetchRequestResult>: ObservableObject {
    private(set) var objects: [Result] = []
    private(set) var predicate: SampanFoundation.NSPredicate?
    private(set) var sort: [NSSortDescriptor] = []
    /// What the order was given as, where that is no sort descriptor of Foundation's.
    private(set) var words: Any?
    private var order: (([Result]) -> [Result])?
    private var hasOwnOrder = false
    private var given: FetchDescription<Result>?
    private weak var context: NSManagedObjectContext?
    private var observer: (any NSObjectProtocol)?

    nonisolated init() {}

    isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// Takes over what the view says. What was changed since stays, as long as the view says the same.
    func follow(_ description: FetchDescription<Result>, in context: NSManagedObjectContext) {
        let isSame =
            given.map {
                $0.predicate == description.predicate && $0.sort == description.sort && ($0.order == nil) == (description.order == nil)
            } ?? false
        given = description
        if !hasOwnOrder { order = description.order }
        guard !isSame || self.context !== context else { return }
        (predicate, sort, hasOwnOrder, order) = (description.predicate, description.sort, false, description.order)
        if self.context !== context { watch(context) }
        fetch()
    }

    func change(predicate: SampanFoundation.NSPredicate?, sort: [NSSortDescriptor]) {
        if sort != self.sort { (order, words, hasOwnOrder) = (nil, nil, true) }
        (self.predicate, self.sort) = (predicate, sort)
        refresh()
    }

    func change(order: @escaping ([Result]) -> [Result], words: Any) {
        (self.order, self.words, hasOwnOrder, sort) = (order, words, true, [])
        refresh()
    }

    private func watch(_ context: NSManagedObjectContext) {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        self.context = context
        observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) {
            [weak self] notification in
            let changed = ContextChange(notification)
            MainActor.assumeIsolated { self?.contextChanged(changed) }
        }
    }

    private func contextChanged(_ change: ContextChange) {
        guard let entity = request()?.entity, change.isAll || change.entities.contains(where: { $0.isKindOf(entity: entity) }) else {
            return
        }
        refresh()
    }

    private func refresh() {
        withTransaction(given?.transaction ?? Transaction()) {
            objectWillChange.send()
            fetch()
        }
    }

    private func request() -> NSFetchRequest<Result>? {
        guard let request = given?.makeRequest() else { return nil }
        if request.entity == nil, let name = request.entityName, let context {
            request.entity = context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[name]
        }
        return request
    }

    private func fetch() {
        guard let context, let request = request() else { return }
        guard context.persistentStoreCoordinator != nil || context.parent != nil else {
            NSLog("Context in environment is not connected to a persistent store coordinator: %@", "\(context)")
            return objects = []
        }
        request.predicate = predicate
        request.sortDescriptors = sort
        do {
            let found = try context.fetch(request)
            objects = order?(found) ?? found
        } catch {
            NSLog("FetchRequest of %@ failed: %@", request.entityName ?? "\(Result.self)", "\(error)")
            objects = []
        }
    }
}

private struct ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext { NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType) }
}

extension EnvironmentValues {
    /// The context of fetches. See https://developer.apple.com/documentation/swiftui/environmentvalues/managedobjectcontext.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
