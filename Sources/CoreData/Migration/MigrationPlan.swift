import SampanFoundation

/// How the rows of one version of a model become those of another, by what is called the same or was called so.
///
/// See https://developer.apple.com/documentation/coredata/migrating-your-data-model-automatically.
struct MigrationPlan {
    private let database: SQLiteDatabase
    private let old: Schema
    private let new: Schema
    private let destination: [NSEntityDescription]
    /// The old entity of each new one.
    private var sources: [ObjectIdentifier: NSEntityDescription] = [:]
    /// What is added to the numbers of the objects of an old hierarchy, by its table's name: two may become one.
    private var offsets: [String: Int64] = [:]
    private var highest: [String: Int64] = [:]

    init(from source: [NSEntityDescription], to destination: [NSEntityDescription], in database: SQLiteDatabase) throws {
        self.database = database
        self.destination = destination
        old = Schema(source, numbers: try StoreFile.numbers(of: source, in: database), existing: try StoreFile.columns(in: database))
        let roots = destination.filter { $0.parent == nil }.sorted { ($0.name ?? "") < ($1.name ?? "") }
        func all(_ entity: NSEntityDescription) -> [NSEntityDescription] {
            [entity] + entity.subentities.sorted { ($0.name ?? "") < ($1.name ?? "") }.flatMap(all)
        }
        let ordered = roots.flatMap(all).filter { candidate in destination.contains { $0 === candidate } }
        let numbers = Dictionary(ordered.enumerated().map { ($0.element.name ?? "", Int64($0.offset + 1)) }) { $1 }
        new = Schema(ordered, numbers: numbers)
        for entity in ordered {
            let match =
                source.first { entity.renamingIdentifier == $0.name && entity.renamingIdentifier != entity.name }
                ?? source.first { $0.name == entity.name }
            if let match { sources[ObjectIdentifier(entity)] = match }
        }
        try place()
        try check()
    }

    /// Finds the places of old hierarchies' numbers in the new ones.
    private mutating func place() throws {
        for table in new.tables {
            guard let source = sources[ObjectIdentifier(table.entity)], let from = old.table(source), offsets[from.name] == nil else {
                continue
            }
            let last = try database.rows("SELECT MAX(Z_PK) FROM \(Schema.quoted(from.name))").first?.first?.integer ?? 0
            offsets[from.name] = highest[table.name] ?? 0
            highest[table.name] = (highest[table.name] ?? 0) + last
        }
    }

    private static func failure(_ reason: String) -> NSError {
        CoreDataError.error(NSInferredMappingModelError, reason: reason)
    }

    /// What cannot be inferred is an error before anything is done.
    private func check() throws {
        for table in new.tables {
            guard let source = sources[ObjectIdentifier(table.entity)] else { continue }
            for column in table.columns {
                let slot = table.layout.slots[column.slot]
                let property = table.layout.propertiesByName[slot.name]
                let former = property.flatMap { self.former($0, source) }
                guard let attribute = slot.attribute else { continue }
                if let former {
                    guard let was = former as? NSAttributeDescription else {
                        throw Self.failure("The relationship \(source.name ?? "").\(former.name) cannot become an attribute")
                    }
                    guard was.attributeType == attribute.attributeType || Self.canBecome(was.attributeType, attribute.attributeType) else {
                        throw Self.failure("The type of \(table.entity.name ?? "").\(attribute.name) has changed")
                    }
                }
                if !attribute.isOptional, attribute.defaultValue == nil, former == nil || former!.isOptional,
                    !(attribute is NSDerivedAttributeDescription), try hasObjects(source, without: former)
                {
                    throw Self.failure(
                        "Validation error missing attribute values on mandatory destination attribute \(table.entity.name ?? "").\(attribute.name)"
                    )
                }
            }
        }
    }

    /// Whether there are objects that have no value of a property.
    private func hasObjects(_ entity: NSEntityDescription, without property: NSPropertyDescription?) throws -> Bool {
        guard let table = old.table(entity) else { return false }
        let column = property.flatMap { table.layout.index[$0.name] }.flatMap { table.bySlot[$0]?.name }
        let condition = column.map { " AND \(Schema.quoted($0)) IS NULL" } ?? ""
        return try !database.rows(
            "SELECT 1 FROM \(Schema.quoted(table.name)) WHERE Z_ENT = ?\(condition) LIMIT 1", [.integer(table.number)]
        ).isEmpty
    }

    /// Whole numbers may become wider ones.
    private static func canBecome(_ old: NSAttributeType, _ new: NSAttributeType) -> Bool {
        let whole: [NSAttributeType] = [.integer16AttributeType, .integer32AttributeType, .integer64AttributeType]
        return whole.contains(old) && whole.contains(new)
    }

    /// The property of an old entity that a new one was.
    private func former(_ property: NSPropertyDescription, _ source: NSEntityDescription) -> NSPropertyDescription? {
        if let identifier = property.renamingIdentifier, identifier != property.name, let found = source.propertiesByName[identifier] {
            return found.isTransient ? nil : found
        }
        return source.propertiesByName[property.name].flatMap { $0.isTransient ? nil : $0 }
    }

