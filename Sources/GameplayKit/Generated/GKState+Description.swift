// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKState {
    nonisolated static var descriptionOfGKState: FrameworkClass {
        FrameworkClass(
            GKState.self,
            properties: "stateMachine",
            methods: "didEnterWithPreviousState: isValidNextState: updateWithDeltaTime: willExitWithNextState:",
            initializers: "init",
            property: GKState.propertyOfGKState,
            method: GKState.methodOfGKState,
            initializer: GKState.initializerOfGKState)
    }

    private static func propertyOfGKState(_ index: Int) -> ClassDescription.Property {
        .readOnly(\GKState.stateMachine)
    }

    nonisolated private static func methodOfGKState(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! GKState).didEnter(from: ObjCRuntime.ObjCMessage.argument(a, 0, "didEnterWithPreviousState:", as: (GKState?).self))
            }
        case 1:
            return { r, a in
                (r as! GKState).isValidNextState(ObjCRuntime.ObjCMessage.argument(a, 0, "isValidNextState:", as: (AnyClass).self))
            }
        case 2:
            return { r, a in
                (r as! GKState).update(deltaTime: ObjCRuntime.ObjCMessage.argument(a, 0, "updateWithDeltaTime:", as: (TimeInterval).self))
            }
        default:
            return { r, a in
                (r as! GKState).willExit(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willExitWithNextState:", as: (GKState).self))
            }
        }
    }

    nonisolated private static func initializerOfGKState(_ index: Int) -> ObjCFactory {
        { _ in GKState() }
    }
}
