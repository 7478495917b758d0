// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentStoreRequest {
    nonisolated static var descriptionOfNSPersistentStoreRequest: FrameworkClass {
        FrameworkClass(
            NSPersistentStoreRequest.self,
            properties: "affectedStores requestType",
            methods: "copyWithZone:",
            initializers: "init",
            property: NSPersistentStoreRequest.propertyOfNSPersistentStoreRequest,
            method: NSPersistentStoreRequest.methodOfNSPersistentStoreRequest,
            initializer: NSPersistentStoreRequest.initializerOfNSPersistentStoreRequest)
    }

    private static func propertyOfNSPersistentStoreRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("affectedStores", \NSPersistentStoreRequest.affectedStores)
        default: return .readOnly(\NSPersistentStoreRequest.requestType)
        }
    }

    nonisolated private static func methodOfNSPersistentStoreRequest(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSPersistentStoreRequest).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfNSPersistentStoreRequest(_ index: Int) -> ObjCFactory {
        { _ in NSPersistentStoreRequest() }
    }
}
