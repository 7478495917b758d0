// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKPhysicsJointLimit {
    nonisolated static var descriptionOfSKPhysicsJointLimit: FrameworkClass {
        FrameworkClass(
            SKPhysicsJointLimit.self,
            properties: "maxLength",
            classMethods: "jointWithBodyA:bodyB:anchorA:anchorB:",
            property: SKPhysicsJointLimit.propertyOfSKPhysicsJointLimit,
            classMethod: SKPhysicsJointLimit.classMethodOfSKPhysicsJointLimit)
    }

    private static func propertyOfSKPhysicsJointLimit(_ index: Int) -> ClassDescription.Property {
        .value("maxLength", \SKPhysicsJointLimit.maxLength)
    }

    nonisolated private static func classMethodOfSKPhysicsJointLimit(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! SKPhysicsJointLimit.Type).joint(
                withBodyA: ObjCRuntime.ObjCMessage.argument(a, 0, "jointWithBodyA:bodyB:anchorA:anchorB:", as: (SKPhysicsBody).self),
                bodyB: ObjCRuntime.ObjCMessage.argument(a, 1, "jointWithBodyA:bodyB:anchorA:anchorB:", as: (SKPhysicsBody).self),
                anchorA: ObjCRuntime.ObjCMessage.argument(a, 2, "jointWithBodyA:bodyB:anchorA:anchorB:", as: (CGPoint).self),
                anchorB: ObjCRuntime.ObjCMessage.argument(a, 3, "jointWithBodyA:bodyB:anchorA:anchorB:", as: (CGPoint).self))
        }
    }
}
