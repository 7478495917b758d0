// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaItemCollection {
    nonisolated static var descriptionOfMPMediaItemCollection: FrameworkClass {
        FrameworkClass(
            MPMediaItemCollection.self,
            properties: "count items mediaTypes representativeItem",
            initializers: "initWithCoder: initWithItems:",
            property: MPMediaItemCollection.propertyOfMPMediaItemCollection,
            initializer: MPMediaItemCollection.initializerOfMPMediaItemCollection)
    }

    private static func propertyOfMPMediaItemCollection(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MPMediaItemCollection.count)
        case 1: return .readOnly(\MPMediaItemCollection.items)
        case 2: return .readOnly(\MPMediaItemCollection.mediaTypes)
        default: return .readOnly(\MPMediaItemCollection.representativeItem)
        }
    }

    nonisolated private static func initializerOfMPMediaItemCollection(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in MPMediaItemCollection(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in MPMediaItemCollection(items: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItems:", as: ([MPMediaItem]).self)) }
        }
    }
}
