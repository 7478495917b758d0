// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMusicPlayerController {
    nonisolated static var descriptionOfMPMusicPlayerController: FrameworkClass {
        FrameworkClass(
            MPMusicPlayerController.self,
            properties: """
                currentPlaybackRate currentPlaybackTime indexOfNowPlayingItem isPreparedToPlay nowPlayingItem playbackState \
                repeatMode shuffleMode
                """,
            methods: """
                appendQueueDescriptor: beginGeneratingPlaybackNotifications beginSeekingBackward beginSeekingForward \
                endGeneratingPlaybackNotifications endSeeking pause play prepareToPlay prepareToPlayWithCompletionHandler: \
                prependQueueDescriptor: setQueueWithDescriptor: setQueueWithItemCollection: setQueueWithQuery: setQueueWithStoreIDs: \
                skipToBeginning skipToNextItem skipToPreviousItem stop
                """,
            classMethods: """
                applicationMusicPlayerMPMusicPlayerController applicationQueuePlayer iPodMusicPlayerMPMusicPlayerController \
                systemMusicPlayer
                """,
            property: MPMusicPlayerController.propertyOfMPMusicPlayerController,
            method: MPMusicPlayerController.methodOfMPMusicPlayerController,
            classMethod: MPMusicPlayerController.classMethodOfMPMusicPlayerController)
    }

    private static func propertyOfMPMusicPlayerController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("currentPlaybackRate", \MPMusicPlayerController.currentPlaybackRate)
        case 1: return .value("currentPlaybackTime", \MPMusicPlayerController.currentPlaybackTime)
        case 2: return .readOnly(\MPMusicPlayerController.indexOfNowPlayingItem)
        case 3: return .readOnly(\MPMusicPlayerController.isPreparedToPlay)
        case 4: return .value("nowPlayingItem", \MPMusicPlayerController.nowPlayingItem)
        case 5: return .readOnly(\MPMusicPlayerController.playbackState)
        case 6: return .value("repeatMode", \MPMusicPlayerController.repeatMode)
        default: return .value("shuffleMode", \MPMusicPlayerController.shuffleMode)
        }
    }

    nonisolated private static func methodOfMPMusicPlayerController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MPMusicPlayerController).append(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "appendQueueDescriptor:", as: (MPMusicPlayerQueueDescriptor).self))
            }
        case 1: return { r, _ in (r as! MPMusicPlayerController).beginGeneratingPlaybackNotifications() }
        case 2: return { r, _ in (r as! MPMusicPlayerController).beginSeekingBackward() }
        case 3: return { r, _ in (r as! MPMusicPlayerController).beginSeekingForward() }
        case 4: return { r, _ in (r as! MPMusicPlayerController).endGeneratingPlaybackNotifications() }
        case 5: return { r, _ in (r as! MPMusicPlayerController).endSeeking() }
        case 6: return { r, _ in (r as! MPMusicPlayerController).pause() }
        case 7: return { r, _ in (r as! MPMusicPlayerController).play() }
        case 8: return { r, _ in (r as! MPMusicPlayerController).prepareToPlay() }
        case 9:
            return { r, a in
                (r as! MPMusicPlayerController).prepareToPlay(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "prepareToPlayWithCompletionHandler:", as: (((any Error)?) -> Void).self))
            }
        case 10:
            return { r, a in
                (r as! MPMusicPlayerController).prepend(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "prependQueueDescriptor:", as: (MPMusicPlayerQueueDescriptor).self))
            }
        case 11:
            return { r, a in
                (r as! MPMusicPlayerController).setQueue(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "setQueueWithDescriptor:", as: (MPMusicPlayerQueueDescriptor).self))
            }
        case 12:
            return { r, a in
                (r as! MPMusicPlayerController).setQueue(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "setQueueWithItemCollection:", as: (MPMediaItemCollection).self))
            }
        case 13:
            return { r, a in
                (r as! MPMusicPlayerController).setQueue(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "setQueueWithQuery:", as: (MPMediaQuery).self))
            }
        case 14:
            return { r, a in
                (r as! MPMusicPlayerController).setQueue(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "setQueueWithStoreIDs:", as: ([String]).self))
            }
        case 15: return { r, _ in (r as! MPMusicPlayerController).skipToBeginning() }
        case 16: return { r, _ in (r as! MPMusicPlayerController).skipToNextItem() }
        case 17: return { r, _ in (r as! MPMusicPlayerController).skipToPreviousItem() }
        default: return { r, _ in (r as! MPMusicPlayerController).stop() }
        }
    }

    nonisolated private static func classMethodOfMPMusicPlayerController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MPMusicPlayerController.Type).applicationMusicPlayer }
        case 1: return { r, _ in (r as! MPMusicPlayerController.Type).applicationQueuePlayer }
        case 2: return { r, _ in (r as! MPMusicPlayerController.Type).iPodMusicPlayer }
        default: return { r, _ in (r as! MPMusicPlayerController.Type).systemMusicPlayer }
        }
    }
}
