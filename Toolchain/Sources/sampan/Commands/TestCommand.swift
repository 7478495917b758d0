import AppBuilder
import Foundation
import SampanHost
import XcodeProject

/// `sampan test`
enum TestCommand: Subcommand {
    static let name = "test"
    static let operands = "[PROJECT]"
    static let summary = "Build the tests of a project or package, and run them."
    static let details = """
        PROJECT is an .xcodeproj, an .xcworkspace, a Swift package, or a folder that holds one of these (default: the present folder).
        Tests with a host app run inside it once it has launched. UI tests drive their app, which is launched with nothing stored and confined as
        by "sampan run". Nothing is shown.
        Tests are not confined, as on a simulator: they may keep files beside their sources.

        TEST is TARGET, TARGET/CLASS or TARGET/CLASS/METHOD, as with xcodebuild; several are separated by commas.
        After a test that crashes, or takes longer than --timeout says, the rest goes on in a new process.
        What --sanitize finds fails the run; without it a shared scheme says whether its tests run with Thread or Address Sanitizer.
        With --parallel what a test prints is kept together, and what it stores is gone afterwards, as on a clone of a simulator.

        Exit codes: 0 all tests passed, 1 a test or a build failed, 64 wrong usage.
        """
    static let options =
        [
            OptionSpec(name: "-only-testing", value: "TEST", help: "Run these tests only."),
            OptionSpec(name: "-skip-testing", value: "TEST", help: "Leave these tests out."),
            OptionSpec(name: "--timeout", value: "SECONDS", help: "End a test that takes longer, and say what it was doing."),
            OptionSpec(name: "--repeat", value: "N", help: "Run the tests so many times."),
            OptionSpec(name: "--parallel", help: "Run classes of tests beside each other, each process with data of its own."),
            OptionSpec(
                name: "--workers", value: "N", help: "How many processes --parallel uses (default: one for each processor)."),
            OptionSpec(name: "--shard", value: "I/N", help: "Run the I-th of N parts of the tests, as one of N machines does."),
            OptionSpec(name: "--attachments", value: "FOLDER", help: "Write what UI tests attach to their results."),
            OptionSpec(name: "--junit", value: "FILE", help: "Write the results as JUnit's XML."),
            OptionSpec(name: "--coverage", help: "Say how much of each file the tests ran."),
            OptionSpec(name: "--lcov", value: "FILE", help: "Write which lines the tests ran, in the form of LCOV."),
            OptionSpec(
                name: "--sanitize", value: "KIND", choices: Instrumentation.Sanitizer.allCases.map(\.rawValue),
                help: "Find faults of memory or races of threads as they happen: address or thread."),
            OptionSpec(name: "--list", help: "Print the tests instead of running them."),
            OptionSpec(name: "--device", value: "NAME", help: "The device (default: \(Device.standard.name))."),
            BuildOptions.os,
            BuildOptions.locale,
            OptionSpec(name: "--target", value: "NAME", help: "Run this target's tests (default: all targets with tests, UI tests last)."),
            OptionSpec(name: "--configuration", value: "NAME", help: "Use this configuration (default: Debug)."),
            BuildOptions.read,
        ] + BuildOptions.permissions + [
            OptionSpec(name: "--verbose", short: "-v", help: "Print how long each step took.")
        ]