    // MARK: Running

    private static func aside(_ name: String) -> String { "SampanOld_\(name)" }

    func run(_ metadata: [String: Any], _ model: NSManagedObjectModel) throws {
        let tables = try database.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'Z%'").compactMap { $0[0].text }
        let indexes = try database.rows("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name LIKE 'Z%'")
        for index in indexes.compactMap({ $0[0].text }) { try database.execute("DROP INDEX \(Schema.quoted(index))") }
        // A device's triggers name the tables of the version before.
        let triggers = try database.rows("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name LIKE 'Z%'")
        for trigger in triggers.compactMap({ $0[0].text }) { try database.execute("DROP TRIGGER \(Schema.quoted(trigger))") }
        let fixed = ["Z_METADATA", "Z_PRIMARYKEY", "Z_MODELCACHE"]
        for table in tables where !fixed.contains(table) {
            try database.execute("ALTER TABLE \(Schema.quoted(table)) RENAME TO \(Schema.quoted(Self.aside(table)))")
        }
        let creation = new.creation
        for sql in creation where sql.hasPrefix("CREATE TABLE") { try database.execute(sql) }
        for table in new.tables { try copyRows(table) }
        for table in new.tables { for (slot, storage) in table.toMany { try copyRelationship(table, slot, storage) } }
        for table in tables where !fixed.contains(table) { try database.execute("DROP TABLE \(Schema.quoted(Self.aside(table)))") }
        do { for sql in creation where !sql.hasPrefix("CREATE TABLE") { try database.execute(sql) } } catch {
            throw CoreDataError.error(
                NSMigrationConstraintViolationError, reason: "Objects break a uniqueness constraint", [NSUnderlyingErrorKey: error])
        }
        try database.execute("DELETE FROM Z_PRIMARYKEY")
        for table in new.tables {
            let last = table.entity.parent == nil ? highest[table.name] ?? 0 : 0
            try database.run(
                "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, ?)",
                [
                    .integer(table.number), .text(table.entity.name ?? ""),
                    .integer(table.entity.parent.flatMap { new.table($0)?.number } ?? 0), .integer(last),
                ])
        }
        var said = metadata
        for (key, value) in StoreFile.metadata(of: destination, model) { said[key] = value }
        try StoreFile.write(said, in: database)
        try StoreFile.writeCache(destination, in: database)
    }

    private func copyRows(_ table: Schema.Table) throws {
        guard let source = sources[ObjectIdentifier(table.entity)], let from = old.table(source) else { return }
        var (columns, values, bindings): ([String], [String], [SQLValue]) = ([], [], [])
        func add(_ column: String, _ value: String, _ bound: [SQLValue] = []) {
            columns.append(Schema.quoted(column))
            values.append(value)
            bindings += bound
        }
        let offset = offsets[from.name] ?? 0
        add("Z_PK", "Z_PK + \(offset)")
        add("Z_ENT", "\(table.number)")
        add("Z_OPT", "Z_OPT")
        for column in table.columns {
            let slot = table.layout.slots[column.slot]
            let former = table.layout.propertiesByName[slot.name].flatMap { self.former($0, source) }
            if let attribute = slot.attribute {
                let fallback = try defaultValue(attribute)
                guard let former, let was = from.layout.index[former.name].flatMap({ from.bySlot[$0] }) else {
                    add(column.name, "?", [fallback])
                    continue
                }
                if attribute.isOptional {
                    add(column.name, Schema.quoted(was.name))
                } else {
                    add(column.name, "IFNULL(\(Schema.quoted(was.name)), ?)", [fallback])
                }
                continue
            }
            guard let former = former as? NSRelationshipDescription, !former.isToMany,
                let was = from.layout.index[former.name].flatMap({ from.bySlot[$0] }), let target = former.destinationEntity
            else { continue }
            let shift = old.table(target).flatMap { offsets[$0.name] } ?? 0
            add(column.name, "\(Schema.quoted(was.name)) + \(shift)")
            if let entityColumn = column.entityColumn { add(entityColumn, entityNumber(was, target)) }
            if let order = column.orderColumn, let wasOrder = was.orderColumn { add(order, Schema.quoted(wasOrder)) }
        }
        try database.run(
            "INSERT INTO \(Schema.quoted(table.name)) (\(columns.joined(separator: ", "))) SELECT \(values.joined(separator: ", ")) FROM \(Schema.quoted(Self.aside(from.name))) WHERE Z_ENT = \(from.number)",
            bindings)
    }

    /// The new number of the entity that an old row's relationship leads to.
    private func entityNumber(_ was: Schema.Column, _ target: NSEntityDescription) -> String {
        func number(_ entity: NSEntityDescription) -> Int64? {
            new.tables.first { sources[ObjectIdentifier($0.entity)] === entity }?.number
        }
        guard let column = was.entityColumn else { return number(target).map(String.init) ?? "NULL" }
        let cases = target.withDescendants.compactMap { entity in
            old.table(entity).flatMap { table in number(entity).map { "WHEN \(table.number) THEN \($0)" } }
        }
        return cases.isEmpty ? "NULL" : "CASE \(Schema.quoted(column)) \(cases.joined(separator: " ")) END"
    }

