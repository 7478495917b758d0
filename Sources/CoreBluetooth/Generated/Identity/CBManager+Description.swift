// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBManager {
    nonisolated static var descriptionOfCBManager: FrameworkClass {
        FrameworkClass(
            CBManager.self,
            properties: "authorization state",
            classMethods: "authorization",
            property: CBManager.propertyOfCBManager,
            classMethod: CBManager.classMethodOfCBManager)
    }

    private static func propertyOfCBManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CBManager.authorization)
        default: return .readOnly(\CBManager.state)
        }
    }

    nonisolated private static func classMethodOfCBManager(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CBManager.Type).authorization }
    }
}
