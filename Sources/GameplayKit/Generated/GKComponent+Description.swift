// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKComponent {
    nonisolated static var descriptionOfGKComponent: FrameworkClass {
        FrameworkClass(
            GKComponent.self,
            properties: "entity",
            methods: "copyWithZone: didAddToEntity updateWithDeltaTime: willRemoveFromEntity",
            initializers: "init",
            property: GKComponent.propertyOfGKComponent,
            method: GKComponent.methodOfGKComponent,
            initializer: GKComponent.initializerOfGKComponent)
    }

    private static func propertyOfGKComponent(_ index: Int) -> ClassDescription.Property {
        .readOnly(\GKComponent.entity)
    }

    nonisolated private static func methodOfGKComponent(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! GKComponent).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 1: return { r, _ in (r as! GKComponent).didAddToEntity() }
        case 2:
            return { r, a in
                (r as! GKComponent).update(
                    deltaTime: ObjCRuntime.ObjCMessage.argument(a, 0, "updateWithDeltaTime:", as: (TimeInterval).self))
            }
        default: return { r, _ in (r as! GKComponent).willRemoveFromEntity() }
        }
    }

    nonisolated private static func initializerOfGKComponent(_ index: Int) -> ObjCFactory {
        { _ in GKComponent() }
    }
}
