// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHImageManager {
    nonisolated static var descriptionOfPHImageManager: FrameworkClass {
        FrameworkClass(
            PHImageManager.self,
            methods: """
                cancelImageRequest: requestImageDataAndOrientationForPHAsset:options:resultHandler: \
                requestImageForPHAsset:targetSize:contentMode:options:resultHandler:
                """,
            classMethods: "defaultManager",
            initializers: "init",
            method: PHImageManager.methodOfPHImageManager,
            classMethod: PHImageManager.classMethodOfPHImageManager,
            initializer: PHImageManager.initializerOfPHImageManager)
    }

    nonisolated private static func methodOfPHImageManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHImageManager).cancelImageRequest(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "cancelImageRequest:", as: (PHImageRequestID).self))
            }
        case 1:
            return { r, a in
                (r as! PHImageManager).requestImageDataAndOrientation(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestImageDataAndOrientationForPHAsset:options:resultHandler:", as: (PHAsset).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestImageDataAndOrientationForPHAsset:options:resultHandler:", as: (PHImageRequestOptions?).self),
                    resultHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "requestImageDataAndOrientationForPHAsset:options:resultHandler:",
                        as: ((Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void).self))
            }
        default:
            return { r, a in
                (r as! PHImageManager).requestImage(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestImageForPHAsset:targetSize:contentMode:options:resultHandler:", as: (PHAsset).self),
                    targetSize: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestImageForPHAsset:targetSize:contentMode:options:resultHandler:", as: (CGSize).self),
                    contentMode: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "requestImageForPHAsset:targetSize:contentMode:options:resultHandler:", as: (PHImageContentMode).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "requestImageForPHAsset:targetSize:contentMode:options:resultHandler:", as: (PHImageRequestOptions?).self),
                    resultHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "requestImageForPHAsset:targetSize:contentMode:options:resultHandler:",
                        as: ((UIImage?, [AnyHashable: Any]?) -> Void).self))
            }
        }
    }

    nonisolated private static func classMethodOfPHImageManager(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! PHImageManager.Type).default() }
    }

    nonisolated private static func initializerOfPHImageManager(_ index: Int) -> ObjCFactory {
        { _ in PHImageManager() }
    }
}
