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

extension NSValue {
    nonisolated static var descriptionOfNSValue: FrameworkClass {
        FrameworkClass(
            NSValue.self,
            properties: "CMTimeRangeValue/timeRangeValue CMTimeValue/timeValue",
            property: NSValue.propertyOfNSValue)
    }

    private static func propertyOfNSValue(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSValue.timeRangeValue)
        default: return .readOnly(\NSValue.timeValue)
        }
    }
}
