import SampanFoundation

extension SQLQuery {
    /// A predicate as a condition.
    func condition(_ predicate: Foundation.NSPredicate, _ source: Source) throws -> Part {
        switch predicate {
        case let compound as NSCompoundPredicate: return try condition(compound, source)
        case let comparison as NSComparisonPredicate: return try condition(comparison, source)
        case let plain as NSPredicate:
            switch plain.predicateFormat {
            case "TRUEPREDICATE": return Part(sql: "1")
            case "FALSEPREDICATE": return Part(sql: "0")
            default: break
            }
        default: break
        }
        throw Untranslatable(what: "a closure")
    }

    private func condition(_ compound: NSCompoundPredicate, _ source: Source) throws -> Part {
        let parts = try compound.subpredicates.compactMap { $0 as? Foundation.NSPredicate }.map { try condition($0, source) }
        switch compound.compoundPredicateType {
        case .not:
            guard let first = parts.first else { return Part(sql: "0") }
            // What is neither true nor false is false before it is turned round.
            return Part(sql: "NOT IFNULL((\(first.sql)), 0)", values: first.values)
        case .and: return joined(parts, " AND ", empty: "1")
        case .or: return joined(parts, " OR ", empty: "0")
        }
    }

    private func joined(_ parts: [Part], _ word: String, empty: String) -> Part {
        guard !parts.isEmpty else { return Part(sql: empty) }
        if parts.count == 1 { return parts[0] }
        return Part(sql: "(" + parts.map(\.sql).joined(separator: word) + ")", values: parts.flatMap(\.values))
    }

    // MARK: Comparisons

    private func condition(_ comparison: NSComparisonPredicate, _ source: Source) throws -> Part {
        guard comparison.predicateOperatorType != .customSelector else {
            throw Untranslatable(what: comparison.predicateFormat)
        }
        switch comparison.comparisonPredicateModifier {
        case .direct: break
        case .any: return try quantified(comparison, source, negated: false)
        case .all: return try quantified(comparison, source, negated: true)
        }
        let (left, right) = (comparison.leftExpression, comparison.rightExpression)
        switch comparison.predicateOperatorType {
        case .in:
            if let part = try membership(left, in: right, comparison, source) { return part }
        case .contains:
            if let part = try membership(right, in: left, comparison, source) { return part }
        default: break
        }
        // `relationship.key == value` where the relationship is to many holds if one object fits, as it does at Apple.
        for (expression, isLeft) in [(left, true), (right, false)] {
            if let (owner, relationship, rest) = try manyPath(expression, source) {
                return try exists(owner, relationship, rest) { element, tail in
                    try compare(
                        isLeft ? tail.value(self, element) : self.expression(left, source),
                        isLeft ? self.rightSide(comparison, source) : tail.value(self, element), comparison, source)
                }
            }
        }
        return try compare(expression(left, source), rightSide(comparison, source), comparison, source)
    }

    /// What is on the right of a comparison; two limits are looked at by themselves.
    private func rightSide(_ comparison: NSComparisonPredicate, _ source: Source) throws -> Part {
        comparison.predicateOperatorType == .between ? Part(sql: "") : try expression(comparison.rightExpression, source)
    }

    /// What is left of a path behind a relationship to many.
    struct Tail {
        let keys: [String]

        func value(_ query: SQLQuery, _ source: Source) throws -> Part {
            if keys.isEmpty { return Part(sql: "\(source.alias).Z_PK", relationship: nil) }
            return try query.value(of: keys, source)
        }
    }

    /// A path that goes through a relationship to many, unless an operator stands behind it.
    private func manyPath(_ expression: NSExpression, _ source: Source) throws -> (Source, NSRelationshipDescription, [String])? {
        guard expression.expressionType == .keyPath, let (start, keys) = try path(of: expression, source),
            !keys.contains(where: { $0.hasPrefix("@") }), aliases[keys.joined(separator: ".")] == nil
        else { return nil }
        guard case .toMany(let owner, let relationship, let rest) = try target(keys, from: start) else { return nil }
        return (owner, relationship, rest)
    }

