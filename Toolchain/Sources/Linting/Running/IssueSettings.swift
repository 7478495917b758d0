/// What the configuration says of an issue.
public struct IssueSettings: Sendable {
    /// Whether it is looked for.
    public var isActive: Bool
    /// How bad it is.
    public var severity: Severity
    /// The options' values, all of them.
    public var options: [String: OptionValue]
    /// The paths in which it is looked for; everywhere if there are none.
    public var includes: [PathPattern] = []
    /// The paths in which it is not looked for.
    public var excludes: [PathPattern] = []

    /// The settings of an issue that the configuration does not mention.
    public init(_ issue: Issue) {
        isActive = issue.isEnabledByDefault
        severity = issue.severity
        options = Dictionary(issue.options.map { ($0.name, $0.defaultValue) }) { $1 }
    }

    /// Whether findings in a file are reported.
    public func applies(to path: String) -> Bool {
        (includes.isEmpty || includes.contains { $0.matches(path) }) && !excludes.contains { $0.matches(path) }
    }

    /// A whole number; 0 where the issue has no such option.
    public func int(_ name: String) -> Int {
        switch options[name] {
        case .integer(let value): value
        case .number(let value): Int(value.clamped)
        default: 0
        }
    }

    /// A number; 0 where the issue has no such option.
    public func double(_ name: String) -> Double {
        switch options[name] {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: 0
        }
    }

    /// A truth; false where the issue has no such option.
    public func bool(_ name: String) -> Bool { if case .flag(let value) = options[name] { value } else { false } }

    /// A text; empty where the issue has no such option.
    public func string(_ name: String) -> String { if case .text(let value) = options[name] { value } else { "" } }

    /// A list of texts.
    public func strings(_ name: String) -> [String] {
        switch options[name] {
        case .texts(let values): values
        case .text(let value): [value]
        default: []
        }
    }
}

extension Double {
    /// The number within what an `Int` can hold for certain.
    fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e15), 1e15) }
}
