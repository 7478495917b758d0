/// What kind of problem an issue is.
public struct Category: Hashable, Codable, Sendable {
    /// The name as reports show it.
    public let name: String

    /// Creates a category of its own.
    public init(_ name: String) { self.name = name }

    /// Correctness.
    public static let correctness = Category("Correctness")
    /// Security.
    public static let security = Category("Security")
    /// Performance.
    public static let performance = Category("Performance")
    /// Usability.
    public static let usability = Category("Usability")
    /// Accessibility.
    public static let accessibility = Category("Accessibility")
    /// Internationalization.
    public static let internationalization = Category("Internationalization")
    /// Compliance.
    public static let compliance = Category("Compliance")
    /// Complexity.
    public static let complexity = Category("Complexity")
    /// Comments.
    public static let comments = Category("Comments")
    /// Naming.
    public static let naming = Category("Naming")
    /// Style.
    public static let style = Category("Style")
    /// Error handling.
    public static let errorHandling = Category("Error handling")
    /// Memory.
    public static let memory = Category("Memory")
    /// Concurrency.
    public static let concurrency = Category("Concurrency")
    /// Unused code.
    public static let unusedCode = Category("Unused code")
}
