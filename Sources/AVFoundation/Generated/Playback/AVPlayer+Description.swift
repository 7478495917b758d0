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

extension AVPlayer {
    nonisolated static var descriptionOfAVPlayer: FrameworkClass {
        FrameworkClass(
            AVPlayer.self,
            properties: """
                actionAtItemEnd allowsExternalPlayback automaticallyWaitsToMinimizeStalling currentItem defaultRate error \
                externalPlaybackActive/isExternalPlaybackActive muted/isMuted preventsDisplaySleepDuringVideoPlayback rate \
                reasonForWaitingToPlay status timeControlStatus volume
                """,
            methods: """
                addBoundaryTimeObserverForTimes:queue:usingBlock: addPeriodicTimeObserverForInterval:queue:usingBlock: currentTime \
                pause play playImmediatelyAtRate: removeTimeObserver: replaceCurrentItemWithPlayerItem: seekToTime: \
                seekToTime:completionHandler: seekToTime:toleranceBefore:toleranceAfter: \
                seekToTime:toleranceBefore:toleranceAfter:completionHandler:
                """,
            initializers: "init playerWithPlayerItem: playerWithURL:",
            property: AVPlayer.propertyOfAVPlayer,
            method: AVPlayer.methodOfAVPlayer,
            initializer: AVPlayer.initializerOfAVPlayer)
    }

    private static func propertyOfAVPlayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("actionAtItemEnd", \AVPlayer.actionAtItemEnd)
        case 1: return .value("allowsExternalPlayback", \AVPlayer.allowsExternalPlayback)
        case 2: return .value("automaticallyWaitsToMinimizeStalling", \AVPlayer.automaticallyWaitsToMinimizeStalling)
        case 3: return .readOnly(\AVPlayer.currentItem)
        case 4: return .value("defaultRate", \AVPlayer.defaultRate)
        case 5: return .readOnly(\AVPlayer.error)
        case 6: return .readOnly(\AVPlayer.isExternalPlaybackActive)
        case 7: return .value("muted", \AVPlayer.isMuted)
        case 8: return .value("preventsDisplaySleepDuringVideoPlayback", \AVPlayer.preventsDisplaySleepDuringVideoPlayback)
        case 9: return .value("rate", \AVPlayer.rate)
        case 10: return .readOnly(\AVPlayer.reasonForWaitingToPlay)
        case 11: return .readOnly(\AVPlayer.status)
        case 12: return .readOnly(\AVPlayer.timeControlStatus)
        default: return .value("volume", \AVPlayer.volume)
        }
    }

    nonisolated private static func methodOfAVPlayer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVPlayer).addBoundaryTimeObserver(
                    forTimes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addBoundaryTimeObserverForTimes:queue:usingBlock:", as: ([NSValue]).self),
                    queue: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addBoundaryTimeObserverForTimes:queue:usingBlock:", as: (DispatchQueue?).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "addBoundaryTimeObserverForTimes:queue:usingBlock:", as: (() -> Void).self))
            }
        case 1:
            return { r, a in
                (r as! AVPlayer).addPeriodicTimeObserver(
                    forInterval: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addPeriodicTimeObserverForInterval:queue:usingBlock:", as: (CMTime).self),
                    queue: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addPeriodicTimeObserverForInterval:queue:usingBlock:", as: (DispatchQueue?).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "addPeriodicTimeObserverForInterval:queue:usingBlock:", as: ((CMTime) -> Void).self))
            }
        case 2: return { r, _ in (r as! AVPlayer).currentTime() }
        case 3: return { r, _ in (r as! AVPlayer).pause() }
        case 4: return { r, _ in (r as! AVPlayer).play() }
        case 5:
            return { r, a in
                (r as! AVPlayer).playImmediately(atRate: ObjCRuntime.ObjCMessage.argument(a, 0, "playImmediatelyAtRate:", as: (Float).self))
            }
        case 6:
            return { r, a in
                (r as! AVPlayer).removeTimeObserver(ObjCRuntime.ObjCMessage.argument(a, 0, "removeTimeObserver:", as: (Any).self))
            }
        case 7:
            return { r, a in
                (r as! AVPlayer).replaceCurrentItem(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "replaceCurrentItemWithPlayerItem:", as: (AVPlayerItem?).self))
            }
        case 8: return { r, a in (r as! AVPlayer).seek(to: ObjCRuntime.ObjCMessage.argument(a, 0, "seekToTime:", as: (CMTime).self)) }
        case 9:
            return { r, a in
                (r as! AVPlayer).seek(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "seekToTime:completionHandler:", as: (CMTime).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(a, 1, "seekToTime:completionHandler:", as: ((Bool) -> Void).self))
            }
        case 10:
            return { r, a in
                (r as! AVPlayer).seek(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "seekToTime:toleranceBefore:toleranceAfter:", as: (CMTime).self),
                    toleranceBefore: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "seekToTime:toleranceBefore:toleranceAfter:", as: (CMTime).self),
                    toleranceAfter: ObjCRuntime.ObjCMessage.argument(a, 2, "seekToTime:toleranceBefore:toleranceAfter:", as: (CMTime).self))
            }
        default:
            return { r, a in
                (r as! AVPlayer).seek(
                    to: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "seekToTime:toleranceBefore:toleranceAfter:completionHandler:", as: (CMTime).self),
                    toleranceBefore: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "seekToTime:toleranceBefore:toleranceAfter:completionHandler:", as: (CMTime).self),
                    toleranceAfter: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "seekToTime:toleranceBefore:toleranceAfter:completionHandler:", as: (CMTime).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "seekToTime:toleranceBefore:toleranceAfter:completionHandler:", as: ((Bool) -> Void).self))
            }
        }
    }

    nonisolated private static func initializerOfAVPlayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in AVPlayer() }
        case 1:
            return { a in AVPlayer(playerItem: ObjCRuntime.ObjCMessage.argument(a, 0, "playerWithPlayerItem:", as: (AVPlayerItem?).self)) }
        default: return { a in AVPlayer(url: ObjCRuntime.ObjCMessage.argument(a, 0, "playerWithURL:", as: (URL).self)) }
        }
    }
}
