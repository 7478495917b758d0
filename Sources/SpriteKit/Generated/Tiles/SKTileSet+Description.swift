// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKTileSet {
    nonisolated static var descriptionOfSKTileSet: FrameworkClass {
        FrameworkClass(
            SKTileSet.self,
            properties: "defaultTileGroup defaultTileSize name tileGroups type",
            methods: "copyWithZone:",
            initializers: "initWithTileGroups: initWithTileGroups:tileSetType:",
            property: SKTileSet.propertyOfSKTileSet,
            method: SKTileSet.methodOfSKTileSet,
            initializer: SKTileSet.initializerOfSKTileSet)
    }

    private static func propertyOfSKTileSet(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("defaultTileGroup", \SKTileSet.defaultTileGroup)
        case 1: return .value("defaultTileSize", \SKTileSet.defaultTileSize)
        case 2: return .value("name", \SKTileSet.name)
        case 3: return .value("tileGroups", \SKTileSet.tileGroups)
        default: return .value("type", \SKTileSet.type)
        }
    }

    nonisolated private static func methodOfSKTileSet(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! SKTileSet).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfSKTileSet(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in SKTileSet(tileGroups: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTileGroups:", as: ([SKTileGroup]).self)) }
        default:
            return { a in
                SKTileSet(
                    tileGroups: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTileGroups:tileSetType:", as: ([SKTileGroup]).self),
                    tileSetType: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTileGroups:tileSetType:", as: (SKTileSetType).self))
            }
        }
    }
}
