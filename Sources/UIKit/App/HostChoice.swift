import Foundation
import Host
import HostHeadless
import HostWindow

/// Picks the host that the environment asks for (`SAMPAN_HOST`), or the one that fits: a window where there is a display.
@MainActor
enum HostChoice {
    static func make() -> any AppHost {
        let environment = ProcessInfo.processInfo.environment
        if let tests = HostedTests.run { return TestHost(environment: environment, tests: tests) }
        let hasDisplay = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
        switch environment["SAMPAN_HOST"] ?? (hasDisplay ? "window" : "headless") {
        case "headless": return HeadlessHost(environment: environment)
        case "window": return WindowHost(environment: environment)
        case let other: fatalError("SAMPAN_HOST is '\(other)'; it must be 'window' or 'headless'")
        }
    }
}
