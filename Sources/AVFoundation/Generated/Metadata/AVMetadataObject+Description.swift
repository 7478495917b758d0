// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanFoundation
import SampanHost
import SampanSound
import UIKit

extension AVMetadataObject {
    nonisolated static var descriptionOfAVMetadataObject: FrameworkClass {
        FrameworkClass(
            AVMetadataObject.self,
            properties: "bounds type",
            property: AVMetadataObject.propertyOfAVMetadataObject)
    }

    private static func propertyOfAVMetadataObject(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVMetadataObject.bounds)
        default: return .readOnly(\AVMetadataObject.type)
        }
    }
}
