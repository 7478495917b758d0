import Foundation
import SampanHost
import Shell

/// What a confined app has done outside: pages opened by the desktop, for programs that it starts would be confined with it, and pictures kept
/// that the person takes of it.
final class DesktopRequests {
    /// What the app asks by.
    let pipe: LinePipe

    /// The number of the descriptor that the app writes to: the one after the script's progress, as `AppRunner` starts it.
    private static let programsNumber = 5

    /// How many pictures may be kept yet. Nobody takes so many: an app that sends more is not answered any more.
    private var picturesLeft = 100

    /// Prepares to hear an app; `nil` if there can be no pipe.
    init?() {
        guard let pipe = LinePipe() else { return nil }
        self.pipe = pipe
    }

    /// What the app has to know to ask.
    var environment: [String: String] { [DesktopOpener.variable: "\(Self.programsNumber)"] }

    /// Does what the app has asked for since.
    func answer() {
        for line in pipe.lines() where picturesLeft > 0 {
            if ScreenshotKeeper.keep(line: line) { picturesLeft -= 1 } else { DesktopOpener.open(line: line) }
        }
    }
}