    /// `EXISTS (SELECT 1 FROM the relationship's objects WHERE …)`
    private func exists(
        _ owner: Source, _ relationship: NSRelationshipDescription, _ rest: [String], _ body: (Source, Tail) throws -> Part
    ) throws -> Part {
        let (element, from, belongs) = try elements(of: relationship, owner: owner)
        // A further relationship to many on the way is an EXISTS of its own.
        let inner: Part
        if !rest.isEmpty, case .toMany(let next, let deeper, let tail) = try target(rest, from: element) {
            inner = try exists(next, deeper, tail, body)
        } else {
            inner = try body(element, Tail(keys: rest))
        }
        return Part(
            sql: "EXISTS (SELECT 1 FROM \(from)\(element.allJoins.joined()) WHERE \(belongs) AND \(inner.sql))", values: inner.values)
    }

    private func quantified(_ comparison: NSComparisonPredicate, _ source: Source, negated: Bool) throws -> Part {
        let plain = { (left: NSExpression) in
            NSComparisonPredicate(
                leftExpression: left, rightExpression: comparison.rightExpression, modifier: .direct,
                type: comparison.predicateOperatorType, options: comparison.options)
        }
        guard let (owner, relationship, rest) = try manyPath(comparison.leftExpression, source) else {
            return try condition(plain(comparison.leftExpression), source)
        }
        let found = try exists(owner, relationship, rest) { element, tail in
            let left = try tail.value(self, element)
            let one: Part
            switch comparison.predicateOperatorType {
            case .in: one = try isIn(left, comparison.rightExpression, comparison, source)
            default: one = try compare(left, rightSide(comparison, source), comparison, source)
            }
            return negated ? Part(sql: "NOT IFNULL((\(one.sql)), 0)", values: one.values) : one
        }
        return negated ? Part(sql: "NOT \(found.sql)", values: found.values) : found
    }

    /// `element IN whole`, where the whole is a list, a relationship, or a subquery; `nil` where it is a text.
    private func membership(
        _ element: NSExpression, in whole: NSExpression, _ comparison: NSComparisonPredicate, _ source: Source
    ) throws -> Part? {
        switch whole.expressionType {
        case .constantValue, .aggregate:
            guard whole.expressionType == .aggregate || elements(whole.constantValue) != nil else { return nil }
            if let (owner, relationship, rest) = try manyPath(element, source) {
                return try exists(owner, relationship, rest) { try isIn($1.value(self, $0), whole, comparison, source) }
            }
            return try isIn(expression(element, source), whole, comparison, source)
        case .keyPath:
            guard let (owner, relationship, rest) = try manyPath(whole, source) else { return nil }
            let value = try expression(element, source)
            return try exists(owner, relationship, rest) { isEqual(try $1.value(self, $0), value, comparison.options) }
        case .subquery:
            let value = try expression(element, source)
            let inner = try subquery(whole, source, selecting: { "\($0.alias).Z_PK" })
            return Part(sql: "\(value.sql) IN (\(inner.sql))", values: value.values + inner.values)
        default: return nil
        }
    }

    private func elements(_ value: Any?) -> [Any]? {
        switch value {
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let entries as NSDictionary: entries.allValues
        case let array as [Any]: array
        case let set as Set<AnyHashable>: Array(set)
        default: nil
        }
    }

