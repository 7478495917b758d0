// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaLibrary {
    nonisolated static var descriptionOfMPMediaLibrary: FrameworkClass {
        FrameworkClass(
            MPMediaLibrary.self,
            properties: "lastModifiedDate",
            methods: """
                beginGeneratingLibraryChangeNotifications endGeneratingLibraryChangeNotifications \
                getPlaylistWithUUID:creationMetadata:completionHandler:
                """,
            classMethods: "authorizationStatus defaultMediaLibrary requestAuthorization:",
            property: MPMediaLibrary.propertyOfMPMediaLibrary,
            method: MPMediaLibrary.methodOfMPMediaLibrary,
            classMethod: MPMediaLibrary.classMethodOfMPMediaLibrary)
    }

    private static func propertyOfMPMediaLibrary(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MPMediaLibrary.lastModifiedDate)
    }

    nonisolated private static func methodOfMPMediaLibrary(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MPMediaLibrary).beginGeneratingLibraryChangeNotifications() }
        case 1: return { r, _ in (r as! MPMediaLibrary).endGeneratingLibraryChangeNotifications() }
        default:
            return { r, a in
                (r as! MPMediaLibrary).getPlaylist(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getPlaylistWithUUID:creationMetadata:completionHandler:", as: (UUID).self),
                    creationMetadata: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "getPlaylistWithUUID:creationMetadata:completionHandler:", as: (MPMediaPlaylistCreationMetadata?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "getPlaylistWithUUID:creationMetadata:completionHandler:", as: ((MPMediaPlaylist?, (any Error)?) -> Void).self
                    ))
            }
        }
    }

    nonisolated private static func classMethodOfMPMediaLibrary(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MPMediaLibrary.Type).authorizationStatus() }
        case 1: return { r, _ in (r as! MPMediaLibrary.Type).default() }
        default:
            return { r, a in
                (r as! MPMediaLibrary.Type).requestAuthorization(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "requestAuthorization:", as: ((MPMediaLibraryAuthorizationStatus) -> Void).self))
            }
        }
    }
}
