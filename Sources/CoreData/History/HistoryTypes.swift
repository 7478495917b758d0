import SampanFoundation

/// What a request for history gives.
public enum NSPersistentHistoryResultType: Int, Sendable {
    /// Whether it succeeded.
    case statusOnly = 0
    /// The identifiers of changed objects.
    case objectIDs
    /// How many transactions there are.
    case count
    /// Transactions without their changes.
    case transactionsOnly
    /// Changes.
    case changesOnly
    /// Transactions with their changes.
    case transactionsAndChanges
}

/// What became of an object.
public enum NSPersistentHistoryChangeType: Int, Sendable {
    /// It was inserted.
    case insert
    /// It was changed.
    case update
    /// It was deleted.
    case delete
}

/// A place in the histories of stores. See https://developer.apple.com/documentation/coredata/nspersistenthistorytoken.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding {
    /// The number of the last transaction by the stores' identifiers.
    let numbers: [String: Int64]

    init(_ numbers: [String: Int64]) { self.numbers = numbers }

    /// Reads a token from an archive.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "numbers") else { return nil }
        numbers = (text as String).split(separator: ";").reduce(into: [:]) { result, part in
            let pair = part.split(separator: "=")
            if pair.count == 2, let number = Int64(pair[1]) { result[String(pair[0])] = number }
        }
    }

    /// Archives can hold tokens.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the token into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(
            numbers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";") as NSString, forKey: "numbers")
    }

    /// Returns the token itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.numbers == numbers }
    open override var hash: Int { numbers.hashValue }
    open override var description: String { "<NSPersistentHistoryToken - \(numbers)>" }
}

/// One save. See https://developer.apple.com/documentation/coredata/nspersistenthistorytransaction.
open class NSPersistentHistoryTransaction: NSObject {
    /// When it was.
    public let timestamp: Date
    /// What was saved; `nil` where only transactions were asked for.
    open internal(set) var changes: [NSPersistentHistoryChange]?
    /// Its number.
    public let transactionNumber: Int64
    /// The store's identifier.
    public let storeID: String
    /// The app that saved.
    public let bundleID: String
    /// The process that saved.
    public let processID: String
    /// The name of the context that was saved.
    public let contextName: String?
    /// Who changed: the context's `transactionAuthor`.
    public let author: String?
    /// The transaction's place in the history.
    public let token: NSPersistentHistoryToken

    init(
        number: Int64, timestamp: Date, store: String, bundle: String, process: String, context: String?, author: String?
    ) {
        (transactionNumber, self.timestamp, storeID) = (number, timestamp, store)
        (bundleID, processID, contextName, self.author) = (bundle, process, context, author)
        token = NSPersistentHistoryToken([store: number])
    }

    /// What a context can merge.
    open func objectIDNotification() -> Notification {
        func ids(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
            Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
        }
        return Notification(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
            userInfo: [NSInsertedObjectIDsKey: ids(.insert), NSUpdatedObjectIDsKey: ids(.update), NSDeletedObjectIDsKey: ids(.delete)])
    }
}

/// What became of one object. See https://developer.apple.com/documentation/coredata/nspersistenthistorychange.
open class NSPersistentHistoryChange: NSObject {
    /// The change's number.
    public let changeID: Int64
    /// The object.
    public let changedObjectID: NSManagedObjectID
    /// What became of it.
    public let changeType: NSPersistentHistoryChangeType
    /// What is kept of a deleted object: the attributes that say so.
    public let tombstone: [AnyHashable: Any]?
    /// The save.
    open internal(set) weak var transaction: NSPersistentHistoryTransaction?
    /// The properties that were changed.
    public let updatedProperties: Set<NSPropertyDescription>?

    init(
        id: Int64, object: NSManagedObjectID, type: NSPersistentHistoryChangeType, tombstone: [AnyHashable: Any]?,
        properties: Set<NSPropertyDescription>?
    ) {
        (changeID, changedObjectID, changeType) = (id, object, type)
        (self.tombstone, updatedProperties) = (tombstone, properties)
    }
}

