// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHCollection {
    nonisolated static var descriptionOfPHCollection: FrameworkClass {
        FrameworkClass(
            PHCollection.self,
            properties: "canContainAssets canContainCollections localizedTitle",
            property: PHCollection.propertyOfPHCollection)
    }

    private static func propertyOfPHCollection(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PHCollection.canContainAssets)
        case 1: return .readOnly(\PHCollection.canContainCollections)
        default: return .readOnly(\PHCollection.localizedTitle)
        }
    }
}
