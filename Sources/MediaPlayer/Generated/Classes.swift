// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("MediaPlayer", classes: names, description)
    }

    private static let names: NameList = """
        MPChangePlaybackPositionCommand MPChangePlaybackPositionCommandEvent MPChangePlaybackRateCommand \
        MPChangePlaybackRateCommandEvent MPMediaItemArtwork MPNowPlayingInfoCenter MPRemoteCommand MPRemoteCommandCenter \
        MPRemoteCommandEvent MPSkipIntervalCommand MPSkipIntervalCommandEvent MPVolumeView
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return MPChangePlaybackPositionCommand.descriptionOfMPChangePlaybackPositionCommand
        case 1: return MPChangePlaybackPositionCommandEvent.descriptionOfMPChangePlaybackPositionCommandEvent
        case 2: return MPChangePlaybackRateCommand.descriptionOfMPChangePlaybackRateCommand
        case 3: return MPChangePlaybackRateCommandEvent.descriptionOfMPChangePlaybackRateCommandEvent
        case 4: return MPMediaItemArtwork.descriptionOfMPMediaItemArtwork
        case 5: return MPNowPlayingInfoCenter.descriptionOfMPNowPlayingInfoCenter
        case 6: return MPRemoteCommand.descriptionOfMPRemoteCommand
        case 7: return MPRemoteCommandCenter.descriptionOfMPRemoteCommandCenter
        case 8: return MPRemoteCommandEvent.descriptionOfMPRemoteCommandEvent
        case 9: return MPSkipIntervalCommand.descriptionOfMPSkipIntervalCommand
        case 10: return MPSkipIntervalCommandEvent.descriptionOfMPSkipIntervalCommandEvent
        default: return MPVolumeView.descriptionOfMPVolumeView
        }
    }
}
