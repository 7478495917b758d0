import Foundation

/// Unit tests that run under a host, with their app or without one.
public enum HostedTests {
    /// Runs tests; returns the process's exit code.
    public typealias Body = @MainActor () -> Int32

    /// Runs the tests once the app has launched. The program that is built of both sets it before the app starts.
    @MainActor public static var run: Body?

    /// Makes the host for tests, which begin when the app has been running for so many seconds. Entered by the module that has such a
    /// host, when it is loaded; it is no host that a person could choose.
    nonisolated(unsafe) public static var makeHost: (@MainActor (LaunchOptions, _ timeToRest: Double, @escaping Body) -> any AppHost)?

    /// The host for some tests.
    ///
    /// - Parameter timeToRest: how long an app runs after its launch before the tests begin, in seconds.
    @MainActor
    public static func host(_ options: LaunchOptions, timeToRest: Double, _ tests: @escaping Body) throws -> any AppHost {
        guard let makeHost else { throw HostRegistry.UnknownHost(description: "there is no host for tests: HostHeadless is not linked") }
        return makeHost(options, timeToRest, tests)
    }
}
