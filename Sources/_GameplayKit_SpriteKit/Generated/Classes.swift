// Made by `make generate` from the sources of this module.
import GameplayKit
import ObjCRuntime
import SpriteKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("_GameplayKit_SpriteKit", classes: names, description)
    }

    private static let names: NameList = "GKSKNodeComponent GKScene SpriteKit.SKNode"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return GKSKNodeComponent.descriptionOfGKSKNodeComponent
        case 1: return GKScene.descriptionOfGKScene
        default: return SKNode.descriptionOfSKNode
        }
    }
}
