import SampanFoundation

extension SQLStore {
    /// A query for a request: the condition, the order, and how much is wanted.
    struct FetchQuery {
        let query: SQLQuery
        let table: Schema.Table
        var condition: SQLQuery.Part?
        var ordering: [SQLQuery.Part] = []
    }

    /// The SQL of what a request wants of this store.
    func query(_ request: NSFetchRequestDescription, _ entity: NSEntityDescription, ordered: Bool) throws -> FetchQuery? {
        guard let table = schema.table(entity) else { return nil }
        let query = SQLQuery(self, table)
        var conditions: [SQLQuery.Part] = []
        if let predicate = request.predicate { conditions.append(try query.condition(predicate, query.root)) }
        if let own = SQLQuery.entityCondition(table, "t0", subentities: request.includesSubentities, schema) {
            conditions.append(.init(sql: own))
        }
        var result = FetchQuery(query: query, table: table)
        if !conditions.isEmpty {
            result.condition = .init(
                sql: conditions.map { "(\($0.sql))" }.joined(separator: " AND "), values: conditions.flatMap(\.values))
        }
        if ordered { result.ordering = try (request.sortDescriptors ?? []).map { try order($0, query) } }
        return result
    }

    private func order(_ descriptor: NSSortDescriptor, _ query: SQLQuery) throws -> SQLQuery.Part {
        guard let key = descriptor.key else { throw Untranslatable(what: "a sort descriptor without a key") }
        let isPlain = descriptor.selector.map { $0.description == "compare:" } ?? !descriptor.hasComparator
        let collation = descriptor.selector.flatMap(SQLiteFunctions.Collation.init)
        guard isPlain || collation != nil else {
            throw Untranslatable(what: "a sort descriptor that compares by \(descriptor.selector?.description ?? "a closure")")
        }
        let part = try query.value(of: key.split(separator: ".").map(String.init), query.root)
        let isText = part.attribute.map { $0.attributeType == .stringAttributeType } ?? true
        let collating = isText ? collation.map { " COLLATE \($0.name)" } ?? "" : ""
        return .init(sql: "\(part.sql)\(collating)\(descriptor.ascending ? "" : " DESC")", values: part.values)
    }

    private func tail(_ fetch: FetchQuery, limit: Int, offset: Int) -> SQLQuery.Part {
        var sql = " FROM \(Schema.quoted(fetch.table.name)) t0\(fetch.query.root.allJoins.joined())"
        var values: [SQLValue] = []
        if let condition = fetch.condition {
            sql += " WHERE \(condition.sql)"
            values += condition.values
        }
        if !fetch.ordering.isEmpty {
            sql += " ORDER BY \(fetch.ordering.map(\.sql).joined(separator: ", "))"
            values += fetch.ordering.flatMap(\.values)
        }
        return .init(sql: sql + Self.limit(limit, offset), values: values)
    }

    private static func limit(_ limit: Int, _ offset: Int) -> String {
        if limit <= 0, offset <= 0 { return "" }
        return " LIMIT \(limit > 0 ? limit : -1)" + (offset > 0 ? " OFFSET \(offset)" : "")
    }

    // MARK: Objects

    /// The identifiers of the objects that a request wants, in its order.
    ///
    /// - Parameter rows: whether what the store says of them is read along.
    func fetch(
        _ request: NSFetchRequestDescription, _ entity: NSEntityDescription, rows: Bool, limit: Int, offset: Int
    ) throws -> [NSManagedObjectID] {
        try lock.withLock {
            guard let fetch = try query(request, entity, ordered: true) else { return [] }
            // The rows of subentities have columns of their own.
            let isSingle = entity.subentities.isEmpty || !request.includesSubentities
            let columns = rows && isSingle ? Array(fetch.table.selection.dropFirst(2)) : []
            let list = (["Z_PK", "Z_ENT"] + columns).map { "t0.\(Schema.quoted($0))" }.joined(separator: ", ")
            let tail = tail(fetch, limit: limit, offset: offset)
            let distinct = request.returnsDistinctResults && !fetch.query.root.joins.isEmpty ? "DISTINCT " : ""
            let statement = try database.prepare("SELECT \(distinct)\(list)\(tail.sql)")
            defer { statement.reset() }
            for (index, value) in tail.values.enumerated() { statement.bind(value, at: index + 1) }
            var result: [NSManagedObjectID] = []
            let now = ProcessInfo.processInfo.systemUptime
            while try statement.step() {
                let number = statement.integer(1)
                guard let table = number == fetch.table.number ? fetch.table : schema.table(number: number) else { continue }
                let id = id(table, statement.integer(0))
                if !columns.isEmpty {
                    let version = statement.integer(2)
                    id.row = Row(version: version, values: decode(statement, table), time: now)
                }
                result.append(id)
            }
            if rows, !isSingle { try readAll(result) }
            return result
        }
    }

