import SampanFoundation

/// What becomes of one object when a context is saved.
struct SavedObject {
    let id: NSManagedObjectID
    /// The version that the context knows; 0 for a new object.
    let version: Int64
    /// What the context knew of the store's row.
    let old: [ManagedValue]
    let new: [ManagedValue]
}

/// All that is saved to one store at once.
struct SaveChanges {
    var inserted: [SavedObject] = []
    var updated: [SavedObject] = []
    var deleted: [SavedObject] = []
    /// Objects that only must not have been changed by others.
    var locked: [SavedObject] = []
    var author: String?
    var contextName: String?

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && locked.isEmpty }
}

/// Why a save could not be made: others have changed the same objects, or have objects of the same unique values.
struct StoreConflicts: Error {
    struct Version {
        let id: NSManagedObjectID
        let oldVersion: Int64
        /// What the store has now; `nil` if the object is gone.
        let current: Row?
        /// Whether the database knows it only, not the context's coordinator.
        let isPersisted: Bool
    }

    struct Constraint {
        let names: [String]
        let ids: [NSManagedObjectID]
        /// The object in the database, if it is one.
        let database: NSManagedObjectID?
        let values: [ManagedValue]
    }

    var versions: [Version] = []
    var constraints: [Constraint] = []
    var isEmpty: Bool { versions.isEmpty && constraints.isEmpty }
}

extension SQLStore {
    /// Saves changes as a whole, or nothing of them.
    ///
    /// - Throws: `StoreConflicts` if others have changed the same objects; what SQLite says.
    func save(_ changes: SaveChanges) throws {
        try lock.withLock {
            guard !isReadOnly else {
                throw CoreDataError.error(
                    NSPersistentStoreSaveError, reason: "The store is only read", [NSFilePathErrorKey: database.path])
            }
            var (removed, added): ([URL], [URL]) = ([], [])
            do {
                try database.transaction {
                    var conflicts = StoreConflicts()
                    for list in [changes.updated, changes.deleted, changes.locked] { conflicts.versions += list.compactMap(cachedConflict) }
                    for object in changes.locked where try !isCurrent(object) { conflicts.versions.append(try persistedConflict(object)) }
                    guard conflicts.isEmpty else { throw conflicts }
                    for object in changes.deleted { try delete(object, &conflicts, &removed) }
                    conflicts.constraints = try constraintConflicts(changes)
                    guard conflicts.isEmpty else { throw conflicts }
                    for object in changes.updated { try update(object, &conflicts, &removed, &added) }
                    guard conflicts.isEmpty else { throw conflicts }
                    try insert(changes.inserted, &added)
                    for list in [changes.inserted, changes.updated] { for object in list { try writeRelationships(object) } }
                    try writeMetadataIfNeeded()
                    try history?.record(changes)
                }
                try writeBinary()
            } catch {
                for file in added { try? FileManager.default.removeItem(at: file) }
                throw error
            }
            for file in removed { try? FileManager.default.removeItem(at: file) }
            remember(changes)
        }
    }

    /// What was saved is what the store says from now on.
    private func remember(_ changes: SaveChanges) {
        let now = ProcessInfo.processInfo.systemUptime
        for list in [changes.inserted, changes.updated] {
            for object in list {
                let layout = object.id.layout
                var values = object.new
                for slot in layout.slotsBesideRow { values[slot] = layout.faultValues[slot] }
                object.id.row = Row(version: object.version + 1, values: values, time: now)
            }
        }
        for object in changes.deleted { object.id.row = nil }
    }

    // MARK: Conflicts

    /// Another context of the coordinator has saved the object since.
    private func cachedConflict(_ object: SavedObject) -> StoreConflicts.Version? {
        guard let row = object.id.row, row.version != object.version else { return nil }
        return .init(id: object.id, oldVersion: object.version, current: row, isPersisted: false)
    }

    /// Another coordinator, or process, has.
    private func persistedConflict(_ object: SavedObject) throws -> StoreConflicts.Version {
        .init(id: object.id, oldVersion: object.version, current: try read(object.id), isPersisted: true)
    }

