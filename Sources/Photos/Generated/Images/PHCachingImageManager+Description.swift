// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHCachingImageManager {
    nonisolated static var descriptionOfPHCachingImageManager: FrameworkClass {
        FrameworkClass(
            PHCachingImageManager.self,
            properties: "allowsCachingHighQualityImages",
            methods: """
                startCachingImagesForPHAssets:targetSize:contentMode:options: stopCachingImagesForAllAssets \
                stopCachingImagesForPHAssets:targetSize:contentMode:options:
                """,
            initializers: "init",
            property: PHCachingImageManager.propertyOfPHCachingImageManager,
            method: PHCachingImageManager.methodOfPHCachingImageManager,
            initializer: PHCachingImageManager.initializerOfPHCachingImageManager)
    }

    private static func propertyOfPHCachingImageManager(_ index: Int) -> ClassDescription.Property {
        .value("allowsCachingHighQualityImages", \PHCachingImageManager.allowsCachingHighQualityImages)
    }

    nonisolated private static func methodOfPHCachingImageManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHCachingImageManager).startCachingImages(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "startCachingImagesForPHAssets:targetSize:contentMode:options:", as: ([PHAsset]).self),
                    targetSize: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "startCachingImagesForPHAssets:targetSize:contentMode:options:", as: (CGSize).self),
                    contentMode: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "startCachingImagesForPHAssets:targetSize:contentMode:options:", as: (PHImageContentMode).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "startCachingImagesForPHAssets:targetSize:contentMode:options:", as: (PHImageRequestOptions?).self))
            }
        case 1: return { r, _ in (r as! PHCachingImageManager).stopCachingImagesForAllAssets() }
        default:
            return { r, a in
                (r as! PHCachingImageManager).stopCachingImages(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "stopCachingImagesForPHAssets:targetSize:contentMode:options:", as: ([PHAsset]).self),
                    targetSize: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "stopCachingImagesForPHAssets:targetSize:contentMode:options:", as: (CGSize).self),
                    contentMode: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "stopCachingImagesForPHAssets:targetSize:contentMode:options:", as: (PHImageContentMode).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "stopCachingImagesForPHAssets:targetSize:contentMode:options:", as: (PHImageRequestOptions?).self))
            }
        }
    }

    nonisolated private static func initializerOfPHCachingImageManager(_ index: Int) -> ObjCFactory {
        { _ in PHCachingImageManager() }
    }
}
