import Foundation

/// Unit tests that run inside their app. The program that is built of both sets them before the app starts.
public enum HostedTests {
    /// Runs the tests once the app has launched; returns the process's exit code.
    @MainActor public static var run: (@MainActor () -> Int32)?

    /// Has every line of the standard output written as soon as it ends, for whoever watches tests run.
    public static func writeLinesAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }
}
