/// What was typed wrongly.
package struct CommandFault: Error, CustomStringConvertible {
    package let description: String
}

/// What was typed after a command's name, sorted out by the options that the command takes.
struct CommandWords {
    /// An option.
    struct Option: Sendable {
        /// The long form: "--config".
        let name: String
        /// The short form: "-c".
        var short: String?
        /// What stands for the value in the help; `nil` for an option without one.
        var value: String?
        /// One line of help; `nil` for an option that is kept for old scripts.
        var help: String?
        /// Whether "true" or "false" may follow.
        var mayBeSaid = false
    }

    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// - Throws: `CommandFault` for an option that is not there or lacks its value.
    init(_ words: [String], _ options: [Option]) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] || $0.short == parts[0] }) else {
                throw CommandFault(description: "Unknown option '\(parts[0])'")
            }
            guard let value = option.value else {
                if option.mayBeSaid {
                    let given = parts.count == 2 ? parts[1] : ["true", "false"].contains(rest.first) ? rest.removeFirst() : "true"
                    if given == "true" { values[option.name, default: []].append("") }
                    continue
                }
                guard parts.count == 1 else { throw CommandFault(description: "The option '\(parts[0])' does not take any value") }
                values[option.name, default: []].append("")
                continue
            }
            guard let given = parts.count == 2 ? parts[1] : rest.popFirst() else {
                throw CommandFault(description: "Missing value for '\(parts[0]) <\(value)>'")
            }
            values[option.name, default: []].append(given)
        }
    }

    /// Whether an option was given.
    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The last value of an option.
    subscript(option: Option) -> String? { values[option.name]?.last }

    /// All values of an option, as they were given.
    func all(_ option: Option) -> [String] { values[option.name] ?? [] }

    /// - Throws: `CommandFault` if there are operands.
    func expectNoOperands() throws {
        if let first = operands.first { throw CommandFault(description: "Unexpected argument '\(first)'") }
    }
}
