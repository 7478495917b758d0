/// What kind of problem an issue is.
public struct Category: Hashable, Codable, Sendable {
    /// The name as reports show it.
    public let name: String

    /// Creates a category of its own.
    public init(_ name: String) { self.name = name }

    public static let correctness = Category("Correctness")
    public static let security = Category("Security")
    public static let performance = Category("Performance")
    public static let usability = Category("Usability")
    public static let accessibility = Category("Accessibility")
    public static let internationalization = Category("Internationalization")
    public static let compliance = Category("Compliance")
    public static let complexity = Category("Complexity")
    public static let comments = Category("Comments")
    public static let naming = Category("Naming")
    public static let style = Category("Style")
    public static let errorHandling = Category("Error handling")
    public static let memory = Category("Memory")
    public static let concurrency = Category("Concurrency")
    public static let unusedCode = Category("Unused code")
}
