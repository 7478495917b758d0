// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKSpriteNode {
    nonisolated static var descriptionOfSKSpriteNode: FrameworkClass {
        FrameworkClass(
            SKSpriteNode.self,
            properties: "anchorPoint blendMode centerRect color colorBlendFactor size subdivisionLevels texture warpGeometry",
            methods: "scaleToSize:",
            initializers: """
                init initWithCoder: initWithColor:size: initWithImageNamed: initWithTexture: initWithTexture:color:size: \
                spriteNodeWithTexture:size:
                """,
            property: SKSpriteNode.propertyOfSKSpriteNode,
            method: SKSpriteNode.methodOfSKSpriteNode,
            initializer: SKSpriteNode.initializerOfSKSpriteNode)
    }

    private static func propertyOfSKSpriteNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("anchorPoint", \SKSpriteNode.anchorPoint)
        case 1: return .value("blendMode", \SKSpriteNode.blendMode)
        case 2: return .value("centerRect", \SKSpriteNode.centerRect)
        case 3: return .value("color", \SKSpriteNode.color)
        case 4: return .value("colorBlendFactor", \SKSpriteNode.colorBlendFactor)
        case 5: return .value("size", \SKSpriteNode.size)
        case 6: return .value("subdivisionLevels", \SKSpriteNode.subdivisionLevels)
        case 7: return .value("texture", \SKSpriteNode.texture)
        default: return .value("warpGeometry", \SKSpriteNode.warpGeometry)
        }
    }

    nonisolated private static func methodOfSKSpriteNode(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! SKSpriteNode).scale(to: ObjCRuntime.ObjCMessage.argument(a, 0, "scaleToSize:", as: (CGSize).self)) }
    }

    nonisolated private static func initializerOfSKSpriteNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKSpriteNode() }
        case 1: return { a in SKSpriteNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                SKSpriteNode(
                    color: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithColor:size:", as: (UIColor).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithColor:size:", as: (CGSize).self))
            }
        case 3: return { a in SKSpriteNode(imageNamed: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithImageNamed:", as: (String).self)) }
        case 4: return { a in SKSpriteNode(texture: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTexture:", as: (SKTexture?).self)) }
        case 5:
            return { a in
                SKSpriteNode(
                    texture: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTexture:color:size:", as: (SKTexture?).self),
                    color: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTexture:color:size:", as: (UIColor).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTexture:color:size:", as: (CGSize).self))
            }
        default:
            return { a in
                SKSpriteNode(
                    texture: ObjCRuntime.ObjCMessage.argument(a, 0, "spriteNodeWithTexture:size:", as: (SKTexture?).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "spriteNodeWithTexture:size:", as: (CGSize).self))
            }
        }
    }
}
