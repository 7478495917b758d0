// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKStateMachine {
    nonisolated static var descriptionOfGKStateMachine: FrameworkClass {
        FrameworkClass(
            GKStateMachine.self,
            properties: "currentState",
            methods: "canEnterState: enterState: updateWithDeltaTime:",
            initializers: "initWithStates:",
            property: GKStateMachine.propertyOfGKStateMachine,
            method: GKStateMachine.methodOfGKStateMachine,
            initializer: GKStateMachine.initializerOfGKStateMachine)
    }

    private static func propertyOfGKStateMachine(_ index: Int) -> ClassDescription.Property {
        .readOnly(\GKStateMachine.currentState)
    }

    nonisolated private static func methodOfGKStateMachine(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! GKStateMachine).canEnterState(ObjCRuntime.ObjCMessage.argument(a, 0, "canEnterState:", as: (AnyClass).self))
            }
        case 1: return { r, a in (r as! GKStateMachine).enter(ObjCRuntime.ObjCMessage.argument(a, 0, "enterState:", as: (AnyClass).self)) }
        default:
            return { r, a in
                (r as! GKStateMachine).update(
                    deltaTime: ObjCRuntime.ObjCMessage.argument(a, 0, "updateWithDeltaTime:", as: (TimeInterval).self))
            }
        }
    }

    nonisolated private static func initializerOfGKStateMachine(_ index: Int) -> ObjCFactory {
        { a in GKStateMachine(states: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStates:", as: ([GKState]).self)) }
    }
}
