// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("MediaPlayer", classes: names, description)
    }

    private static let names: NameList = """
        MPChangePlaybackPositionCommand MPChangePlaybackPositionCommandEvent MPChangePlaybackRateCommand \
        MPChangePlaybackRateCommandEvent MPMediaEntity MPMediaItem MPMediaItemArtwork MPMediaItemCollection MPMediaLibrary \
        MPMediaPickerController MPMediaPlaylist MPMediaPlaylistCreationMetadata MPMediaPredicate MPMediaPropertyPredicate \
        MPMediaQuery MPMediaQuerySection MPMusicPlayerApplicationController MPMusicPlayerController \
        MPMusicPlayerControllerMutableQueue MPMusicPlayerControllerQueue MPMusicPlayerMediaItemQueueDescriptor \
        MPMusicPlayerQueueDescriptor MPMusicPlayerStoreQueueDescriptor MPNowPlayingInfoCenter MPRemoteCommand MPRemoteCommandCenter \
        MPRemoteCommandEvent MPSkipIntervalCommand MPSkipIntervalCommandEvent MPVolumeView
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return MPChangePlaybackPositionCommand.descriptionOfMPChangePlaybackPositionCommand
        case 1: return MPChangePlaybackPositionCommandEvent.descriptionOfMPChangePlaybackPositionCommandEvent
        case 2: return MPChangePlaybackRateCommand.descriptionOfMPChangePlaybackRateCommand
        case 3: return MPChangePlaybackRateCommandEvent.descriptionOfMPChangePlaybackRateCommandEvent
        case 4: return MPMediaEntity.descriptionOfMPMediaEntity
        case 5: return MPMediaItem.descriptionOfMPMediaItem
        case 6: return MPMediaItemArtwork.descriptionOfMPMediaItemArtwork
        case 7: return MPMediaItemCollection.descriptionOfMPMediaItemCollection
        case 8: return MPMediaLibrary.descriptionOfMPMediaLibrary
        case 9: return MPMediaPickerController.descriptionOfMPMediaPickerController
        case 10: return MPMediaPlaylist.descriptionOfMPMediaPlaylist
        case 11: return MPMediaPlaylistCreationMetadata.descriptionOfMPMediaPlaylistCreationMetadata
        case 12: return MPMediaPredicate.descriptionOfMPMediaPredicate
        case 13: return MPMediaPropertyPredicate.descriptionOfMPMediaPropertyPredicate
        case 14: return MPMediaQuery.descriptionOfMPMediaQuery
        case 15: return MPMediaQuerySection.descriptionOfMPMediaQuerySection
        case 16: return MPMusicPlayerApplicationController.descriptionOfMPMusicPlayerApplicationController
        case 17: return MPMusicPlayerController.descriptionOfMPMusicPlayerController
        case 18: return MPMusicPlayerControllerMutableQueue.descriptionOfMPMusicPlayerControllerMutableQueue
        case 19: return MPMusicPlayerControllerQueue.descriptionOfMPMusicPlayerControllerQueue
        case 20: return MPMusicPlayerMediaItemQueueDescriptor.descriptionOfMPMusicPlayerMediaItemQueueDescriptor
        case 21: return MPMusicPlayerQueueDescriptor.descriptionOfMPMusicPlayerQueueDescriptor
        case 22: return MPMusicPlayerStoreQueueDescriptor.descriptionOfMPMusicPlayerStoreQueueDescriptor
        case 23: return MPNowPlayingInfoCenter.descriptionOfMPNowPlayingInfoCenter
        case 24: return MPRemoteCommand.descriptionOfMPRemoteCommand
        case 25: return MPRemoteCommandCenter.descriptionOfMPRemoteCommandCenter
        case 26: return MPRemoteCommandEvent.descriptionOfMPRemoteCommandEvent
        case 27: return MPSkipIntervalCommand.descriptionOfMPSkipIntervalCommand
        case 28: return MPSkipIntervalCommandEvent.descriptionOfMPSkipIntervalCommandEvent
        default: return MPVolumeView.descriptionOfMPVolumeView
        }
    }
}
