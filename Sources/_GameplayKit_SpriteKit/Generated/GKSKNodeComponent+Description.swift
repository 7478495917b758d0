// Made by `make generate` from the sources of this module.
import GameplayKit
import ObjCRuntime
import SpriteKit

extension GKSKNodeComponent {
    nonisolated static var descriptionOfGKSKNodeComponent: FrameworkClass {
        FrameworkClass(
            GKSKNodeComponent.self,
            properties: "node",
            initializers: "init initWithNode:",
            property: GKSKNodeComponent.propertyOfGKSKNodeComponent,
            initializer: GKSKNodeComponent.initializerOfGKSKNodeComponent)
    }

    private static func propertyOfGKSKNodeComponent(_ index: Int) -> ClassDescription.Property {
        .value("node", \GKSKNodeComponent.node)
    }

    nonisolated private static func initializerOfGKSKNodeComponent(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in GKSKNodeComponent() }
        default: return { a in GKSKNodeComponent(node: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNode:", as: (SKNode).self)) }
        }
    }
}
