/// What a program of tests writes down for `sampan test`, which goes on from there after a test that ends the process: a line of JSON each.
public struct TestJournalEvent: Codable, Sendable {
    /// What happened.
    public enum Kind: String, Codable, Sendable {
        /// A test begins.
        case begin
        /// An expectation of the test that runs fails.
        case fail
        /// The test that runs ends.
        case end
        /// All tests have run.
        case all
    }

    /// The variable that names the file.
    public static let variable = "SAMPAN_TEST_JOURNAL"

    /// What happened.
    public var kind: Kind
    /// The test, as XCTest calls it: `Class.method`.
    public var test: String?
    /// What a failure says.
    public var message: String?
    /// The file of a failure.
    public var file: String?
    /// The line of a failure.
    public var line: Int?
    /// How long the test took, in seconds.
    public var seconds: Double?
    /// How many of its failures were no expectations.
    public var unexpected: Int?
    /// Whether the test was skipped.
    public var isSkipped: Bool?

    /// Creates an event.
    public init(
        _ kind: Kind, test: String? = nil, message: String? = nil, file: String? = nil, line: Int? = nil, seconds: Double? = nil,
        unexpected: Int? = nil, isSkipped: Bool? = nil
    ) {
        (self.kind, self.test, self.message, self.file, self.line) = (kind, test, message, file, line)
        (self.seconds, self.unexpected, self.isSkipped) = (seconds, unexpected, isSkipped)
    }
}
