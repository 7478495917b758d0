/// One option that a command takes.
struct OptionSpec {
    /// The long form: "--host".
    var name: String
    /// The short form: "-v".
    var short: String?
    /// What stands for the value in the help, or `nil` for an option without one: "FILE".
    var value: String?
    /// The values allowed, or empty for any.
    var choices: [String] = []
    /// One line of help.
    var help: String
}

/// What was typed wrongly. The program says it and exits with 64.
struct UsageError: Error, CustomStringConvertible {
    var description: String
}
