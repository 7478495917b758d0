import SampanFoundation

/// A predicate, or an expression, that no SQL can be made of.
struct Untranslatable: Error {
    let what: String
}

/// The SQL of one fetch: a predicate becomes a condition, and paths of keys become joins.
final class SQLQuery {
    /// Objects of an entity that the query goes through, and the ways from there.
    final class Source {
        let alias: String
        let table: Schema.Table
        var joins: [(sql: String, source: Source)] = []
        var byKey: [String: Source] = [:]

        init(_ alias: String, _ table: Schema.Table) { (self.alias, self.table) = (alias, table) }

        /// All joins, outer ones first.
        var allJoins: [String] { joins.flatMap { [$0.sql] + $0.source.allJoins } }
    }

    /// A piece of SQL with the values for its question marks.
    struct Part {
        var sql: String
        var values: [SQLValue] = []
        /// What the piece is taken from, if it is a property.
        var attribute: NSAttributeDescription?
        var relationship: NSRelationshipDescription?

        static func + (left: Part, right: Part) -> Part { Part(sql: left.sql + right.sql, values: left.values + right.values) }
    }

    let store: SQLStore
    let root: Source
    private var count = 1
    /// The objects that variables of subqueries stand for.
    var variables: [String: Source] = [:]
    /// What columns stand for in a condition for groups.
    var aliases: [String: Part] = [:]

    init(_ store: SQLStore, _ table: Schema.Table) {
        self.store = store
        root = Source("t0", table)
    }

    func makeSource(_ table: Schema.Table) -> Source {
        defer { count += 1 }
        return Source("t\(count)", table)
    }

    static func quoted(_ name: String) -> String { Schema.quoted(name) }

    // MARK: Paths

    /// Where a path of keys leads.
    enum Target {
        case attribute(Source, NSAttributeDescription)
        /// A relationship to one object: the column holds its number.
        case toOne(Source, NSRelationshipDescription)
        /// A relationship to many objects, and what is wanted of those.
        case toMany(Source, NSRelationshipDescription, rest: [String])
        /// The object itself.
        case object(Source)
    }

    /// Follows a path of keys; relationships to one object are joined on the way.
    func target(_ path: [String], from start: Source) throws -> Target {
        var source = start
        for (index, key) in path.enumerated() {
            let rest = Array(path[(index + 1)...])
            if key.lowercased() == "self" || key == "objectID" {
                if rest.isEmpty { return .object(source) }
                continue
            }
            guard let property = source.table.layout.propertiesByName[key] ?? propertyBelow(source.table.entity, key) else {
                CoreDataError.raise("keypath \(path.joined(separator: ".")) not found in entity \(source.table.entity.name ?? "")")
            }
            switch property {
            case let attribute as NSAttributeDescription:
                guard !attribute.isTransient else { throw Untranslatable(what: "the transient property \(key)") }
                guard rest.isEmpty else {
                    if rest == ["length"] { return .attribute(source, attribute) }
                    throw Untranslatable(what: "what is in the attribute \(key)")
                }
                return .attribute(source, attribute)
            case let relationship as NSRelationshipDescription:
                guard !relationship.isTransient else { throw Untranslatable(what: "the transient property \(key)") }
                if relationship.isToMany { return .toMany(source, relationship, rest: rest) }
                if rest.isEmpty || (rest.count == 1 && ["self", "objectID"].contains(rest[0])) { return .toOne(source, relationship) }
                source = try join(source, relationship)
            default: throw Untranslatable(what: "the property \(key)")
            }
        }
        return .object(source)
    }

    /// A property of a subentity: the table has its column.
    private func propertyBelow(_ entity: NSEntityDescription, _ key: String) -> NSPropertyDescription? {
        for child in entity.withDescendants.dropFirst() { if let found = child.layout.propertiesByName[key] { return found } }
        return nil
    }

    private func join(_ source: Source, _ relationship: NSRelationshipDescription) throws -> Source {
        if let known = source.byKey[relationship.name] { return known }
        let target = makeSource(try table(relationship))
        let sql =
            " LEFT OUTER JOIN \(Self.quoted(target.table.name)) \(target.alias) ON \(column(source, relationship).sql) = \(target.alias).Z_PK"
        source.joins.append((sql, target))
        source.byKey[relationship.name] = target
        return target
    }

    func table(_ relationship: NSRelationshipDescription) throws -> Schema.Table {
        guard let destination = relationship.destinationEntity, let table = store.schema.table(destination) else {
            throw Untranslatable(what: "the relationship \(relationship.name), which leads into another store")
        }
        return table
    }

    func column(_ source: Source, _ property: NSPropertyDescription) -> Part {
        Part(
            sql: "\(source.alias).\(Self.quoted(Schema.column(property)))", attribute: property as? NSAttributeDescription,
            relationship: property as? NSRelationshipDescription)
    }

    /// Goes through the objects of a relationship to many: `FROM …` and the condition that they belong to an object.
    func elements(of relationship: NSRelationshipDescription, owner: Source) throws -> (source: Source, from: String, condition: String) {
        let source = makeSource(try table(relationship))
        guard let slot = owner.table.layout.index[relationship.name] ?? nil, let storage = owner.table.toMany[slot] else {
            // Declared by a subentity.
            guard let declared = store.schema.table(relationship.entity), let slot = declared.layout.index[relationship.name],
                let storage = declared.toMany[slot]
            else { throw Untranslatable(what: "the relationship \(relationship.name)") }
            return elements(source, storage, owner)
        }
        return elements(source, storage, owner)
    }

    private func elements(_ source: Source, _ storage: Schema.ToMany, _ owner: Source) -> (Source, String, String) {
        let name = Self.quoted(source.table.name)
        switch storage {
        case .inverse(let column, _):
            return (source, "\(name) \(source.alias)", "\(source.alias).\(Self.quoted(column)) = \(owner.alias).Z_PK")
        case .join(let join, let own, let other, _):
            let alias = "j" + source.alias
            return (
                source,
                "\(Self.quoted(join)) \(alias) JOIN \(name) \(source.alias) ON \(source.alias).Z_PK = \(alias).\(Self.quoted(other))",
                "\(alias).\(Self.quoted(own)) = \(owner.alias).Z_PK"
            )
        }
    }

    /// The numbers of an entity and those below it.
    static func entityCondition(_ table: Schema.Table, _ alias: String, subentities: Bool, _ schema: Schema) -> String? {
        let entity = table.entity
        if entity.parent == nil, subentities || entity.subentities.isEmpty { return nil }
        let wanted = subentities ? entity.withDescendants : [entity]
        let numbers = wanted.compactMap { schema.table($0)?.number }
        return numbers.count == 1
            ? "\(alias).Z_ENT = \(numbers[0])" : "\(alias).Z_ENT IN (\(numbers.map(String.init).joined(separator: ", ")))"
    }
}
