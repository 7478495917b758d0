import Foundation
import Host
import Shell

/// What a confined app has the desktop open: it may start no programs itself, and they would be confined with it.
final class DesktopRequests {
    /// What the app asks by.
    let pipe: LinePipe

    /// The number of the descriptor that the app writes to: the one after the script's progress, as `AppRunner` starts it.
    private static let programsNumber = 5

    /// Prepares to hear an app; `nil` if there can be no pipe.
    init?() {
        guard let pipe = LinePipe() else { return nil }
        self.pipe = pipe
    }

    /// What the app has to know to ask.
    var environment: [String: String] { [DesktopOpener.variable: "\(Self.programsNumber)"] }

    /// Opens what the app has asked for since.
    func answer() { pipe.lines().forEach(DesktopOpener.open(line:)) }
}