    private func isCurrent(_ object: SavedObject) throws -> Bool {
        guard let table = schema.table(object.id.entity) else { return false }
        let rows = try database.rows(
            "SELECT 1 FROM \(Schema.quoted(table.name)) WHERE Z_PK = ? AND Z_OPT = ?", [.integer(object.id.key), .integer(object.version)])
        return !rows.isEmpty
    }

    private func constraintConflicts(_ changes: SaveChanges) throws -> [StoreConflicts.Constraint] {
        var result: [StoreConflicts.Constraint] = []
        guard schema.hasConstraints else { return [] }
        let saved = changes.inserted + changes.updated
        for (_, group) in Dictionary(grouping: saved, by: { ObjectIdentifier($0.id.entity.root) }) {
            let names = Set(group.flatMap { $0.id.entity.constraintNames })
            for constraint in names.sorted(by: { $0.joined(separator: ",") < $1.joined(separator: ",") }) {
                result += try conflicts(of: constraint, among: group, changes)
            }
        }
        return result
    }

    private func conflicts(
        of constraint: [String], among group: [SavedObject], _ changes: SaveChanges
    ) throws -> [StoreConflicts.Constraint] {
        var result: [StoreConflicts.Constraint] = []
        var byValues: [[SQLKey]: (values: [ManagedValue], ids: [NSManagedObjectID])] = [:]
        var order: [[SQLKey]] = []
        let savedKeys = Set(group.map { ObjectKey($0.id) })
        for object in group {
            guard let table = schema.table(object.id.entity) else { continue }
            let slots = constraint.compactMap { table.layout.index[$0] }
            guard slots.count == constraint.count else { continue }
            let values = slots.map { object.new[$0] }
            // Where a value is missing, nothing is shared.
            guard !values.contains(where: \.isNull) else { continue }
            let columns = try zip(slots, values).map { slot, value in SQLKey(try sqlValue(value, table.layout.slots[slot])) }
            if byValues[columns] == nil { order.append(columns) }
            byValues[columns, default: (values, [])].ids.append(object.id)
        }
        for columns in order {
            guard let entry = byValues[columns], let table = schema.table(entry.ids[0].entity) else { continue }
            let names = constraint.compactMap { name in table.layout.index[name].flatMap { table.bySlot[$0]?.name } }
            let condition = names.map { "\(Schema.quoted($0)) = ?" }.joined(separator: " AND ")
            let rows = try database.rows(
                "SELECT Z_ENT, Z_PK FROM \(Schema.quoted(table.name)) WHERE \(condition)", columns.map(\.value))
            let others = rows.compactMap { row in row[0].integer.flatMap { number in row[1].integer.flatMap { id(number, $0) } } }
                .filter { !savedKeys.contains(ObjectKey($0)) }
            guard entry.ids.count > 1 || !others.isEmpty else { continue }
            result.append(.init(names: constraint, ids: entry.ids, database: others.first, values: entry.values))
        }
        return result
    }

    /// A value of SQLite's that is compared.
    private struct SQLKey: Hashable {
        let value: SQLValue

        init(_ value: SQLValue) { self.value = value }

        func hash(into hasher: inout Hasher) {
            switch value {
            case .null: hasher.combine(0)
            case .integer(let number): hasher.combine(Double(number))
            case .double(let number): hasher.combine(number)
            case .text(let text): hasher.combine(text)
            case .blob(let data): hasher.combine(data)
            }
        }
    }

    // MARK: Rows

    private func sqlValue(_ value: ManagedValue, _ slot: EntityLayout.Slot) throws -> SQLValue {
        if let attribute = slot.attribute { return try column(value, attribute) }
        if case .toOne(let id) = value { return .integer(id.key) }
        return .null
    }

