import CTestEscape

/// What test cases derive from where a module has UI tests: lowering puts it in the place of `XCTestCase`, which does not end a test at its first
/// failure here.
open class SampanUITestCase: XCTestCase {
    private var goesOn = true
    private var isRecording = false

    /// Whether a test goes on after a failure. One that does not ends there, and is torn down.
    open override var continueAfterFailure: Bool {
        // XCTest itself would end the process.
        get { goesOn || isRecording }
        set { goesOn = newValue }
    }

    /// Whether each test runs once for each way in which the app may be shown: light and dark, upright and on its side. To begin with they do not.
    open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

    /// Runs the test, with what is around it.
    open override func invokeTest() {
        TestStop.begin()
        TestFailure.current = self
        ExpectedFailures.begin()
        defer {
            ExpectedFailures.end(self)
            TestStop.end()
            AttachmentStore.finish(self)
            InterruptionMonitors.removeAll()
            TestFailure.current = nil
        }
        super.invokeTest()
    }

    /// Notes a failure, and ends the test there if it is not to go on.
    open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        record(
            XCTIssue(
                type: expected ? .assertionFailure : .thrownError, compactDescription: description,
                sourceCodeContext: XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber))))
    }

    /// Notes an issue, and ends the test there if it is not to go on. One that was expected is told of, and no failure.
    ///
    /// See https://developer.apple.com/documentation/xctest/xctestcase/record(_:).
    open func record(_ issue: XCTIssue) {
        guard !TestStop.isStopped else { return }
        let place = issue.sourceCodeContext.place
        if let failure = ExpectedFailures.meet(issue) {
            let reason = failure.failureReason.map { " (\($0))" } ?? ""
            print("\(place.map { "\($0.path):\($0.line): " } ?? "")expected failure: \(name) : \(issue.compactDescription)\(reason)")
            return
        }
        for attachment in issue.attachments { AttachmentStore.add(attachment) }
        let isOfTest = [.assertionFailure, .performanceRegression, .unmatchedExpectedFailure].contains(issue.type)
        isRecording = true
        super.recordFailure(
            withDescription: issue.compactDescription, inFile: place?.path ?? "<unknown>", atLine: place?.line ?? 0, expected: isOfTest)
        isRecording = false
        if !goesOn { TestStop.stop() }
    }

    /// Runs a test's own code, which may end early. Called by the program that runs the tests.
    public static func run(_ body: @escaping () throws -> Void) throws {
        guard let test = TestFailure.current as? SampanUITestCase, type(of: test).runsForEachTargetApplicationUIConfiguration else {
            return try runOnce(body)
        }
        defer { LaunchLook.present = nil }
        for (number, look) in LaunchLook.all.enumerated() {
            LaunchLook.present = look
            // XCTest itself sets the first one up, and tears the last one down.
            if number > 0 {
                test.tearDown()
                try test.tearDownWithError()
                try test.setUpWithError()
                test.setUp()
            }
            try runOnce(body)
            if !test.goesOn, test.testRun?.totalFailureCount ?? 0 > 0 { return }
        }
    }

    private static func runOnce(_ body: @escaping () throws -> Void) throws {
        guard !TestStop.isStopped else { return TestStop.finishBody() }
        defer { TestStop.finishBody() }
        try TestStop.protect(body)
    }
}
