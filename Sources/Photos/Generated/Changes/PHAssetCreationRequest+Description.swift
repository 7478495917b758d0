// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHAssetCreationRequest {
    nonisolated static var descriptionOfPHAssetCreationRequest: FrameworkClass {
        FrameworkClass(
            PHAssetCreationRequest.self,
            methods: "addResourceWithType:data:options: addResourceWithType:fileURL:options:",
            classMethods: "creationRequestForAsset",
            initializers: "changeRequestForAsset:",
            method: PHAssetCreationRequest.methodOfPHAssetCreationRequest,
            classMethod: PHAssetCreationRequest.classMethodOfPHAssetCreationRequest,
            initializer: PHAssetCreationRequest.initializerOfPHAssetCreationRequest)
    }

    nonisolated private static func methodOfPHAssetCreationRequest(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHAssetCreationRequest).addResource(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "addResourceWithType:data:options:", as: (PHAssetResourceType).self),
                    data: ObjCRuntime.ObjCMessage.argument(a, 1, "addResourceWithType:data:options:", as: (Data).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "addResourceWithType:data:options:", as: (PHAssetResourceCreationOptions?).self))
            }
        default:
            return { r, a in
                (r as! PHAssetCreationRequest).addResource(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "addResourceWithType:fileURL:options:", as: (PHAssetResourceType).self),
                    fileURL: ObjCRuntime.ObjCMessage.argument(a, 1, "addResourceWithType:fileURL:options:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "addResourceWithType:fileURL:options:", as: (PHAssetResourceCreationOptions?).self))
            }
        }
    }

    nonisolated private static func classMethodOfPHAssetCreationRequest(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! PHAssetCreationRequest.Type).forAsset() }
    }

    nonisolated private static func initializerOfPHAssetCreationRequest(_ index: Int) -> ObjCFactory {
        { a in PHAssetCreationRequest(for: ObjCRuntime.ObjCMessage.argument(a, 0, "changeRequestForAsset:", as: (PHAsset).self)) }
    }
}
