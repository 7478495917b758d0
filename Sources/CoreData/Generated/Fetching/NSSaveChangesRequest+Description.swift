// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSSaveChangesRequest {
    nonisolated static var descriptionOfNSSaveChangesRequest: FrameworkClass {
        FrameworkClass(
            NSSaveChangesRequest.self,
            properties: "deletedObjects insertedObjects lockedObjects updatedObjects",
            initializers: "initWithInserted:updated:deleted:locked:",
            property: NSSaveChangesRequest.propertyOfNSSaveChangesRequest,
            initializer: NSSaveChangesRequest.initializerOfNSSaveChangesRequest)
    }

    private static func propertyOfNSSaveChangesRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSSaveChangesRequest.deletedObjects)
        case 1: return .readOnly(\NSSaveChangesRequest.insertedObjects)
        case 2: return .readOnly(\NSSaveChangesRequest.lockedObjects)
        default: return .readOnly(\NSSaveChangesRequest.updatedObjects)
        }
    }

    nonisolated private static func initializerOfNSSaveChangesRequest(_ index: Int) -> ObjCFactory {
        { a in
            NSSaveChangesRequest(
                inserted: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithInserted:updated:deleted:locked:", as: (Set<NSManagedObject>?).self),
                updated: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithInserted:updated:deleted:locked:", as: (Set<NSManagedObject>?).self),
                deleted: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithInserted:updated:deleted:locked:", as: (Set<NSManagedObject>?).self),
                locked: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithInserted:updated:deleted:locked:", as: (Set<NSManagedObject>?).self)
            )
        }
    }
}
