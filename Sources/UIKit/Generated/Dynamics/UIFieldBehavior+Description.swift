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

extension UIFieldBehavior {
    nonisolated static var descriptionOfUIFieldBehavior: FrameworkClass {
        FrameworkClass(
            UIFieldBehavior.self,
            properties: "animationSpeed direction falloff items minimumRadius position region smoothness strength",
            methods: "addItem: removeItem:",
            classMethods: """
                dragField electricField fieldWithEvaluationBlock: linearGravityFieldWithVector: magneticField \
                noiseFieldWithSmoothness:animationSpeed: radialGravityFieldWithPosition: springField \
                turbulenceFieldWithSmoothness:animationSpeed: velocityFieldWithVector: vortexField
                """,
            property: UIFieldBehavior.propertyOfUIFieldBehavior,
            method: UIFieldBehavior.methodOfUIFieldBehavior,
            classMethod: UIFieldBehavior.classMethodOfUIFieldBehavior)
    }

    private static func propertyOfUIFieldBehavior(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("animationSpeed", \UIFieldBehavior.animationSpeed)
        case 1: return .value("direction", \UIFieldBehavior.direction)
        case 2: return .value("falloff", \UIFieldBehavior.falloff)
        case 3: return .readOnly(\UIFieldBehavior.items)
        case 4: return .value("minimumRadius", \UIFieldBehavior.minimumRadius)
        case 5: return .value("position", \UIFieldBehavior.position)
        case 6: return .value("region", \UIFieldBehavior.region)
        case 7: return .value("smoothness", \UIFieldBehavior.smoothness)
        default: return .value("strength", \UIFieldBehavior.strength)
        }
    }

    nonisolated private static func methodOfUIFieldBehavior(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIFieldBehavior).addItem(ObjCRuntime.ObjCMessage.argument(a, 0, "addItem:", as: (any UIDynamicItem).self))
            }
        default:
            return { r, a in
                (r as! UIFieldBehavior).removeItem(ObjCRuntime.ObjCMessage.argument(a, 0, "removeItem:", as: (any UIDynamicItem).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIFieldBehavior(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIFieldBehavior.Type).dragField() }
        case 1: return { r, _ in (r as! UIFieldBehavior.Type).electricField() }
        case 2:
            return { r, a in
                (r as! UIFieldBehavior.Type).field(
                    evaluationBlock: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "fieldWithEvaluationBlock:",
                        as: ((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector).self))
            }
        case 3:
            return { r, a in
                (r as! UIFieldBehavior.Type).linearGravityField(
                    direction: ObjCRuntime.ObjCMessage.argument(a, 0, "linearGravityFieldWithVector:", as: (CGVector).self))
            }
        case 4: return { r, _ in (r as! UIFieldBehavior.Type).magneticField() }
        case 5:
            return { r, a in
                (r as! UIFieldBehavior.Type).noiseField(
                    smoothness: ObjCRuntime.ObjCMessage.argument(a, 0, "noiseFieldWithSmoothness:animationSpeed:", as: (CGFloat).self),
                    animationSpeed: ObjCRuntime.ObjCMessage.argument(a, 1, "noiseFieldWithSmoothness:animationSpeed:", as: (CGFloat).self))
            }
        case 6:
            return { r, a in
                (r as! UIFieldBehavior.Type).radialGravityField(
                    position: ObjCRuntime.ObjCMessage.argument(a, 0, "radialGravityFieldWithPosition:", as: (CGPoint).self))
            }
        case 7: return { r, _ in (r as! UIFieldBehavior.Type).springField() }
        case 8:
            return { r, a in
                (r as! UIFieldBehavior.Type).turbulenceField(
                    smoothness: ObjCRuntime.ObjCMessage.argument(a, 0, "turbulenceFieldWithSmoothness:animationSpeed:", as: (CGFloat).self),
                    animationSpeed: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "turbulenceFieldWithSmoothness:animationSpeed:", as: (CGFloat).self))
            }
        case 9:
            return { r, a in
                (r as! UIFieldBehavior.Type).velocityField(
                    direction: ObjCRuntime.ObjCMessage.argument(a, 0, "velocityFieldWithVector:", as: (CGVector).self))
            }
        default: return { r, _ in (r as! UIFieldBehavior.Type).vortexField() }
        }
    }
}
