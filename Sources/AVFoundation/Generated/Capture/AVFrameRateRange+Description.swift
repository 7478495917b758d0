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

extension AVFrameRateRange {
    nonisolated static var descriptionOfAVFrameRateRange: FrameworkClass {
        FrameworkClass(
            AVFrameRateRange.self,
            properties: "maxFrameDuration maxFrameRate minFrameDuration minFrameRate",
            property: AVFrameRateRange.propertyOfAVFrameRateRange)
    }

    private static func propertyOfAVFrameRateRange(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVFrameRateRange.maxFrameDuration)
        case 1: return .readOnly(\AVFrameRateRange.maxFrameRate)
        case 2: return .readOnly(\AVFrameRateRange.minFrameDuration)
        default: return .readOnly(\AVFrameRateRange.minFrameRate)
        }
    }
}
