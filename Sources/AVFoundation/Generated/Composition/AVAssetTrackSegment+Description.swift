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

extension AVAssetTrackSegment {
    nonisolated static var descriptionOfAVAssetTrackSegment: FrameworkClass {
        FrameworkClass(
            AVAssetTrackSegment.self,
            properties: "empty/isEmpty timeMapping",
            property: AVAssetTrackSegment.propertyOfAVAssetTrackSegment)
    }

    private static func propertyOfAVAssetTrackSegment(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAssetTrackSegment.isEmpty)
        default: return .readOnly(\AVAssetTrackSegment.timeMapping)
        }
    }
}
