import SampanFoundation

// Whether a model's entities are those that wrote a store. The digests of another system's stores are computed by another rule, so such a
// store is held against its tables.
extension StoreFile {
    /// What metadata says of a store that another system wrote, beside what that wrote: its tables, and the entities' numbers. No store has it
    /// in its file.
    static let shapeKey = "SampanStoreShape"
    private static let tablesKey = "tables"
    private static let numbersKey = "numbers"

    /// Whether a store was written by these entities, as they are.
    ///
    /// - Parameter metadata: what the store says of itself, as it was read.
    static func isCompatible(_ metadata: [String: Any], _ entities: [NSEntityDescription]) -> Bool {
        let hashes = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { $1 }
        if let own = metadata[ownHashesKey] as? [String: Data] { return own == hashes }
        guard let foreign = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return false }
        if foreign == hashes { return true }
        guard Set(foreign.keys) == Set(hashes.keys), let shape = metadata[shapeKey] as? [String: Any],
            let tables = shape[tablesKey] as? [String: [String: String]], let known = shape[numbersKey] as? [String: Int64]
        else { return false }
        let numbers = numbers(of: entities, among: known)
        guard entities.allSatisfy({ numbers[$0.name ?? ""] != nil }) else { return false }
        return Schema(entities, numbers: numbers, existing: tables.mapValues { Set($0.keys) }).isExactly(tables)
    }

    /// The tables of a database with their columns' names and types, and the entities' numbers.
    static func shape(of database: SQLiteDatabase) throws -> [String: Any] {
        let names = try database.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'Z%'").compactMap { $0[0].text }
        let tables = try names.reduce(into: [String: [String: String]]()) { result, table in
            let columns = try database.rows("SELECT name, type FROM pragma_table_info(?)", [.text(table)])
            result[table] = Dictionary(columns.map { ($0[0].text ?? "", $0[1].text ?? "") }) { $1 }
        }
        return [tablesKey: tables, numbersKey: names.contains("Z_PRIMARYKEY") ? try numbers(in: database) : [:]]
    }

    static func numbers(of entities: [NSEntityDescription], among known: [String: Int64]) -> [String: Int64] {
        entities.reduce(into: known) { result, entity in
            guard let name = entity.name, result[name] == nil, let former = entity.renamingIdentifier, let number = known[former] else {
                return
            }
            result[name] = number
        }
    }
}

extension Schema {
    /// Whether tables are those that the entities are kept in: they have the columns of all properties, and those of no others.
    fileprivate func isExactly(_ existing: [String: [String: String]]) -> Bool {
        var expected: [String: [String: String]] = [:]
        for table in tables {
            for column in table.columns {
                for declared in declarations(column, table) { expected[table.name, default: [:]][declared.name] = declared.type }
            }
            for case .join(let name, let own, let other, _) in table.toMany.values {
                guard let columns = existing[name], columns[own] != nil, columns[other] != nil else { return false }
            }
        }
        return Set(tables.map(\.name)).allSatisfy { name in
            guard let columns = existing[name] else { return false }
            let wanted = expected[name] ?? [:]
            // "Z_PK", "Z_FOK_PLACE", "Z1_OWNER" come with what is kept, and no property is called so.
            func isProperty(_ column: String) -> Bool { column.dropFirst().first?.isLetter ?? false }
            return wanted.allSatisfy { columns[$0.key] == $0.value } && columns.keys.allSatisfy { !isProperty($0) || wanted[$0] != nil }
        }
    }
}
