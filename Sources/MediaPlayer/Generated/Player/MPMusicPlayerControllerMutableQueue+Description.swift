// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMusicPlayerControllerMutableQueue {
    nonisolated static var descriptionOfMPMusicPlayerControllerMutableQueue: FrameworkClass {
        FrameworkClass(
            MPMusicPlayerControllerMutableQueue.self,
            methods: "insertQueueDescriptor:afterItem: removeItem:",
            method: MPMusicPlayerControllerMutableQueue.methodOfMPMusicPlayerControllerMutableQueue)
    }

    nonisolated private static func methodOfMPMusicPlayerControllerMutableQueue(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MPMusicPlayerControllerMutableQueue).insert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertQueueDescriptor:afterItem:", as: (MPMusicPlayerQueueDescriptor).self),
                    after: ObjCRuntime.ObjCMessage.argument(a, 1, "insertQueueDescriptor:afterItem:", as: (MPMediaItem?).self))
            }
        default:
            return { r, a in
                (r as! MPMusicPlayerControllerMutableQueue).remove(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeItem:", as: (MPMediaItem).self))
            }
        }
    }
}
