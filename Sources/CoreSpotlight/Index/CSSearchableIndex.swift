import Foundation

/// What of an app's can be found. It is kept in the app's container, for later launches, too.
///
/// May be used on any thread; completion handlers are called on a queue of the system's. See
/// https://developer.apple.com/documentation/corespotlight/cssearchableindex.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let standard = CSSearchableIndex(name: "")
    /// How long an app's note of how far it is may be, in bytes, as at Apple.
    private static let longestState = 250

    private let name: String
    private let database: IndexDatabase
    private let queue = DispatchQueue(label: "CoreSpotlight.index")
    private let lock = NSLock()
    /// What waits for the end of a batch; `nil` where there is none.
    private var batch: [IndexChange]?
    private weak var teller: (any CSSearchableIndexDelegate)?

    /// The app's.
    open class func `default`() -> CSSearchableIndex { standard }

    /// Whether there are indexes: there are.
    open class func isIndexingAvailable() -> Bool { true }

    // @objc(initWithName:)
    /// Creates an index, or comes back to one of that name.
    public convenience init(name: String) { self.init(name: name, database: .shared) }

    // @objc(initWithName:protectionClass:)
    /// Creates an index, or comes back to one of that name. Files are not protected beyond what the machine's person chose.
    public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(name: name, database: .shared) }

    init(name: String, database: IndexDatabase) { (self.name, self.database) = (name, database) }

    /// Who brings items back when an index could not be read any more. It is asked when it is set, and kept weakly.
    open var indexDelegate: (any CSSearchableIndexDelegate)? {
        get { lock.withLock { teller } }
        set {
            lock.withLock { teller = newValue }
            guard newValue != nil else { return }
            queue.async { [self] in
                guard database.takeLoss(), let delegate = indexDelegate else { return }
                delegate.searchableIndex(self, reindexAllSearchableItemsWithAcknowledgementHandler: {})
            }
        }
    }

    // MARK: Items

    // @objc(indexSearchableItems:completionHandler:)
    /// Adds items; those of the same identifier are replaced.
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
        guard items.allSatisfy({ !$0.uniqueIdentifier.isEmpty }) else {
            return answer(completionHandler, CSIndexError(.invalidItemError, "An item has no identifier."))
        }
        let changes = items.map { item in
            let stored = StoredItem(
                index: name, identifier: item.uniqueIdentifier, domain: item.domainIdentifier ?? item.attributeSet.domainIdentifier,
                expires: item.expirationDate, values: item.attributeSet.values)
            return item.isUpdate ? IndexChange.update(stored) : .add(stored)
        }
        change(changes, completionHandler)
    }

    /// Adds items; those of the same identifier are replaced.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        try await finished { indexSearchableItems(items, completionHandler: $0) }
    }

    // @objc(deleteSearchableItemsWithIdentifiers:completionHandler:)
    /// Removes items, and those whose `relatedUniqueIdentifier` names one of them.
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        change([.delete(index: name, identifiers: identifiers)], completionHandler)
    }

    /// Removes items, and those whose `relatedUniqueIdentifier` names one of them.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await finished { deleteSearchableItems(withIdentifiers: identifiers, completionHandler: $0) }
    }

    // @objc(deleteSearchableItemsWithDomainIdentifiers:completionHandler:)
    /// Removes the items of groups, and of the groups in them.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        change(domainIdentifiers.map { .deleteDomain(index: name, domain: $0) }, completionHandler)
    }

    /// Removes the items of groups, and of the groups in them.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        try await finished { deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: $0) }
    }

    // @objc(deleteAllSearchableItemsWithCompletionHandler:)
    /// Removes everything.
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        change([.deleteAll(index: name)], completionHandler)
    }

    /// Removes everything.
    open func deleteAllSearchableItems() async throws { try await finished { deleteAllSearchableItems(completionHandler: $0) } }

    // MARK: Batches

    // @objc(beginIndexBatch)
    /// Keeps changes back from now on, until the batch ends.
    open func beginBatch() { lock.withLock { batch = batch ?? [] } }

    // @objc(endIndexBatchWithClientState:completionHandler:)
    /// Makes the changes since `beginBatch()`, all of them or none, and keeps how far the app is.
    ///
    /// - Parameter clientState: what the app will know it by, at most 250 bytes.
    open func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
        end(expecting: nil, clientState, completionHandler)
    }

    /// Makes the changes since `beginBatch()`, all of them or none, and keeps how far the app is.
    open func endBatch(withClientState clientState: Data) async throws {
        try await finished { endBatch(withClientState: clientState, completionHandler: $0) }
    }

    // @objc(endIndexBatchWithExpectedClientState:newClientState:completionHandler:)
    /// As `endBatch(withClientState:completionHandler:)`, but only if the app was last as far as it believes.
    ///
    /// - Parameter expectedClientState: what was kept last; `nil` if nothing was.
    open func endBatch(
        withExpectedClientState expectedClientState: Data?, newClientState: Data, completionHandler: (((any Error)?) -> Void)? = nil
    ) { end(expecting: .some(expectedClientState), newClientState, completionHandler) }

    private func end(expecting expected: Data??, _ state: Data, _ handler: (((any Error)?) -> Void)?) {
        let changes = lock.withLock {
            defer { batch = nil }
            return batch ?? []
        }
        guard state.count <= Self.longestState else {
            return answer(handler, CSIndexError(.invalidClientStateError, "The state has more than \(Self.longestState) bytes."))
        }
        perform(handler) { [name, database] in
            if let expected, try database.state(of: name) != expected {
                throw CSIndexError(.invalidClientStateError, "The state is not the one that was expected.")
            }
            try database.change(changes + [.note(index: name, state: state)])
        }
    }

    // @objc(fetchLastClientStateWithCompletionHandler:)
    /// Gives the app what it kept of how far it is; `nil` if it kept nothing.
    open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
        nonisolated(unsafe) let completionHandler = completionHandler
        queue.async { [name, database] in
            do {
                let state = try database.state(of: name)
                DispatchQueue.global().async { completionHandler(state, nil) }
            } catch {
                DispatchQueue.global().async { completionHandler(nil, error) }
            }
        }
    }

    // MARK: Changing

    private func change(_ changes: [IndexChange], _ handler: (((any Error)?) -> Void)?) {
        let isKeptBack = lock.withLock {
            batch?.append(contentsOf: changes)
            return batch != nil
        }
        if isKeptBack { return answer(handler, nil) }
        perform(handler) { [database] in try database.change(changes) }
    }

    private func perform(_ handler: (((any Error)?) -> Void)?, _ body: @escaping @Sendable () throws -> Void) {
        nonisolated(unsafe) let handler = handler
        queue.async { [self] in
            do {
                try body()
                answer(handler, nil)
            } catch { answer(handler, error) }
        }
    }

    private func answer(_ handler: (((any Error)?) -> Void)?, _ error: (any Error)?) {
        guard let handler else { return }
        nonisolated(unsafe) let call = handler
        DispatchQueue.global().async { call(error) }
    }

    private func finished(_ body: (@escaping ((any Error)?) -> Void) -> Void) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            body { error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }
}

/// Who brings an app's items into an index again. See https://developer.apple.com/documentation/corespotlight/cssearchableindexdelegate.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    // @objc(searchableIndex:reindexAllSearchableItemsWithAcknowledgementHandler:)
    /// The index is empty, as it could not be read any more: all items are to be added anew.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    // @objc(searchableIndex:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)
    /// Some items are to be added anew.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
