import SampanFoundation

extension SQLQuery {
    /// The keys of a path, and where they start; `nil` for a path that starts from something else than an object of the query.
    func path(of expression: NSExpression, _ source: Source) throws -> (Source, [String])? {
        let keys = expression.keyPath.split(separator: ".").map(String.init)
        let start = expression.operand
        switch start.expressionType {
        case .evaluatedObject:
            // Formats write the variable of a subquery before the first dot.
            if let first = keys.first, first.hasPrefix("$"), let bound = variables[String(first.dropFirst())] {
                return (bound, Array(keys.dropFirst()))
            }
            return (source, keys)
        case .variable:
            guard let bound = variables[start.variable] else { throw Untranslatable(what: "the variable \(start.variable)") }
            return (bound, keys)
        default: return nil
        }
    }

    /// An expression; a constant is written as the other side of a comparison is.
    func expression(_ expression: NSExpression, _ source: Source, like other: Part? = nil) throws -> Part {
        switch expression.expressionType {
        case .constantValue: return try constant(expression.constantValue, like: other)
        case .evaluatedObject: return Part(sql: "\(source.alias).Z_PK")
        case .variable:
            guard let bound = variables[expression.variable] else {
                throw Untranslatable(what: "the variable \(expression.variable)")
            }
            return Part(sql: "\(bound.alias).Z_PK")
        case .keyPath:
            if expression.operand.expressionType == .subquery, expression.keyPath == "@count" {
                return try counted(expression.operand, source)
            }
            if let (start, keys) = try path(of: expression, source) { return try value(of: keys, start) }
            if let fixed = try constant(expression, like: other ?? Part(sql: "")) { return fixed }
            throw Untranslatable(what: expression.description)
        case .function: return try function(expression, source)
        case .subquery:
            // A subquery by itself is how many objects it has.
            return try counted(expression, source)
        case .conditional:
            let condition = try condition(expression.predicate, source)
            let (yes, no) = (try self.expression(expression.true, source), try self.expression(expression.false, source))
            return Part(
                sql: "(CASE WHEN \(condition.sql) THEN \(yes.sql) ELSE \(no.sql) END)",
                values: condition.values + yes.values + no.values)
        default: throw Untranslatable(what: expression.description)
        }
    }

    // MARK: Paths

    /// The value at the end of a path.
    func value(of keys: [String], _ source: Source) throws -> Part {
        if let alias = aliases[keys.joined(separator: ".")] { return alias }
        if let at = keys.firstIndex(where: { $0.hasPrefix("@") }) {
            return try aggregate(Array(keys[..<at]), keys[at], Array(keys[(at + 1)...]), source)
        }
        switch try target(keys, from: source) {
        case .attribute(let owner, let attribute):
            let column = column(owner, attribute)
            return keys.last == "length" && attribute.name != "length" ? Part(sql: "SampanLength(\(column.sql))") : column
        case .toOne(let owner, let relationship): return column(owner, relationship)
        case .object(let owner): return Part(sql: "\(owner.alias).Z_PK")
        case .toMany(let owner, let relationship, let rest):
            // What stands where one value is wanted is the first.
            let (element, from, belongs) = try elements(of: relationship, owner: owner)
            let inner = try Tail(keys: rest).value(self, element)
            return Part(
                sql: "(SELECT \(inner.sql) FROM \(from)\(element.allJoins.joined()) WHERE \(belongs) LIMIT 1)", values: inner.values)
        }
    }

