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

extension AVQueuePlayer {
    nonisolated static var descriptionOfAVQueuePlayer: FrameworkClass {
        FrameworkClass(
            AVQueuePlayer.self,
            methods: """
                advanceToNextItem canInsert:afterPlayerItem: insertPlayerItem:afterPlayerItem: items removeAllItems \
                removePlayerItem:
                """,
            initializers: "init initWithPlayerItem: playerWithURL: queuePlayerWithItems:",
            method: AVQueuePlayer.methodOfAVQueuePlayer,
            initializer: AVQueuePlayer.initializerOfAVQueuePlayer)
    }

    nonisolated private static func methodOfAVQueuePlayer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! AVQueuePlayer).advanceToNextItem() }
        case 1:
            return { r, a in
                (r as! AVQueuePlayer).canInsert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "canInsert:afterPlayerItem:", as: (AVPlayerItem).self),
                    after: ObjCRuntime.ObjCMessage.argument(a, 1, "canInsert:afterPlayerItem:", as: (AVPlayerItem?).self))
            }
        case 2:
            return { r, a in
                (r as! AVQueuePlayer).insert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertPlayerItem:afterPlayerItem:", as: (AVPlayerItem).self),
                    after: ObjCRuntime.ObjCMessage.argument(a, 1, "insertPlayerItem:afterPlayerItem:", as: (AVPlayerItem?).self))
            }
        case 3: return { r, _ in (r as! AVQueuePlayer).items() }
        case 4: return { r, _ in (r as! AVQueuePlayer).removeAllItems() }
        default:
            return { r, a in
                (r as! AVQueuePlayer).remove(ObjCRuntime.ObjCMessage.argument(a, 0, "removePlayerItem:", as: (AVPlayerItem).self))
            }
        }
    }

    nonisolated private static func initializerOfAVQueuePlayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in AVQueuePlayer() }
        case 1:
            return { a in AVQueuePlayer(playerItem: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPlayerItem:", as: (AVPlayerItem?).self))
            }
        case 2: return { a in AVQueuePlayer(url: ObjCRuntime.ObjCMessage.argument(a, 0, "playerWithURL:", as: (URL).self)) }
        default:
            return { a in AVQueuePlayer(items: ObjCRuntime.ObjCMessage.argument(a, 0, "queuePlayerWithItems:", as: ([AVPlayerItem]).self)) }
        }
    }
}
