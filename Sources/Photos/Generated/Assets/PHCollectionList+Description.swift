// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHCollectionList {
    nonisolated static var descriptionOfPHCollectionList: FrameworkClass {
        FrameworkClass(
            PHCollectionList.self,
            properties: "collectionListSubtype collectionListType endDate startDate",
            property: PHCollectionList.propertyOfPHCollectionList)
    }

    private static func propertyOfPHCollectionList(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PHCollectionList.collectionListSubtype)
        case 1: return .readOnly(\PHCollectionList.collectionListType)
        case 2: return .readOnly(\PHCollectionList.endDate)
        default: return .readOnly(\PHCollectionList.startDate)
        }
    }
}
