// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKPhysicsJoint {
    nonisolated static var descriptionOfSKPhysicsJoint: FrameworkClass {
        FrameworkClass(
            SKPhysicsJoint.self,
            properties: "bodyA bodyB reactionForce reactionTorque",
            property: SKPhysicsJoint.propertyOfSKPhysicsJoint)
    }

    private static func propertyOfSKPhysicsJoint(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKPhysicsJoint.bodyA)
        case 1: return .readOnly(\SKPhysicsJoint.bodyB)
        case 2: return .readOnly(\SKPhysicsJoint.reactionForce)
        default: return .readOnly(\SKPhysicsJoint.reactionTorque)
        }
    }
}
