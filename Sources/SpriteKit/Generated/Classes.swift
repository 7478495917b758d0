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
        SKAction SKAudioNode SKCameraNode SKConstraint SKCropNode SKEffectNode SKEmitterNode SKFieldNode SKKeyframeSequence \
        SKLabelNode SKNode SKPhysicsBody SKPhysicsContact SKPhysicsJoint SKPhysicsJointFixed SKPhysicsJointLimit SKPhysicsJointPin \
        SKPhysicsJointSliding SKPhysicsJointSpring SKPhysicsWorld SKRange SKReferenceNode SKRegion SKScene SKShapeNode SKSpriteNode \
        SKTexture SKTextureAtlas SKTileDefinition SKTileGroup SKTileGroupRule SKTileMapNode SKTileSet SKTransformNode SKTransition \
        SKVideoNode SKView SKWarpGeometry SKWarpGeometryGrid UIKit.UITouch
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
        case 7: return SKFieldNode.descriptionOfSKFieldNode
        case 8: return SKKeyframeSequence.descriptionOfSKKeyframeSequence
        case 9: return SKLabelNode.descriptionOfSKLabelNode
        case 10: return SKNode.descriptionOfSKNode
        case 11: return SKPhysicsBody.descriptionOfSKPhysicsBody
        case 12: return SKPhysicsContact.descriptionOfSKPhysicsContact
        case 13: return SKPhysicsJoint.descriptionOfSKPhysicsJoint
        case 14: return SKPhysicsJointFixed.descriptionOfSKPhysicsJointFixed
        case 15: return SKPhysicsJointLimit.descriptionOfSKPhysicsJointLimit
        case 16: return SKPhysicsJointPin.descriptionOfSKPhysicsJointPin
        case 17: return SKPhysicsJointSliding.descriptionOfSKPhysicsJointSliding
        case 18: return SKPhysicsJointSpring.descriptionOfSKPhysicsJointSpring
        case 19: return SKPhysicsWorld.descriptionOfSKPhysicsWorld
        case 20: return SKRange.descriptionOfSKRange
        case 21: return SKReferenceNode.descriptionOfSKReferenceNode
        case 22: return SKRegion.descriptionOfSKRegion
        case 23: return SKScene.descriptionOfSKScene
        case 24: return SKShapeNode.descriptionOfSKShapeNode
        case 25: return SKSpriteNode.descriptionOfSKSpriteNode
        case 26: return SKTexture.descriptionOfSKTexture
        case 27: return SKTextureAtlas.descriptionOfSKTextureAtlas
        case 28: return SKTileDefinition.descriptionOfSKTileDefinition
        case 29: return SKTileGroup.descriptionOfSKTileGroup
        case 30: return SKTileGroupRule.descriptionOfSKTileGroupRule
        case 31: return SKTileMapNode.descriptionOfSKTileMapNode
        case 32: return SKTileSet.descriptionOfSKTileSet
        case 33: return SKTransformNode.descriptionOfSKTransformNode
        case 34: return SKTransition.descriptionOfSKTransition
        case 35: return SKVideoNode.descriptionOfSKVideoNode
        case 36: return SKView.descriptionOfSKView
        case 37: return SKWarpGeometry.descriptionOfSKWarpGeometry
        case 38: return SKWarpGeometryGrid.descriptionOfSKWarpGeometryGrid
        default: return UITouch.descriptionOfUITouch
        }
    }
}
