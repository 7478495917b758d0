import Foundation
import SampanHost
import Shell

/// Starts a built app and waits for its end.
public struct AppRunner {
    private let app: AppBuilder.App
    /// The app's own arguments.
    public var arguments: [String] = []
    /// Variables besides those that the options make.
    public var environment: [String: String] = [:]
    /// What the app may use.
    public var limits = AppLimits()

    /// What of the machine's files the app may reach.
    public var reach = AppReach.everything

    /// Is called when an app that somebody uses has a main thread that does not answer. Without it nobody watches the main thread.
    public var onHang: ((CrashReport) -> Void)?

    /// Where the app can be driven from outside. A headless one stays then until it is ended.
    public var control: ControlPoint?

    /// Where a headless app notes how far it has come in its script.
    var progress: ProgressFile?

    /// What records the app.
    public var recorder: AppRecorder?

    /// Takes each line that the app prints, on its standard output or as an error. Without it both go where this process's go.
    var onOutput: ((Data) -> Void)?

    /// Prepares to run an app.
    public init(_ app: AppBuilder.App) {
        self.app = app
    }

    /// How an app's run ended.
    public enum Ending: Sendable {
        /// The app exited with a code.
        case exited(Int32)
        /// The app crashed, or was ended for what it used.
        case crashed(CrashReport)
    }

    /// Starts the app; its output goes where this process's goes.
    ///
    /// - Throws: `BuildError.file` if the app's folders cannot be made, or its program not be started.
    public func start(_ options: LaunchOptions) throws -> AppRun {
        var variables = ProcessInfo.processInfo.environment
        // How the app is shown is for the options alone to say.
        let own = [
            Unresponsiveness.variable, ScriptProgress.variable, AppConfinement.variable, DesktopOpener.variable, ControlSocket.variable,
            AppRecorder.variable,
        ]
        for name in LaunchOptions.variables + own { variables[name] = nil }
        variables.merge(try app.container.makeFolders()) { $1 }
        variables.merge(environment) { $1 }
        variables.merge(options.environment) { $1 }
        let backtrace = try BacktraceFile()
        let settings = [
            "enable=yes", "interactive=no", "color=no", "threads=crashed", "registers=none", "images=none", "limit=200",
            "output-to=\(backtrace.path)",
        ]
        variables["SWIFT_BACKTRACE"] = settings.joined(separator: ",")
        let watch = onHang.flatMap { MainThreadReports(identifier: app.identifier, onHang: $0) }
        variables.merge(watch?.environment ?? [:]) { $1 }
        variables.merge(progress?.environment ?? [:]) { $1 }
        let output = try onOutput.map { try AppOutput(onLine: $0) }
        var bounds: AppBounds?
        if case .own(let paths) = reach, Confinement.version != nil {
            bounds = AppBounds(app, variables: variables, options: options, backtrace: backtrace, besides: paths)
        }
        variables.merge(bounds?.environment ?? [:]) { $1 }
        variables.merge(control?.environment ?? [:]) { $1 }
        variables.merge(try recorder?.environment(besides: variables) ?? [:]) { $1 }
        do {
            let descriptors = [
                nil, output?.pipe.programsEnd, output?.pipe.programsEnd, watch?.pipe.programsEnd, progress?.descriptor,
                bounds?.requests?.pipe.programsEnd, control?.programsEnd, recorder?.pipe.programsEnd,
            ]
            let process = try ChildProcess(
                app.executable, arguments, environment: variables, descriptors: descriptors, confinement: bounds?.confinement)
            watch?.pipe.started()
            output?.pipe.started()
            bounds?.requests?.pipe.started()
            control?.started()
            recorder?.pipe.started()
            return AppRun(
                process, limits: limits, backtrace: backtrace, sourceFiles: app.sourceFiles, watch: watch, output: output, bounds: bounds,
                control: control, recorder: recorder)
        } catch let failure as Command.StartFailure {
            throw BuildError.file(path: app.executable, message: "the app cannot be started: \(failure)")
        }
    }
}
