// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHLivePhoto {
    nonisolated static var descriptionOfPHLivePhoto: FrameworkClass {
        FrameworkClass(
            PHLivePhoto.self,
            properties: "size",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: """
                cancelLivePhotoRequestWithRequestID: \
                requestLivePhotoWithResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler: supportsSecureCoding
                """,
            initializers: "initWithCoder:",
            property: PHLivePhoto.propertyOfPHLivePhoto,
            method: PHLivePhoto.methodOfPHLivePhoto,
            classMethod: PHLivePhoto.classMethodOfPHLivePhoto,
            initializer: PHLivePhoto.initializerOfPHLivePhoto)
    }

    private static func propertyOfPHLivePhoto(_ index: Int) -> ClassDescription.Property {
        .readOnly(\PHLivePhoto.size)
    }

    nonisolated private static func methodOfPHLivePhoto(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! PHLivePhoto).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! PHLivePhoto).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfPHLivePhoto(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHLivePhoto.Type).cancelRequest(
                    withRequestID: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "cancelLivePhotoRequestWithRequestID:", as: (PHLivePhotoRequestID).self))
            }
        case 1:
            return { r, a in
                (r as! PHLivePhoto.Type).request(
                    withResourceFileURLs: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestLivePhotoWithResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:",
                        as: ([URL]).self),
                    placeholderImage: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestLivePhotoWithResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:",
                        as: (UIImage?).self),
                    targetSize: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "requestLivePhotoWithResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:",
                        as: (CGSize).self),
                    contentMode: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "requestLivePhotoWithResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:",
                        as: (PHImageContentMode).self),
                    resultHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "requestLivePhotoWithResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:",
                        as: ((PHLivePhoto?, [AnyHashable: Any]) -> Void).self))
            }
        default: return { r, _ in (r as! PHLivePhoto.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfPHLivePhoto(_ index: Int) -> ObjCFactory {
        { a in PHLivePhoto(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}