    /// The statement's values for an object's columns.
    private func bind(
        _ statement: SQLiteStatement, _ object: SavedObject, _ table: Schema.Table, columns: [Schema.Column], from first: Int,
        _ added: inout [URL]
    ) throws -> Int {
        var at = first
        for column in columns {
            let value = object.new[column.slot]
            switch (value, table.layout.slots[column.slot].kind) {
            case (.toOne(let id), .toOne):
                guard id.store === self else {
                    throw CoreDataError.error(
                        NSManagedObjectExternalRelationshipError,
                        reason: "The relationship \(table.layout.slots[column.slot].name) leads to an object of another store")
                }
                statement.bind(id.key, at: at)
                if column.entityColumn != nil {
                    statement.bind(schema.table(id.entity)?.number ?? 0, at: at + 1)
                    at += 1
                }
            case (_, .attribute(let attribute)):
                let stored = try self.column(value, attribute)
                if attribute.allowsExternalBinaryDataStorage, let file = stored.blob.flatMap(externalFile) { added.append(file) }
                statement.bind(stored, at: at)
            default:
                statement.bindNull(at: at)
                if column.entityColumn != nil {
                    statement.bindNull(at: at + 1)
                    at += 1
                }
            }
            at += 1
        }
        return at
    }

    private func insert(_ objects: [SavedObject], _ added: inout [URL]) throws {
        var rest = objects[...]
        while let first = rest.first {
            guard let table = schema.table(first.id.entity) else { throw missingEntity(first) }
            let statement = try database.prepare(table.insertion)
            defer { statement.reset() }
            // Objects of one entity often come one after the other.
            let group = rest.prefix { $0.id.place === first.id.place }
            rest = rest[group.endIndex...]
            for object in group {
                statement.bind(object.id.key, at: 1)
                statement.bind(table.number, at: 2)
                statement.bind(Int64(1), at: 3)
                if try !bindPlainly(statement, object, table) {
                    _ = try bind(statement, object, table, columns: table.columns, from: 4, &added)
                }
                _ = try statement.step()
                statement.rewind()
            }
        }
    }

    /// Binds all columns of an object that has numbers and texts alone; returns whether it has.
    private func bindPlainly(_ statement: SQLiteStatement, _ object: SavedObject, _ table: Schema.Table) throws -> Bool {
        for (slot, reader) in table.readers.enumerated() where reader.kind != .none {
            let at = reader.at + 1
            switch (reader.kind, object.new[slot]) {
            case (.integer, .integer(let number)): statement.bind(number, at: at)
            case (.double, .double(let number)) where !number.isNaN: statement.bind(number, at: at)
            case (.text, .string(let text)): statement.bind(text, at: at)
            case (.integer, .null), (.double, .null), (.text, .null): statement.bindNull(at: at)
            default: return false
            }
        }
        return true
    }

    private func update(
        _ object: SavedObject, _ conflicts: inout StoreConflicts, _ removed: inout [URL], _ added: inout [URL]
    ) throws {
        guard let table = schema.table(object.id.entity) else { throw missingEntity(object) }
        let changed = table.columns.filter { object.old[$0.slot] != object.new[$0.slot] }
        try noteExternalFiles(of: object, table, changed, &removed)
        let names = ["Z_OPT"] + changed.flatMap { [$0.name] + ($0.entityColumn.map { [$0] } ?? []) }
        let assignments = names.map { "\(Schema.quoted($0)) = ?" }.joined(separator: ", ")
        let statement = try database.prepare(
            "UPDATE \(Schema.quoted(table.name)) SET \(assignments) WHERE Z_PK = ? AND Z_OPT = ?")
        statement.bind(object.version + 1, at: 1)
        let next = try bind(statement, object, table, columns: changed, from: 2, &added)
        statement.bind(object.id.key, at: next)
        statement.bind(object.version, at: next + 1)
        _ = try statement.step()
        statement.reset()
        if database.changes == 0 { conflicts.versions.append(try persistedConflict(object)) }
    }

