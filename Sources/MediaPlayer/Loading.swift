import SampanHost
import UIKit

/// Enters the commands where the system looks for them. Done when the library is loaded.
enum RemoteCommands {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        // Libraries are loaded on the main thread.
        MainActor.assumeIsolated {
            SystemServices.take { request in
                guard case .remote(let command, let value) = request else { return nil }
                return answer(to: command, value)
            }
        }
    }

    /// Why a command could not be given, in words for people; nothing if it was.
    static func answer(to command: RemoteCommand, _ value: Double?) -> String {
        switch MPRemoteCommandCenter.shared().perform(command, value: value) {
        case .success: ""
        case .noActionableNowPlayingItem where MPMusicPlayerController.take(command, value): ""
        case .noActionableNowPlayingItem: "the app does not take the command \"\(command.rawValue)\""
        case .noSuchContent: "the app says that there is no such content"
        case .deviceNotFound: "the app says that there is no such device"
        case .commandFailed: "the command \"\(command.rawValue)\" failed, or is disabled"
        }
    }
}
