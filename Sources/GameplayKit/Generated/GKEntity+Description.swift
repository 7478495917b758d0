// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKEntity {
    nonisolated static var descriptionOfGKEntity: FrameworkClass {
        FrameworkClass(
            GKEntity.self,
            properties: "components",
            methods: "addComponent: copyWithZone: updateWithDeltaTime:",
            initializers: "init",
            property: GKEntity.propertyOfGKEntity,
            method: GKEntity.methodOfGKEntity,
            initializer: GKEntity.initializerOfGKEntity)
    }

    private static func propertyOfGKEntity(_ index: Int) -> ClassDescription.Property {
        .readOnly(\GKEntity.components)
    }

    nonisolated private static func methodOfGKEntity(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! GKEntity).addComponent(ObjCRuntime.ObjCMessage.argument(a, 0, "addComponent:", as: (GKComponent).self))
            }
        case 1: return { r, a in (r as! GKEntity).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! GKEntity).update(deltaTime: ObjCRuntime.ObjCMessage.argument(a, 0, "updateWithDeltaTime:", as: (TimeInterval).self))
            }
        }
    }

    nonisolated private static func initializerOfGKEntity(_ index: Int) -> ObjCFactory {
        { _ in GKEntity() }
    }
}