    private func delete(_ object: SavedObject, _ conflicts: inout StoreConflicts, _ removed: inout [URL]) throws {
        guard let table = schema.table(object.id.entity) else { throw missingEntity(object) }
        try noteExternalFiles(of: object, table, table.columns, &removed)
        let count = try database.run(
            "DELETE FROM \(Schema.quoted(table.name)) WHERE Z_PK = ? AND Z_OPT = ?", [.integer(object.id.key), .integer(object.version)])
        guard count > 0 else {
            conflicts.versions.append(try persistedConflict(object))
            return
        }
        for case .join(let join, let own, _, _) in table.toMany.values {
            try database.run("DELETE FROM \(Schema.quoted(join)) WHERE \(Schema.quoted(own)) = ?", [.integer(object.id.key)])
        }
    }

    /// The files that a change leaves without a row.
    private func noteExternalFiles(
        of object: SavedObject, _ table: Schema.Table, _ columns: [Schema.Column], _ removed: inout [URL]
    ) throws {
        for column in columns where table.layout.slots[column.slot].attribute?.allowsExternalBinaryDataStorage ?? false {
            let rows = try database.rows(
                "SELECT \(Schema.quoted(column.name)) FROM \(Schema.quoted(table.name)) WHERE Z_PK = ?", [.integer(object.id.key)])
            if let file = rows.first?.first?.blob.flatMap(externalFile) { removed.append(file) }
        }
    }

    private func missingEntity(_ object: SavedObject) -> NSError {
        CoreDataError.error(
            NSPersistentStoreSaveError, reason: "The store does not keep objects of the entity \(object.id.entity.name ?? "")")
    }

    // MARK: Relationships to many

    private func writeRelationships(_ object: SavedObject) throws {
        guard object.id.layout.hasToMany, let table = schema.table(object.id.entity) else { return }
        for (slot, storage) in table.toMany {
            let (old, new) = (object.old[slot], object.new[slot])
            guard !new.isUnfetched, old != new else { continue }
            switch storage {
            case .inverse(let column, let order?): try writeOrder(of: object, slot, column: column, order: order)
            case .inverse: break
            case .join(let join, let own, let other, let order):
                try writeJoin(object, old.identifiers, new.identifiers, join, own, other, order)
            }
        }
    }

    private func writeOrder(of object: SavedObject, _ slot: Int, column: String, order: String) throws {
        guard let destination = object.id.entity.layout.slots[slot].relationship?.destinationEntity,
            let target = schema.table(destination)
        else { return }
        for (place, id) in object.new[slot].identifiers.enumerated() {
            try database.run(
                "UPDATE \(Schema.quoted(target.name)) SET \(Schema.quoted(order)) = ? WHERE Z_PK = ?",
                [.integer(Int64(place + 1) * 1024), .integer(id.key)])
        }
    }

    private func writeJoin(
        _ object: SavedObject, _ old: [NSManagedObjectID], _ new: [NSManagedObjectID], _ join: String, _ own: String, _ other: String,
        _ order: String?
    ) throws {
        let (before, after) = (Set(old.map(ObjectKey.init)), Set(new.map(ObjectKey.init)))
        let (join, own, other) = (Schema.quoted(join), Schema.quoted(own), Schema.quoted(other))
        for id in old where !after.contains(ObjectKey(id)) {
            try database.run(
                "DELETE FROM \(join) WHERE \(own) = ? AND \(other) = ?", [.integer(object.id.key), .integer(id.key)])
        }
        for id in new where !before.contains(ObjectKey(id)) {
            guard id.store === self else {
                throw CoreDataError.error(
                    NSManagedObjectExternalRelationshipError, reason: "A relationship leads to an object of another store")
            }
            try database.run(
                "INSERT OR IGNORE INTO \(join) (\(own), \(other)) VALUES (?, ?)", [.integer(object.id.key), .integer(id.key)])
        }
        guard let order = order.map(Schema.quoted) else { return }
        for (place, id) in new.enumerated() {
            try database.run(
                "UPDATE \(join) SET \(order) = ? WHERE \(own) = ? AND \(other) = ?",
                [.integer(Int64(place + 1) * 1024), .integer(object.id.key), .integer(id.key)])
        }
    }
}