    private func defaultValue(_ attribute: NSAttributeDescription) throws -> SQLValue {
        switch attribute.stored(attribute.defaultValue) {
        case .integer(let number): return .integer(number)
        case .double(let number): return .double(number)
        case .string(let text): return .text(text)
        case .data(let data): return .blob(attribute.allowsExternalBinaryDataStorage ? Data([1]) + data : data)
        case .object(let object):
            switch object.value {
            case let number as NSDecimalNumber: return .text(number.stringValue)
            case let identifier as UUID: return .blob(withUnsafeBytes(of: identifier.uuid) { Data($0) })
            case let url as URL: return .text(url.absoluteString)
            default: return .blob(try Transformation.data(object.value, attribute))
            }
        default: return .null
        }
    }

    // MARK: Relationships to many

    private func copyRelationship(_ table: Schema.Table, _ slot: Int, _ storage: Schema.ToMany) throws {
        guard let source = sources[ObjectIdentifier(table.entity)], let from = old.table(source),
            let relationship = table.layout.slots[slot].relationship, relationship.entity === table.entity,
            let former = self.former(relationship, source) as? NSRelationshipDescription, let wasSlot = from.layout.index[former.name],
            let target = former.destinationEntity, let targetTable = old.table(target)
        else { return }
        let (own, other) = (offsets[from.name] ?? 0, offsets[targetTable.name] ?? 0)
        switch (storage, from.toMany[wasSlot]) {
        case (.join(let join, let ownColumn, let otherColumn, let order), .join(let was, let wasOwn, let wasOther, let wasOrder)?):
            try copyJoin(
                join, ownColumn, otherColumn, order,
                from:
                    "SELECT \(Schema.quoted(wasOwn)) + \(own), \(Schema.quoted(wasOther)) + \(other), \(wasOrder.map(Schema.quoted) ?? "NULL") FROM \(Schema.quoted(Self.aside(was)))"
            )
        case (.join(let join, let ownColumn, let otherColumn, let order), .inverse(let column, let wasOrder)?):
            let column = Schema.quoted(column)
            try copyJoin(
                join, ownColumn, otherColumn, order,
                from:
                    "SELECT \(column) + \(own), Z_PK + \(other), \(wasOrder.map(Schema.quoted) ?? "NULL") FROM \(Schema.quoted(Self.aside(targetTable.name))) WHERE \(column) IS NOT NULL"
            )
        case (.join(let join, let ownColumn, let otherColumn, let order), nil):
            // A relationship to one object leads to many now.
            guard let was = from.bySlot[wasSlot] else { return }
            let column = Schema.quoted(was.name)
            try copyJoin(
                join, ownColumn, otherColumn, order,
                from:
                    "SELECT Z_PK + \(own), \(column) + \(other), NULL FROM \(Schema.quoted(Self.aside(from.name))) WHERE \(column) IS NOT NULL AND Z_ENT = \(from.number)"
            )
        case (.inverse(let column, _), .join(let was, let wasOwn, let wasOther, _)?):
            // Of many owners one stays.
            guard let destination = relationship.destinationEntity, let newTarget = new.table(destination) else { return }
            try database.run(
                "UPDATE \(Schema.quoted(newTarget.name)) SET \(Schema.quoted(column)) = (SELECT \(Schema.quoted(wasOwn)) + \(own) FROM \(Schema.quoted(Self.aside(was))) WHERE \(Schema.quoted(wasOther)) + \(other) = Z_PK LIMIT 1)"
            )
        case (.inverse(let column, _), nil):
            guard let was = from.bySlot[wasSlot], let destination = relationship.destinationEntity, let newTarget = new.table(destination)
            else { return }
            try database.run(
                "UPDATE \(Schema.quoted(newTarget.name)) SET \(Schema.quoted(column)) = (SELECT Z_PK + \(own) FROM \(Schema.quoted(Self.aside(from.name))) o WHERE o.\(Schema.quoted(was.name)) + \(other) = \(Schema.quoted(newTarget.name)).Z_PK LIMIT 1)"
            )
        case (.inverse, .inverse?): break
        }
    }

    private func copyJoin(_ join: String, _ own: String, _ other: String, _ order: String?, from select: String) throws {
        let columns = [own, other].map(Schema.quoted).joined(separator: ", ")
        try database.run("INSERT OR IGNORE INTO \(Schema.quoted(join)) (\(columns)) SELECT a, b FROM (\(Self.named(select)))")
        guard let order else { return }
        try database.run(
            "UPDATE \(Schema.quoted(join)) SET \(Schema.quoted(order)) = IFNULL((SELECT c FROM (\(Self.named(select))) s WHERE s.a = \(Schema.quoted(join)).\(Schema.quoted(own)) AND s.b = \(Schema.quoted(join)).\(Schema.quoted(other))), rowid * 1024)"
        )
    }

    /// A selection of three columns with names for them.
    private static func named(_ select: String) -> String { "WITH s(a, b, c) AS (\(select)) SELECT a, b, c FROM s" }
}
