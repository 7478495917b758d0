/// A value that the configuration can give a rule.
public enum OptionValue: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral
{
    case integer(Int)
    case number(Double)
    case flag(Bool)
    case text(String)
    case texts([String])

    /// A value as code writes it.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// A value as code writes it.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// A value as code writes it.
    public init(booleanLiteral value: Bool) { self = .flag(value) }
    /// A value as code writes it.
    public init(stringLiteral value: String) { self = .text(value) }
    /// A value as code writes it.
    public init(arrayLiteral elements: String...) { self = .texts(elements) }

    /// What is expected where a value of this type stands, for messages.
    public var expectation: String {
        switch self {
        case .integer: "a whole number"
        case .number: "a number"
        case .flag: "true or false"
        case .text: "a text"
        case .texts: "a list of texts"
        }
    }

    /// The value as YAML would write it.
    public var description: String {
        switch self {
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .flag(let value): String(value)
        case .text(let value): "'\(value)'"
        case .texts(let values): "[" + values.map { "'\($0)'" }.joined(separator: ", ") + "]"
        }
    }
}

/// An option of an issue: its name in the configuration, its default, whose type is the option's, and what it means.
public struct IssueOption: Hashable, Sendable {
    /// The name: "threshold".
    public let name: String
    /// The value where the configuration says nothing.
    public let defaultValue: OptionValue
    /// What it means, in one line.
    public let summary: String

    /// Creates an option.
    public init(_ name: String, _ defaultValue: OptionValue, _ summary: String) {
        (self.name, self.defaultValue, self.summary) = (name, defaultValue, summary)
    }
}
