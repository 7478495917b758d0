// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaPlaylist {
    nonisolated static var descriptionOfMPMediaPlaylist: FrameworkClass {
        FrameworkClass(
            MPMediaPlaylist.self,
            properties: "authorDisplayName descriptionText name playlistAttributes seedItems",
            methods: "addMediaItems:completionHandler:",
            initializers: "initWithCoder: initWithItems:",
            property: MPMediaPlaylist.propertyOfMPMediaPlaylist,
            method: MPMediaPlaylist.methodOfMPMediaPlaylist,
            initializer: MPMediaPlaylist.initializerOfMPMediaPlaylist)
    }

    private static func propertyOfMPMediaPlaylist(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MPMediaPlaylist.authorDisplayName)
        case 1: return .readOnly(\MPMediaPlaylist.descriptionText)
        case 2: return .readOnly(\MPMediaPlaylist.name)
        case 3: return .readOnly(\MPMediaPlaylist.playlistAttributes)
        default: return .readOnly(\MPMediaPlaylist.seedItems)
        }
    }

    nonisolated private static func methodOfMPMediaPlaylist(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! MPMediaPlaylist).add(
                ObjCRuntime.ObjCMessage.argument(a, 0, "addMediaItems:completionHandler:", as: ([MPMediaItem]).self),
                completionHandler: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "addMediaItems:completionHandler:", as: ((((any Error)?) -> Void)?).self))
        }
    }

    nonisolated private static func initializerOfMPMediaPlaylist(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in MPMediaPlaylist(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in MPMediaPlaylist(items: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItems:", as: ([MPMediaItem]).self)) }
        }
    }
}
