import SampanFoundation

/// Where a store keeps the entities of a model: Apple's tables and columns.
final class Schema {
    /// A column of an entity's table.
    struct Column {
        let slot: Int
        let name: String
        /// For a relationship that leads to an entity with subentities: the column of the destination's number.
        let entityColumn: String?
        /// For an object in another's ordered relationship: the column of its place.
        let orderColumn: String?
    }

    /// Where a relationship to many objects is kept.
    enum ToMany {
        /// In the other objects' column of the inverse.
        case inverse(column: String, order: String?)
        /// In a table of its own.
        case join(table: String, own: String, other: String, order: String?)
    }

    /// Where an entity's objects are kept.
    final class Table {
        let entity: NSEntityDescription
        let layout: EntityLayout
        let number: Int64
        let name: String
        let columns: [Column]
        let toMany: [Int: ToMany]
        /// The columns by their slots.
        let bySlot: [Int: Column]

        /// `SELECT`'s list: number, version, columns.
        let selection: [String]
        /// The list, ready for SQL.
        let quotedSelection: String
        /// The statement that makes an object's row.
        let insertion: String
        /// How the slots are read from a row that begins with `selection`'s first column.
        let readers: [Reader]
        /// The identifiers of the entity's objects.
        let place: StorePlace

        /// How a slot is read from a row.
        struct Reader {
            enum Kind {
                case integer
                case double
                case text
                /// By the column.
                case other
                /// Not at all: the row does not have it.
                case none
            }

            let kind: Kind
            /// The place of the slot's column among `columns`.
            let column: Int
            /// The place of the slot's value in the row.
            let at: Int
        }

        init(
            _ entity: NSEntityDescription, _ number: Int64, _ name: String, _ columns: [Column], _ toMany: [Int: ToMany],
            _ place: StorePlace
        ) {
            (self.entity, layout, self.number, self.name, self.place) = (entity, place.layout, number, name, place)
            (self.columns, self.toMany) = (columns, toMany)
            var readers = [Reader](repeating: Reader(kind: .none, column: 0, at: 0), count: layout.slots.count)
            var at = 3
            for (index, column) in columns.enumerated() {
                readers[column.slot] = Reader(kind: layout.slots[column.slot].readerKind, column: index, at: at)
                at += column.entityColumn == nil ? 1 : 2
            }
            self.readers = readers
            bySlot = Dictionary(columns.map { ($0.slot, $0) }) { $1 }
            selection = ["Z_PK", "Z_ENT", "Z_OPT"] + columns.flatMap { [$0.name] + ($0.entityColumn.map { [$0] } ?? []) }
            quotedSelection = selection.map(Schema.quoted).joined(separator: ", ")
            let marks = selection.map { _ in "?" }.joined(separator: ", ")
            insertion = "INSERT INTO \(Schema.quoted(name)) (\(quotedSelection)) VALUES (\(marks))"
        }
    }

    private(set) var tables: [Table] = []
    private var byEntity: [ObjectIdentifier: Table] = [:]
    private var byNumber: [Int64: Table] = [:]
    /// The numbers of the entities by their names.
    private let numbers: [String: Int64]
    /// Whether there are values that no two objects share.
    let hasConstraints: Bool

    /// - Parameter existing: the columns that a store has, by its tables' names; where it has none of a kind, Apple's name is taken.
    init(
        _ entities: [NSEntityDescription], numbers: [String: Int64], existing: [String: Set<String>] = [:],
        _ reference: StoreReference = StoreReference()
    ) {
        self.numbers = numbers
        hasConstraints = entities.contains { !$0.constraintNames.isEmpty }
        for entity in entities {
            guard let number = numbers[entity.name ?? ""] else { continue }
            let tableName = Self.table(entity)
            let layout = entity.layout
            var (columns, toMany): ([Column], [Int: ToMany]) = ([], [:])
            for (slot, described) in layout.slots.enumerated() where !described.isTransient {
                switch described.kind {
                case .attribute(let attribute):
                    columns.append(Column(slot: slot, name: Self.column(attribute), entityColumn: nil, orderColumn: nil))
                case .toOne(let relationship):
                    columns.append(self.column(relationship, slot, existing[tableName] ?? []))
                case .toMany(let relationship): toMany[slot] = storage(relationship, entity, existing)
                }
            }
            let table = Table(entity, number, tableName, columns, toMany, StorePlace(entity, reference))
            tables.append(table)
            byEntity[ObjectIdentifier(entity)] = table
            byNumber[number] = table
        }
    }

