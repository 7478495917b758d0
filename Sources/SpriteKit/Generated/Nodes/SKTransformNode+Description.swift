// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKTransformNode {
    nonisolated static var descriptionOfSKTransformNode: FrameworkClass {
        FrameworkClass(
            SKTransformNode.self,
            properties: "xRotation yRotation",
            methods: "eulerAngles setEulerAngles:",
            initializers: "init initWithCoder:",
            property: SKTransformNode.propertyOfSKTransformNode,
            method: SKTransformNode.methodOfSKTransformNode,
            initializer: SKTransformNode.initializerOfSKTransformNode)
    }

    private static func propertyOfSKTransformNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("xRotation", \SKTransformNode.xRotation)
        default: return .value("yRotation", \SKTransformNode.yRotation)
        }
    }

    nonisolated private static func methodOfSKTransformNode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! SKTransformNode).eulerAngles() }
        default:
            return { r, a in
                (r as! SKTransformNode).setEulerAngles(ObjCRuntime.ObjCMessage.argument(a, 0, "setEulerAngles:", as: (vector_float3).self))
            }
        }
    }

    nonisolated private static func initializerOfSKTransformNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKTransformNode() }
        default: return { a in SKTransformNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
