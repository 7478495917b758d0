// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("SpriteKit", classes: names, description)
    }

    private static let names: NameList = """
        SKAction SKAudioNode SKCameraNode SKConstraint SKCropNode SKEffectNode SKEmitterNode SKKeyframeSequence SKLabelNode SKNode \
        SKPhysicsBody SKPhysicsContact SKPhysicsJoint SKPhysicsJointFixed SKPhysicsJointLimit SKPhysicsJointPin \
        SKPhysicsJointSliding SKPhysicsJointSpring SKPhysicsWorld SKRange SKReferenceNode SKScene SKShapeNode SKSpriteNode SKTexture \
        SKTextureAtlas SKTransition SKView UIKit.UITouch
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return SKAction.descriptionOfSKAction
        case 1: return SKAudioNode.descriptionOfSKAudioNode
        case 2: return SKCameraNode.descriptionOfSKCameraNode
        case 3: return SKConstraint.descriptionOfSKConstraint
        case 4: return SKCropNode.descriptionOfSKCropNode
        case 5: return SKEffectNode.descriptionOfSKEffectNode
        case 6: return SKEmitterNode.descriptionOfSKEmitterNode
        case 7: return SKKeyframeSequence.descriptionOfSKKeyframeSequence
        case 8: return SKLabelNode.descriptionOfSKLabelNode
        case 9: return SKNode.descriptionOfSKNode
        case 10: return SKPhysicsBody.descriptionOfSKPhysicsBody
        case 11: return SKPhysicsContact.descriptionOfSKPhysicsContact
        case 12: return SKPhysicsJoint.descriptionOfSKPhysicsJoint
        case 13: return SKPhysicsJointFixed.descriptionOfSKPhysicsJointFixed
        case 14: return SKPhysicsJointLimit.descriptionOfSKPhysicsJointLimit
        case 15: return SKPhysicsJointPin.descriptionOfSKPhysicsJointPin
        case 16: return SKPhysicsJointSliding.descriptionOfSKPhysicsJointSliding
        case 17: return SKPhysicsJointSpring.descriptionOfSKPhysicsJointSpring
        case 18: return SKPhysicsWorld.descriptionOfSKPhysicsWorld
        case 19: return SKRange.descriptionOfSKRange
        case 20: return SKReferenceNode.descriptionOfSKReferenceNode
        case 21: return SKScene.descriptionOfSKScene
        case 22: return SKShapeNode.descriptionOfSKShapeNode
        case 23: return SKSpriteNode.descriptionOfSKSpriteNode
        case 24: return SKTexture.descriptionOfSKTexture
        case 25: return SKTextureAtlas.descriptionOfSKTextureAtlas
        case 26: return SKTransition.descriptionOfSKTransition
        case 27: return SKView.descriptionOfSKView
        default: return UITouch.descriptionOfUITouch
        }
    }
}