    func table(_ entity: NSEntityDescription) -> Table? { byEntity[ObjectIdentifier(entity)] }

    func table(number: Int64) -> Table? { byNumber[number] }

    // MARK: Names

    static func table(_ entity: NSEntityDescription) -> String { "Z" + (entity.root.name ?? "").uppercased() }

    static func column(_ property: NSPropertyDescription) -> String { "Z" + property.name.uppercased() }

    private func number(_ entity: NSEntityDescription?) -> Int64 { numbers[entity?.name ?? ""] ?? 0 }

    private func column(_ relationship: NSRelationshipDescription, _ slot: Int, _ existing: Set<String>) -> Column {
        let base = relationship.name.uppercased()
        var entityColumn: String?
        if let destination = relationship.destinationEntity, destination.parent != nil || !destination.subentities.isEmpty {
            // Which entity's number stands before the name differs between versions; a store that has one keeps it.
            entityColumn =
                existing.first { $0.hasPrefix("Z") && $0.hasSuffix("_" + base) && Int($0.dropFirst().dropLast(base.count + 1)) != nil }
                ?? "Z\(number(destination.root))_\(base)"
        }
        var orderColumn: String?
        if let inverse = relationship.inverseRelationship, inverse.isToMany, inverse.isOrdered { orderColumn = "Z_FOK_\(base)" }
        return Column(slot: slot, name: "Z" + base, entityColumn: entityColumn, orderColumn: orderColumn)
    }

    /// The entity that declares a relationship.
    private func declarer(_ relationship: NSRelationshipDescription) -> NSEntityDescription { relationship.entity }

    private func storage(
        _ relationship: NSRelationshipDescription, _ entity: NSEntityDescription, _ existing: [String: Set<String>]
    ) -> ToMany {
        let name = relationship.name.uppercased()
        guard let inverse = relationship.inverseRelationship else {
            let number = number(declarer(relationship))
            return .join(
                table: "Z_\(number)\(name)", own: "Z_\(number)\((declarer(relationship).name ?? "").uppercased())_OWNER",
                other: "Z_\(self.number(relationship.destinationEntity))\(name)",
                order: relationship.isOrdered ? "Z_FOK_\(self.number(relationship.destinationEntity))\(name)" : nil)
        }
        guard inverse.isToMany else {
            return .inverse(
                column: "Z" + inverse.name.uppercased(), order: relationship.isOrdered ? "Z_FOK_\(inverse.name.uppercased())" : nil)
        }
        let (ownNumber, otherNumber) = (number(declarer(relationship)), number(declarer(inverse)))
        let inverseName = inverse.name.uppercased()
        // The column that holds an object is called by its own number and the relationship that leads to it.
        let own = "Z_\(ownNumber)\(inverseName)"
        var other = "Z_\(otherNumber)\(name)"
        if inverse === relationship { other = "REFLEXIVE" }
        let candidates = ["Z_\(ownNumber)\(name)", "Z_\(otherNumber)\(inverseName)"]
        let preferred: String =
            ownNumber == otherNumber ? (name <= inverseName ? candidates[0] : candidates[1]) : candidates[ownNumber < otherNumber ? 0 : 1]
        let table = candidates.first { existing[$0] != nil } ?? preferred
        return .join(table: table, own: own, other: other, order: relationship.isOrdered ? "Z_FOK_\(otherNumber)\(name)" : nil)
    }

    // MARK: SQL

    /// What makes an empty store's tables and indexes.
    var creation: [String] {
        var result: [String] = []
        for root in Dictionary(grouping: tables, by: \.name).sorted(by: { $0.value[0].number < $1.value[0].number }) {
            var columns: [(name: String, type: String, rank: Int)] = []
            for table in root.value {
                for column in table.columns {
                    for made in declarations(column, table) where !columns.contains(where: { $0.name == made.name }) {
                        columns.append(made)
                    }
                }
            }
            let sorted = columns.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
            let list =
                ["Z_PK INTEGER PRIMARY KEY", "Z_ENT INTEGER", "Z_OPT INTEGER"] + sorted.map { "\(Self.quoted($0.name)) \($0.type)" }
            result.append("CREATE TABLE \(Self.quoted(root.key)) ( \(list.joined(separator: ", ")) )")
        }
        return result + joins + indexes
    }

