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

extension UIPencilInteraction.Tap {
    nonisolated static var descriptionOfUIPencilInteractionTap: FrameworkClass {
        FrameworkClass(
            UIPencilInteraction.Tap.self,
            properties: "hoverPose timestamp",
            property: UIPencilInteraction.Tap.propertyOfUIPencilInteractionTap)
    }

    private static func propertyOfUIPencilInteractionTap(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPencilInteraction.Tap.hoverPose)
        default: return .readOnly(\UIPencilInteraction.Tap.timestamp)
        }
    }
}
