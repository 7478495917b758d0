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

extension AVVideoCompositionInstruction {
    nonisolated static var descriptionOfAVVideoCompositionInstruction: FrameworkClass {
        FrameworkClass(
            AVVideoCompositionInstruction.self,
            properties: """
                backgroundColor containsTweening enablePostProcessing layerInstructions passthroughTrackID requiredSourceTrackIDs \
                timeRange
                """,
            methods: "copyWithZone: mutableCopyWithZone:",
            property: AVVideoCompositionInstruction.propertyOfAVVideoCompositionInstruction,
            method: AVVideoCompositionInstruction.methodOfAVVideoCompositionInstruction)
    }

    private static func propertyOfAVVideoCompositionInstruction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVVideoCompositionInstruction.backgroundColor)
        case 1: return .readOnly(\AVVideoCompositionInstruction.containsTweening)
        case 2: return .readOnly(\AVVideoCompositionInstruction.enablePostProcessing)
        case 3: return .readOnly(\AVVideoCompositionInstruction.layerInstructions)
        case 4: return .readOnly(\AVVideoCompositionInstruction.passthroughTrackID)
        case 5: return .readOnly(\AVVideoCompositionInstruction.requiredSourceTrackIDs)
        default: return .readOnly(\AVVideoCompositionInstruction.timeRange)
        }
    }

    nonisolated private static func methodOfAVVideoCompositionInstruction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVVideoCompositionInstruction).copy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! AVVideoCompositionInstruction).mutableCopy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }
}
