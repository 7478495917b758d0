import CTestEscape
import Foundation

/// Failures of tests that are no assertion's.
enum TestFailure {
    /// The test that runs.
    nonisolated(unsafe) static weak var current: XCTestCase?

    /// So many calls of the tests' own code are looked at.
    private static let depth: Int32 = 32

    /// Fails the test that runs, at the place in its own sources from which all this was called.
    static func record(_ message: String) {
        guard !TestStop.isStopped, let test = current else { return }
        let place = place()
        test.recordFailure(withDescription: message, inFile: place?.path ?? "<unknown>", atLine: place?.line ?? 0, expected: true)
    }

    private static func place() -> (path: String, line: Int)? { place(of: calls()) }

    /// The calls of the tests' own code that led to this one.
    static func calls() -> [UInt] {
        var calls = [UInt](repeating: 0, count: Int(depth))
        calls.removeLast(calls.count - Int(test_escape_callers(&calls, depth)))
        return calls
    }

    /// The first of some calls that is known in the tests' sources.
    static func place(of calls: [UInt]) -> (path: String, line: Int)? {
        guard !calls.isEmpty else { return nil }
        return TestedApp.places(of: calls).lazy.compactMap { place in
            guard let end = place.lastIndex(of: ":"), let line = Int(place[place.index(after: end)...]), line > 0 else { return nil }
            return place.contains("SampanTestProgram.swift") ? nil : (String(place[..<end]), line)
        }.first
    }
}
