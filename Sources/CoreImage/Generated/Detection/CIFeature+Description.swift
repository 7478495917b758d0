// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import SampanCodes
import UIKit

extension CIFeature {
    nonisolated static var descriptionOfCIFeature: FrameworkClass {
        FrameworkClass(
            CIFeature.self,
            properties: "bounds type",
            property: CIFeature.propertyOfCIFeature)
    }

    private static func propertyOfCIFeature(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CIFeature.bounds)
        default: return .readOnly(\CIFeature.type)
        }
    }
}
