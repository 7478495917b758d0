/// What a detector has to see to find an issue.
public struct Scope: OptionSet, Hashable, Sendable {
    /// The scopes as bits.
    public let rawValue: Int

    /// Creates scopes of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One Swift file at a time.
    public static let swiftFile = Scope(rawValue: 1)
    /// Storyboards and xibs.
    public static let interfaceFile = Scope(rawValue: 2)
    /// Asset catalogs.
    public static let catalog = Scope(rawValue: 4)
    /// Tables of texts.
    public static let stringsFile = Scope(rawValue: 8)
    /// Property lists.
    public static let propertyList = Scope(rawValue: 16)
    /// The whole project.
    public static let project = Scope(rawValue: 32)
}

/// Which class finds an issue, and what it has to see.
public struct Implementation: Sendable {
    /// The class, made anew for each thread that lints.
    public let detector: Detector.Type
    /// What it looks at.
    public let scopes: Scope

    /// Creates an implementation.
    public init(_ detector: Detector.Type, _ scopes: Scope) { (self.detector, self.scopes) = (detector, scopes) }
}
