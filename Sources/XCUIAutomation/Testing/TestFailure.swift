import Foundation
import Runtime

/// Failures of tests that are no assertion's.
enum TestFailure {
    /// The test that runs.
    nonisolated(unsafe) static weak var current: XCTestCase?

    /// So many calls are looked at for the one in the test's own code.
    private static let depth = 40

    /// Fails the test that runs, at the place in its own sources from which all this was called.
    static func record(_ message: String) {
        guard !TestStop.isStopped, let test = current else { return }
        let place = place()
        test.recordFailure(withDescription: message, inFile: place?.path ?? "<unknown>", atLine: place?.line ?? 0, expected: true)
    }

    private static func place() -> (path: String, line: Int)? {
        guard let calls = try? Backtrace.capture(limit: depth), let named = calls.symbolicated() else { return nil }
        let program = ProcessInfo.processInfo.arguments[0]
        for frame in named.frames {
            guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0 else { continue }
            guard symbol.imageName == (program as NSString).lastPathComponent, !location.path.hasSuffix("SampanTestProgram.swift") else {
                continue
            }
            return (location.path, location.line)
        }
        return nil
    }
}
