import Foundation
import Host
import HostHeadless
import Localization

/// Unit tests that no app hosts. There is no `UIApplication`, as on iOS; but windows can be shown, and while a test waits by the run
/// loop views are laid out and displayed, animations proceed, and timers fire.
@MainActor
public enum UnhostedTests {
    /// Runs tests; returns the process's exit code.
    public static func run(_ tests: @escaping @MainActor () -> Int32) -> Int32 {
        let environment = ProcessInfo.processInfo.environment
        UserLanguages.adopt(locale: LaunchOptions(environment: environment).locale)
        let host = TestHost(environment: environment, timeToRest: 0, tests: tests)
        return host.run(AppRuntime(host: host, principalClassName: nil, delegateClassName: nil, launchesApp: false))
    }
}
