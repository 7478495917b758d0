/// Why an app does not start, as the command's output tells it.
enum FailureReason: Equatable, CustomStringConvertible {
    /// It imports modules that are not there.
    case modules([String])
    /// It uses names that are not there.
    case names([String])
    /// Something else, in the words of the first error, or the last of the output's lines.
    case other(String)

    /// The modules that are missing; else the names that are; else the first error.
    init(in output: String) {
        func names(_ pattern: Regex<(Substring, Substring)>) -> [String] {
            output.matches(of: pattern).reduce(into: []) { if !$0.contains(String($1.1)) { $0.append(String($1.1)) } }
        }
        let modules = names(#/no such module '([^']+)'/#)
        let missing =
            names(#/error: cannot find (?:type )?'([^']+)'/#) + names(#/error: .* has no member '([^']+)'/#)
            + names(#/error: unknown attribute '([^']+)'/#)
        let lines = output.split(separator: "\n")
        if !modules.isEmpty {
            self = .modules(modules)
        } else if !missing.isEmpty {
            self = .names(missing)
        } else if let error = lines.first(where: { $0.contains("error: ") }), let message = error.ranges(of: "error: ").first {
            self = .other(String(error[message.upperBound...]))
        } else {
            self = .other(lines.last.map { String($0) } ?? "it said nothing")
        }
    }

    var description: String {
        switch self {
        case .modules(let modules): "no module " + modules.joined(separator: ", ")
        case .names(let names): "no " + names.prefix(4).joined(separator: ", ")
        case .other(let words): words
        }
    }

    /// What apps are counted by.
    var kind: String {
        switch self {
        case .modules(let modules): "the module \(modules[0]) is missing"
        case .names: "names are missing in modules that are there"
        case .other(let words): words
        }
    }
}
