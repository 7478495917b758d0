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

extension AVPlayerLooper {
    nonisolated static var descriptionOfAVPlayerLooper: FrameworkClass {
        FrameworkClass(
            AVPlayerLooper.self,
            properties: "error loopCount loopingPlayerItems status",
            methods: "disableLooping",
            initializers: "initWithPlayer:templateItem:timeRange: playerLooperWithPlayer:templateItem:",
            property: AVPlayerLooper.propertyOfAVPlayerLooper,
            method: AVPlayerLooper.methodOfAVPlayerLooper,
            initializer: AVPlayerLooper.initializerOfAVPlayerLooper)
    }

    private static func propertyOfAVPlayerLooper(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVPlayerLooper.error)
        case 1: return .readOnly(\AVPlayerLooper.loopCount)
        case 2: return .readOnly(\AVPlayerLooper.loopingPlayerItems)
        default: return .readOnly(\AVPlayerLooper.status)
        }
    }

    nonisolated private static func methodOfAVPlayerLooper(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! AVPlayerLooper).disableLooping() }
    }

    nonisolated private static func initializerOfAVPlayerLooper(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVPlayerLooper(
                    player: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPlayer:templateItem:timeRange:", as: (AVQueuePlayer).self),
                    templateItem: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithPlayer:templateItem:timeRange:", as: (AVPlayerItem).self),
                    timeRange: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithPlayer:templateItem:timeRange:", as: (CMTimeRange).self))
            }
        default:
            return { a in
                AVPlayerLooper(
                    player: ObjCRuntime.ObjCMessage.argument(a, 0, "playerLooperWithPlayer:templateItem:", as: (AVQueuePlayer).self),
                    templateItem: ObjCRuntime.ObjCMessage.argument(a, 1, "playerLooperWithPlayer:templateItem:", as: (AVPlayerItem).self))
            }
        }
    }
}
