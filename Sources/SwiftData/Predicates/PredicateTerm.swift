import CoreData

/// A part of a predicate, in the words of Core Data's formats.
struct PredicateTerm {
    indirect enum Kind {
        /// A model, or none.
        case model(ModelType)
        /// What a model is known by.
        case identifier
        /// A stored value.
        case attribute(ModelProperty, isRaw: Bool)
        /// The models of a relationship to many; `condition` holds for those that are meant, in which `$variable` is one of them.
        case models(ModelType, variable: String?)
        /// A value that is no property's.
        case constant(Any?)
        /// A value that is worked out.
        case computed
        /// Something that holds or not. `isThere` says when there is an answer at all.
        case condition(isThere: Text?)
        /// The first value, or where there is none the second.
        case either(PredicateTerm, PredicateTerm)
        /// The second value if the first term holds, otherwise the third.
        case conditional(PredicateTerm, PredicateTerm, PredicateTerm)
        /// From one value to another.
        case range(lower: PredicateTerm?, upper: PredicateTerm?, isClosed: Bool)
        /// How two texts compare.
        case textComparison(PredicateTerm, PredicateTerm, options: String)
    }

    /// A format with its arguments.
    struct Text {
        var format: String
        var arguments: [Any] = []

        static func + (left: Text, right: Text) -> Text {
            Text(format: left.format + right.format, arguments: left.arguments + right.arguments)
        }
        static func + (left: Text, right: String) -> Text { Text(format: left.format + right, arguments: left.arguments) }
        static func + (left: String, right: Text) -> Text { Text(format: left + right.format, arguments: right.arguments) }

        static func joined(_ parts: [Text], _ word: String, empty: String) -> Text {
            guard let first = parts.first else { return Text(format: empty) }
            return parts.dropFirst().reduce("(" + first) { $0 + " \(word) " + $1 } + ")"
        }
    }

    var text: Text
    var kind: Kind

    static func constant(_ value: Any?) -> PredicateTerm { PredicateTerm(text: Text(format: ""), kind: .constant(value)) }
    static func condition(_ text: Text, isThere: Text? = nil) -> PredicateTerm {
        PredicateTerm(text: text, kind: .condition(isThere: isThere))
    }

    /// A path that goes on from this one.
    func path(_ key: String) -> Text {
        Text(format: text.format == "SELF" ? "#\(key)" : text.format + ".#\(key)", arguments: text.arguments)
    }
}

/// Makes one of Core Data's predicates of Swift's.
final class PredicateTranslation {
    let context: ModelContext
    var variables: [PredicateExpressions.VariableID: PredicateTerm] = [:]
    private var count = 0

    private init(_ context: ModelContext) { self.context = context }

    /// - Throws: `SwiftDataError.unsupportedPredicate` for what the store cannot be asked.
    static func predicate<T: PersistentModel>(_ predicate: Predicate<T>, _ type: ModelType, _ context: ModelContext) throws
        -> SampanFoundation.NSPredicate
    {
        let translation = PredicateTranslation(context)
        translation.variables[predicate.variable.key] = PredicateTerm(text: .init(format: "SELF"), kind: .model(type))
        let text = try translation.condition(translation.term(predicate.expression))
        return SampanFoundation.NSPredicate(format: text.format, argumentArray: text.arguments)
    }

    func unsupported(_ what: String) -> SwiftDataError { .unsupportedPredicate.because(what) }

    func term(_ expression: any PredicateExpression) throws -> PredicateTerm {
        guard let expression = expression as? any TranslatableExpression else {
            // What has no variable in it is a value.
            if let value = Self.value(of: expression) { return .constant(value) }
            throw unsupported("\(type(of: expression))")
        }
        return try expression.term(in: self)
    }

    private static func value<E: PredicateExpression>(of expression: E) -> Any? { try? expression.evaluate(PredicateBindings()) }

    /// A name that no other variable has.
    func newVariable() -> String {
        count += 1
        return "v\(String(repeating: "x", count: count))"
    }

    // MARK: Conditions

    /// A term as a condition.
    func condition(_ term: PredicateTerm) throws -> PredicateTerm.Text {
        switch term.kind {
        case .condition: return term.text
        case .constant(let value):
            guard let holds = value.flatMap(unwrapped) as? Bool else { return .init(format: "FALSEPREDICATE") }
            return .init(format: holds ? "TRUEPREDICATE" : "FALSEPREDICATE")
        case .attribute: return try comparison(term, "==", .constant(true))
        case .either(let first, let second):
            let there = try isThere(first)
            return .joined(
                [
                    .joined([there, try condition(first)], "AND", empty: ""),
                    .joined(["NOT " + there, try condition(second)], "AND", empty: ""),
                ], "OR", empty: "")
        case .conditional(let test, let yes, let no):
            let test = try condition(test)
            return .joined(
                [
                    .joined([test, try condition(yes)], "AND", empty: ""),
                    .joined(["(NOT " + test + ")", try condition(no)], "AND", empty: ""),
                ],
                "OR", empty: "")
        default: throw unsupported("what neither holds nor does not")
        }
    }

