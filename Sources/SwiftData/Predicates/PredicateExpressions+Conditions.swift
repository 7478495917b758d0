import CoreData

// What holds or not.

extension PredicateExpressions.Conjunction: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let parts = [try translation.condition(translation.term(lhs)), try translation.condition(translation.term(rhs))]
        return .condition(.joined(parts, "AND", empty: "TRUEPREDICATE"))
    }
}

extension PredicateExpressions.Disjunction: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let parts = [try translation.condition(translation.term(lhs)), try translation.condition(translation.term(rhs))]
        return .condition(.joined(parts, "OR", empty: "FALSEPREDICATE"))
    }
}

extension PredicateExpressions.Negation: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        .condition("(NOT " + (try translation.condition(translation.term(wrapped))) + ")")
    }
}

extension PredicateExpressions.Equal: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        .condition(try translation.comparison(translation.term(lhs), "==", translation.term(rhs)))
    }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        .condition(try translation.comparison(translation.term(lhs), "!=", translation.term(rhs)))
    }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let sign =
            switch op {
            case .lessThan: "<"
            case .lessThanOrEqual: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqual: ">="
            @unknown default: throw translation.unsupported("a comparison")
            }
        return .condition(try translation.comparison(translation.term(lhs), sign, translation.term(rhs)))
    }
}

// MARK: Numbers

extension PredicateExpressions.Arithmetic: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let sign =
            switch op {
            case .add: "+"
            case .subtract: "-"
            case .multiply: "*"
            @unknown default: throw translation.unsupported("arithmetic")
            }
        return try translation.computed(translation.term(lhs), sign, translation.term(rhs))
    }
}

extension PredicateExpressions.FloatDivision: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        try translation.computed(translation.term(lhs), "/", translation.term(rhs))
    }
}

extension PredicateExpressions.UnaryMinus: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        try translation.computed(.constant(0), "-", translation.term(wrapped))
    }
}

extension PredicateTranslation {
    fileprivate func computed(_ left: PredicateTerm, _ sign: String, _ right: PredicateTerm) throws -> PredicateTerm {
        // Numbers are worked out as they are, not as the property on the other side keeps them.
        let none = PredicateTerm(text: .init(format: ""), kind: .computed)
        let text = try "(" + operand(left, beside: none) + " \(sign) " + operand(right, beside: none) + ")"
        return PredicateTerm(text: text, kind: .computed)
    }
}

// MARK: Lists and ranges

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        try translation.isInRange(translation.term(element), translation.term(range))
    }
}

extension PredicateTranslation {
    fileprivate func isInRange(_ element: PredicateTerm, _ range: PredicateTerm) throws -> PredicateTerm {
        switch range.kind {
        case .range(let lower, let upper, let isClosed):
            let parts = [
                try lower.map { try comparison(element, ">=", $0) }, try upper.map { try comparison(element, isClosed ? "<=" : "<", $0) },
            ]
            return .condition(.joined(parts.compactMap(\.self), "AND", empty: "TRUEPREDICATE"))
        case .constant(let value):
            guard let bounds = (value as? any RangeBounds)?.bounds else { throw unsupported("a range") }
            return try isInRange(element, bounds)
        default: throw unsupported("a range")
        }
    }
}

/// A range with its ends.
private protocol RangeBounds { var bounds: PredicateTerm { get } }

extension PredicateTerm {
    fileprivate static func range(_ lower: Any?, _ upper: Any?, isClosed: Bool) -> PredicateTerm {
        PredicateTerm(
            text: .init(format: ""),
            kind: .range(lower: lower.map { .constant($0) }, upper: upper.map { .constant($0) }, isClosed: isClosed))
    }
}

extension Range: RangeBounds { fileprivate var bounds: PredicateTerm { .range(lowerBound, upperBound, isClosed: false) } }
extension ClosedRange: RangeBounds { fileprivate var bounds: PredicateTerm { .range(lowerBound, upperBound, isClosed: true) } }
extension PartialRangeFrom: RangeBounds { fileprivate var bounds: PredicateTerm { .range(lowerBound, nil, isClosed: true) } }
extension PartialRangeUpTo: RangeBounds { fileprivate var bounds: PredicateTerm { .range(nil, upperBound, isClosed: false) } }
extension PartialRangeThrough: RangeBounds { fileprivate var bounds: PredicateTerm { .range(nil, upperBound, isClosed: true) } }

