import CSQLite
import SampanFoundation

// What the store says of objects.
extension SQLStore {
    /// What the statement's row, which begins with the columns of `selection`, says of an object.
    ///
    /// - Parameter shift: how many of the columns of `selection` are not in the row.
    func decode(_ statement: SQLiteStatement, _ table: Schema.Table, shift: Int = 0) -> [ManagedValue] {
        let (readers, none) = (table.readers, table.layout.faultValues)
        return [ManagedValue](unsafeUninitializedCapacity: readers.count) { values, count in
            for slot in readers.indices {
                let reader = readers[slot]
                let at = reader.at - shift
                let value: ManagedValue =
                    switch reader.kind {
                    case .none: none[slot]
                    case .other: decode(statement, at, table.columns[reader.column], table)
                    case _ where statement.isNull(at): .null
                    case .integer: .integer(statement.integer(at))
                    case .double: .double(statement.double(at))
                    case .text: .string(statement.text(at))
                    }
                values.initializeElement(at: slot, to: value)
                count += 1
            }
        }
    }

    private func decode(_ statement: SQLiteStatement, _ at: Int, _ column: Schema.Column, _ table: Schema.Table) -> ManagedValue {
        guard !statement.isNull(at) else { return .null }
        switch table.layout.slots[column.slot].kind {
        case .attribute(let attribute): return value(statement, at, attribute)
        case .toOne(let relationship):
            guard let destination = relationship.destinationEntity, let target = schema.table(destination) else { return .null }
            let key = statement.integer(at)
            guard column.entityColumn != nil, !statement.isNull(at + 1), let exact = schema.table(number: statement.integer(at + 1)) else {
                return .toOne(id(target, key))
            }
            return .toOne(id(exact, key))
        case .toMany: return .unfetched
        }
    }

    /// A column as an attribute's value.
    func value(_ statement: SQLiteStatement, _ at: Int, _ attribute: NSAttributeDescription) -> ManagedValue {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            return .integer(statement.integer(at))
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: return .double(statement.double(at))
        case .stringAttributeType: return .string(statement.text(at))
        case .decimalAttributeType: return .object(AnyHashableObject(NSDecimalNumber(string: statement.text(at))))
        case .URIAttributeType: return URL(string: statement.text(at)).map { .object(AnyHashableObject($0)) } ?? .null
        case .UUIDAttributeType:
            let data = statement.data(at)
            if data.count == 16 { return .object(AnyHashableObject(NSUUID(uuidBytes: [UInt8](data)) as UUID)) }
            return UUID(uuidString: statement.text(at)).map { .object(AnyHashableObject($0)) } ?? .null
        case .binaryDataAttributeType:
            let data = statement.data(at)
            return attribute.allowsExternalBinaryDataStorage ? externalData(data) : .data(data)
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
            return Transformation.value(statement.data(at), attribute).map { .object(AnyHashableObject($0)) } ?? .null
        }
    }

    /// An attribute's value as a column has it.
    func column(_ value: ManagedValue, _ attribute: NSAttributeDescription) throws -> SQLValue {
        switch value {
        case .integer(let number): return .integer(number)
        case .double(let number): return number.isNaN ? .null : .double(number)
        case .string(let text): return .text(text)
        case .data(let data): return .blob(attribute.allowsExternalBinaryDataStorage ? try external(data) : data)
        case .object(let object):
            switch object.value {
            case let number as NSDecimalNumber where attribute.attributeType == .decimalAttributeType: return .text(number.stringValue)
            case let identifier as UUID where attribute.attributeType == .UUIDAttributeType:
                return .blob(withUnsafeBytes(of: identifier.uuid) { Data($0) })
            case let url as URL where attribute.attributeType == .URIAttributeType: return .text(url.absoluteString)
            default: return .blob(try Transformation.data(object.value, attribute))
            }
        default: return .null
        }
    }

    // MARK: Rows

    /// What the store says of an object: what is known of it if that is no older than asked for. `nil` if there is no such object.
    func row(for id: NSManagedObjectID, staleness: TimeInterval = -1) throws -> Row? {
        try lock.withLock {
            if let known = id.row, staleness < 0 || ProcessInfo.processInfo.systemUptime - known.time < staleness { return known }
            return try read(id)
        }
    }

    /// What the database says of an object now.
    @discardableResult
    func read(_ id: NSManagedObjectID) throws -> Row? {
        try lock.withLock {
            guard let table = schema.table(id.entity) else { return nil }
            let statement = try database.prepare(
                "SELECT \(table.quotedSelection) FROM \(Schema.quoted(table.name)) WHERE Z_PK = ? AND Z_ENT = ?")
            defer { statement.reset() }
            statement.bind(id.key, at: 1)
            statement.bind(table.number, at: 2)
            guard try statement.step() else {
                id.row = nil
                return nil
            }
            let row = Row(version: statement.integer(2), values: decode(statement, table))
            id.row = row
            return row
        }
    }

    /// Reads several objects of one hierarchy at once.
    func readAll(_ ids: [NSManagedObjectID]) throws {
        try lock.withLock {
            let now = ProcessInfo.processInfo.systemUptime
            for (number, group) in Dictionary(grouping: ids, by: { schema.table($0.entity)?.number ?? 0 }) {
                guard let table = schema.table(number: number) else { continue }
                for start in stride(from: 0, to: group.count, by: 500) {
                    let part = group[start..<min(start + 500, group.count)]
                    let marks = part.map { _ in "?" }.joined(separator: ",")
                    let statement = try database.prepare(
                        "SELECT \(table.quotedSelection) FROM \(Schema.quoted(table.name)) WHERE Z_PK IN (\(marks))")
                    defer { statement.reset() }
                    for (index, id) in part.enumerated() { statement.bind(id.key, at: index + 1) }
                    while try statement.step() {
                        guard statement.integer(1) == number else { continue }
                        id(table, statement.integer(0)).row = Row(
                            version: statement.integer(2), values: decode(statement, table), time: now)
                    }
                }
            }
        }
    }

    /// The objects that a relationship of an object leads to, in their order.
    func related(to owner: NSManagedObjectID, slot: Int) throws -> [NSManagedObjectID] {
        try related(to: [owner], slot: slot)[ObjectKey(owner)] ?? []
    }

    /// The objects that a relationship of several objects of one entity leads to.
    func related(to owners: [NSManagedObjectID], slot: Int) throws -> [ObjectKey: [NSManagedObjectID]] {
        try lock.withLock {
            guard let first = owners.first, let table = schema.table(first.entity), let storage = table.toMany[slot],
                let destination = table.layout.slots[slot].relationship?.destinationEntity, let target = schema.table(destination)
            else { return [:] }
            let byKey = Dictionary(owners.map { ($0.key, $0) }) { $1 }
            var result: [ObjectKey: [NSManagedObjectID]] = [:]
            for start in stride(from: 0, to: owners.count, by: 500) {
                let part = owners[start..<min(start + 500, owners.count)]
                let marks = part.count == 1 ? "= ?" : "IN (\(part.map { _ in "?" }.joined(separator: ",")))"
                let targetName = Schema.quoted(target.name)
                let sql: String
                switch storage {
                case .inverse(let column, let order):
                    let column = Schema.quoted(column)
                    let sorting = order.map { "\(Schema.quoted($0)), Z_PK" } ?? "Z_PK"
                    sql = "SELECT \(column), Z_PK, Z_ENT FROM \(targetName) WHERE \(column) \(marks) ORDER BY \(sorting)"
                case .join(let join, let own, let other, let order):
                    let sorting = order.map { "j.\(Schema.quoted($0)), t.Z_PK" } ?? "t.Z_PK"
                    sql =
                        "SELECT j.\(Schema.quoted(own)), t.Z_PK, t.Z_ENT FROM \(Schema.quoted(join)) j JOIN \(targetName) t ON t.Z_PK = j.\(Schema.quoted(other)) WHERE j.\(Schema.quoted(own)) \(marks) ORDER BY \(sorting)"
                }
                let statement = try database.prepare(sql)
                defer { statement.reset() }
                for (index, owner) in part.enumerated() { statement.bind(owner.key, at: index + 1) }
                while try statement.step() {
                    guard let owner = byKey[statement.integer(0)], let id = id(statement.integer(2), statement.integer(1)) else { continue }
                    result[ObjectKey(owner), default: []].append(id)
                }
            }
            return result
        }
    }
}

