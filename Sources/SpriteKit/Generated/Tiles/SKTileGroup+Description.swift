// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKTileGroup {
    nonisolated static var descriptionOfSKTileGroup: FrameworkClass {
        FrameworkClass(
            SKTileGroup.self,
            properties: "name rules",
            methods: "copyWithZone:",
            classMethods: "emptyTileGroup",
            initializers: "initWithRules: initWithTileDefinition:",
            property: SKTileGroup.propertyOfSKTileGroup,
            method: SKTileGroup.methodOfSKTileGroup,
            classMethod: SKTileGroup.classMethodOfSKTileGroup,
            initializer: SKTileGroup.initializerOfSKTileGroup)
    }

    private static func propertyOfSKTileGroup(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("name", \SKTileGroup.name)
        default: return .value("rules", \SKTileGroup.rules)
        }
    }

    nonisolated private static func methodOfSKTileGroup(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! SKTileGroup).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func classMethodOfSKTileGroup(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! SKTileGroup.Type).empty() }
    }

    nonisolated private static func initializerOfSKTileGroup(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SKTileGroup(rules: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithRules:", as: ([SKTileGroupRule]).self)) }
        default:
            return { a in
                SKTileGroup(tileDefinition: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTileDefinition:", as: (SKTileDefinition).self))
            }
        }
    }
}
