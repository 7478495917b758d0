// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHImageRequestOptions {
    nonisolated static var descriptionOfPHImageRequestOptions: FrameworkClass {
        FrameworkClass(
            PHImageRequestOptions.self,
            properties: """
                deliveryMode networkAccessAllowed/isNetworkAccessAllowed normalizedCropRect progressHandler resizeMode \
                synchronous/isSynchronous version
                """,
            methods: "copyWithZone:",
            property: PHImageRequestOptions.propertyOfPHImageRequestOptions,
            method: PHImageRequestOptions.methodOfPHImageRequestOptions)
    }

    private static func propertyOfPHImageRequestOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("deliveryMode", \PHImageRequestOptions.deliveryMode)
        case 1: return .value("networkAccessAllowed", \PHImageRequestOptions.isNetworkAccessAllowed)
        case 2: return .value("normalizedCropRect", \PHImageRequestOptions.normalizedCropRect)
        case 3: return .value("progressHandler", \PHImageRequestOptions.progressHandler)
        case 4: return .value("resizeMode", \PHImageRequestOptions.resizeMode)
        case 5: return .value("synchronous", \PHImageRequestOptions.isSynchronous)
        default: return .value("version", \PHImageRequestOptions.version)
        }
    }

    nonisolated private static func methodOfPHImageRequestOptions(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! PHImageRequestOptions).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
