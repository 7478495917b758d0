import AppBuilder
import Foundation
import SampanFormRules
import SampanHost
import XcodeProject

/// The options that say what to build, common to `run` and `build`.
enum BuildOptions {
    /// Common to all commands that open a project.
    static let read = OptionSpec(
        name: "--read", value: "FOLDER", help: "Let the project read FOLDER beside its own and its repository (several times if needed).")

    /// What the project's scripts and its app may do, common to all commands that build.
    static let permissions = [
        OptionSpec(
            name: "--allow-scripts", help: "Run the scripts among the project's build phases; they are allowed until they change."),
        OptionSpec(
            name: "--allow-path", value: "PATH",
            help: "Let the app and the scripts read and write PATH, too (several times if needed)."),
        OptionSpec(name: "--allow-all", help: "Confine neither the app nor the scripts."),
    ]

    static let specs =
        permissions + [
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
        try select(arguments, of: try open(arguments, path: path))
    }

    static func open(_ arguments: Arguments, path: String) throws -> Project {
        try Project.open(at: path, allowing: arguments.all(read.name))
    }

    /// - Parameter name: the target's name where the options name none.
    static func select(_ arguments: Arguments, of project: Project, target name: String? = nil) throws -> Selection {
        let target = try project.target(named: arguments["--target"] ?? name, scheme: arguments["--scheme"])
        let scheme = project.scheme(named: arguments["--scheme"], for: target)
        let known = target.configurations
        let standard = known.contains("Debug") ? "Debug" : known.first ?? target.defaultConfiguration
        let configuration = arguments["--configuration"] ?? scheme?.configuration ?? standard
        // Says which there are, or why there are none, where there is no such configuration.
        _ = try target.settings(configuration: configuration)
        return Selection(project: project, target: target, scheme: scheme, configuration: configuration)
    }

    static func build(_ selection: Selection, _ arguments: Arguments, locations: Locations, log: BuildLog) throws -> AppBuilder.App {
        let builder = try AppBuilder(project: selection.project, configuration: selection.configuration, locations: locations, log: log)
        builder.scriptPolicy = try scriptPolicy(arguments)
        return try builder.build(selection.target)
    }

    /// What the options let the project's scripts do.
    static func scriptPolicy(_ arguments: Arguments) throws -> ScriptPolicy {
        var policy = ScriptPolicy(allowsNew: arguments.has("--allow-scripts"), reach: try reach(arguments))
        policy.generator = FileSystem.realPath("/proc/self/exe")
        return policy
    }

    /// What the options let the app and the scripts reach.
    static func reach(_ arguments: Arguments) throws -> AppReach {
        let paths = arguments.all("--allow-path").map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        if let missing = paths.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw UsageError(description: "there is nothing at \"\(missing)\" that \"--allow-path\" could allow")
        }
        return arguments.has("--allow-all") ? .everything : .own(besides: paths)
    }

    /// The device that "--device" names; `nil` where it is left to the app.
    static func device(_ arguments: Arguments) throws -> String? {
        guard let name = arguments["--device"] else { return nil }
        guard let device = Device.named(name) else {
            throw UsageError(description: "there is no device \"\(name)\"; see \"sampan devices\"")
        }
        return device.name
    }

    /// The device that runs a target: the one asked for, or a pad for what is made for pads alone; `nil` where it is left to the app.
    static func device(_ asked: String?, running target: Target, configuration: String) throws -> String? {
        if let asked { return asked }
        return try target.settings(configuration: configuration).isForPadsOnly ? Device.standardPad.name : nil
    }

    static let os = OptionSpec(
        name: "--os", value: "VERSION", help: "The version of iOS on the device (default: \(SystemVersion.standard), or the app's lowest).")

    /// The version of iOS that "--os" names; `nil` where it is left to the app.
    static func os(_ arguments: Arguments) throws -> SystemVersion? {
        guard let text = arguments[os.name] else { return nil }
        guard let version = SystemVersion(text) else {
            throw UsageError(description: "\"\(text)\" is no version of iOS: use one like 17.5")
        }
        return version
    }

    /// The version of iOS on a device that can run a target.
    ///
    /// - Parameter asked: the version that is asked for, if one is.
    /// - Throws: `BuildError.unsupported` if the target does not run on that.
    static func os(_ asked: SystemVersion?, running target: Target, configuration: String) throws -> SystemVersion {
        let text = try target.settings(configuration: configuration).string("IPHONEOS_DEPLOYMENT_TARGET")
        guard let lowest = SystemVersion(text) else { return asked ?? .standard }
        guard let asked else { return max(.standard, lowest) }
        guard asked >= lowest else {
            throw BuildError.unsupported(
                "target \"\(target.name)\" needs iOS \(lowest) (IPHONEOS_DEPLOYMENT_TARGET), which is later than \(asked)")
        }
        return asked
    }

    /// The option that chooses the language.
    static let locale = OptionSpec(
        name: "--locale", value: "NAME",
        help: "Language and region: vi, en_GB, pt-BR; or \(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")).")

    /// The language and region, or the pseudo-language, that "--locale" names; `nil` where they are left to the app.
    static func locale(_ arguments: Arguments) throws -> String? {
        try arguments["--locale"].map(checkedLocale)
    }

    /// A language and region, or a pseudo-language, that there is.
    ///
    /// - Throws: `UsageError` where there is none of that name.
    static func checkedLocale(_ name: String) throws -> String {
        if PseudoLanguage(rawValue: name) != nil { return name }
        let locale = Locale(identifier: name)
        guard let language = locale.language.languageCode, language.isISOLanguage else {
            throw UsageError(description: "there is no language \"\(name)\": use one like vi, en_GB or pt-BR, or double-length")
        }
        if let region = locale.region, !region.isISORegion {
            throw UsageError(description: "there is no region \"\(region.identifier)\" for \"--locale \(name)\"")
        }
        return name
    }

    /// The language and region that a scheme sets; `nil` where it leaves them to the system.
    static func locale(of scheme: Scheme) -> String? {
        guard let language = scheme.language, !language.isEmpty else { return nil }
        if let pseudo = PseudoLanguage(schemeLanguage: language) { return pseudo.rawValue }
        // What is left of Xcode's own names means the system's language.
        guard !language.hasPrefix("IDELaunchSchemeLanguage") else { return nil }
        guard let region = scheme.region, !region.isEmpty, Locale(identifier: language).region == nil else { return language }
        return "\(language)_\(region)"
    }

    /// The file that an option names to be written; `nil` where it was not given.
    static func writtenFile(_ option: String, _ arguments: Arguments) throws -> String? {
        guard let path = arguments[option].map({ URL(fileURLWithPath: $0).standardizedFileURL.path }) else { return nil }
        var isFolder: ObjCBool = false
        let folder = (path as NSString).deletingLastPathComponent
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw UsageError(description: "there is no folder \"\(folder)\" for the file of \"\(option)\"")
        }
        return path
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
