// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHAssetCollection {
    nonisolated static var descriptionOfPHAssetCollection: FrameworkClass {
        FrameworkClass(
            PHAssetCollection.self,
            properties: "assetCollectionSubtype assetCollectionType endDate estimatedAssetCount startDate",
            property: PHAssetCollection.propertyOfPHAssetCollection)
    }

    private static func propertyOfPHAssetCollection(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PHAssetCollection.assetCollectionSubtype)
        case 1: return .readOnly(\PHAssetCollection.assetCollectionType)
        case 2: return .readOnly(\PHAssetCollection.endDate)
        case 3: return .readOnly(\PHAssetCollection.estimatedAssetCount)
        default: return .readOnly(\PHAssetCollection.startDate)
        }
    }
}
