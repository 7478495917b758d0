// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore

extension BGTask {
    nonisolated static var descriptionOfBGTask: FrameworkClass {
        FrameworkClass(
            BGTask.self,
            properties: "expirationHandler identifier",
            methods: "setTaskCompletedWithSuccess:",
            property: BGTask.propertyOfBGTask,
            method: BGTask.methodOfBGTask)
    }

    private static func propertyOfBGTask(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("expirationHandler", \BGTask.expirationHandler)
        default: return .readOnly(\BGTask.identifier)
        }
    }

    nonisolated private static func methodOfBGTask(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! BGTask).setTaskCompleted(
                success: ObjCRuntime.ObjCMessage.argument(a, 0, "setTaskCompletedWithSuccess:", as: (Bool).self))
        }
    }
}
