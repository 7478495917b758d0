/// How bad a finding is, as Android Lint's severities are.
public enum Severity: String, CaseIterable, Codable, Sendable, Comparable {
    /// The app cannot work; a run with such a finding fails.
    case fatal
    /// A mistake; a run with such a finding fails.
    case error
    /// Probably a mistake.
    case warning
    /// Worth knowing.
    case informational
    /// Not reported.
    case ignore

    /// How much it weighs: fatal the most.
    private var rank: Int {
        switch self {
        case .fatal: 4
        case .error: 3
        case .warning: 2
        case .informational: 1
        case .ignore: 0
        }
    }

    /// Orders by weight: `.ignore` is the least.
    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    /// The word as Android Lint writes it in its reports: "Error".
    public var title: String {
        switch self {
        case .fatal: "Fatal"
        case .error: "Error"
        case .warning: "Warning"
        case .informational: "Information"
        case .ignore: "Ignore"
        }
    }
}
