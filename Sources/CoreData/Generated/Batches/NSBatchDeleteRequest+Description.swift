// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSBatchDeleteRequest {
    nonisolated static var descriptionOfNSBatchDeleteRequest: FrameworkClass {
        FrameworkClass(
            NSBatchDeleteRequest.self,
            properties: "resultType",
            initializers: "initWithObjectIDs:",
            property: NSBatchDeleteRequest.propertyOfNSBatchDeleteRequest,
            initializer: NSBatchDeleteRequest.initializerOfNSBatchDeleteRequest)
    }

    private static func propertyOfNSBatchDeleteRequest(_ index: Int) -> ClassDescription.Property {
        .value("resultType", \NSBatchDeleteRequest.resultType)
    }

    nonisolated private static func initializerOfNSBatchDeleteRequest(_ index: Int) -> ObjCFactory {
        { a in NSBatchDeleteRequest(objectIDs: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithObjectIDs:", as: ([NSManagedObjectID]).self))
        }
    }
}
