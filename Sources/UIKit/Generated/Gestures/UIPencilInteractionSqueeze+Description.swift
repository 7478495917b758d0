// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIPencilInteraction.Squeeze {
    nonisolated static var descriptionOfUIPencilInteractionSqueeze: FrameworkClass {
        FrameworkClass(
            UIPencilInteraction.Squeeze.self,
            properties: "hoverPose phase timestamp",
            property: UIPencilInteraction.Squeeze.propertyOfUIPencilInteractionSqueeze)
    }

    private static func propertyOfUIPencilInteractionSqueeze(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPencilInteraction.Squeeze.hoverPose)
        case 1: return .readOnly(\UIPencilInteraction.Squeeze.phase)
        default: return .readOnly(\UIPencilInteraction.Squeeze.timestamp)
        }
    }
}
