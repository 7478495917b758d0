// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKPhysicsContact {
    nonisolated static var descriptionOfSKPhysicsContact: FrameworkClass {
        FrameworkClass(
            SKPhysicsContact.self,
            properties: "bodyA bodyB collisionImpulse contactNormal contactPoint",
            property: SKPhysicsContact.propertyOfSKPhysicsContact)
    }

    private static func propertyOfSKPhysicsContact(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKPhysicsContact.bodyA)
        case 1: return .readOnly(\SKPhysicsContact.bodyB)
        case 2: return .readOnly(\SKPhysicsContact.collisionImpulse)
        case 3: return .readOnly(\SKPhysicsContact.contactNormal)
        default: return .readOnly(\SKPhysicsContact.contactPoint)
        }
    }
}
