import Foundation

/// A failure that a test expects.
final class Expectation {
    let reason: String?
    let options: XCTExpectedFailure.Options
    let location: XCTSourceCodeLocation
    fileprivate let thread = pthread_self()
    /// Whether it ends with a closure, and not with the test.
    fileprivate(set) var isOfClosure = false
    fileprivate(set) var hasCome = false

    init(_ reason: String?, _ options: XCTExpectedFailure.Options, _ path: String, _ line: UInt) {
        (self.reason, self.options) = (reason, options)
        location = XCTSourceCodeLocation(filePath: path, lineNumber: Int(line))
    }

    /// What is the matter if it has not come; `nil` if nothing is.
    fileprivate var absence: XCTIssue? {
        guard !hasCome, options.isStrict else { return nil }
        return XCTIssue(
            type: .unmatchedExpectedFailure,
            compactDescription: "Expected failure\(reason.map { " '\($0)'" } ?? "") but none recorded",
            sourceCodeContext: XCTSourceCodeContext(location: location))
    }
}

/// The failures that the test that runs expects: the last one that was expected is the first one to be asked. One that was expected on the
/// thread of the test is met by failures on any thread, another one by those on its own.
enum ExpectedFailures {
    private nonisolated(unsafe) static var expected: [Expectation] = []
    private nonisolated(unsafe) static var came: [XCTExpectedFailure] = []
    private nonisolated(unsafe) static var testsThread: pthread_t?
    private static let lock = NSLock()

    /// Those that came in the test that ran last.
    static var all: [XCTExpectedFailure] { lock.withLock { came } }

    /// A test begins.
    static func begin() { lock.withLock { (expected, came, testsThread) = ([], [], pthread_self()) } }

    /// A test ends: it fails where something has not come. What a closure expected that was left early is of no concern.
    static func end(_ test: SampanUITestCase) {
        let left = lock.withLock {
            defer { expected = [] }
            return expected
        }
        for issue in left.filter({ !$0.isOfClosure }).compactMap(\.absence) { test.record(issue) }
    }

    /// Expects a failure until the test ends.
    static func expect(_ expectation: Expectation) {
        guard expectation.options.isEnabled, test(expectation) != nil else { return }
        lock.withLock { expected.append(expectation) }
    }

    /// Expects a failure while a closure runs.
    static func during<R>(_ expectation: Expectation, _ closure: () throws -> R) rethrows -> R {
        guard expectation.options.isEnabled, let test = test(expectation) else { return try closure() }
        expectation.isOfClosure = true
        lock.withLock { expected.append(expectation) }
        defer {
            lock.withLock { expected.removeAll { $0 === expectation } }
            if let issue = expectation.absence { test.record(issue) }
        }
        return try closure()
    }

    /// The test that expects it. Where there is none that can, that is a failure.
    private static func test(_ expectation: Expectation) -> SampanUITestCase? {
        if let test = TestFailure.current as? SampanUITestCase { return test }
        XCTFail(
            "\(expectation.location.fileURL.path):\(expectation.location.lineNumber): XCTExpectFailure is for tests whose class derives from XCTestCase in a module that calls it"
        )
        return nil
    }

    /// Whether an issue was expected.
    static func meet(_ issue: XCTIssue) -> XCTExpectedFailure? {
        let asked = lock.withLock {
            expected.reversed().filter { one in
                testsThread.map { pthread_equal(one.thread, $0) != 0 } ?? false || pthread_equal(one.thread, pthread_self()) != 0
            }
        }
        // What matchers do may fail, too.
        guard let met = asked.first(where: { $0.options.issueMatcher(issue) }) else { return nil }
        let failure = XCTExpectedFailure(met.reason, issue)
        lock.withLock {
            met.hasCome = true
            came.append(failure)
        }
        return failure
    }
}
