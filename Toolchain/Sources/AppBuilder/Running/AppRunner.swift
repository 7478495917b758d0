import Foundation
import Host

/// Starts a built app and waits for its end.
public struct AppRunner {
    private let app: AppBuilder.App
    /// The app's own arguments.
    public var arguments: [String] = []
    /// Variables besides those that the options make.
    public var environment: [String: String] = [:]

    /// Prepares to run an app.
    public init(_ app: AppBuilder.App) {
        self.app = app
    }

    /// How an app's run ended.
    public enum Ending: Sendable {
        /// The app exited with a code.
        case exited(Int32)
        /// The app crashed.
        case crashed(CrashReport)
    }

    /// A running app.
    public final class Run {
        fileprivate let process: Process
        fileprivate let backtrace: String
        private let sourceFiles: [String]

        fileprivate init(_ process: Process, backtrace: String, sourceFiles: [String]) {
            self.process = process
            self.backtrace = backtrace
            self.sourceFiles = sourceFiles
        }

        /// Whether the app still runs.
        public var isRunning: Bool { process.isRunning }

        /// Asks the app to end.
        public func terminate() { process.terminate() }

        /// Waits for the app's end.
        public func wait() -> Ending {
            process.waitUntilExit()
            defer { try? FileManager.default.removeItem(atPath: backtrace) }
            guard process.terminationReason == .uncaughtSignal else { return .exited(process.terminationStatus) }
            let text = (try? String(contentsOfFile: backtrace, encoding: .utf8)) ?? ""
            return .crashed(CrashReport(signal: process.terminationStatus, backtrace: text, sourceFiles: sourceFiles))
        }
    }

    /// Starts the app; its output goes where this process's goes.
    ///
    /// - Throws: `BuildError.file` if the app's folders cannot be made, and what Foundation throws if its program cannot be started.
    public func start(_ options: LaunchOptions) throws -> Run {
        var variables = ProcessInfo.processInfo.environment
        // How the app is shown is for the options alone to say.
        for name in LaunchOptions.variables { variables[name] = nil }
        variables.merge(try app.container.makeFolders()) { $1 }
        variables.merge(environment) { $1 }
        variables.merge(options.environment) { $1 }
        let backtrace = Files.join(NSTemporaryDirectory(), "sampan-crash-\(UUID().uuidString)")
        let settings = [
            "enable=yes", "interactive=no", "color=no", "threads=crashed", "registers=none", "images=none", "limit=200",
            "output-to=\(backtrace)",
        ]
        variables["SWIFT_BACKTRACE"] = settings.joined(separator: ",")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: app.executable)
        process.arguments = arguments
        process.environment = variables
        do {
            try process.run()
        } catch {
            throw BuildError.file(path: app.executable, message: "the app cannot be started: \(error.localizedDescription)")
        }
        return Run(process, backtrace: backtrace, sourceFiles: app.sourceFiles)
    }
}
