/// Issues that belong together: "complexity". The configuration switches and adjusts them by set.
public struct RuleSet: Sendable {
    /// The name in configuration and reports.
    public let name: String
    /// The issues, as reports order them.
    public let issues: [Issue]

    /// Creates a set.
    public init(_ name: String, _ issues: [Issue]) { (self.name, self.issues) = (name, issues) }
}

/// The issues that a library of detectors has. A project's own detectors are handed over by a subclass.
open class IssueRegistry {
    /// The version of the detectors' API that this Sampan has.
    public static let currentAPI = 1

    /// Creates a registry.
    public init() {}

    /// The version of the API that the registry was written for.
    open var api: Int { IssueRegistry.currentAPI }

    /// The name of the set that the issues form in configuration and reports.
    open var name: String { "custom" }

    /// The issues.
    open var issues: [Issue] { [] }
}