extension PredicateExpressions.SequenceContains: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let (sequence, element) = (try translation.term(sequence), try translation.term(element))
        switch sequence.kind {
        case .constant(let list):
            if list is any RangeBounds { return try translation.isInRange(element, sequence) }
            guard let list = list.flatMap(unwrapped) as? any Sequence else { break }
            let values: [Any] = try list.map { try translation.constant($0, like: element) }
            guard !values.contains(where: { $0 is NSNull }) || values.isEmpty else {
                let parts = try list.map { try translation.comparison(element, "==", .constant($0)) }
                return .condition(.joined(parts, "OR", empty: "FALSEPREDICATE"))
            }
            let text = try translation.operand(element, beside: sequence)
            return .condition("(" + text + " IN " + PredicateTerm.Text(format: "%@", arguments: [values as NSArray]) + ")")
        case .range: return try translation.isInRange(element, sequence)
        case .models(_, nil):
            let text = try translation.operand(element, beside: PredicateTerm(text: sequence.text, kind: .identifier))
            return .condition("(" + text + " IN " + sequence.text + ")")
        case .either(let first, _):
            // A list of models that may be nil holds nothing then.
            if case .models(_, nil) = first.kind {
                let text = try translation.operand(element, beside: PredicateTerm(text: first.text, kind: .identifier))
                return .condition("(" + text + " IN " + first.text + ")")
            }
        default: break
        }
        throw translation.unsupported("what a list contains")
    }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let sequence = try translation.term(sequence)
        if case .constant(let list) = sequence.kind {
            let parts = try translation.each(list, variable.key) { try translation.condition(translation.term(test)) }
            return .condition(.joined(parts, "OR", empty: "FALSEPREDICATE"))
        }
        let found = try translation.subquery(sequence, variable.key) { try translation.condition(translation.term(test)) }
        return .condition("(" + found + ".@count > 0)")
    }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let sequence = try translation.term(sequence)
        if case .constant(let list) = sequence.kind {
            let parts = try translation.each(list, variable.key) { try translation.condition(translation.term(test)) }
            return .condition(.joined(parts, "AND", empty: "TRUEPREDICATE"))
        }
        let others = try translation.subquery(sequence, variable.key) {
            "(NOT " + (try translation.condition(translation.term(test))) + ")"
        }
        return .condition("(" + others + ".@count == 0)")
    }
}

extension PredicateExpressions.Filter: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        let sequence = try translation.term(sequence)
        guard case .models(let type, _) = sequence.kind else { throw translation.unsupported("a part of a list") }
        let found = try translation.subquery(sequence, variable.key) { try translation.condition(translation.term(filter)) }
        return PredicateTerm(text: found, kind: .models(type, variable: "filtered"))
    }
}

extension PredicateTranslation {
    /// What becomes of a condition for each of some values.
    fileprivate func each(
        _ list: Any?, _ variable: PredicateExpressions.VariableID, _ condition: () throws -> PredicateTerm.Text
    ) throws -> [PredicateTerm.Text] {
        guard let list = list.flatMap(unwrapped) as? any Sequence else { throw unsupported("a list") }
        return try list.map { (value: Any) in
            variables[variable] = .constant(value)
            return try condition()
        }
    }

    /// Those of a relationship's models that a condition holds for.
    fileprivate func subquery(
        _ sequence: PredicateTerm, _ variable: PredicateExpressions.VariableID, _ condition: () throws -> PredicateTerm.Text
    ) throws -> PredicateTerm.Text {
        guard case .models(let type, nil) = sequence.kind else { throw unsupported("what is in a list") }
        let name = newVariable()
        variables[variable] = PredicateTerm(text: .init(format: "$\(name)"), kind: .model(type))
        return "SUBQUERY(" + sequence.text + ", $\(name), " + (try condition()) + ")"
    }
}

// MARK: Texts

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        try translation.text(translation.term(base), "CONTAINS", translation.term(other))
    }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        try translation.text(translation.term(base), "BEGINSWITH", translation.term(prefix))
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        try translation.text(translation.term(root), "CONTAINS[cd]", translation.term(other))
    }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm {
        PredicateTerm(
            text: .init(format: ""), kind: .textComparison(try translation.term(root), try translation.term(other), options: "[c]"))
    }
}

extension PredicateTranslation {
    fileprivate func text(_ whole: PredicateTerm, _ word: String, _ part: PredicateTerm) throws -> PredicateTerm {
        if case .either(let first, _) = whole.kind, case .attribute(let property, _) = first.kind, isText(property) {
            return .condition(try comparison(whole, word, part))
        }
        switch whole.kind {
        case .attribute(let property, _) where isText(property): break
        case .constant: break
        default: throw unsupported("a part of what is no text")
        }
        return .condition(try comparison(whole, word, part))
    }

    private func isText(_ property: ModelProperty) -> Bool {
        if case .attribute(let form) = property.kind { form.type == .stringAttributeType } else { false }
    }
}
