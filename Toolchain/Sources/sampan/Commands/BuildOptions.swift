import AppBuilder
import Foundation
import Host
import XcodeProject

/// The options that say what to build, common to `run` and `build`.
enum BuildOptions {
    /// Common to all commands that open a project.
    static let read = OptionSpec(
        name: "--read", value: "FOLDER", help: "Let the project read FOLDER beside its own and its repository (several times if needed).")

    static let specs = [
        OptionSpec(name: "--target", value: "NAME", help: "Build this target (default: the first that makes an app)."),
        OptionSpec(name: "--scheme", value: "NAME", help: "Build the target that this scheme runs."),
        OptionSpec(name: "--configuration", value: "NAME", help: "Use this configuration (default: the scheme's, or Debug)."),
        read,
        OptionSpec(name: "--verbose", short: "-v", help: "Print how long each step took."),
    ]

    /// What is to be built.
    struct Selection {
        var project: Project
        var target: Target
        var scheme: Scheme?
        var configuration: String
    }

    static func select(_ arguments: Arguments, path: String) throws -> Selection {
        let project = try Project.open(at: path, allowing: arguments.all(read.name))
        let target = try project.target(named: arguments["--target"], scheme: arguments["--scheme"])
        let scheme = project.scheme(named: arguments["--scheme"], for: target)
        let known = target.configurations
        let standard = known.contains("Debug") ? "Debug" : known.first ?? target.defaultConfiguration
        let configuration = arguments["--configuration"] ?? scheme?.configuration ?? standard
        // Says which there are, or why there are none, where there is no such configuration.
        _ = try target.settings(configuration: configuration)
        return Selection(project: project, target: target, scheme: scheme, configuration: configuration)
    }

    static func build(_ selection: Selection, locations: Locations, log: BuildLog) throws -> AppBuilder.App {
        let builder = try AppBuilder(project: selection.project, configuration: selection.configuration, locations: locations, log: log)
        return try builder.build(selection.target)
    }

    /// The device that "--device" names; `nil` where it is left to the app.
    static func device(_ arguments: Arguments) throws -> String? {
        guard let name = arguments["--device"] else { return nil }
        guard let device = Device.named(name) else {
            throw UsageError(description: "there is no device \"\(name)\"; see \"sampan devices\"")
        }
        return device.name
    }

    static func printTimings(_ log: BuildLog) {
        for timing in log.timings { Terminal.error("\(seconds(timing.seconds))  \(timing.step)") }
        Terminal.error("\(seconds(log.timings.reduce(0) { $0 + $1.seconds }))  in all")
    }

    static func seconds(_ value: Double) -> String {
        let text = String(format: "%.2f s", value)
        return String(repeating: " ", count: max(0, 9 - text.count)) + text
    }
}
