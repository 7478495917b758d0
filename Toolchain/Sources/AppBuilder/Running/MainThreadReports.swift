import Foundation
import SampanHost
import Shell

/// What an app's watchdog tells of its main thread.
final class MainThreadReports {
    /// That the main thread does not answer.
    struct Hang {
        /// What is to be said of it.
        var heading: String
        /// Whether the app is to be ended.
        var endsApp: Bool
        /// Whether what the main thread does is being written.
        var writesCalls: Bool
    }

    /// Is called with what is known of a hang that the app is left in.
    let onHang: (CrashReport) -> Void
    private let identifier: String
    /// What the app tells it by.
    let pipe: LinePipe

    /// The number of the descriptor that the app writes to: the first after the standard ones, as `AppRunner` starts it.
    private static let programsNumber = 3

    /// Prepares to hear an app with a bundle identifier; `nil` if there can be no pipe.
    init?(identifier: String, onHang: @escaping (CrashReport) -> Void) {
        guard let pipe = LinePipe() else { return nil }
        (self.identifier, self.onHang, self.pipe) = (identifier, onHang, pipe)
    }

    /// What the app has to know to tell.
    var environment: [String: String] { [Unresponsiveness.variable: "\(Self.programsNumber)"] }

    /// The hangs that the app told since.
    func hangs() -> [Hang] {
        pipe.lines().compactMap(Unresponsiveness.init).map { message in
            let time = "\(AppLimits.text(message.seconds)) s"
            let reason = message.reason(app: identifier)
            return Hang(
                heading: message.endsApp
                    ? "The app was ended: its main thread did not answer for \(time) (\(reason))"
                    : "The app's main thread has not answered for \(time); iOS would end the app (\(reason))",
                endsApp: message.endsApp, writesCalls: message.writesCalls)
        }
    }
}
