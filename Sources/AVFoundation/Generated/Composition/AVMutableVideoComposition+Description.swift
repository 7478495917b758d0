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

extension AVMutableVideoComposition {
    nonisolated static var descriptionOfAVMutableVideoComposition: FrameworkClass {
        FrameworkClass(
            AVMutableVideoComposition.self,
            properties: "animationTool frameDuration instructions renderScale renderSize sourceTrackIDForFrameTiming",
            initializers: "init videoCompositionWithPropertiesOfAsset: videoCompositionWithPropertiesOfAsset:prototypeInstruction:",
            property: AVMutableVideoComposition.propertyOfAVMutableVideoComposition,
            initializer: AVMutableVideoComposition.initializerOfAVMutableVideoComposition)
    }

    private static func propertyOfAVMutableVideoComposition(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("animationTool", \AVMutableVideoComposition.animationTool)
        case 1: return .value("frameDuration", \AVMutableVideoComposition.frameDuration)
        case 2: return .value("instructions", \AVMutableVideoComposition.instructions)
        case 3: return .value("renderScale", \AVMutableVideoComposition.renderScale)
        case 4: return .value("renderSize", \AVMutableVideoComposition.renderSize)
        default: return .value("sourceTrackIDForFrameTiming", \AVMutableVideoComposition.sourceTrackIDForFrameTiming)
        }
    }

    nonisolated private static func initializerOfAVMutableVideoComposition(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in AVMutableVideoComposition() }
        case 1:
            return { a in
                AVMutableVideoComposition(
                    propertiesOf: ObjCRuntime.ObjCMessage.argument(a, 0, "videoCompositionWithPropertiesOfAsset:", as: (AVAsset).self))
            }
        default:
            return { a in
                AVMutableVideoComposition(
                    propertiesOf: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "videoCompositionWithPropertiesOfAsset:prototypeInstruction:", as: (AVAsset).self),
                    prototypeInstruction: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "videoCompositionWithPropertiesOfAsset:prototypeInstruction:", as: (AVVideoCompositionInstruction).self))
            }
        }
    }
}
