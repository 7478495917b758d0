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

extension AVMutableVideoCompositionInstruction {
    nonisolated static var descriptionOfAVMutableVideoCompositionInstruction: FrameworkClass {
        FrameworkClass(
            AVMutableVideoCompositionInstruction.self,
            properties: "backgroundColor enablePostProcessing layerInstructions timeRange",
            initializers: "init",
            property: AVMutableVideoCompositionInstruction.propertyOfAVMutableVideoCompositionInstruction,
            initializer: AVMutableVideoCompositionInstruction.initializerOfAVMutableVideoCompositionInstruction)
    }

    private static func propertyOfAVMutableVideoCompositionInstruction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundColor", \AVMutableVideoCompositionInstruction.backgroundColor)
        case 1: return .value("enablePostProcessing", \AVMutableVideoCompositionInstruction.enablePostProcessing)
        case 2: return .value("layerInstructions", \AVMutableVideoCompositionInstruction.layerInstructions)
        default: return .value("timeRange", \AVMutableVideoCompositionInstruction.timeRange)
        }
    }

    nonisolated private static func initializerOfAVMutableVideoCompositionInstruction(_ index: Int) -> ObjCFactory {
        { _ in AVMutableVideoCompositionInstruction() }
    }
}