    /// How many objects a request wants.
    func count(_ request: NSFetchRequestDescription, _ entity: NSEntityDescription) throws -> Int {
        try lock.withLock {
            guard let fetch = try query(request, entity, ordered: false) else { return 0 }
            var tail = tail(fetch, limit: request.fetchLimit, offset: request.fetchOffset)
            tail.sql =
                request.fetchLimit > 0 || request.fetchOffset > 0
                ? "SELECT COUNT(*) FROM (SELECT t0.Z_PK\(tail.sql))" : "SELECT COUNT(*)\(tail.sql)"
            return try database.rows(tail.sql, tail.values).first?.first?.integer.map(Int.init) ?? 0
        }
    }

    // MARK: Dictionaries

    /// A column of dictionaries.
    private struct DictionaryColumn {
        enum Kind {
            case attribute(NSAttributeDescription)
            case relationship(Schema.Table, entityAt: Int?)
            case object
            case expression(NSAttributeType)
        }

        let name: String
        let sql: [SQLQuery.Part]
        let kind: Kind
    }

    /// The dictionaries that a request wants.
    func dictionaries(_ request: NSFetchRequestDescription, _ entity: NSEntityDescription) throws -> [NSDictionary] {
        try lock.withLock {
            guard let fetch = try query(request, entity, ordered: true) else { return [] }
            let properties: [Any] =
                request.propertiesToFetch ?? fetch.table.layout.slots.filter { $0.attribute != nil && !$0.isTransient }.map(\.name)
            let columns = try properties.map { try column($0, fetch.query) }
            let groups = try (request.propertiesToGroupBy ?? []).map { try column($0, fetch.query) }
            var aliases: [String: SQLQuery.Part] = [:]
            for column in columns { aliases[column.name] = column.sql[0] }
            let having = try request.havingPredicate.map { try fetch.query.having($0, aliases) }
            let statement = try database.prepare(
                dictionarySQL(fetch, columns, groups, having, distinct: request.returnsDistinctResults)
                    + Self.limit(request.fetchLimit, request.fetchOffset))
            defer { statement.reset() }
            let values =
                columns.flatMap { $0.sql.flatMap(\.values) } + (fetch.condition?.values ?? [])
                + groups.flatMap { $0.sql.flatMap(\.values) } + (having?.values ?? []) + fetch.ordering.flatMap(\.values)
            for (index, value) in values.enumerated() { statement.bind(value, at: index + 1) }
            var result: [NSDictionary] = []
            while try statement.step() { result.append(dictionary(statement, columns)) }
            return result
        }
    }

    private func dictionarySQL(
        _ fetch: FetchQuery, _ columns: [DictionaryColumn], _ groups: [DictionaryColumn], _ having: SQLQuery.Part?, distinct: Bool
    ) -> String {
        let list = columns.flatMap { $0.sql.map(\.sql) }.joined(separator: ", ")
        var sql = "SELECT \(distinct ? "DISTINCT " : "")\(list)"
        sql += " FROM \(Schema.quoted(fetch.table.name)) t0\(fetch.query.root.allJoins.joined())"
        if let condition = fetch.condition { sql += " WHERE \(condition.sql)" }
        if !groups.isEmpty { sql += " GROUP BY \(groups.flatMap { $0.sql.map(\.sql) }.joined(separator: ", "))" }
        if let having { sql += " HAVING \(having.sql)" }
        if !fetch.ordering.isEmpty { sql += " ORDER BY \(fetch.ordering.map(\.sql).joined(separator: ", "))" }
        return sql
    }