    /// `path.@count`, `path.@sum.key` and their kin.
    func aggregate(_ path: [String], _ name: String, _ key: [String], _ source: Source) throws -> Part {
        guard case .toMany(let owner, let relationship, let rest) = try target(path, from: source), rest.isEmpty else {
            throw Untranslatable(what: (path + [name] + key).joined(separator: "."))
        }
        let (element, from, belongs) = try elements(of: relationship, owner: owner)
        let inner: Part = key.isEmpty ? Part(sql: "*") : try value(of: key, element)
        let function =
            switch name {
            case "@count": "COUNT"
            case "@sum": "SUM"
            case "@avg": "AVG"
            case "@min": "MIN"
            case "@max": "MAX"
            default: throw Untranslatable(what: name)
            }
        var sql = "(SELECT \(function)(\(name == "@count" ? "*" : inner.sql)) FROM \(from)\(element.allJoins.joined()) WHERE \(belongs))"
        if name == "@sum" { sql = "IFNULL(\(sql), 0)" }
        return Part(sql: sql, values: inner.values, attribute: inner.attribute)
    }

    // MARK: Subqueries

    /// `SELECT … FROM the collection WHERE the predicate holds`
    func subquery(_ expression: NSExpression, _ source: Source, selecting: (Source) -> String) throws -> Part {
        guard let collection = expression.collection as? NSExpression, collection.expressionType == .keyPath,
            let (start, keys) = try path(of: collection, source),
            case .toMany(let owner, let relationship, let rest) = try target(keys, from: start), rest.isEmpty
        else { throw Untranslatable(what: expression.description) }
        let (element, from, belongs) = try elements(of: relationship, owner: owner)
        let name = expression.variable.hasPrefix("$") ? String(expression.variable.dropFirst()) : expression.variable
        let outer = variables[name]
        variables[name] = element
        defer { variables[name] = outer }
        let inner = try condition(expression.predicate, source)
        return Part(
            sql: "SELECT \(selecting(element)) FROM \(from)\(element.allJoins.joined()) WHERE \(belongs) AND \(inner.sql)",
            values: inner.values)
    }

    private func counted(_ expression: NSExpression, _ source: Source) throws -> Part {
        let inner = try subquery(expression, source, selecting: { _ in "COUNT(*)" })
        return Part(sql: "(\(inner.sql))", values: inner.values)
    }

    // MARK: Functions

    private func function(_ expression: NSExpression, _ source: Source) throws -> Part {
        let arguments = expression.arguments ?? []
        let name = expression.function
        if name == "valueForKeyPath:", expression.operand.expressionType == .subquery,
            arguments.first?.constantValue as? String == "@count"
        {
            return try counted(expression.operand, source)
        }
        if name == "count:", let first = arguments.first {
            if first.expressionType == .subquery { return try counted(first, source) }
            if first.expressionType == .keyPath, let (start, keys) = try path(of: first, source),
                case .toMany = try target(keys, from: start)
            {
                return try value(of: keys + ["@count"], start)
            }
            let inner = try self.expression(first, source)
            return Part(sql: "COUNT(\(inner.sql))", values: inner.values)
        }
        if let aggregate = ["sum:": "SUM", "average:": "AVG", "min:": "MIN", "max:": "MAX"][name], let first = arguments.first {
            if first.expressionType == .keyPath, let (start, keys) = try path(of: first, source),
                case .toMany(_, let relationship, let rest) = try target(keys, from: start)
            {
                let before = keys[...(keys.count - rest.count - 1)]
                _ = relationship
                let operation = ["sum:": "@sum", "average:": "@avg", "min:": "@min", "max:": "@max"][name]!
                return try value(of: before + [operation] + rest, start)
            }
            let inner = try self.expression(first, source)
            return Part(sql: "\(aggregate)(\(inner.sql))", values: inner.values, attribute: inner.attribute)
        }
        let parts = try arguments.map { try self.expression($0, source) }
        let values = parts.flatMap(\.values)
        func binary(_ sign: String) -> Part { Part(sql: "(\(parts[0].sql) \(sign) \(parts[1].sql))", values: values) }
        func call(_ function: String) -> Part {
            Part(sql: "\(function)(\(parts.map(\.sql).joined(separator: ", ")))", values: values)
        }
        switch name {
        case "add:to:": return binary("+")
        case "from:subtract:": return binary("-")
        case "multiply:by:": return binary("*")
        case "divide:by:": return binary("/")
        case "modulus:by:": return binary("%")
        case "bitwiseAnd:with:": return binary("&")
        case "bitwiseOr:with:": return binary("|")
        case "leftshift:by:": return binary("<<")
        case "rightshift:by:": return binary(">>")
        case "onesComplement:": return Part(sql: "(~ \(parts[0].sql))", values: values)
        case "raise:toPower:": return call("SampanPower")
        case "sqrt:": return Part(sql: "SampanPower(\(parts[0].sql), 0.5)", values: values)
        case "abs:": return call("ABS")
        case "uppercase:": return call("SampanUpper")
        case "lowercase:": return call("SampanLower")
        case "canonical:": return call("SampanCanonical")
        case "length:": return call("SampanLength")
        case "noindex:": return Part(sql: "(+ \(parts[0].sql))", values: values)
        case "now": return Part(sql: "?", values: [.double(Date().timeIntervalSinceReferenceDate)])
        case "castObject:toType:": return parts[0]
        default: throw Untranslatable(what: expression.description)
        }
    }