    /// Whether a term has a value.
    private func isThere(_ term: PredicateTerm) throws -> PredicateTerm.Text {
        switch term.kind {
        case .condition(let isThere): return isThere.map { "(" + $0 + ")" } ?? .init(format: "(TRUEPREDICATE)")
        case .constant(let value): return .init(format: value.flatMap(unwrapped) == nil ? "(FALSEPREDICATE)" : "(TRUEPREDICATE)")
        case .model, .attribute, .computed: return "(" + term.text + " != nil)"
        default: throw unsupported("a value that may be nil")
        }
    }

    // MARK: Comparisons

    /// Two terms with an operator between them.
    func comparison(_ left: PredicateTerm, _ sign: String, _ right: PredicateTerm) throws -> PredicateTerm.Text {
        switch (left.kind, right.kind) {
        case (.either(let first, let second), _):
            let there = try isThere(first)
            return .joined(
                [
                    .joined([there, try comparison(first, sign, right)], "AND", empty: ""),
                    .joined(["(NOT " + there + ")", try comparison(second, sign, right)], "AND", empty: ""),
                ], "OR", empty: "")
        case (.conditional(let test, let yes, let no), _):
            let test = try condition(test)
            return .joined(
                [
                    .joined([test, try comparison(yes, sign, right)], "AND", empty: ""),
                    .joined(["(NOT " + test + ")", try comparison(no, sign, right)], "AND", empty: ""),
                ], "OR", empty: "")
        case (_, .either), (_, .conditional): return try comparison(right, Self.turned[sign] ?? sign, left)
        case (.constant(let left), .constant(let right)):
            let sides = [Self.argument(left), Self.argument(right)]
            let holds = SampanFoundation.NSPredicate(format: "%@ \(sign) %@", argumentArray: sides).evaluate(with: nil)
            return .init(format: holds ? "TRUEPREDICATE" : "FALSEPREDICATE")
        case (.condition(let isThere), .constant(let value)):
            guard sign == "==" || sign == "!=" else { throw unsupported("an order of what holds or not") }
            guard let wanted = value.flatMap(unwrapped) as? Bool else {
                let there = isThere ?? .init(format: "TRUEPREDICATE")
                return sign == "==" ? "(NOT (" + there + "))" : "(" + there + ")"
            }
            if sign == "==" {
                if wanted { return left.text }
                return .joined([isThere, "(NOT " + left.text + ")"].compactMap(\.self), "AND", empty: "")
            }
            if wanted { return "(NOT " + left.text + ")" }
            return .joined([isThere.map { "(NOT (" + $0 + "))" }, left.text].compactMap(\.self), "OR", empty: "")
        case (.constant, .condition): return try comparison(right, sign, left)
        case (.textComparison(let first, let second, let options), .constant(let value)):
            guard let result = value as? ComparisonResult, result == .orderedSame || !options.contains("d") else {
                throw unsupported("an order of texts")
            }
            let order = [ComparisonResult.orderedAscending: "<", .orderedDescending: ">"][result] ?? "=="
            guard sign == "==" || order == "==" else { throw unsupported("an order of texts") }
            return try comparison(first, (sign == "==" ? order : sign) + options, second)
        default:
            return .joined([try operand(left, beside: right) + " \(sign) " + operand(right, beside: left)], "", empty: "")
        }
    }

    private static let turned = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

    /// A term as one side of a comparison.
    func operand(_ term: PredicateTerm, beside other: PredicateTerm) throws -> PredicateTerm.Text {
        switch term.kind {
        case .model, .identifier, .computed: return term.text
        case .attribute(let property, _):
            guard case .attribute(let form) = property.kind, !form.isArchived, form.type != .transformableAttributeType else {
                if case .constant(let value) = other.kind, value.flatMap(unwrapped) == nil { return term.text }
                throw unsupported("what is in \(property.name)")
            }
            return term.text
        case .constant(let value):
            guard let value = value.flatMap(unwrapped) else { return .init(format: "nil") }
            return .init(format: "%@", arguments: [try constant(value, like: other)])
        default: throw unsupported("a comparison of what cannot be compared")
        }
    }

    /// A value as the store keeps it, where it is held against a property.
    func constant(_ value: Any, like other: PredicateTerm) throws -> Any {
        switch (value, other.kind) {
        case (let identifier as PersistentIdentifier, _):
            guard let id = context.id(identifier) else { return NSNull() }
            return context.managed.object(with: id)
        case (let model as any PersistentModel, _): return model.state.object ?? NSNull()
        case (_, .attribute(let property, let isRaw)):
            guard case .attribute(let form) = property.kind else { break }
            if isRaw { break }
            if let stored = form.stored(value) { return stored }
        default: break
        }
        return Self.argument(value)
    }

    /// A value as a format's argument.
    static func argument(_ value: Any?) -> Any {
        guard let value = value.flatMap(unwrapped) else { return NSNull() }
        if let form = AttributeForm.plain(type(of: value)), let stored = form.stored(value) { return stored }
        if let character = value as? Character { return String(character) }
        if let raw = value as? any RawRepresentable { return argument(raw.rawValue) }
        return value
    }
}

/// An expression that a store can be asked.
protocol TranslatableExpression {
    func term(in translation: PredicateTranslation) throws -> PredicateTerm
}
