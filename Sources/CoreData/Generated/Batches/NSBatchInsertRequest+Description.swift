// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSBatchInsertRequest {
    nonisolated static var descriptionOfNSBatchInsertRequest: FrameworkClass {
        FrameworkClass(
            NSBatchInsertRequest.self,
            properties: "dictionaryHandler entity entityName managedObjectHandler objectsToInsert resultType",
            initializers: """
                initWithEntity:dictionaryHandler: initWithEntity:managedObjectHandler: initWithEntity:objects: \
                initWithEntityName:dictionaryHandler: initWithEntityName:managedObjectHandler: initWithEntityName:objects:
                """,
            property: NSBatchInsertRequest.propertyOfNSBatchInsertRequest,
            initializer: NSBatchInsertRequest.initializerOfNSBatchInsertRequest)
    }

    private static func propertyOfNSBatchInsertRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("dictionaryHandler", \NSBatchInsertRequest.dictionaryHandler)
        case 1: return .readOnly(\NSBatchInsertRequest.entity)
        case 2: return .readOnly(\NSBatchInsertRequest.entityName)
        case 3: return .value("managedObjectHandler", \NSBatchInsertRequest.managedObjectHandler)
        case 4: return .value("objectsToInsert", \NSBatchInsertRequest.objectsToInsert)
        default: return .value("resultType", \NSBatchInsertRequest.resultType)
        }
    }

    nonisolated private static func initializerOfNSBatchInsertRequest(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                NSBatchInsertRequest(
                    entity: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEntity:dictionaryHandler:", as: (NSEntityDescription).self),
                    dictionaryHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithEntity:dictionaryHandler:", as: ((NSMutableDictionary) -> Bool).self))
            }
        case 1:
            return { a in
                NSBatchInsertRequest(
                    entity: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEntity:managedObjectHandler:", as: (NSEntityDescription).self),
                    managedObjectHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithEntity:managedObjectHandler:", as: ((NSManagedObject) -> Bool).self))
            }
        case 2:
            return { a in
                NSBatchInsertRequest(
                    entity: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEntity:objects:", as: (NSEntityDescription).self),
                    objects: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithEntity:objects:", as: ([[String: Any]]).self))
            }
        case 3:
            return { a in
                NSBatchInsertRequest(
                    entityName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEntityName:dictionaryHandler:", as: (String).self),
                    dictionaryHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithEntityName:dictionaryHandler:", as: ((NSMutableDictionary) -> Bool).self))
            }
        case 4:
            return { a in
                NSBatchInsertRequest(
                    entityName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEntityName:managedObjectHandler:", as: (String).self),
                    managedObjectHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithEntityName:managedObjectHandler:", as: ((NSManagedObject) -> Bool).self))
            }
        default:
            return { a in
                NSBatchInsertRequest(
                    entityName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithEntityName:objects:", as: (String).self),
                    objects: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithEntityName:objects:", as: ([[String: Any]]).self))
            }
        }
    }
}
