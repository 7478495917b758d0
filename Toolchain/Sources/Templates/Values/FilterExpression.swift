/// A variable and the filters after it: `name|default:"x"|uppercase`.
public struct FilterExpression: Resolvable {
    /// nil for filters alone.
    private let variable: Variable?
    private let filters: [(filter: Filter, arguments: [Variable])]

    /// Reads a variable and its filters.
    ///
    /// - Throws: `TemplateError` for a filter that is not known.
    public init(_ text: String, environment: Environment) throws {
        let bits = Self.bits(text)
        guard let first = bits.first else { throw TemplateError("Variable tags must include at least 1 argument") }
        variable = Variable(first)
        filters = try bits.dropFirst().map { try Self.step($0, environment) }
    }

    /// Reads filters that belong to no variable.
    init(filters text: String, environment: Environment) throws {
        variable = nil
        filters = try Self.bits(text).map { try Self.step($0, environment) }
    }

    /// The variable's value after all filters.
    public func resolve(_ context: Context) throws -> Any? { try apply(to: try variable?.resolve(context), context) }

    /// A value after all filters.
    func apply(to value: Any?, _ context: Context) throws -> Any? {
        try filters.reduce(value) { value, step in
            let arguments = try step.arguments.map { try $0.resolve(context) }
            return Value.unwrapped(try step.filter.apply(value, arguments, context))
        }
    }

    private static func bits(_ text: String) -> [String] {
        text.words(separatedBy: "|").map(\.withoutSpaces).filter { !$0.isEmpty }
    }

    /// A filter with its arguments: `join:", "`.
    private static func step(_ text: String, _ environment: Environment) throws -> (filter: Filter, arguments: [Variable]) {
        let parts = text.words(separatedBy: ":")
        let arguments = parts.count > 1 ? parts[1].words(separatedBy: ",").map { Variable($0.withoutSpaces) } : []
        return (try environment.filter(named: parts.first?.withoutSpaces ?? ""), arguments)
    }
}
