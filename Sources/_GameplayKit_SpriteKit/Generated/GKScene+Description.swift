// Made by `make generate` from the sources of this module.
import GameplayKit
import ObjCRuntime
import SpriteKit

extension GKScene {
    nonisolated static var descriptionOfGKScene: FrameworkClass {
        FrameworkClass(
            GKScene.self,
            properties: "entities graphs rootNode",
            methods: "addEntity: addGraph:name: copyWithZone: removeEntity: removeGraph:",
            initializers: "init sceneWithFileNamed:",
            property: GKScene.propertyOfGKScene,
            method: GKScene.methodOfGKScene,
            initializer: GKScene.initializerOfGKScene)
    }

    private static func propertyOfGKScene(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\GKScene.entities)
        case 1: return .readOnly(\GKScene.graphs)
        default: return .reference(\GKScene.rootNode)
        }
    }

    nonisolated private static func methodOfGKScene(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! GKScene).addEntity(ObjCRuntime.ObjCMessage.argument(a, 0, "addEntity:", as: (GKEntity).self)) }
        case 1:
            return { r, a in
                (r as! GKScene).addGraph(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addGraph:name:", as: (GKGraph).self),
                    name: ObjCRuntime.ObjCMessage.argument(a, 1, "addGraph:name:", as: (String).self))
            }
        case 2: return { r, a in (r as! GKScene).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 3:
            return { r, a in (r as! GKScene).removeEntity(ObjCRuntime.ObjCMessage.argument(a, 0, "removeEntity:", as: (GKEntity).self)) }
        default: return { r, a in (r as! GKScene).removeGraph(ObjCRuntime.ObjCMessage.argument(a, 0, "removeGraph:", as: (String).self)) }
        }
    }

    nonisolated private static func initializerOfGKScene(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in GKScene() }
        default: return { a in GKScene(fileNamed: ObjCRuntime.ObjCMessage.argument(a, 0, "sceneWithFileNamed:", as: (String).self)) }
        }
    }
}
