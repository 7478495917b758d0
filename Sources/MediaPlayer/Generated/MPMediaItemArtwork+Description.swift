// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaItemArtwork {
    nonisolated static var descriptionOfMPMediaItemArtwork: FrameworkClass {
        FrameworkClass(
            MPMediaItemArtwork.self,
            properties: "bounds imageCropRect",
            methods: "imageWithSize:",
            initializers: "initWithBoundsSize:requestHandler: initWithImage:",
            property: MPMediaItemArtwork.propertyOfMPMediaItemArtwork,
            method: MPMediaItemArtwork.methodOfMPMediaItemArtwork,
            initializer: MPMediaItemArtwork.initializerOfMPMediaItemArtwork)
    }

    private static func propertyOfMPMediaItemArtwork(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MPMediaItemArtwork.bounds)
        default: return .readOnly(\MPMediaItemArtwork.imageCropRect)
        }
    }

    nonisolated private static func methodOfMPMediaItemArtwork(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! MPMediaItemArtwork).image(at: ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithSize:", as: (CGSize).self)) }
    }

    nonisolated private static func initializerOfMPMediaItemArtwork(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MPMediaItemArtwork(
                    boundsSize: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBoundsSize:requestHandler:", as: (CGSize).self),
                    requestHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithBoundsSize:requestHandler:", as: ((CGSize) -> UIImage).self))
            }
        default: return { a in MPMediaItemArtwork(image: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithImage:", as: (UIImage).self)) }
        }
    }
}
