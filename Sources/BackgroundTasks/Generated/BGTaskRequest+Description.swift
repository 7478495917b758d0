// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore

extension BGTaskRequest {
    nonisolated static var descriptionOfBGTaskRequest: FrameworkClass {
        FrameworkClass(
            BGTaskRequest.self,
            properties: "earliestBeginDate identifier",
            methods: "copyWithZone:",
            property: BGTaskRequest.propertyOfBGTaskRequest,
            method: BGTaskRequest.methodOfBGTaskRequest)
    }

    private static func propertyOfBGTaskRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("earliestBeginDate", \BGTaskRequest.earliestBeginDate)
        default: return .readOnly(\BGTaskRequest.identifier)
        }
    }

    nonisolated private static func methodOfBGTaskRequest(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! BGTaskRequest).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
