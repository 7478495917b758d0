/// A subcommand of `sampan`.
protocol Subcommand {
    /// What is typed: "run".
    static var name: String { get }
    /// The operands, as the help shows them: "PROJECT".
    static var operands: String { get }
    /// One line of help.
    static var summary: String { get }
    /// Further lines of help.
    static var details: String { get }
    /// The options.
    static var options: [OptionSpec] { get }
    /// Whether what it starts ends with it: all but what is started for somebody else.
    static var isGuarded: Bool { get }
    /// How many seconds it may take to end when it is told to, as by Ctrl-C: none, but for what has something to write then.
    static var timeToEnd: Double { get }
    /// Does the work; returns the exit code. Throws `UsageError` for what was typed wrongly.
    static func run(_ arguments: Arguments) throws -> Int32
}

extension Subcommand {
    /// It does.
    static var isGuarded: Bool { true }

    /// None.
    static var timeToEnd: Double { 0 }

    /// The text of `sampan NAME --help`.
    static var help: String {
        var text = "\(summary)\n\nUsage: sampan \(name)"
        if !options.isEmpty { text += " [options]" }
        if !operands.isEmpty { text += " \(operands)" }
        text += "\n"
        if !details.isEmpty { text += "\n\(details)\n" }
        let all = options + [Program.helpOption]
        let heads = all.map { option in
            [option.short, option.name].compactMap { $0 }.joined(separator: ", ") + (option.value.map { " \($0)" } ?? "")
        }
        let width = (heads.map(\.count).max() ?? 0) + 2
        text += "\nOptions:\n"
        for (head, option) in zip(heads, all) {
            text += "  \(head)\(String(repeating: " ", count: width - head.count))\(option.help)\n"
        }
        return text
    }
}
