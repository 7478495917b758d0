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

extension AVCompositionTrackSegment {
    nonisolated static var descriptionOfAVCompositionTrackSegment: FrameworkClass {
        FrameworkClass(
            AVCompositionTrackSegment.self,
            properties: "sourceTrackID sourceURL",
            initializers: "initWithTimeRange: initWithURL:trackID:sourceTimeRange:targetTimeRange:",
            property: AVCompositionTrackSegment.propertyOfAVCompositionTrackSegment,
            initializer: AVCompositionTrackSegment.initializerOfAVCompositionTrackSegment)
    }

    private static func propertyOfAVCompositionTrackSegment(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCompositionTrackSegment.sourceTrackID)
        default: return .readOnly(\AVCompositionTrackSegment.sourceURL)
        }
    }

    nonisolated private static func initializerOfAVCompositionTrackSegment(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVCompositionTrackSegment(timeRange: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTimeRange:", as: (CMTimeRange).self))
            }
        default:
            return { a in
                AVCompositionTrackSegment(
                    url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:trackID:sourceTimeRange:targetTimeRange:", as: (URL).self),
                    trackID: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithURL:trackID:sourceTimeRange:targetTimeRange:", as: (CMPersistentTrackID).self),
                    sourceTimeRange: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithURL:trackID:sourceTimeRange:targetTimeRange:", as: (CMTimeRange).self),
                    targetTimeRange: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithURL:trackID:sourceTimeRange:targetTimeRange:", as: (CMTimeRange).self))
            }
        }
    }
}
