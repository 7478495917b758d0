// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

extension LPLinkMetadata {
    nonisolated static var descriptionOfLPLinkMetadata: FrameworkClass {
        FrameworkClass(
            LPLinkMetadata.self,
            properties: "URL/url iconProvider imageProvider originalURL remoteVideoURL title videoProvider",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: LPLinkMetadata.propertyOfLPLinkMetadata,
            method: LPLinkMetadata.methodOfLPLinkMetadata,
            classMethod: LPLinkMetadata.classMethodOfLPLinkMetadata,
            initializer: LPLinkMetadata.initializerOfLPLinkMetadata)
    }

    private static func propertyOfLPLinkMetadata(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("URL", \LPLinkMetadata.url)
        case 1: return .value("iconProvider", \LPLinkMetadata.iconProvider)
        case 2: return .value("imageProvider", \LPLinkMetadata.imageProvider)
        case 3: return .value("originalURL", \LPLinkMetadata.originalURL)
        case 4: return .value("remoteVideoURL", \LPLinkMetadata.remoteVideoURL)
        case 5: return .value("title", \LPLinkMetadata.title)
        default: return .value("videoProvider", \LPLinkMetadata.videoProvider)
        }
    }

    nonisolated private static func methodOfLPLinkMetadata(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! LPLinkMetadata).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! LPLinkMetadata).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfLPLinkMetadata(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! LPLinkMetadata.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfLPLinkMetadata(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in LPLinkMetadata() }
        default: return { a in LPLinkMetadata(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