    private func isIn(_ left: Part, _ list: NSExpression, _ comparison: NSComparisonPredicate, _ source: Source) throws -> Part {
        let parts: [Part] =
            if list.expressionType == .aggregate {
                try (list.collection as? [NSExpression] ?? []).map { try expression($0, source, like: left) }
            } else if let all = elements(list.constantValue) {
                try all.map { try constant($0, like: left) }
            } else {
                throw Untranslatable(what: comparison.predicateFormat)
            }
        guard !comparison.options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) else {
            guard !parts.isEmpty else { return Part(sql: "0") }
            // Long lists take the place of a table, for SQLite allows so many question marks only.
            if parts.count > 500, let json = Self.list(parts) {
                return Part(sql: "\(left.sql) IN (SELECT value FROM json_each(?))", values: left.values + [.text(json)])
            }
            return Part(
                sql: "\(left.sql) IN (\(parts.map(\.sql).joined(separator: ", ")))", values: left.values + parts.flatMap(\.values))
        }
        return joined(parts.map { isEqual(left, $0, comparison.options) }, " OR ", empty: "0")
    }

    /// Numbers and texts as a list that SQLite reads.
    private static func list(_ parts: [Part]) -> String? {
        var values: [Any] = []
        for part in parts {
            switch part.values.first {
            case .integer(let number)?: values.append(number)
            case .double(let number)?: values.append(number)
            case .text(let text)?: values.append(text)
            default: return nil
            }
        }
        return (try? JSONSerialization.data(withJSONObject: values)).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Whether an element is another value.
    private func isEqual(_ left: Part, _ right: Part, _ options: NSComparisonPredicate.Options) -> Part {
        let values = left.values + right.values
        if right.isNull { return Part(sql: "\(left.sql) IS NULL", values: left.values) }
        guard options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) else {
            return Part(
                sql: "SampanSearch(\(SQLiteFunctions.Search.equal.rawValue), \(options.rawValue), \(left.sql), \(right.sql))",
                values: values)
        }
        return Part(sql: "\(left.sql) = \(right.sql)", values: values)
    }

    private func compare(_ left: Part, _ right: Part, _ comparison: NSComparisonPredicate, _ source: Source) throws -> Part {
        let kind = comparison.predicateOperatorType
        var (left, right) = (left, right)
        // A constant is written as the property on the other side is.
        if left.isConstant, !right.isConstant { left = try constant(comparison.leftExpression, like: right) ?? left }
        if right.isConstant, !left.isConstant { right = try constant(comparison.rightExpression, like: left) ?? right }
        let values = left.values + right.values
        switch kind {
        case .equalTo, .notEqualTo:
            let isEqual = kind == .equalTo
            if right.isNull { return Part(sql: "\(left.sql) \(isEqual ? "IS NULL" : "IS NOT NULL")", values: left.values) }
            if left.isNull { return Part(sql: "\(right.sql) \(isEqual ? "IS NULL" : "IS NOT NULL")", values: right.values) }
            if !comparison.options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) {
                return search(left, right, comparison)
            }
            if isEqual { return Part(sql: "\(left.sql) = \(right.sql)", values: values) }
            if right.isConstant {
                return Part(sql: "(\(left.sql) <> \(right.sql) OR \(left.sql) IS NULL)", values: values + left.values)
            }
            return Part(sql: "\(left.sql) IS NOT \(right.sql)", values: values)
        case .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo:
            if !comparison.options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) { return search(left, right, comparison) }
            let sign =
                switch kind {
                case .lessThan: "<"
                case .lessThanOrEqualTo: "<="
                case .greaterThan: ">"
                default: ">="
                }
            return Part(sql: "\(left.sql) \(sign) \(right.sql)", values: values)
        case .between:
            guard let limits = try pair(comparison.rightExpression, source, like: left) else {
                throw Untranslatable(what: comparison.predicateFormat)
            }
            return Part(
                sql: "(\(left.sql) BETWEEN \(limits.0.sql) AND \(limits.1.sql))",
                values: left.values + limits.0.values + limits.1.values)
        case .in: return search(right, left, comparison, as: .contains)
        case .beginsWith, .endsWith, .contains, .like, .matches: return search(left, right, comparison)
        case .customSelector: throw Untranslatable(what: comparison.predicateFormat)
        }
    }

    private func pair(_ expression: NSExpression, _ source: Source, like other: Part) throws -> (Part, Part)? {
        if expression.expressionType == .aggregate {
            let parts = expression.collection as? [NSExpression] ?? []
            guard parts.count == 2 else { return nil }
            return (try self.expression(parts[0], source, like: other), try self.expression(parts[1], source, like: other))
        }
        guard expression.expressionType == .constantValue, let parts = elements(expression.constantValue), parts.count == 2 else {
            return nil
        }
        return (try constant(parts[0], like: other), try constant(parts[1], like: other))
    }

    /// A comparison of texts that SQLite does not know.
    private func search(
        _ left: Part, _ right: Part, _ comparison: NSComparisonPredicate, as kind: SQLiteFunctions.Search? = nil
    ) -> Part {
        let search = kind ?? SQLiteFunctions.Search(comparison.predicateOperatorType) ?? .equal
        return Part(
            sql: "SampanSearch(\(search.rawValue), \(comparison.options.rawValue), \(left.sql), \(right.sql))",
            values: left.values + right.values)
    }
}

extension SQLQuery.Part {
    /// Whether it is a value that does not come from the database.
    var isConstant: Bool { sql == "?" }
    var isNull: Bool { isConstant && values == [.null] }
}