extension NSUUID {
    fileprivate convenience init(uuidBytes bytes: [UInt8]) { self.init(uuidBytes: bytes.withUnsafeBufferPointer { $0.baseAddress! }) }
}

/// Values as bytes.
enum Transformation {
    static func data(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
        if attribute.attributeType == .transformableAttributeType, let name = attribute.valueTransformerName,
            let transformer = ValueTransformer(forName: NSValueTransformerName(name))
        {
            let isBackwards = isUnarchiver(transformer, name)
            let made = isBackwards ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
            guard let data = made as? Data else {
                throw CoreDataError.error(
                    NSPersistentStoreSaveError, reason: "The transformer \(name) made no data of the value of \(attribute.name)")
            }
            return data
        }
        return try NSKeyedArchiver.archivedData(withRootObject: object(value), requiringSecureCoding: false)
    }

    static func value(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
        if attribute.attributeType == .transformableAttributeType, let name = attribute.valueTransformerName,
            let transformer = ValueTransformer(forName: NSValueTransformerName(name))
        {
            let isBackwards = isUnarchiver(transformer, name)
            return isBackwards ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
        }
        do { return try KeyedArchive.root(of: data) } catch {
            Complaint.say(
                "CoreData: error: the value of \(attribute.entity.name ?? "").\(attribute.name) in the store cannot be read: \(error)")
            return nil
        }
    }

    /// Transformers that are named after what they make of data are used the other way round.
    private static func isUnarchiver(_ transformer: ValueTransformer, _ name: String) -> Bool {
        transformer is NSSecureUnarchiveFromDataTransformer || name == "NSKeyedUnarchiveFromData" || name == "NSUnarchiveFromData"
    }

    private static func object(_ value: Any) -> Any {
        switch value {
        case let text as String: text as NSString
        case let list as [Any]: list as NSArray
        case let entries as [AnyHashable: Any]: entries as NSDictionary
        case let set as Set<AnyHashable>: set as NSSet
        case let date as Date: date as NSDate
        case let data as Data: data as NSData
        case let url as URL: url as NSURL
        case let identifier as UUID: identifier as NSUUID
        default: value
        }
    }
}
