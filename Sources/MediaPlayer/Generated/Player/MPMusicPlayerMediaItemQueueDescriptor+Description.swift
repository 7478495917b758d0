// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMusicPlayerMediaItemQueueDescriptor {
    nonisolated static var descriptionOfMPMusicPlayerMediaItemQueueDescriptor: FrameworkClass {
        FrameworkClass(
            MPMusicPlayerMediaItemQueueDescriptor.self,
            properties: "itemCollection startItem",
            methods: "setEndTime:forItem: setStartTime:forItem:",
            initializers: "initWithItemCollection: initWithQuery:",
            property: MPMusicPlayerMediaItemQueueDescriptor.propertyOfMPMusicPlayerMediaItemQueueDescriptor,
            method: MPMusicPlayerMediaItemQueueDescriptor.methodOfMPMusicPlayerMediaItemQueueDescriptor,
            initializer: MPMusicPlayerMediaItemQueueDescriptor.initializerOfMPMusicPlayerMediaItemQueueDescriptor)
    }

    private static func propertyOfMPMusicPlayerMediaItemQueueDescriptor(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MPMusicPlayerMediaItemQueueDescriptor.itemCollection)
        default: return .value("startItem", \MPMusicPlayerMediaItemQueueDescriptor.startItem)
        }
    }

    nonisolated private static func methodOfMPMusicPlayerMediaItemQueueDescriptor(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MPMusicPlayerMediaItemQueueDescriptor).setEndTime(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setEndTime:forItem:", as: (TimeInterval).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setEndTime:forItem:", as: (MPMediaItem).self))
            }
        default:
            return { r, a in
                (r as! MPMusicPlayerMediaItemQueueDescriptor).setStartTime(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setStartTime:forItem:", as: (TimeInterval).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setStartTime:forItem:", as: (MPMediaItem).self))
            }
        }
    }

    nonisolated private static func initializerOfMPMusicPlayerMediaItemQueueDescriptor(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MPMusicPlayerMediaItemQueueDescriptor(
                    itemCollection: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItemCollection:", as: (MPMediaItemCollection).self))
            }
        default:
            return { a in
                MPMusicPlayerMediaItemQueueDescriptor(
                    query: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithQuery:", as: (MPMediaQuery).self))
            }
        }
    }
}
