// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKPhysicsJointPin {
    nonisolated static var descriptionOfSKPhysicsJointPin: FrameworkClass {
        FrameworkClass(
            SKPhysicsJointPin.self,
            properties: "frictionTorque lowerAngleLimit rotationSpeed shouldEnableLimits upperAngleLimit",
            classMethods: "jointWithBodyA:bodyB:anchor:",
            property: SKPhysicsJointPin.propertyOfSKPhysicsJointPin,
            classMethod: SKPhysicsJointPin.classMethodOfSKPhysicsJointPin)
    }

    private static func propertyOfSKPhysicsJointPin(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("frictionTorque", \SKPhysicsJointPin.frictionTorque)
        case 1: return .value("lowerAngleLimit", \SKPhysicsJointPin.lowerAngleLimit)
        case 2: return .value("rotationSpeed", \SKPhysicsJointPin.rotationSpeed)
        case 3: return .value("shouldEnableLimits", \SKPhysicsJointPin.shouldEnableLimits)
        default: return .value("upperAngleLimit", \SKPhysicsJointPin.upperAngleLimit)
        }
    }

    nonisolated private static func classMethodOfSKPhysicsJointPin(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! SKPhysicsJointPin.Type).joint(
                withBodyA: ObjCRuntime.ObjCMessage.argument(a, 0, "jointWithBodyA:bodyB:anchor:", as: (SKPhysicsBody).self),
                bodyB: ObjCRuntime.ObjCMessage.argument(a, 1, "jointWithBodyA:bodyB:anchor:", as: (SKPhysicsBody).self),
                anchor: ObjCRuntime.ObjCMessage.argument(a, 2, "jointWithBodyA:bodyB:anchor:", as: (CGPoint).self))
        }
    }
}
