// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKEffectNode {
    nonisolated static var descriptionOfSKEffectNode: FrameworkClass {
        FrameworkClass(
            SKEffectNode.self,
            properties: "blendMode filter shouldCenterFilter shouldEnableEffects shouldRasterize",
            initializers: "init initWithCoder:",
            property: SKEffectNode.propertyOfSKEffectNode,
            initializer: SKEffectNode.initializerOfSKEffectNode)
    }

    private static func propertyOfSKEffectNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("blendMode", \SKEffectNode.blendMode)
        case 1: return .value("filter", \SKEffectNode.filter)
        case 2: return .value("shouldCenterFilter", \SKEffectNode.shouldCenterFilter)
        case 3: return .value("shouldEnableEffects", \SKEffectNode.shouldEnableEffects)
        default: return .value("shouldRasterize", \SKEffectNode.shouldRasterize)
        }
    }

    nonisolated private static func initializerOfSKEffectNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKEffectNode() }
        default: return { a in SKEffectNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
