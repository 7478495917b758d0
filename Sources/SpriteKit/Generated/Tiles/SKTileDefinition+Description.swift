// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKTileDefinition {
    nonisolated static var descriptionOfSKTileDefinition: FrameworkClass {
        FrameworkClass(
            SKTileDefinition.self,
            properties: "flipHorizontally flipVertically name placementWeight rotation size textures timePerFrame userData",
            methods: "copyWithZone:",
            initializers: "initWithTexture: initWithTexture:size: initWithTextures:size:timePerFrame:",
            property: SKTileDefinition.propertyOfSKTileDefinition,
            method: SKTileDefinition.methodOfSKTileDefinition,
            initializer: SKTileDefinition.initializerOfSKTileDefinition)
    }

    private static func propertyOfSKTileDefinition(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("flipHorizontally", \SKTileDefinition.flipHorizontally)
        case 1: return .value("flipVertically", \SKTileDefinition.flipVertically)
        case 2: return .value("name", \SKTileDefinition.name)
        case 3: return .value("placementWeight", \SKTileDefinition.placementWeight)
        case 4: return .value("rotation", \SKTileDefinition.rotation)
        case 5: return .value("size", \SKTileDefinition.size)
        case 6: return .value("textures", \SKTileDefinition.textures)
        case 7: return .value("timePerFrame", \SKTileDefinition.timePerFrame)
        default: return .value("userData", \SKTileDefinition.userData)
        }
    }

    nonisolated private static func methodOfSKTileDefinition(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! SKTileDefinition).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfSKTileDefinition(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SKTileDefinition(texture: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTexture:", as: (SKTexture).self)) }
        case 1:
            return { a in
                SKTileDefinition(
                    texture: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTexture:size:", as: (SKTexture).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTexture:size:", as: (CGSize).self))
            }
        default:
            return { a in
                SKTileDefinition(
                    textures: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTextures:size:timePerFrame:", as: ([SKTexture]).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTextures:size:timePerFrame:", as: (CGSize).self),
                    timePerFrame: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTextures:size:timePerFrame:", as: (CGFloat).self))
            }
        }
    }
}
