// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHContentEditingInputRequestOptions {
    nonisolated static var descriptionOfPHContentEditingInputRequestOptions: FrameworkClass {
        FrameworkClass(
            PHContentEditingInputRequestOptions.self,
            properties: "canHandleAdjustmentData networkAccessAllowed/isNetworkAccessAllowed progressHandler",
            property: PHContentEditingInputRequestOptions.propertyOfPHContentEditingInputRequestOptions)
    }

    private static func propertyOfPHContentEditingInputRequestOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("canHandleAdjustmentData", \PHContentEditingInputRequestOptions.canHandleAdjustmentData)
        case 1: return .value("networkAccessAllowed", \PHContentEditingInputRequestOptions.isNetworkAccessAllowed)
        default: return .value("progressHandler", \PHContentEditingInputRequestOptions.progressHandler)
        }
    }
}
