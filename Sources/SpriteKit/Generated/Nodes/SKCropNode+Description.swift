// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKCropNode {
    nonisolated static var descriptionOfSKCropNode: FrameworkClass {
        FrameworkClass(
            SKCropNode.self,
            properties: "maskNode",
            initializers: "init initWithCoder:",
            property: SKCropNode.propertyOfSKCropNode,
            initializer: SKCropNode.initializerOfSKCropNode)
    }

    private static func propertyOfSKCropNode(_ index: Int) -> ClassDescription.Property {
        .value("maskNode", \SKCropNode.maskNode)
    }

    nonisolated private static func initializerOfSKCropNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKCropNode() }
        default: return { a in SKCropNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