    private var joins: [String] {
        var made: [String: (keys: Set<String>, orders: Set<String>)] = [:]
        for table in tables {
            for case .join(let name, let own, let other, let order) in table.toMany.values {
                made[name, default: ([], [])].keys.formUnion([own, other])
                if let order { made[name]?.orders.insert(order) }
            }
        }
        return made.sorted { $0.key < $1.key }.map { name, columns in
            let keys = columns.keys.sorted().map(Self.quoted)
            let list = keys.map { "\($0) INTEGER" } + columns.orders.sorted().map { "\(Self.quoted($0)) INTEGER" }
            return "CREATE TABLE \(Self.quoted(name)) ( \(list.joined(separator: ", ")), PRIMARY KEY (\(keys.joined(separator: ", "))) )"
        }
    }

    private var indexes: [String] {
        var made: [(String, String)] = []
        func add(_ name: String, _ sql: String) { if !made.contains(where: { $0.0 == name }) { made.append((name, sql)) } }
        for table in tables {
            for column in table.columns {
                guard let relationship = table.layout.slots[column.slot].relationship else {
                    if table.layout.slots[column.slot].attribute?.isIndexed ?? false {
                        let name = "\(table.name)_\(column.name)_INDEX"
                        add(name, "CREATE INDEX \(Self.quoted(name)) ON \(Self.quoted(table.name)) (\(Self.quoted(column.name)))")
                    }
                    continue
                }
                let name = "\(table.name)_\(Self.column(relationship))_INDEX"
                let list = [column.name, column.entityColumn].compactMap(\.self).map(Self.quoted).joined(separator: ", ")
                add(name, "CREATE INDEX \(Self.quoted(name)) ON \(Self.quoted(table.name)) (\(list))")
            }
            for constraint in table.entity.constraintNames {
                let columns = constraint.compactMap { name in table.layout.index[name].flatMap { table.bySlot[$0]?.name } }
                guard columns.count == constraint.count, !columns.isEmpty else { continue }
                let name = "Z_\(table.entity.root.name ?? "")_UNIQUE_\(constraint.joined(separator: "_"))"
                let list = columns.map { "\(Self.quoted($0)) COLLATE BINARY" }.joined(separator: ", ")
                add(name, "CREATE UNIQUE INDEX \(Self.quoted(name)) ON \(Self.quoted(table.name)) (\(list))")
            }
            for index in table.entity.indexes {
                let columns = index.elements.compactMap { element -> String? in
                    guard element.collationType == .binary,
                        let slot = element.propertyName.flatMap({ table.layout.index[$0] }), let column = table.bySlot[slot]
                    else { return nil }
                    return "\(Self.quoted(column.name)) COLLATE BINARY \(element.isAscending ? "ASC" : "DESC")"
                }
                guard columns.count == index.elements.count, !columns.isEmpty else { continue }
                let name = "Z_\(table.entity.name ?? "")_\(index.name)"
                add(name, "CREATE INDEX \(Self.quoted(name)) ON \(Self.quoted(table.name)) (\(columns.joined(separator: ", ")))")
            }
        }
        return made.map(\.1)
    }

    /// A column's name and type; the rank is the place of its kind, as Apple orders them.
    func declarations(_ column: Column, _ table: Table) -> [(name: String, type: String, rank: Int)] {
        guard let attribute = table.layout.slots[column.slot].attribute else {
            return [(column.name, "INTEGER", 1)] + (column.entityColumn.map { [($0, "INTEGER", 1)] } ?? [])
                + (column.orderColumn.map { [($0, "INTEGER", 1)] } ?? [])
        }
        return [(column.name, attribute.attributeType.sqlType, attribute.attributeType.sqlRank)]
    }

    static func quoted(_ name: String) -> String {
        name.utf8.allSatisfy { $0 == 0x5f || (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0) }
            ? name : "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\""
    }
}

extension EntityLayout.Slot {
    /// How the slot is read from its column.
    fileprivate var readerKind: Schema.Table.Reader.Kind {
        switch attribute?.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: .integer
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: .double
        case .stringAttributeType: .text
        default: .other
        }
    }
}

extension NSAttributeType {
    /// The type of a column, as Apple declares it.
    var sqlType: String {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
        case .decimalAttributeType: "DECIMAL"
        case .doubleAttributeType, .floatAttributeType: "FLOAT"
        case .stringAttributeType, .URIAttributeType: "VARCHAR"
        case .dateAttributeType: "TIMESTAMP"
        default: "BLOB"
        }
    }

    fileprivate var sqlRank: Int {
        switch sqlType {
        case "INTEGER": 0
        case "DECIMAL", "FLOAT", "TIMESTAMP": 2
        case "VARCHAR": 3
        default: 4
        }
    }
}
