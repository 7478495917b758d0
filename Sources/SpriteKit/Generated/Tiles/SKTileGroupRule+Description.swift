// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKTileGroupRule {
    nonisolated static var descriptionOfSKTileGroupRule: FrameworkClass {
        FrameworkClass(
            SKTileGroupRule.self,
            properties: "adjacency name tileDefinitions",
            methods: "copyWithZone:",
            initializers: "initWithAdjacency:tileDefinitions:",
            property: SKTileGroupRule.propertyOfSKTileGroupRule,
            method: SKTileGroupRule.methodOfSKTileGroupRule,
            initializer: SKTileGroupRule.initializerOfSKTileGroupRule)
    }

    private static func propertyOfSKTileGroupRule(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("adjacency", \SKTileGroupRule.adjacency)
        case 1: return .value("name", \SKTileGroupRule.name)
        default: return .value("tileDefinitions", \SKTileGroupRule.tileDefinitions)
        }
    }

    nonisolated private static func methodOfSKTileGroupRule(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! SKTileGroupRule).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfSKTileGroupRule(_ index: Int) -> ObjCFactory {
        { a in
            SKTileGroupRule(
                adjacency: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithAdjacency:tileDefinitions:", as: (SKTileAdjacencyMask).self),
                tileDefinitions: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAdjacency:tileDefinitions:", as: ([SKTileDefinition]).self)
            )
        }
    }
}
