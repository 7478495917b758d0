// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKPhysicsJointFixed {
    nonisolated static var descriptionOfSKPhysicsJointFixed: FrameworkClass {
        FrameworkClass(
            SKPhysicsJointFixed.self,
            classMethods: "jointWithBodyA:bodyB:anchor:",
            classMethod: SKPhysicsJointFixed.classMethodOfSKPhysicsJointFixed)
    }

    nonisolated private static func classMethodOfSKPhysicsJointFixed(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! SKPhysicsJointFixed.Type).joint(
                withBodyA: ObjCRuntime.ObjCMessage.argument(a, 0, "jointWithBodyA:bodyB:anchor:", as: (SKPhysicsBody).self),
                bodyB: ObjCRuntime.ObjCMessage.argument(a, 1, "jointWithBodyA:bodyB:anchor:", as: (SKPhysicsBody).self),
                anchor: ObjCRuntime.ObjCMessage.argument(a, 2, "jointWithBodyA:bodyB:anchor:", as: (CGPoint).self))
        }
    }
}
