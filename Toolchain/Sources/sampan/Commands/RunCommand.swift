import AppBuilder
import SampanDebugLog
import Foundation
import Profiling
import SampanHost
import XcodeProject

/// `sampan run`
enum RunCommand: Subcommand {
    static let name = "run"
    static let operands = "[PROJECT] [-- ARGUMENTS]"
    static let summary = "Build an app and run it."
    static let details = """
        PROJECT is an .xcodeproj, an .xcworkspace, a Swift package, or a folder that holds one of these or just Swift files
        (default: the present folder). Nothing is written into it. What stands after "--" are the app's own arguments.
        A .playground's first page is run, or the one that --target names; its lines are printed with what they come to.

        A headless app without a script runs until nothing moves any more, writes its screenshot and ends.
        An app is confined as on iOS: it reads its bundle and the system, and writes its own data, nothing else.
        One whose main thread does not answer for 10 seconds is ended as iOS ends it, with what it was doing; in a window
        it is only told.
        An app that stays can be driven from the terminal: "h" shows the keys. In a window, F10 opens a menu.
        Exit codes: 0 the app ran, 1 the app or its build failed, 64 wrong usage.
        """
    static let options =
        [
            OptionSpec(
                name: "--host", value: "NAME", help: "Where it is shown: window or headless (default: a window where there is a display)."),
            OptionSpec(
                name: "--device", value: "NAME",
                help: "The device shown (default: \(Device.standard.name), a pad for an app made for pads); see \"sampan devices\"."),
            BuildOptions.os,
            OptionSpec(name: "--screenshot", value: "FILE", help: "Write the last frame as PNG (headless)."),
            OptionSpec(name: "--script", value: "FILE", help: "Play touches, keys, waits and screenshots (headless)."),
            OptionSpec(
                name: "--appearance", value: "MODE", choices: LaunchOptions.Appearance.allCases.map(\.rawValue), help: "light or dark."),
            BuildOptions.locale,
            OptionSpec(name: "--camera", value: "FILE", help: "The picture that the app's camera films (default: no camera)."),
            OptionSpec(name: "--microphone", value: "FILE", help: "What the app's microphone hears (default: silence)."),
            OptionSpec(name: "--photos", value: "FOLDER", help: "The pictures that are the app's photo library (default: none)."),
            OptionSpec(name: "--files", value: "FOLDER", help: "Documents beside the app's own, for its pickers (default: none)."),
            OptionSpec(
                name: "--storekit", value: "FILE", help: "The .storekit file of the app's store (default: its scheme's, or the only one)."),
            OptionSpec(name: "--sound", value: "FILE", help: "Write all that sounds as WAV (headless)."),
            OptionSpec(name: "--open-url", value: "URL", help: "Launch the app to open a URL."),
            OptionSpec(name: "--activity", value: "TYPE", help: "Launch it to continue an activity, or to open a universal link."),
            OptionSpec(name: "--shortcut", value: "TYPE", help: "Launch it by a quick action of its icon."),
            OptionSpec(name: "--control", help: "Let \"sampan control\" drive a headless app, which stays then until it is ended."),
            OptionSpec(name: "--erase", help: "Remove what the app has stored before it starts."),
            OptionSpec(name: "--timeout", value: "SECONDS", help: "End the app when it has run so long, and say what it was doing."),
            OptionSpec(name: "--memory", value: "MB", help: "End the app when it uses more memory, and say what it was doing."),
            OptionSpec(name: "--hangs", help: "Tell of each time that the main thread did not answer for 250 ms, and what it did."),
            OptionSpec(name: "--watch", help: "Build and start again whenever a source or resource changes."),
        ] + BuildOptions.specs

    static func run(_ arguments: Arguments) throws -> Int32 {
        let path = try arguments.operand(default: FileManager.default.currentDirectoryPath)
        let locations = try Locations()
        let options = try launchOptions(arguments, locations)
        _ = try limits(arguments)
        _ = try BuildOptions.reach(arguments)
        if arguments.has("--watch") {
            return try Watcher(folder: PreviewProject.folder(of: path), arguments: arguments, options: options) { log in
                try build(arguments, path: path, locations: locations, log: log)
            }.run()
        }
        let log = Terminal.log()
        let (selection, app) = try build(arguments, path: path, locations: locations, log: log)
        let run = try start(app, selection, arguments, options)
        let keys = run.controlPath.flatMap { TerminalKeys(app: app.identifier, at: $0) }
        return withExtendedLifetime(keys) { finish(run.wait()) }
    }

    /// Reads the project and builds it, and says how long that took where asked.
    static func build(
        _ arguments: Arguments, path: String, locations: Locations, log: BuildLog
    ) throws -> (BuildOptions.Selection, AppBuilder.App) {
        let selection = try log.step("Reading the project") { try BuildOptions.select(arguments, path: path) }
        let app = try BuildOptions.build(selection, arguments, locations: locations, log: log)
        Terminal.finishProgress()
        if arguments.has("--verbose") { BuildOptions.printTimings(log) }
        return (selection, app)
    }

