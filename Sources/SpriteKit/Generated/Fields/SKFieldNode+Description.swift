// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKFieldNode {
    nonisolated static var descriptionOfSKFieldNode: FrameworkClass {
        FrameworkClass(
            SKFieldNode.self,
            properties: """
                animationSpeed categoryBitMask direction enabled/isEnabled exclusive/isExclusive falloff minimumRadius region \
                smoothness strength
                """,
            classMethods: """
                customFieldWithEvaluationBlock: dragField electricField linearGravityFieldWithVector: magneticField \
                noiseFieldWithSmoothness:animationSpeed: radialGravityField springField \
                turbulenceFieldWithSmoothness:animationSpeed: velocityFieldWithVector: vortexField
                """,
            initializers: "init initWithCoder:",
            property: SKFieldNode.propertyOfSKFieldNode,
            classMethod: SKFieldNode.classMethodOfSKFieldNode,
            initializer: SKFieldNode.initializerOfSKFieldNode)
    }

    private static func propertyOfSKFieldNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("animationSpeed", \SKFieldNode.animationSpeed)
        case 1: return .value("categoryBitMask", \SKFieldNode.categoryBitMask)
        case 2: return .value("direction", \SKFieldNode.direction)
        case 3: return .value("enabled", \SKFieldNode.isEnabled)
        case 4: return .value("exclusive", \SKFieldNode.isExclusive)
        case 5: return .value("falloff", \SKFieldNode.falloff)
        case 6: return .value("minimumRadius", \SKFieldNode.minimumRadius)
        case 7: return .value("region", \SKFieldNode.region)
        case 8: return .value("smoothness", \SKFieldNode.smoothness)
        default: return .value("strength", \SKFieldNode.strength)
        }
    }

    nonisolated private static func classMethodOfSKFieldNode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKFieldNode.Type).customField(
                    evaluationBlock: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "customFieldWithEvaluationBlock:", as: (SKFieldForceEvaluator).self))
            }
        case 1: return { r, _ in (r as! SKFieldNode.Type).dragField() }
        case 2: return { r, _ in (r as! SKFieldNode.Type).electricField() }
        case 3:
            return { r, a in
                (r as! SKFieldNode.Type).linearGravityField(
                    withVector: ObjCRuntime.ObjCMessage.argument(a, 0, "linearGravityFieldWithVector:", as: (vector_float3).self))
            }
        case 4: return { r, _ in (r as! SKFieldNode.Type).magneticField() }
        case 5:
            return { r, a in
                (r as! SKFieldNode.Type).noiseField(
                    withSmoothness: ObjCRuntime.ObjCMessage.argument(a, 0, "noiseFieldWithSmoothness:animationSpeed:", as: (CGFloat).self),
                    animationSpeed: ObjCRuntime.ObjCMessage.argument(a, 1, "noiseFieldWithSmoothness:animationSpeed:", as: (CGFloat).self))
            }
        case 6: return { r, _ in (r as! SKFieldNode.Type).radialGravityField() }
        case 7: return { r, _ in (r as! SKFieldNode.Type).springField() }
        case 8:
            return { r, a in
                (r as! SKFieldNode.Type).turbulenceField(
                    withSmoothness: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "turbulenceFieldWithSmoothness:animationSpeed:", as: (CGFloat).self),
                    animationSpeed: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "turbulenceFieldWithSmoothness:animationSpeed:", as: (CGFloat).self))
            }
        case 9:
            return { r, a in
                (r as! SKFieldNode.Type).velocityField(
                    withVector: ObjCRuntime.ObjCMessage.argument(a, 0, "velocityFieldWithVector:", as: (vector_float3).self))
            }
        default: return { r, _ in (r as! SKFieldNode.Type).vortexField() }
        }
    }

    nonisolated private static func initializerOfSKFieldNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKFieldNode() }
        default: return { a in SKFieldNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
