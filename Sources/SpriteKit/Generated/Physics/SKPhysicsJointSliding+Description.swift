// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKPhysicsJointSliding {
    nonisolated static var descriptionOfSKPhysicsJointSliding: FrameworkClass {
        FrameworkClass(
            SKPhysicsJointSliding.self,
            properties: "lowerDistanceLimit shouldEnableLimits upperDistanceLimit",
            classMethods: "jointWithBodyA:bodyB:anchor:axis:",
            property: SKPhysicsJointSliding.propertyOfSKPhysicsJointSliding,
            classMethod: SKPhysicsJointSliding.classMethodOfSKPhysicsJointSliding)
    }

    private static func propertyOfSKPhysicsJointSliding(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("lowerDistanceLimit", \SKPhysicsJointSliding.lowerDistanceLimit)
        case 1: return .value("shouldEnableLimits", \SKPhysicsJointSliding.shouldEnableLimits)
        default: return .value("upperDistanceLimit", \SKPhysicsJointSliding.upperDistanceLimit)
        }
    }

    nonisolated private static func classMethodOfSKPhysicsJointSliding(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! SKPhysicsJointSliding.Type).joint(
                withBodyA: ObjCRuntime.ObjCMessage.argument(a, 0, "jointWithBodyA:bodyB:anchor:axis:", as: (SKPhysicsBody).self),
                bodyB: ObjCRuntime.ObjCMessage.argument(a, 1, "jointWithBodyA:bodyB:anchor:axis:", as: (SKPhysicsBody).self),
                anchor: ObjCRuntime.ObjCMessage.argument(a, 2, "jointWithBodyA:bodyB:anchor:axis:", as: (CGPoint).self),
                axis: ObjCRuntime.ObjCMessage.argument(a, 3, "jointWithBodyA:bodyB:anchor:axis:", as: (CGVector).self))
        }
    }
}