    static func start(
        _ app: AppBuilder.App, _ selection: BuildOptions.Selection, _ arguments: Arguments, _ options: LaunchOptions,
        recorder: AppRecorder? = nil
    ) throws -> AppRun {
        var runner = AppRunner(app)
        runner.arguments = (selection.scheme?.arguments ?? []) + arguments.passedOn
        runner.environment = selection.scheme?.environment ?? [:]
        if arguments.has("--verbose") {
            let wanted = ProcessInfo.processInfo.environment[DebugLog.variable]
            runner.environment[DebugLog.variable] = [wanted, "feedback"].compactMap(\.self).joined(separator: ",")
        }
        var options = options
        options.device = try BuildOptions.device(options.device, running: selection.target, configuration: selection.configuration)
        options.os = try BuildOptions.os(options.os, running: selection.target, configuration: selection.configuration)
        if options.locale == nil { options.locale = selection.scheme.flatMap(BuildOptions.locale(of:)) }
        if options.storeKit == nil { options.storeKit = selection.scheme?.storeKit ?? selection.project.onlyStoreKitFile }
        runner.limits = try limits(arguments)
        runner.reach = try BuildOptions.reach(arguments)
        runner.onHang = { Terminal.error($0.text) }
        runner.recorder = try recorder ?? (arguments.has("--hangs") ? hangRecorder(app) : nil)
        if let control = try controlPoint(app, arguments, options) { runner.control = control }
        if arguments.has("--erase") { try app.container.remove() }
        return try runner.start(options)
    }

    /// Where the app can be driven from outside: always in a window or a terminal, which stay.
    private static func controlPoint(
        _ app: AppBuilder.App, _ arguments: Arguments, _ options: LaunchOptions
    ) throws -> ControlPoint? {
        let variables = ProcessInfo.processInfo.environment
        let stays =
            options.host.map { $0 != HostRegistry.fallback }
            ?? ["DISPLAY", "WAYLAND_DISPLAY"].contains { variables[$0] != nil }
        do {
            guard arguments.has("--control") || stays else { return nil }
            return try ControlPoint(identifier: app.identifier, locations: Locations())
        } catch  where !arguments.has("--control") {
            Terminal.error("note: the app cannot be driven by \"sampan control\": \(error)")
            return nil
        }
    }

    /// Tells of hangs while an app runs.
    private static func hangRecorder(_ app: AppBuilder.App) throws -> AppRecorder {
        let symbolizer = Symbolizer(program: app.executable, demangler: Demangler(library: AppRecorder.demangler))
        let hangs = LiveHangs(symbolizer: symbolizer) { Terminal.error($0) }
        let interval = ProfileTemplate.hangs.samplingInterval
        return try AppRecorder(
            AppRecorder.Scope(interval: interval, isMainOnly: true), locations: Locations(), log: Terminal.log(), onLine: hangs.take,
            onEnd: hangs.finish)
    }

    /// What the options let the app use.
    static func limits(_ arguments: Arguments) throws -> AppLimits {
        var limits = AppLimits()
        limits.seconds = try arguments.seconds("--timeout")
        limits.megabytes = try arguments.count("--memory")
        return limits
    }

    static func finish(_ ending: AppRunner.Ending) -> Int32 {
        switch ending {
        case .exited(let code): return code == 0 ? 0 : 1
        case .crashed(let report):
            Terminal.error(report.text)
            return 1
        }
    }

    static func launchOptions(_ arguments: Arguments, _ locations: Locations) throws -> LaunchOptions {
        var options = LaunchOptions()
        options.host = arguments["--host"]
        // Where the frameworks are not built yet, the app itself says that it has no such host.
        if let host = options.host, let hosts = Frameworks.hosts(locations), !hosts.contains(host) {
            throw UsageError(description: "there is no host \"\(host)\"; there are: \(hosts.joined(separator: ", "))")
        }
        if options.host == nil, ["--screenshot", "--script", "--sound"].contains(where: arguments.has) { options.host = "headless" }
        options.device = try BuildOptions.device(arguments)
        options.os = try BuildOptions.os(arguments)
        options.screenshot = try BuildOptions.writtenFile("--screenshot", arguments)
        options.sound = try BuildOptions.writtenFile("--sound", arguments)
        options.script = arguments["--script"].map(absolute)
        if let script = options.script, !FileManager.default.isReadableFile(atPath: script) {
            throw UsageError(description: "the script \"\(script)\" cannot be read")
        }
        options.appearance = arguments["--appearance"].flatMap(LaunchOptions.Appearance.init)
        options.locale = try BuildOptions.locale(arguments)
        options.camera = arguments["--camera"].map(absolute)
        if let camera = options.camera, !FileManager.default.isReadableFile(atPath: camera) {
            throw UsageError(description: "the picture \"\(camera)\" cannot be read")
        }
        options.microphone = arguments["--microphone"].map(absolute)
        if let sound = options.microphone, !FileManager.default.isReadableFile(atPath: sound) {
            throw UsageError(description: "the sound \"\(sound)\" cannot be read")
        }
        options.storeKit = arguments["--storekit"].map(absolute)
        if let file = options.storeKit, !FileManager.default.isReadableFile(atPath: file) {
            throw UsageError(description: "the store's file \"\(file)\" cannot be read")
        }
        options.photos = try folder(arguments["--photos"], of: "pictures")
        options.files = try folder(arguments["--files"], of: "documents")
        options.openURL = arguments["--open-url"]
        options.activity = arguments["--activity"]
        options.shortcut = arguments["--shortcut"]
        return options
    }

    /// The whole path of a folder.
    private static func folder(_ path: String?, of contents: String) throws -> String? {
        guard let path = path.map(absolute) else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw UsageError(description: "there is no folder \"\(path)\" of \(contents)")
        }
        return path
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
