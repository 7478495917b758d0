/// What whoever builds a project lets its scripts do.
public struct ScriptPolicy: Sendable {
    /// Whether scripts are run that were not allowed before.
    public var allowsNew: Bool
    /// What they may reach besides what a build is about.
    public var reach: AppReach
    /// The program whose `generate` scripts find as `swiftgen` in `PATH`, if they are to find one.
    public var generator: String?

    /// Creates a policy. By default scripts are run that were allowed before, and reach what the build is about.
    public init(allowsNew: Bool = false, reach: AppReach = .own(besides: [])) { (self.allowsNew, self.reach) = (allowsNew, reach) }
}