/// What a request for history gave. See https://developer.apple.com/documentation/coredata/nspersistenthistoryresult.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// A truth value, identifiers, a number, transactions or changes.
    public let result: Any?
    /// What the result is.
    public let resultType: NSPersistentHistoryResultType
    init(_ result: Any?, _ type: NSPersistentHistoryResultType) { (self.result, resultType) = (result, type) }
}

/// Asks for history, or has it forgotten. See https://developer.apple.com/documentation/coredata/nspersistenthistorychangerequest.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    private enum Limit {
        case date(Date?)
        case token(NSPersistentHistoryToken?)
    }

    private let limit: Limit
    private let deletes: Bool
    /// What the result is.
    open var resultType: NSPersistentHistoryResultType = .transactionsAndChanges
    /// What of the history is asked for; `nil` for all of it.
    open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
    /// The place in the history that the request was made with.
    open var token: NSPersistentHistoryToken? { if case .token(let token) = limit { token } else { nil } }

    private init(_ limit: Limit, deletes: Bool) {
        (self.limit, self.deletes) = (limit, deletes)
        super.init()
        if deletes { resultType = .statusOnly }
    }

    /// Asks for what was saved after a date.
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { .init(.date(date), deletes: false) }
    /// Asks for what was saved after a place in the history; for everything if there is none.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        .init(.token(token), deletes: false)
    }
    /// Asks for what was saved after a transaction; for everything if there is none.
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
        .init(.token(transaction?.token), deletes: false)
    }
    /// Asks for the transactions, or the changes, that a request fetches: one of the entities that these classes say.
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<NSFetchRequestResult>) -> NSPersistentHistoryChangeRequest {
        let request = NSPersistentHistoryChangeRequest(.token(nil), deletes: false)
        request.fetchRequest = fetchRequest
        return request
    }
    /// Has what was saved before a date forgotten.
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { .init(.date(date), deletes: true) }
    /// Has what was saved before a place in the history forgotten.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        .init(.token(token), deletes: true)
    }
    /// Has what was saved before a transaction forgotten.
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
        .init(.token(transaction?.token), deletes: true)
    }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let known = context.persistentStoreCoordinator?.allStores ?? []
        let stores = known.filter { store in affectedStores.map { $0.contains { $0 === store } } ?? true }
        let histories = stores.compactMap(\.history)
        if deletes {
            for history in histories {
                switch limit {
                case .date(let date): try history.delete(before: date, number: nil)
                case .token(let token): try history.delete(before: nil, number: token?.numbers[history.storeID])
                }
            }
            return NSPersistentHistoryResult(NSNumber(value: true), resultType)
        }
        let all = try histories.flatMap { history in
            switch limit {
            case .date(let date): try history.transactions(after: date, number: nil)
            case .token(let token): try history.transactions(after: nil, number: token?.numbers[history.storeID])
            }
        }
        let transactions = fetchRequest.map { HistoryQuery($0).filter(all) } ?? all
        switch resultType {
        case .statusOnly: return NSPersistentHistoryResult(NSNumber(value: true), resultType)
        case .count: return NSPersistentHistoryResult(NSNumber(value: transactions.count), resultType)
        case .objectIDs:
            return NSPersistentHistoryResult(transactions.flatMap { $0.changes ?? [] }.map(\.changedObjectID).uniqued, resultType)
        case .changesOnly: return NSPersistentHistoryResult(transactions.flatMap { $0.changes ?? [] }, resultType)
        case .transactionsOnly:
            for transaction in transactions { transaction.changes = nil }
            return NSPersistentHistoryResult(transactions, resultType)
        case .transactionsAndChanges: return NSPersistentHistoryResult(transactions, resultType)
        }
    }
}
