// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHAssetResourceCreationOptions {
    nonisolated static var descriptionOfPHAssetResourceCreationOptions: FrameworkClass {
        FrameworkClass(
            PHAssetResourceCreationOptions.self,
            properties: "originalFilename shouldMoveFile",
            property: PHAssetResourceCreationOptions.propertyOfPHAssetResourceCreationOptions)
    }

    private static func propertyOfPHAssetResourceCreationOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("originalFilename", \PHAssetResourceCreationOptions.originalFilename)
        default: return .value("shouldMoveFile", \PHAssetResourceCreationOptions.shouldMoveFile)
        }
    }
}
