// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaPlaylistCreationMetadata {
    nonisolated static var descriptionOfMPMediaPlaylistCreationMetadata: FrameworkClass {
        FrameworkClass(
            MPMediaPlaylistCreationMetadata.self,
            properties: "authorDisplayName descriptionText name",
            initializers: "initWithName:",
            property: MPMediaPlaylistCreationMetadata.propertyOfMPMediaPlaylistCreationMetadata,
            initializer: MPMediaPlaylistCreationMetadata.initializerOfMPMediaPlaylistCreationMetadata)
    }

    private static func propertyOfMPMediaPlaylistCreationMetadata(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("authorDisplayName", \MPMediaPlaylistCreationMetadata.authorDisplayName)
        case 1: return .value("descriptionText", \MPMediaPlaylistCreationMetadata.descriptionText)
        default: return .readOnly(\MPMediaPlaylistCreationMetadata.name)
        }
    }

    nonisolated private static func initializerOfMPMediaPlaylistCreationMetadata(_ index: Int) -> ObjCFactory {
        { a in MPMediaPlaylistCreationMetadata(name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:", as: (String).self)) }
    }
}
