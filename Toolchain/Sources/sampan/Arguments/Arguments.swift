/// What was typed after a command's name, sorted out by the command's options.
struct Arguments {
    /// The words that are no options.
    private(set) var operands: [String] = []
    /// What stands after `--`: the app's own arguments.
    private(set) var passedOn: [String] = []
    private var values: [String: [String]] = [:]

    /// Sorts out the words. Throws `UsageError` for an option that is not there, lacks its value, or has one that is not allowed.
    init(_ words: [String], options: [OptionSpec]) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                passedOn = Array(rest)
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] || $0.short == parts[0] }) else {
                throw UsageError(description: "unknown option \"\(parts[0])\"")
            }
            guard option.value != nil else {
                guard parts.count == 1 else { throw UsageError(description: "\"\(option.name)\" takes no value") }
                values[option.name] = []
                continue
            }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                throw UsageError(description: "\"\(option.name)\" needs a value: \(option.name) \(option.value ?? "")")
            }
            guard option.choices.isEmpty || option.choices.contains(value) else {
                throw UsageError(
                    description: "\"\(value)\" is no value of \"\(option.name)\": use \(option.choices.joined(separator: " or "))")
            }
            values[option.name, default: []].append(value)
        }
    }

    /// The options that were given.
    var given: [String] { values.keys.sorted() }

    /// Whether an option was given.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option, the last if it was given several times.
    subscript(name: String) -> String? { values[name]?.last }

    /// All values of an option, as it was given.
    func all(_ name: String) -> [String] { values[name] ?? [] }

    /// The value of an option that is a number of seconds.
    func seconds(_ name: String) throws -> Double? {
        guard let text = self[name] else { return nil }
        guard let value = Double(text), value > 0, value.isFinite else {
            throw UsageError(description: "\"\(text)\" is no value of \"\(name)\": use a number of seconds")
        }
        return value
    }

    /// The value of an option that is a number of things.
    func count(_ name: String) throws -> Int? {
        guard let text = self[name] else { return nil }
        guard let value = Int(text), value > 0, value < 1 << 40 else {
            throw UsageError(description: "\"\(text)\" is no value of \"\(name)\": use a number from 1 on")
        }
        return value
    }

    /// The only operand, or what stands for it where none is given.
    func operand(default standard: String) throws -> String {
        guard operands.count <= 1 else { throw UsageError(description: "unexpected \"\(operands[1])\"") }
        return operands.first ?? standard
    }

    /// Throws if there are operands.
    func expectNoOperands() throws {
        if let first = operands.first { throw UsageError(description: "unexpected \"\(first)\"") }
    }
}
