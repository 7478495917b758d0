import CoreData

// Values, variables, key paths, and what may be nil.

extension PredicateExpressions.Value: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm { .constant(value) }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm { .constant(nil) }
}

extension PredicateExpressions.Variable: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        guard let term = translation.variables[key] else { throw translation.unsupported("a variable of another predicate") }
        return term
    }
}

extension PredicateExpressions.KeyPath: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let root = try translation.term(root)
        switch root.kind {
        case .model(let type):
            if let property = type.property(keyPath) {
                let text = root.path(property.name)
                switch property.kind {
                case .attribute:
                    guard property.isPersistent else { throw translation.unsupported("the transient property \(property.name)") }
                    return PredicateTerm(text: text, kind: .attribute(property, isRaw: false))
                case .toOne(let other): return PredicateTerm(text: text, kind: .model(ModelType.of(other)))
                case .toMany(let other): return PredicateTerm(text: text, kind: .models(ModelType.of(other), variable: nil))
                }
            }
            if Output.self == PersistentIdentifier.self { return PredicateTerm(text: root.text, kind: .identifier) }
        case .models(_, let variable):
            let isFiltered = variable != nil
            let count = PredicateTerm.Text(format: root.text.format + ".@count", arguments: root.text.arguments)
            if keyPath as AnyKeyPath == Self.count(Root.Output.self) { return PredicateTerm(text: count, kind: .computed) }
            if keyPath as AnyKeyPath == Self.isEmpty(Root.Output.self) { return .condition("(" + count + " == 0)") }
            throw translation.unsupported(isFiltered ? "a part of filtered models" : "a part of a list of models")
        case .attribute(let property, let isRaw):
            guard case .attribute(let form) = property.kind else { break }
            if let raw = form.rawType, raw == Output.self, !isRaw {
                return PredicateTerm(text: root.text, kind: .attribute(property, isRaw: true))
            }
            if form.type == .stringAttributeType {
                if keyPath as AnyKeyPath == \String.isEmpty { return .condition("(" + root.text + " == \"\")") }
                if keyPath as AnyKeyPath == \String.count {
                    return PredicateTerm(text: "length:(" + root.text + ")", kind: .computed)
                }
            }
        case .constant(let value):
            if let value = value as? Root.Output { return .constant(value[keyPath: keyPath]) }
        default: break
        }
        throw translation.unsupported("the key path \(keyPath)")
    }

    private static func count<T>(_ type: T.Type) -> AnyKeyPath? { (type as? any Collection.Type)?.countPath }
    private static func isEmpty<T>(_ type: T.Type) -> AnyKeyPath? { (type as? any Collection.Type)?.isEmptyPath }
}

extension Collection {
    /// Where the count is, as it is named of a list itself.
    fileprivate static var countPath: AnyKeyPath? { (self as? any ListPaths.Type)?.listCount ?? \Self.count }
    fileprivate static var isEmptyPath: AnyKeyPath? { (self as? any ListPaths.Type)?.listIsEmpty ?? \Self.isEmpty }
}

/// Lists know their own members by other paths than as collections.
private protocol ListPaths {
    static var listCount: AnyKeyPath { get }
    static var listIsEmpty: AnyKeyPath { get }
}

extension Array: ListPaths {
    fileprivate static var listCount: AnyKeyPath { \[Element].count }
    fileprivate static var listIsEmpty: AnyKeyPath { \[Element].isEmpty }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let (first, second) = (try translation.term(lhs), try translation.term(rhs))
        if case .constant(let value) = first.kind { return value.flatMap(unwrapped) == nil ? second : first }
        if case .models = first.kind { return first }
        return PredicateTerm(text: first.text, kind: .either(first, second))
    }
}

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let wrapped = try translation.term(wrapped)
        if case .constant(let value) = wrapped.kind {
            guard let value = value.flatMap(unwrapped) else { return .constant(nil) }
            translation.variables[variable.key] = .constant(value)
            return try translation.term(transform)
        }
        translation.variables[variable.key] = wrapped
        let result = try translation.term(transform)
        guard case .condition(let isThere) = result.kind else { return result }
        let both = [PredicateTerm.Text?.some(wrapped.text + " != nil"), isThere].compactMap(\.self)
        let there = PredicateTerm.Text.joined(both, "AND", empty: "")
        return .condition(.joined([there, result.text], "AND", empty: ""), isThere: there)
    }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm { try translation.term(inner) }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let (test, yes, no) = (try translation.term(test), try translation.term(trueBranch), try translation.term(falseBranch))
        return PredicateTerm(text: .init(format: ""), kind: .conditional(test, yes, no))
    }
}

extension PredicateExpressions.Range: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        PredicateTerm(
            text: .init(format: ""),
            kind: .range(lower: try translation.term(lower), upper: try translation.term(upper), isClosed: false))
    }
}

extension PredicateExpressions.ClosedRange: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        PredicateTerm(
            text: .init(format: ""), kind: .range(lower: try translation.term(lower), upper: try translation.term(upper), isClosed: true))
    }
}
