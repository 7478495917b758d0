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

extension UIPencilHoverPose {
    nonisolated static var descriptionOfUIPencilHoverPose: FrameworkClass {
        FrameworkClass(
            UIPencilHoverPose.self,
            properties: "altitudeAngle azimuthAngle azimuthUnitVector location rollAngle zOffset",
            property: UIPencilHoverPose.propertyOfUIPencilHoverPose)
    }

    private static func propertyOfUIPencilHoverPose(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPencilHoverPose.altitudeAngle)
        case 1: return .readOnly(\UIPencilHoverPose.azimuthAngle)
        case 2: return .readOnly(\UIPencilHoverPose.azimuthUnitVector)
        case 3: return .readOnly(\UIPencilHoverPose.location)
        case 4: return .readOnly(\UIPencilHoverPose.rollAngle)
        default: return .readOnly(\UIPencilHoverPose.zOffset)
        }
    }
}