    static func run(_ arguments: Arguments) throws -> Int32 {
        let path = try arguments.operand(default: FileManager.default.currentDirectoryPath)
        var options = LaunchOptions()
        let device = try BuildOptions.device(arguments)
        options.locale = try BuildOptions.locale(arguments)
        let os = try BuildOptions.os(arguments)
        let (timeAllowance, repetitions) = (try arguments.seconds("--timeout"), try arguments.count("--repeat") ?? 1)
        let workers = try arguments.count("--workers")
        guard workers == nil || arguments.has("--parallel") else { throw UsageError(description: "\"--workers\" is for \"--parallel\"") }
        let parallel = arguments.has("--parallel") ? workers ?? ProcessInfo.processInfo.activeProcessorCount : 1
        let shard = try arguments["--shard"].map(Shard.init)
        let countsCoverage = arguments.has("--coverage") || arguments["--lcov"] != nil
        var (report, coverage) = (JUnitReport(), CoverageReport())
        var failing: [String] = []
        var position = 0
        let locations = try Locations()
        let log = Terminal.log()
        let project = try log.step("Reading the project") { try Project.open(at: path, allowing: arguments.all(BuildOptions.read.name)) }
        let (only, skipped) = (words(arguments["-only-testing"]), words(arguments["-skip-testing"]))
        var succeeded = true
        let targets = try targets(of: project, named: arguments["--target"], only: only)
        // Several targets whose names nobody gave: one that has no tests does not keep the others from running.
        let isLenient = targets.count > 1 && arguments["--target"] == nil && only.isEmpty
        for target in targets {
            let known = target.configurations
            let configuration = arguments["--configuration"] ?? (known.contains("Debug") ? "Debug" : target.defaultConfiguration)
            options.device = try BuildOptions.device(device, running: target, configuration: configuration)
            options.os = try BuildOptions.os(os, running: target, configuration: configuration)
            let sanitizer = arguments["--sanitize"].flatMap(Instrumentation.Sanitizer.init) ?? sanitizer(of: target, in: project)
            let builder = try AppBuilder(
                project: project, configuration: configuration, isForTests: true,
                instrumentation: Instrumentation(sanitizer: sanitizer, countsCoverage: countsCoverage), locations: locations, log: log)
            builder.scriptPolicy = try BuildOptions.scriptPolicy(arguments)
            let tests: AppBuilder.Tests
            do {
                tests = try builder.buildTests(target)
            } catch BuildError.noTests(let name) where isLenient {
                Terminal.finishProgress()
                Terminal.error("note: target \"\(name)\" has no XCTest tests")
                continue
            }
            Terminal.finishProgress()
            let profile = countsCoverage ? try CoverageProfile() : nil
            var runner = TestRunner(tests, coverage: profile)
            if tests.drivesApp, !arguments.has("--list") {
                runner.apps = [try app(of: target, configuration, builder, project, arguments, locations, log)]
                runner.attachments = arguments["--attachments"].map { URL(fileURLWithPath: $0).standardizedFileURL.path }
            }
            let all = runner.chosen(only: only, skipping: skipped)
            let chosen = shard?.part(of: all, from: position) ?? all
            position += all.count
            if arguments.has("--list") {
                for test in chosen { print("\(target.name)/\(test)") }
                continue
            }
            guard !chosen.isEmpty else { continue }
            for _ in 0..<repetitions {
                let outcome = try runner.run(chosen, options: options, timeAllowance: timeAllowance, workers: parallel) {
                    Terminal.error($0)
                }
                succeeded = succeeded && outcome.succeeded
                report.add(outcome.results, target: target.name)
                failing += outcome.results.filter { !$0.failures.isEmpty }.map { "\(target.name): \($0.name)()" }
            }
            if let profile { try coverage.add(profile, of: tests) }
        }
        if !failing.isEmpty { Terminal.error("Failing tests:\n" + failing.map { "\t\($0)" }.joined(separator: "\n")) }
        if let path = arguments["--junit"] { try report.write(to: URL(fileURLWithPath: path).standardizedFileURL.path) }
        if arguments.has("--coverage"), !arguments.has("--list") { print(coverage.text) }
        if let path = arguments["--lcov"] { try coverage.writeLCOV(to: URL(fileURLWithPath: path).standardizedFileURL.path) }
        if arguments.has("--verbose") { BuildOptions.printTimings(log) }
        return succeeded ? 0 : 1
    }

    /// Builds the app that UI tests drive, as it is run.
    private static func app(
        of tests: Target, _ configuration: String, _ builder: AppBuilder, _ project: Project, _ arguments: Arguments,
        _ locations: Locations, _ log: BuildLog
    ) throws -> AppBuilder.App {
        let target = try builder.testedApp(of: tests)
        let known = target.configurations.contains(configuration)
        let own = try AppBuilder(
            project: project, configuration: known ? configuration : target.defaultConfiguration, locations: locations, log: log)
        own.scriptPolicy = try BuildOptions.scriptPolicy(arguments)
        let app = try own.build(target)
        Terminal.finishProgress()
        return app
    }

    private static func words(_ text: String?) -> [String] {
        text?.split(separator: ",").map { String($0).trimmingCharacters(in: .whitespaces) } ?? []
    }

    /// What the scheme that tests a target has its tests run with.
    private static func sanitizer(of target: Target, in project: Project) -> Instrumentation.Sanitizer? {
        guard let scheme = project.scheme(testing: target) else { return nil }
        return scheme.testsWithThreadSanitizer ? .thread : scheme.testsWithAddressSanitizer ? .address : nil
    }

    /// The targets whose tests are wanted.
    private static func targets(of project: Project, named name: String?, only: [String]) throws -> [Target] {
        let all = [ProductType.unitTestBundle, .uiTestBundle].flatMap { type in
            project.targets.filter { $0.productType == type && $0.isForIOS }
        }
        if let name { return [try project.target(named: name)] }
        let wanted = Set(only.compactMap { $0.split(separator: "/").first.map(String.init) })
        if let unknown = wanted.sorted().first(where: { word in !all.contains { $0.name == word } }) {
            throw ProjectError.noTarget(name: unknown, project: project.path, known: all.map(\.name))
        }
        let found = wanted.isEmpty ? all : all.filter { wanted.contains($0.name) }
        guard !found.isEmpty else { throw BuildError.unsupported("\(project.path) has no target with tests") }
        return found
    }
}
