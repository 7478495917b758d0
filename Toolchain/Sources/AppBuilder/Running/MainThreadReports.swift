import Foundation
import Host
import Shell

/// What an app's watchdog tells of its main thread.
final class MainThreadReports {
    /// That the main thread does not answer.
    struct Hang {
        /// What is to be said of it.
        var heading: String
        /// Whether the app is to be ended.
        var endsApp: Bool
    }

    /// Is called with what is known of a hang that the app is left in.
    let onHang: (CrashReport) -> Void
    private let identifier: String
    private let pipe: LinePipe

    /// The number of the descriptor that the app writes to: the first after the standard ones.
    private static let programsNumber = 3

    /// Prepares to hear an app with a bundle identifier; `nil` if there can be no pipe.
    init?(identifier: String, onHang: @escaping (CrashReport) -> Void) {
        guard let pipe = LinePipe() else { return nil }
        (self.identifier, self.onHang, self.pipe) = (identifier, onHang, pipe)
    }

    /// What is readable when the app told something; `nil` when it cannot any more.
    var descriptor: Int32? { pipe.descriptor >= 0 ? pipe.descriptor : nil }

    /// Starts the app so that it can tell.
    func start(_ program: String, _ arguments: [String], environment: [String: String]) throws -> ChildProcess {
        var variables = environment
        variables[Unresponsiveness.variable] = "\(Self.programsNumber)"
        defer { pipe.started() }
        return try ChildProcess(program, arguments, environment: variables, descriptors: [nil, nil, nil, pipe.programsEnd])
    }

    /// The hangs that the app told since.
    func hangs() -> [Hang] {
        pipe.lines().compactMap(Unresponsiveness.init).map { message in
            let time = "\(AppLimits.text(message.seconds)) s"
            let reason = message.reason(app: identifier)
            return Hang(
                heading: message.endsApp
                    ? "The app was ended: its main thread did not answer for \(time) (\(reason))"
                    : "The app's main thread has not answered for \(time); iOS would end the app (\(reason))",
                endsApp: message.endsApp)
        }
    }
}
