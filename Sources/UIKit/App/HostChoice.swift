import Foundation
import SampanHost
import SampanLocalization

/// Picks the host that the environment asks for, or the one that fits, and has it run an app.
@MainActor
enum HostChoice {
    /// How long an app runs before tests inside it begin, in seconds.
    private static let timeToRest = 0.1

    /// Runs the app that is made for the host; returns the exit code.
    static func run(_ makeApp: (any AppHost) -> AppRuntime) -> Int32 {
        run(makeApp) { options, environment in
            if let tests = HostedTests.run { return try HostedTests.host(options, timeToRest: timeToRest, tests) }
            return try HostRegistry.make(options, environment: environment)
        }
    }

    /// Runs tests that no app hosts.
    static func run(tests: @escaping HostedTests.Body) -> Int32 {
        run {
            AppRuntime(host: $0, principalClassName: nil, delegateClassName: nil, launchesApp: false)
        } hostedBy: { options, _ in
            try HostedTests.host(options, timeToRest: 0, tests)
        }
    }

    private static func run(
        _ makeApp: (any AppHost) -> AppRuntime, hostedBy makeHost: (LaunchOptions, [String: String]) throws -> any AppHost
    ) -> Int32 {
        let environment = ProcessInfo.processInfo.environment
        let options = LaunchOptions(environment: environment)
        UserLanguages.adopt(locale: options.locale)
        do {
            let host = try makeHost(options, environment)
            UserLanguages.device = host.device.idiom == .pad ? "ipad" : "iphone"
            // A loop that is somebody else's may rest where nobody sees it.
            let stopWatching = host is any OwnedLoop ? MainThreadWatch.begin(endsApp: !host.hasUser) : {}
            defer { stopWatching() }
            return host.run(makeApp(host))
        } catch {
            FileHandle.standardError.write(Data("sampan: \(error)\n".utf8))
            return 1
        }
    }
}
