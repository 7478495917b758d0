import Foundation
import Testing

@testable import XCUIAutomation

/// Failures that tests expect.
@Suite(.serialized) struct ExpectedFailureTests {
    private final class Sample: SampanUITestCase {
        nonisolated(unsafe) static var recorded: [XCTIssue] = []

        override func record(_ issue: XCTIssue) {
            Self.recorded.append(issue)
            super.record(issue)
        }
    }

    private struct Refused: Error {}

    /// Runs a test, and returns how often it failed.
    private func failures(_ body: @escaping () throws -> Void) async -> Int {
        nonisolated(unsafe) let body = body
        // XCTest waits on the test's thread for tasks.
        return await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                Sample.recorded = []
                let test = Sample(name: "test") { _ in try body() }
                test.run()
                continuation.resume(returning: test.testRun?.totalFailureCount ?? -1)
            }
        }
    }

    @Test func aFailureThatIsExpectedDoesNotCount() async {
        #expect(await failures { XCTExpectFailure("It is known") { XCTFail("a") } } == 0)
        #expect(ExpectedFailures.all.map(\.failureReason) == ["It is known"])
        #expect(ExpectedFailures.all.first?.issue.compactDescription.contains("a") == true)
        #expect(await failures { XCTExpectFailure { XCTAssertEqual(1, 2) } } == 0)
        #expect(ExpectedFailures.all.first?.issue.type == .assertionFailure)
        // What comes after the closure counts.
        #expect(
            await failures {
                XCTExpectFailure { XCTFail("a") }
                XCTFail("b")
            } == 1)
    }

    @Test func aFailureThatDoesNotComeIsOneUnlessItMayStayAway() async {
        #expect(await failures { XCTExpectFailure("It is known") {} } == 1)
        #expect(Sample.recorded.map(\.type) == [.unmatchedExpectedFailure])
        #expect(Sample.recorded.first?.sourceCodeContext.location?.fileURL.lastPathComponent == "ExpectedFailureTests.swift")
        #expect(await failures { XCTExpectFailure("It comes and goes", options: .nonStrict()) {} } == 0)
        #expect(await failures { XCTExpectFailure("It comes and goes", strict: false) {} } == 0)
        #expect(await failures { XCTExpectFailure() } == 1)
        #expect(await failures { XCTExpectFailure(options: .nonStrict()) } == 0)
    }

    @Test func untilTheEndOfTheTestAllFailuresAreExpected() async {
        #expect(
            await failures {
                XCTFail("before")
                XCTExpectFailure("It is known")
                XCTFail("a")
                XCTFail("b")
            } == 1)
        #expect(ExpectedFailures.all.count == 2)
        // The next test expects nothing.
        #expect(await failures { XCTFail("a") } == 1)
    }

    @Test func onlyWhatMatchesIsExpected() async {
        let failing = {
            XCTFail("known")
            XCTFail("new")
        }
        let options = XCTExpectedFailure.Options()
        options.issueMatcher = { $0.compactDescription.contains("known") }
        nonisolated(unsafe) let known = options
        #expect(await failures { XCTExpectFailure("It is known", options: known, failingBlock: failing) } == 1)
        #expect(
            await failures {
                XCTExpectFailure { $0.compactDescription.contains("new") }
                failing()
            } == 1)
        #expect(
            await failures {
                XCTExpectFailure("It is known", strict: true, failingBlock: failing) { $0.compactDescription.contains("other") }
            } == 3)
    }

    @Test func theInnermostIsAskedFirst() async {
        #expect(
            await failures {
                XCTExpectFailure("outer", options: .nonStrict()) { XCTExpectFailure("inner") { XCTFail("a") } }
            } == 0)
        #expect(ExpectedFailures.all.map(\.failureReason) == ["inner"])
        // What does not come within may be expected without.
        #expect(await failures { XCTExpectFailure("outer") { XCTExpectFailure("inner") {} } } == 0)
        #expect(ExpectedFailures.all.map(\.issue.type) == [.unmatchedExpectedFailure])
    }

    @Test func whatIsSwitchedOffIsNotExpected() async {
        #expect(await failures { XCTExpectFailure("It is known", enabled: false) { XCTFail("a") } } == 1)
        #expect(await failures { XCTExpectFailure(enabled: false) } == 0)
    }

    @Test func aClosureGivesWhatItGivesAndThrowsWhatItThrows() async {
        nonisolated(unsafe) var value = 0
        let count = await failures {
            value = XCTExpectFailure(options: .nonStrict()) { 3 }
            XCTExpectFailure("Errors are failures, too")
            try XCTExpectFailure(options: .nonStrict()) { throw Refused() }
        }
        #expect(value == 3 && count == 0)
        #expect(ExpectedFailures.all.map(\.issue.type) == [.thrownError])
    }

    @Test func otherThreadsMeetWhatTheTestExpectsButNotTheOtherWayRound() async {
        func elsewhere(_ body: @escaping @Sendable () -> Void) {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                body()
                done.signal()
            }
            done.wait()
        }
        #expect(await failures { XCTExpectFailure { elsewhere { XCTFail("a") } } } == 0)
        #expect(
            await failures {
                elsewhere { XCTExpectFailure("It is known", options: .nonStrict()) }
                XCTFail("a")
            } == 1)
    }

    @Test func issuesAreRecordedWithTheirPlace() async {
        let location = XCTSourceCodeLocation(filePath: "/p/A.swift", lineNumber: 7)
        let issue = XCTIssue(
            type: .assertionFailure, compactDescription: "It is not", sourceCodeContext: XCTSourceCodeContext(location: location))
        #expect(issue.sourceCodeContext.place?.path == "/p/A.swift" && issue.sourceCodeContext.place?.line == 7)
        nonisolated(unsafe) let recorded = issue
        #expect(await failures { (TestFailure.current as? SampanUITestCase)?.record(recorded) } == 1)
        #expect(location == XCTSourceCodeLocation(fileURL: URL(fileURLWithPath: "/p/A.swift"), lineNumber: 7))
        #expect(XCTSourceCodeLocation().fileURL.lastPathComponent == "ExpectedFailureTests.swift")
    }
}
