// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanFoundation
import SampanHost
import SampanSound
import UIKit

extension AVPlayerItem {
    nonisolated static var descriptionOfAVPlayerItem: FrameworkClass {
        FrameworkClass(
            AVPlayerItem.self,
            properties: """
                asset audioMix audioTimePitchAlgorithm automaticallyLoadedAssetKeys canPlayFastForward canPlayReverse \
                canPlaySlowForward canStepBackward canStepForward duration error forwardPlaybackEndTime loadedTimeRanges \
                playbackBufferEmpty/isPlaybackBufferEmpty playbackBufferFull/isPlaybackBufferFull \
                playbackLikelyToKeepUp/isPlaybackLikelyToKeepUp presentationSize seekableTimeRanges status tracks videoComposition
                """,
            methods: """
                cancelPendingSeeks currentTime seekToTime:completionHandler: \
                seekToTime:toleranceBefore:toleranceAfter:completionHandler: stepByCount:
                """,
            initializers: "initWithAsset:automaticallyLoadedAssetKeys: playerItemWithAsset: playerItemWithURL:",
            property: AVPlayerItem.propertyOfAVPlayerItem,
            method: AVPlayerItem.methodOfAVPlayerItem,
            initializer: AVPlayerItem.initializerOfAVPlayerItem)
    }

    private static func propertyOfAVPlayerItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVPlayerItem.asset)
        case 1: return .value("audioMix", \AVPlayerItem.audioMix)
        case 2: return .value("audioTimePitchAlgorithm", \AVPlayerItem.audioTimePitchAlgorithm)
        case 3: return .readOnly(\AVPlayerItem.automaticallyLoadedAssetKeys)
        case 4: return .readOnly(\AVPlayerItem.canPlayFastForward)
        case 5: return .readOnly(\AVPlayerItem.canPlayReverse)
        case 6: return .readOnly(\AVPlayerItem.canPlaySlowForward)
        case 7: return .readOnly(\AVPlayerItem.canStepBackward)
        case 8: return .readOnly(\AVPlayerItem.canStepForward)
        case 9: return .readOnly(\AVPlayerItem.duration)
        case 10: return .readOnly(\AVPlayerItem.error)
        case 11: return .value("forwardPlaybackEndTime", \AVPlayerItem.forwardPlaybackEndTime)
        case 12: return .readOnly(\AVPlayerItem.loadedTimeRanges)
        case 13: return .readOnly(\AVPlayerItem.isPlaybackBufferEmpty)
        case 14: return .readOnly(\AVPlayerItem.isPlaybackBufferFull)
        case 15: return .readOnly(\AVPlayerItem.isPlaybackLikelyToKeepUp)
        case 16: return .readOnly(\AVPlayerItem.presentationSize)
        case 17: return .readOnly(\AVPlayerItem.seekableTimeRanges)
        case 18: return .readOnly(\AVPlayerItem.status)
        case 19: return .readOnly(\AVPlayerItem.tracks)
        default: return .value("videoComposition", \AVPlayerItem.videoComposition)
        }
    }

    nonisolated private static func methodOfAVPlayerItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AVPlayerItem).cancelPendingSeeks() }
        case 1: return { r, _ in (r as! AVPlayerItem).currentTime() }
        case 2:
            return { r, a in
                (r as! AVPlayerItem).seek(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "seekToTime:completionHandler:", as: (CMTime).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(a, 1, "seekToTime:completionHandler:", as: (((Bool) -> Void)?).self)
                )
            }
        case 3:
            return { r, a in
                (r as! AVPlayerItem).seek(
                    to: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "seekToTime:toleranceBefore:toleranceAfter:completionHandler:", as: (CMTime).self),
                    toleranceBefore: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "seekToTime:toleranceBefore:toleranceAfter:completionHandler:", as: (CMTime).self),
                    toleranceAfter: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "seekToTime:toleranceBefore:toleranceAfter:completionHandler:", as: (CMTime).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "seekToTime:toleranceBefore:toleranceAfter:completionHandler:", as: (((Bool) -> Void)?).self))
            }
        default:
            return { r, a in (r as! AVPlayerItem).step(byCount: ObjCRuntime.ObjCMessage.argument(a, 0, "stepByCount:", as: (Int).self)) }
        }
    }

    nonisolated private static func initializerOfAVPlayerItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVPlayerItem(
                    asset: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithAsset:automaticallyLoadedAssetKeys:", as: (AVAsset).self),
                    automaticallyLoadedAssetKeys: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithAsset:automaticallyLoadedAssetKeys:", as: ([String]?).self))
            }
        case 1: return { a in AVPlayerItem(asset: ObjCRuntime.ObjCMessage.argument(a, 0, "playerItemWithAsset:", as: (AVAsset).self)) }
        default: return { a in AVPlayerItem(url: ObjCRuntime.ObjCMessage.argument(a, 0, "playerItemWithURL:", as: (URL).self)) }
        }
    }
}
