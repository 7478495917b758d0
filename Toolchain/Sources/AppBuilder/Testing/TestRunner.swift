import Foundation
import SampanHost
import Shell
import XcodeProject

/// Runs the tests of a built test target.
public struct TestRunner: Sendable {
    let tests: AppBuilder.Tests
    private let coverage: CoverageProfile?
    /// The app that the tests drive, if they drive one, and other apps of the project.
    public var apps: [AppBuilder.App] = []
    /// The folder that what tests attach to their results is written to; `nil` if nobody wants it.
    public var attachments: String?

    /// Prepares to run tests; those that are built to count their coverage put the counts into a profile.
    public init(_ tests: AppBuilder.Tests, coverage: CoverageProfile? = nil) { (self.tests, self.coverage) = (tests, coverage) }

    /// The names of the tests, `Class/method`, that a choice leaves. Each word is `TARGET`, `TARGET/CLASS` or `TARGET/CLASS/METHOD`.
    public func chosen(only: [String], skipping: [String]) -> [String] {
        tests.names.filter { test in
            let path = "\(tests.target)/\(test)"
            func names(_ word: String) -> Bool { path == word || path.hasPrefix(word + "/") || path + "()" == word }
            return (only.isEmpty || only.contains(where: names)) && !skipping.contains(where: names)
        }
    }

    /// What came of a run.
    public struct Outcome: Sendable {
        /// The tests that ran, in their order.
        public var results: [TestResult]
        /// Whether all ran, and none failed.
        public var succeeded: Bool
        /// Whether it took more than one process.
        var hasRestarted = false
    }

    /// Runs tests of those that `chosen` gave; their output goes where this process's goes. After a test that ended the program, or took
    /// too long, the rest runs in another.
    ///
    /// - Parameters:
    ///   - timeAllowance: how long each test may take, in seconds.
    ///   - workers: how many processes run classes of them beside each other.
    ///   - onMessage: is called with what is to be said of tests that ended the program, and with the sum of several processes.
    /// - Throws: As `AppRunner.start(_:)`. That tests fail or crash is in the outcome.
    public func run(
        _ names: [String], options: LaunchOptions, timeAllowance: Double? = nil, workers: Int = 1,
        onMessage: @escaping @Sendable (String) -> Void
    ) throws -> Outcome {
        if workers > 1 {
            return try runInParallel(names, options: options, timeAllowance: timeAllowance, workers: workers, onMessage: onMessage)
        }
        let outcome = try runInTurn(
            names, options: options, timeAllowance: timeAllowance, container: tests.container, onMessage: onMessage)
        if outcome.hasRestarted { onMessage(outcome.results.summary) }
        return outcome
    }

    /// Runs tests one after another, in one process if none ends it. With `onOutput`, what they print goes there.
    func runInTurn(
        _ names: [String], options: LaunchOptions, timeAllowance: Double?, container: AppContainer, onOutput: ((Data) -> Void)? = nil,
        onMessage: @escaping @Sendable (String) -> Void
    ) throws -> Outcome {
        let journal = try TestJournal()
        var runner = AppRunner(
            AppBuilder.App(
                path: tests.path, executable: tests.executable, identifier: tests.identifier, container: container,
                sourceFiles: tests.sources.flatMap(\.files)))
        // They read files beside their sources and write pictures there, as on a simulator, which confines nothing.
        runner.reach = .everything
        let reports = try tests.instrumentation.sanitizer.map(SanitizerReports.init)
        runner.environment = (coverage?.environment ?? [:]).merging(reports?.environment ?? [:]) { $1 }
        runner.environment[TestJournalEvent.variable] = journal.path
        // What an app has stored from run to run is not the tests' business.
        let data = try apps.first?.container.fresh()
        let broker = try data.map { data in
            try UITestBroker(
                of: tests.executable, driving: apps, options: options, container: data, attachments: attachments,
                locations: tests.container.locations,
                onMessage: onMessage)
        }
        defer {
            broker?.end()
            data?.removeClone()
        }
        runner.environment.merge(broker?.environment ?? [:]) { $1 }
        if names.count < tests.names.count {
            // XCTest takes several tests in one word.
            runner.arguments = [names.map { "\(tests.module).\($0)" }.joined(separator: ",")]
        }
        var options = options
        options.host = "headless"
        var (hasRestarted, hasFaults) = (false, false)
        while true {
            var watch = TestWatch(journal: journal, timeAllowance: timeAllowance)
            var output = TestOutput()
            if let onOutput { runner.onOutput = { line in output.add(line).map(onOutput) } }
            let ending = watch.wait(for: try runner.start(options))
            onOutput?(output.rest())
            let faults = reports?.take()
            if let faults {
                hasFaults = true
                onMessage(faults)
            }
            if case .exited(let code) = ending, journal.isComplete {
                let succeeded = code == 0 && !hasRestarted && !hasFaults
                return Outcome(results: journal.results, succeeded: succeeded, hasRestarted: hasRestarted)
            }
            let message: String
            switch ending {
            case .exited(let code): message = "The program exited with code \(code) before the test ended"
            case .crashed(let report):
                message = report.heading
                onMessage(report.text)
            }
            let details = if case .crashed(let report) = ending { report.text } else { faults ?? "" }
            guard let name = journal.endRunning(seconds: watch.seconds, message: message, details: details) else {
                onMessage("Early unexpected exit, operation never finished bootstrapping - no restart will be attempted. (\(message))")
                return Outcome(results: journal.results, succeeded: false)
            }
            if case .exited = ending { onMessage("\(name): \(message)") }
            hasRestarted = true
            onMessage(
                "Restarting after unexpected exit, crash, or test timeout in \(name)(); summary will include totals from previous launches."
            )
        }
    }
}

/// Waits for a program of tests, and ends it when a test takes too long.
private struct TestWatch {
    let journal: TestJournal
    let timeAllowance: Double?
    private var begin = ProcessInfo.processInfo.systemUptime

    /// How often the journal is looked at, in seconds.
    private static let look = 0.1

    init(journal: TestJournal, timeAllowance: Double?) { (self.journal, self.timeAllowance) = (journal, timeAllowance) }

    /// How long the test has been running that began last.
    var seconds: Double { ProcessInfo.processInfo.systemUptime - begin }

    mutating func wait(for run: AppRun) -> AppRunner.Ending {
        while true {
            let ending = run.wait(atMost: Self.look)
            let before = journal.results.count
            journal.update()
            if journal.results.count != before { begin = ProcessInfo.processInfo.systemUptime }
            if let ending { return ending }
            if let timeAllowance, journal.running != nil, seconds >= timeAllowance {
                let allowance = "\(AppLimits.text(timeAllowance)) second\(timeAllowance == 1 ? "" : "s")"
                return run.end(because: "Test exceeded execution time allowance of \(allowance)")
            }
        }
    }
}
