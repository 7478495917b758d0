/// What of the machine's files an app may reach.
public enum AppReach: Sendable {
    /// All that who runs it may.
    case everything
    /// What an app may on iOS, its bundle and its own data, and what lies at some paths.
    case own(besides: [String])
}
