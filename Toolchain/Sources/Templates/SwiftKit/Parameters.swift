/// The parameters that are given to a template: `--param a.b=c`.
public enum Parameters {
    /// What is wrong with a parameter.
    public enum Failure: Error, Equatable, CustomStringConvertible {
        /// It is neither `key=value` nor a key.
        case syntax(String)
        /// The key has something in it that is no letter, digit or dot, or two dots in a row.
        case key(String, parameter: String)
        /// The key has a value already that it cannot have beside this one.
        case structure(key: String, parameter: String)

        /// What is wrong, and what would be right.
        public var description: String {
            switch self {
            case .syntax(let parameter): "'\(parameter)' is no parameter: expected name=value or name, of letters and digits"
            case .key(let key, let parameter):
                "'\(key)' in the parameter '\(parameter)' is no name: expected letters and digits, with dots between"
            case .structure(let key, let parameter): "The parameter '\(parameter)' does not go with an earlier one of the name '\(key)'"
            }
        }
    }

    /// The values that parameters stand for.
    ///
    /// `a=1` is a text, `a` is true, `a.b=1` is in a table, `a=1` and `a=2` are a list.
    public static func parse(_ parameters: [String]) throws -> [String: Any] {
        try parameters.reduce(into: [:]) { values, parameter in
            let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            if parts.count == 1, name.isEmpty || !name.allSatisfy({ $0 == "." || $0.isLetter || $0.isNumber }) {
                throw Failure.syntax(parameter)
            }
            try insert(
                parts.count == 1 ? true : String(parts[1]), name.split(separator: ".", omittingEmptySubsequences: false)[...], parameter,
                &values)
        }
    }

    /// The parameters that values stand for: what `parse(_:)` reads them from.
    public static func flatten(_ values: [String: Any]) -> [String] {
        flatten(values, prefix: "")
    }

    private static func insert(_ value: Any, _ path: ArraySlice<Substring>, _ parameter: String, _ values: inout [String: Any]) throws {
        guard let first = path.first, !first.isEmpty, first.allSatisfy({ $0.isLetter || $0.isNumber }), path.count < 100 else {
            throw Failure.key(path.joined(separator: "."), parameter: parameter)
        }
        let key = String(first)
        let old = values[key]
        if path.count > 1 {
            guard var table = (old ?? [String: Any]()) as? [String: Any] else { throw Failure.structure(key: key, parameter: parameter) }
            try insert(value, path.dropFirst(), parameter, &table)
            values[key] = table
            return
        }
        switch old {
        case nil: values[key] = value
        case let text as String: values[key] = [text, value]
        case let list as [Any]: values[key] = list + [value]
        default: throw Failure.structure(key: key, parameter: parameter)
        }
    }

    private static func flatten(_ value: Any, prefix: String) -> [String] {
        switch value {
        case let table as [String: Any]:
            table.sorted { $0.key < $1.key }.flatMap { flatten($0.value, prefix: prefix.isEmpty ? $0.key : "\(prefix).\($0.key)") }
        case let list as [Any]: list.flatMap { flatten($0, prefix: prefix) }
        case let flag as Bool: flag ? [prefix] : []
        default: ["\(prefix)=\(Value.text(value))"]
        }
    }

    /// The variables of a template, with `param` for its parameters and `env` for the process's environment.
    public static func enrich(_ variables: [String: Any], parameters: [String: Any], environment: [String: String]) -> [String: Any] {
        variables.merging(["param": parameters, "env": environment]) { $1 }
    }

    /// The variables of a template, with `param` for its parameters, as they are given on a command line, and `env` for the process's
    /// environment.
    public static func enrich(_ variables: [String: Any], parameters: [String], environment: [String: String]) throws -> [String: Any] {
        enrich(variables, parameters: try parse(parameters), environment: environment)
    }
}