    // MARK: Constants

    /// A constant expression, or a path that starts from a constant, as the other side of a comparison needs it; `nil` for another expression.
    func constant(_ expression: NSExpression, like other: Part) throws -> Part? {
        switch expression.expressionType {
        case .constantValue: return try constant(expression.constantValue, like: other)
        case .keyPath where expression.operand.expressionType == .constantValue:
            return try constant(expression.expressionValue(with: nil, context: nil), like: other)
        default: return nil
        }
    }

    /// A value as the other side of a comparison has it in the database.
    func constant(_ value: Any?, like other: Part?) throws -> Part {
        func part(_ value: SQLValue) -> Part { Part(sql: "?", values: [value]) }
        guard let value = value.flatMap(ObjCValue.unwrapped), !(value is NSNull) else { return part(.null) }
        switch value {
        case let object as NSManagedObject: return part(.integer(key(of: object.objectID)))
        case let id as NSManagedObjectID: return part(.integer(key(of: id)))
        default: break
        }
        if let attribute = other?.attribute {
            switch attribute.attributeType {
            case .decimalAttributeType:
                if let number = value as? NSNumber { return part(.double(number.doubleValue)) }
            case .UUIDAttributeType:
                if let text = value as? String, let identifier = UUID(uuidString: text) {
                    return part(try store.column(attribute.stored(identifier), attribute))
                }
            case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
                // Held against a fraction, a whole number must not be cut off.
                if let number = value as? NSNumber, number.doubleValue != Double(number.int64Value) {
                    return part(.double(number.doubleValue))
                }
            case .stringAttributeType: if value is NSNumber { break }
            default: break
            }
            if attribute.accepts(value), attribute.attributeType != .undefinedAttributeType {
                return part(try store.column(attribute.stored(value), attribute))
            }
        }
        switch value {
        case let text as String: return part(.text(text))
        case let text as NSString: return part(.text(text as String))
        case let date as Date: return part(.double(date.timeIntervalSinceReferenceDate))
        case let data as Data: return part(.blob(data))
        case let url as URL: return part(.text(url.absoluteString))
        case let identifier as UUID: return part(.blob(withUnsafeBytes(of: identifier.uuid) { Data($0) }))
        default: break
        }
        guard let number = ObjCValue.boxed(value) as? NSNumber else { throw Untranslatable(what: "\(value)") }
        if ["f", "d"].contains(String(cString: number.objCType)) || number is NSDecimalNumber { return part(.double(number.doubleValue)) }
        return part(.integer(number.int64Value))
    }

    /// The number of an object; what is in no store, or another one, is nowhere in this one.
    private func key(of id: NSManagedObjectID) -> Int64 { id.store === store ? id.key : -1 }
}
