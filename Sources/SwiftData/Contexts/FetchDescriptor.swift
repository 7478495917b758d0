import Foundation

/// Which models are fetched, and how. See https://developer.apple.com/documentation/swiftdata/fetchdescriptor.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
    /// Which models; all if `nil`.
    public var predicate: Predicate<T>?
    /// In which order.
    public var sortBy: [SortDescriptor<T>]
    /// How many at most.
    public var fetchLimit: Int?
    /// How many are left out at the beginning.
    public var fetchOffset: Int?
    /// Whether changes that are not saved count.
    public var includePendingChanges = true
    /// What is read at once; everything if it is empty. What is read later is read when it is asked for.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Relationships whose models are read at once.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Creates a description of a fetch.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}

/// Models that were fetched, which are made as they are asked for.
///
/// See https://developer.apple.com/documentation/swiftdata/fetchresultscollection.
public struct FetchResultsCollection<T>: RandomAccessCollection {
    private let count_: Int
    private let element: (Int) -> T

    init(count: Int, _ element: @escaping (Int) -> T) { (count_, self.element) = (count, element) }

    /// The place of the first one.
    public var startIndex: Int { 0 }
    /// The place after the last one.
    public var endIndex: Int { count_ }
    /// The one at a place.
    public subscript(position: Int) -> T { element(position) }
}
