// Made by `make generate` from the sources of this module.
import GameplayKit
import ObjCRuntime
import SpriteKit

extension SKNode {
    nonisolated static var descriptionOfSKNode: FrameworkClass {
        FrameworkClass(
            SKNode.self,
            properties: "entity",
            property: SKNode.propertyOfSKNode)
    }

    private static func propertyOfSKNode(_ index: Int) -> ClassDescription.Property {
        .value("entity", \SKNode.entity)
    }
}
