import Foundation

/// What a query gives back, and leaves out. See https://developer.apple.com/documentation/corespotlight/cssearchquerycontext.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
    /// The attributes that found items have, by their properties' names.
    open var fetchAttributes: [String] = []
    /// Other queries, each of which items have to answer, too.
    open var filterQueries: [String] = []

    /// Creates a context that asks for no attributes.
    public override init() { super.init() }
}

/// Finds items in all of the app's indexes, once.
///
/// A query compares attributes by their properties' names: `title == "Foo*"cd`. `*` is anything, `c` passes over case, `d` over accents, and `w` and `t` look
/// at each word; `**` is any attribute. `InRange(name, least, greatest)` and `<` compare numbers and dates, which are seconds since 2001 or begin with
/// `$time`. `&&`, `||`, `!` and parentheses combine.
///
/// Handlers are called on a queue of the system's. See https://developer.apple.com/documentation/corespotlight/cssearchquery.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    /// How many items come at once.
    private static let batch = 50

    private let query: String
    private let context: CSSearchQueryContext
    private let database: IndexDatabase
    private let queue = DispatchQueue(label: "CoreSpotlight.query")
    private let lock = NSLock()
    private var count = 0
    private var isEnded = false
    private var wasStarted = false
    private var wasCancelled = false

    // @objc(initWithQueryString:queryContext:)
    /// Creates a query.
    public convenience init(queryString: String, queryContext: CSSearchQueryContext?) {
        self.init(queryString, queryContext ?? CSSearchQueryContext(), .shared)
    }

    // @objc(initWithQueryString:attributes:)
    /// Creates a query.
    ///
    /// - Parameter attributes: the attributes that found items have, by their properties' names.
    public convenience init(queryString: String, attributes: [String]?) {
        let context = CSSearchQueryContext()
        context.fetchAttributes = attributes ?? []
        self.init(queryString, context, .shared)
    }

    init(_ query: String, _ context: CSSearchQueryContext, _ database: IndexDatabase) {
        (self.query, self.context, self.database) = (query, context, database)
    }

    /// Is called with items that were found, several times if there are many.
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    /// Is called at the end: with nothing, or with why there may be more.
    open var completionHandler: (((any Error)?) -> Void)?
    /// How many items were found by now.
    open var foundItemCount: Int { lock.withLock { count } }
    // @objc(cancelled)
    /// Whether the app cancelled it.
    open var isCancelled: Bool { lock.withLock { wasCancelled } }

    /// Begins. A query that was begun does nothing more.
    open func start() {
        let isNew = lock.withLock {
            defer { wasStarted = true }
            return !wasStarted
        }
        if isNew { queue.async { self.find() } }
    }

    /// Ends before everything is found.
    open func cancel() {
        let goesOn = lock.withLock {
            wasCancelled = true
            return wasStarted
        }
        if goesOn { queue.async { self.end(CSSearchQueryError(.cancelled)) } }
    }

    private func find() {
        if isCancelled { return end(CSSearchQueryError(.cancelled)) }
        let found: [StoredItem]
        do {
            let conditions = try ([query] + context.filterQueries).map { text in try QueryParser.condition(text) }
            found = try database.items().filter { item in conditions.allSatisfy { $0.holds(for: item) } }
        } catch let failure as QueryParser.Failure {
            return end(CSSearchQueryError(.invalidQuery, failure.text))
        } catch {
            return end(CSSearchQueryError(.indexUnreachable, error.localizedDescription))
        }
        deliver(found[...])
    }

    /// Hands items over, so many at a time that the app can cancel in between.
    private func deliver(_ items: ArraySlice<StoredItem>) {
        guard !isCancelled else { return end(CSSearchQueryError(.cancelled)) }
        guard !items.isEmpty else { return end(nil) }
        let next = items.prefix(Self.batch).map { CSSearchableItem($0, attributes: context.fetchAttributes) }
        lock.withLock { count += next.count }
        foundItemsHandler?(next)
        queue.async { self.deliver(items.dropFirst(Self.batch)) }
    }

    private func end(_ error: CSSearchQueryError?) {
        let isFirst = lock.withLock {
            defer { isEnded = true }
            return !isEnded
        }
        if isFirst { completionHandler?(error) }
    }
}

extension CSSearchableItem {
    /// An item of an index with some of its attributes.
    convenience init(_ stored: StoredItem, attributes: [String]) {
        let wanted = Set(attributes)
        self.init(
            uniqueIdentifier: stored.identifier, domainIdentifier: stored.domain,
            attributeSet: CSSearchableItemAttributeSet(
                values: stored.values.filter { wanted.contains(String($0.key.prefix { $0 != CSCustomAttributeKey.mark })) }))
        expirationDate = stored.expires
    }
}

// MARK: -

extension CSSearchQuery {
    /// What a query finds, one item after the other. Going through it starts the query; leaving it cancels it.
    public struct Results: AsyncSequence, Sendable {
        /// An item that was found.
        public struct Item: Identifiable, Sendable {
            /// The item.
            public let item: CSSearchableItem
            /// The item's `uniqueIdentifier`.
            public var id: String { item.uniqueIdentifier }
        }

        /// What goes through the items.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var items: AsyncThrowingStream<Item, any Error>.Iterator

            /// The next item; `nil` at the end.
            public mutating func next() async throws -> Item? { try await items.next() }
        }

        let query: CSSearchQuery

        /// Starts the query.
        public func makeAsyncIterator() -> AsyncIterator {
            let query = query
            let stream = AsyncThrowingStream<Item, any Error> { stream in
                query.foundItemsHandler = { items in for item in items { stream.yield(Item(item: item)) } }
                query.completionHandler = { error in stream.finish(throwing: error) }
                stream.onTermination = { end in if case .cancelled = end { query.cancel() } }
                query.start()
            }
            return AsyncIterator(items: stream.makeAsyncIterator())
        }
    }

    /// What the query finds, as it finds it.
    public var results: Results { Results(query: self) }
}