    private func column(_ property: Any, _ query: SQLQuery) throws -> DictionaryColumn {
        if let computed = property as? NSExpressionDescription {
            guard let expression = computed.expression else {
                CoreDataError.raise("The expression description \(computed.name) has no expression")
            }
            let isObject = expression.expressionType == .evaluatedObject || computed.expressionResultType == .objectIDAttributeType
            if isObject { return object(computed.name, query.root) }
            let part = try query.expression(expression, query.root)
            if computed.expressionResultType == .undefinedAttributeType, let attribute = part.attribute {
                return .init(name: computed.name, sql: [part], kind: .expression(attribute.attributeType))
            }
            return .init(name: computed.name, sql: [part], kind: .expression(computed.expressionResultType))
        }
        let name = (property as? String) ?? (property as? NSString).map { $0 as String } ?? (property as? NSPropertyDescription)?.name
        guard let name else { CoreDataError.raise("Invalid property \(property) passed to setPropertiesToFetch:") }
        if name == "objectID" { return object(name, query.root) }
        let keys = name.split(separator: ".").map(String.init)
        guard !keys.contains(where: { $0.hasPrefix("@") }) else {
            return .init(name: name, sql: [try query.value(of: keys, query.root)], kind: .expression(.integer64AttributeType))
        }
        switch try query.target(keys, from: query.root) {
        case .attribute(let source, let attribute):
            return .init(name: name, sql: [query.column(source, attribute)], kind: .attribute(attribute))
        case .toOne(let source, let relationship):
            let column = source.table.layout.index[relationship.name].flatMap { source.table.bySlot[$0] }
            let entity = column?.entityColumn.map { SQLQuery.Part(sql: "\(source.alias).\(Schema.quoted($0))") }
            return .init(
                name: name, sql: [query.column(source, relationship)] + (entity.map { [$0] } ?? []),
                kind: .relationship(try query.table(relationship), entityAt: entity == nil ? nil : 1))
        case .object(let source): return object(name, source)
        case .toMany:
            CoreDataError.raise("Invalid to many relationship in setPropertiesToFetch: (\(name))")
        }
    }

    private func object(_ name: String, _ source: SQLQuery.Source) -> DictionaryColumn {
        .init(name: name, sql: [.init(sql: "\(source.alias).Z_PK"), .init(sql: "\(source.alias).Z_ENT")], kind: .object)
    }

    private func dictionary(_ statement: SQLiteStatement, _ columns: [DictionaryColumn]) -> NSDictionary {
        let result = NSMutableDictionary()
        var at = 0
        for column in columns {
            defer { at += column.sql.count }
            guard !statement.isNull(at) else { continue }
            let value: Any? =
                switch column.kind {
                case .attribute(let attribute): attribute.object(self.value(statement, at, attribute))
                case .relationship(let table, let entityAt):
                    (entityAt.flatMap { schema.table(number: statement.integer(at + $0)) }).map { id($0, statement.integer(at)) }
                        ?? id(table, statement.integer(at))
                case .object: id(statement.integer(at + 1), statement.integer(at))
                case .expression(let type): computed(statement, at, type)
                }
            if let value { result[column.name] = value }
        }
        return result.copy() as! NSDictionary
    }

    private func computed(_ statement: SQLiteStatement, _ at: Int, _ type: NSAttributeType) -> Any? {
        guard type == .undefinedAttributeType else {
            let attribute = NSAttributeDescription()
            attribute.attributeType = type
            return attribute.object(value(statement, at, attribute))
        }
        switch statement.value(at) {
        case .integer(let number): return NSNumber(value: number)
        case .double(let number): return NSNumber(value: number)
        case .text(let text): return text
        case .blob(let data): return data
        case .null: return nil
        }
    }
}

extension SQLQuery {
    /// The condition for groups, which may name the columns that are computed.
    func having(_ predicate: Foundation.NSPredicate, _ columns: [String: Part]) throws -> Part {
        aliases = columns
        defer { aliases = [:] }
        return try condition(predicate, root)
    }
}

extension NSSortDescriptor {
    /// Whether it compares by a closure.
    var hasComparator: Bool { comparesByClosure }
}
