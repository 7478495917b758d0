// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import SampanCodes
import UIKit

extension CIQRCodeFeature {
    nonisolated static var descriptionOfCIQRCodeFeature: FrameworkClass {
        FrameworkClass(
            CIQRCodeFeature.self,
            properties: "bottomLeft bottomRight messageString topLeft topRight",
            property: CIQRCodeFeature.propertyOfCIQRCodeFeature)
    }

    private static func propertyOfCIQRCodeFeature(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CIQRCodeFeature.bottomLeft)
        case 1: return .readOnly(\CIQRCodeFeature.bottomRight)
        case 2: return .readOnly(\CIQRCodeFeature.messageString)
        case 3: return .readOnly(\CIQRCodeFeature.topLeft)
        default: return .readOnly(\CIQRCodeFeature.topRight)
        }
    }
}
