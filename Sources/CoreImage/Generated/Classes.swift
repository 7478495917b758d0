// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import SampanCodes
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("CoreImage", classes: names, description)
    }

    private static let names: NameList = "CIColor CIContext CIDetector CIFeature CIFilter CIImage CIQRCodeFeature CIVector"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return CIColor.descriptionOfCIColor
        case 1: return CIContext.descriptionOfCIContext
        case 2: return CIDetector.descriptionOfCIDetector
        case 3: return CIFeature.descriptionOfCIFeature
        case 4: return CIFilter.descriptionOfCIFilter
        case 5: return CIImage.descriptionOfCIImage
        case 6: return CIQRCodeFeature.descriptionOfCIQRCodeFeature
        default: return CIVector.descriptionOfCIVector
        }
    }
}
