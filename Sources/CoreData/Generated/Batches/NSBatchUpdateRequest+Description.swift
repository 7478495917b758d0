// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSBatchUpdateRequest {
    nonisolated static var descriptionOfNSBatchUpdateRequest: FrameworkClass {
        FrameworkClass(
            NSBatchUpdateRequest.self,
            properties: "entity entityName includesSubentities predicate propertiesToUpdate resultType",
            initializers: "initWithEntity: initWithEntityName:",
            property: NSBatchUpdateRequest.propertyOfNSBatchUpdateRequest,
            initializer: NSBatchUpdateRequest.initializerOfNSBatchUpdateRequest)
    }

    private static func propertyOfNSBatchUpdateRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSBatchUpdateRequest.entity)
        case 1: return .readOnly(\NSBatchUpdateRequest.entityName)
        case 2: return .value("includesSubentities", \NSBatchUpdateRequest.includesSubentities)
        case 3: return .value("predicate", \NSBatchUpdateRequest.predicate)
        case 4: return .value("propertiesToUpdate", \NSBatchUpdateRequest.propertiesToUpdate)
        default: return .value("resultType", \NSBatchUpdateRequest.resultType)
        }
    }

    nonisolated private static func initializerOfNSBatchUpdateRequest(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                NSBatchUpdateRequest(entity: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEntity:", as: (NSEntityDescription).self))
            }
        default:
            return { a in NSBatchUpdateRequest(entityName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEntityName:", as: (String).self))
            }
        }
    }
}
