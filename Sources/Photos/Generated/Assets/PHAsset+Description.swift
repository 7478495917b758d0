// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHAsset {
    nonisolated static var descriptionOfPHAsset: FrameworkClass {
        FrameworkClass(
            PHAsset.self,
            properties: """
                creationDate duration favorite/isFavorite hidden/isHidden mediaSubtypes mediaType modificationDate pixelHeight \
                pixelWidth
                """,
            property: PHAsset.propertyOfPHAsset)
    }

    private static func propertyOfPHAsset(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PHAsset.creationDate)
        case 1: return .readOnly(\PHAsset.duration)
        case 2: return .readOnly(\PHAsset.isFavorite)
        case 3: return .readOnly(\PHAsset.isHidden)
        case 4: return .readOnly(\PHAsset.mediaSubtypes)
        case 5: return .readOnly(\PHAsset.mediaType)
        case 6: return .readOnly(\PHAsset.modificationDate)
        case 7: return .readOnly(\PHAsset.pixelHeight)
        default: return .readOnly(\PHAsset.pixelWidth)
        }
    }
}
