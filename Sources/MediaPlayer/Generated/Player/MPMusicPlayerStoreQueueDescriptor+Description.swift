// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMusicPlayerStoreQueueDescriptor {
    nonisolated static var descriptionOfMPMusicPlayerStoreQueueDescriptor: FrameworkClass {
        FrameworkClass(
            MPMusicPlayerStoreQueueDescriptor.self,
            properties: "startItemID storeIDs",
            initializers: "initWithStoreIDs:",
            property: MPMusicPlayerStoreQueueDescriptor.propertyOfMPMusicPlayerStoreQueueDescriptor,
            initializer: MPMusicPlayerStoreQueueDescriptor.initializerOfMPMusicPlayerStoreQueueDescriptor)
    }

    private static func propertyOfMPMusicPlayerStoreQueueDescriptor(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("startItemID", \MPMusicPlayerStoreQueueDescriptor.startItemID)
        default: return .value("storeIDs", \MPMusicPlayerStoreQueueDescriptor.storeIDs)
        }
    }

    nonisolated private static func initializerOfMPMusicPlayerStoreQueueDescriptor(_ index: Int) -> ObjCFactory {
        { a in MPMusicPlayerStoreQueueDescriptor(storeIDs: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStoreIDs:", as: ([String]).self))
        }
    }
}
