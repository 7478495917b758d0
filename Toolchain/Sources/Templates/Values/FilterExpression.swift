/// A variable and the filters after it: `name|default:"x"|uppercase`.
public struct FilterExpression: Resolvable {
    private let variable: Variable
    private let filters: [(filter: Filter, arguments: [Variable])]

    /// Reads a variable and its filters.
    ///
    /// - Throws: `TemplateError` for a filter that is not known.
    public init(_ text: String, environment: Environment) throws {
        let bits = text.words(separatedBy: "|").map(\.withoutSpaces)
        guard let first = bits.first else { throw TemplateError("Variable tags must include at least 1 argument") }
        variable = Variable(first)
        filters = try bits.dropFirst().filter { !$0.isEmpty }.map { bit in
            let parts = bit.words(separatedBy: ":")
            let arguments = parts.count > 1 ? parts[1].words(separatedBy: ",").map { Variable($0.withoutSpaces) } : []
            return (try environment.filter(named: parts.first?.withoutSpaces ?? ""), arguments)
        }
    }

    /// The variable's value after all filters.
    public func resolve(_ context: Context) throws -> Any? {
        try filters.reduce(try variable.resolve(context)) { value, step in
            let arguments = try step.arguments.map { try $0.resolve(context) }
            return Value.unwrapped(try step.filter.apply(value, arguments, context))
        }
    }
}
