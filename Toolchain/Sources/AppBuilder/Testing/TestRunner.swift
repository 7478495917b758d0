import Foundation
import Host
import Shell
import XcodeProject

/// Runs the tests of a built test target.
public struct TestRunner {
    private let tests: AppBuilder.Tests

    /// Prepares to run tests.
    public init(_ tests: AppBuilder.Tests) { self.tests = tests }

    /// The names of the tests, `Class/method`, that a choice leaves. Each word is `TARGET`, `TARGET/CLASS` or `TARGET/CLASS/METHOD`.
    public func chosen(only: [String], skipping: [String]) -> [String] {
        tests.names.filter { test in
            let path = "\(tests.target)/\(test)"
            func names(_ word: String) -> Bool { path == word || path.hasPrefix(word + "/") || path + "()" == word }
            return (only.isEmpty || only.contains(where: names)) && !skipping.contains(where: names)
        }
    }

    /// How a run ended.
    public enum Ending: Sendable {
        /// The tests ran to their end.
        case finished(succeeded: Bool)
        /// A test crashed.
        case crashed(CrashReport)
    }

    /// Runs tests of those that `chosen` gave; their output goes where this process's goes.
    ///
    /// - Throws: As `AppRunner.start(_:)`. Tests that fail or crash are an ending.
    public func run(_ names: [String], options: LaunchOptions) throws -> Ending {
        var runner = AppRunner(
            AppBuilder.App(
                path: tests.path, executable: tests.executable, identifier: tests.identifier, container: tests.container,
                sourceFiles: tests.sourceFiles))
        if names.count < tests.names.count {
            // XCTest takes several tests in one word.
            runner.arguments = [names.map { "\(tests.module).\($0)" }.joined(separator: ",")]
        }
        var options = options
        options.host = "headless"
        switch try runner.start(options).wait() {
        case .exited(let code): return .finished(succeeded: code == 0)
        case .crashed(let report): return .crashed(report)
        }
    }
}
