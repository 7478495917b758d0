import Foundation

/// What came of one test.
public struct TestResult: Sendable {
    /// One of its failures.
    public struct Failure: Sendable {
        /// What it says.
        public var message: String
        /// The place in the sources, `path:line`, where that is known.
        public var place: String?
        /// More that is known, as the calls that led to a crash.
        public var details: String?
    }

    /// Its name, `Class.method`.
    public var name: String
    /// How long it took, in seconds.
    public var seconds = 0.0
    /// Its failures.
    public var failures: [Failure] = []
    /// How many of its failures are no assertion's: thrown errors, and ends of the program.
    public var unexpectedFailures = 0
    /// Whether it skipped itself.
    public var isSkipped = false
}

extension [TestResult] {
    /// The line that XCTest ends a run with.
    public var summary: String {
        func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
        let skipped = filter(\.isSkipped).count
        let failures = reduce(0) { $0 + $1.failures.count }
        let unexpected = reduce(0) { $0 + $1.unexpectedFailures }
        let seconds = String(format: "%.3f", reduce(0) { $0 + $1.seconds })
        return "Executed \(count(self.count, "test")), with \(skipped > 0 ? "\(count(skipped, "test")) skipped and " : "")"
            + "\(count(failures, "failure")) (\(unexpected) unexpected) in \(seconds) (\(seconds)) seconds"
    }
}
