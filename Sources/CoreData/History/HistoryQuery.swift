import SampanFoundation

/// The entities that a fetch of history names: no model has them.
enum HistoryEntities {
    static let transaction = entity(
        "Transaction",
        [
            ("author", .stringAttributeType), ("bundleID", .stringAttributeType), ("contextName", .stringAttributeType),
            ("processID", .stringAttributeType), ("timestamp", .dateAttributeType), ("token", .integer64AttributeType),
            ("transactionNumber", .integer64AttributeType),
        ])
    static let change = entity(
        "Change",
        [
            ("changeID", .integer64AttributeType), ("changeType", .integer64AttributeType), ("changedEntity", .integer64AttributeType),
            ("changedID", .integer64AttributeType), ("changedObjectID", .objectIDAttributeType),
        ])

    private static func entity(_ name: String, _ attributes: [(String, NSAttributeType)]) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.properties = attributes.map { name, type in
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            return attribute
        }
        return entity
    }

    static func request(_ entity: NSEntityDescription) -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>()
        request.entity = entity
        return request
    }
}

extension NSPersistentHistoryTransaction {
    /// The entity by which transactions are fetched, with attributes of their names.
    public class var entityDescription: NSEntityDescription? { HistoryEntities.transaction }
    /// A request for transactions, for `NSPersistentHistoryChangeRequest.fetchHistory(withFetch:)`.
    public class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? { HistoryEntities.request(HistoryEntities.transaction) }
    /// The entity by which a context's transactions are fetched.
    public class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { HistoryEntities.transaction }

    /// What predicates see of the transaction.
    fileprivate var facts: NSDictionary {
        let values: [String: Any?] = [
            "author": author, "bundleID": bundleID, "contextName": contextName, "processID": processID, "timestamp": timestamp,
            "token": NSNumber(value: transactionNumber), "transactionNumber": NSNumber(value: transactionNumber), "storeID": storeID,
        ]
        return values.compactMapValues(\.self) as NSDictionary
    }
}

extension NSPersistentHistoryChange {
    /// The entity by which changes are fetched, with attributes of their names.
    public class var entityDescription: NSEntityDescription? { HistoryEntities.change }
    /// A request for changes, for `NSPersistentHistoryChangeRequest.fetchHistory(withFetch:)`.
    public class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? { HistoryEntities.request(HistoryEntities.change) }
    /// The entity by which a context's changes are fetched.
    public class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { HistoryEntities.change }

    /// What predicates see of the change.
    fileprivate var facts: NSDictionary {
        [
            "changeID": NSNumber(value: changeID), "changeType": NSNumber(value: changeType.rawValue),
            "changedEntity": changedObjectID.entity, "changedID": NSNumber(value: changedObjectID.key), "changedObjectID": changedObjectID,
            "transaction": transaction?.facts ?? [:],
        ]
    }
}

/// What a fetch leaves of a history.
struct HistoryQuery {
    private let request: NSFetchRequest<NSFetchRequestResult>
    private let isOfChanges: Bool

    /// A fetch of another entity than the two of history ends the process.
    init(_ request: NSFetchRequest<NSFetchRequestResult>) {
        self.request = request
        switch request.entityName {
        case HistoryEntities.transaction.name: isOfChanges = false
        case HistoryEntities.change.name: isOfChanges = true
        case let name:
            CoreDataError.raise(
                "History is fetched by the entity of transactions or of changes, not by '\(name ?? "(null)")'", "NSInvalidArgumentException"
            )
        }
    }

    /// The transactions of a store that are asked for, with the changes that are.
    func filter(_ transactions: [NSPersistentHistoryTransaction]) -> [NSPersistentHistoryTransaction] {
        guard isOfChanges else { return select(transactions, \.facts) { $0.storeID } }
        let wanted = select(transactions.flatMap { $0.changes ?? [] }, \.facts) { $0.transaction?.storeID ?? "" }
        let kept = Set(wanted.map(ObjectIdentifier.init))
        return transactions.filter { transaction in
            transaction.changes = transaction.changes?.filter { kept.contains(ObjectIdentifier($0)) }
            return !(transaction.changes ?? []).isEmpty
        }
    }

    private func select<Item>(_ items: [Item], _ facts: (Item) -> NSDictionary, _ store: (Item) -> String) -> [Item] {
        var rows = items.map { (item: $0, facts: facts($0)) }
        if let predicate = request.predicate {
            rows = rows.filter { Self.numbered(predicate, store($0.item)).evaluate(with: $0.facts) }
        }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
            rows.sort { first, second in
                for descriptor in descriptors {
                    switch descriptor.compare(first.facts, to: second.facts) {
                    case .orderedAscending: return true
                    case .orderedDescending: return false
                    case .orderedSame: continue
                    }
                }
                return false
            }
        }
        let limited = rows.dropFirst(request.fetchOffset)
        return (request.fetchLimit > 0 ? limited.prefix(request.fetchLimit) : limited).map(\.item)
    }

    /// A predicate with the number of a transaction in the place of each token.
    private static func numbered(_ predicate: NSPredicate, _ store: String) -> NSPredicate {
        if let compound = predicate as? NSCompoundPredicate {
            let parts = compound.subpredicates.compactMap { ($0 as? NSPredicate).map { numbered($0, store) } }
            return NSCompoundPredicate(type: compound.compoundPredicateType, subpredicates: parts)
        }
        guard let comparison = predicate as? NSComparisonPredicate else { return predicate }
        func side(_ expression: NSExpression) -> NSExpression {
            guard expression.expressionType == .constantValue, let token = expression.constantValue as? NSPersistentHistoryToken else {
                return expression
            }
            return NSExpression(forConstantValue: NSNumber(value: token.numbers[store] ?? 0))
        }
        return NSComparisonPredicate(
            leftExpression: side(comparison.leftExpression), rightExpression: side(comparison.rightExpression),
            modifier: comparison.comparisonPredicateModifier, type: comparison.predicateOperatorType, options: comparison.options)
    }
}
