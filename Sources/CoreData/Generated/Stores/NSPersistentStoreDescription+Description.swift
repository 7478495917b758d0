// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentStoreDescription {
    nonisolated static var descriptionOfNSPersistentStoreDescription: FrameworkClass {
        FrameworkClass(
            NSPersistentStoreDescription.self,
            properties: """
                cloudKitContainerOptions configuration options readOnly/isReadOnly shouldAddStoreAsynchronously \
                shouldInferMappingModelAutomatically shouldMigrateStoreAutomatically sqlitePragmas timeout type url
                """,
            methods: "copyWithZone: setOption:forKey: setValue:forPragmaNamed:",
            initializers: "init initWithUrl:",
            property: NSPersistentStoreDescription.propertyOfNSPersistentStoreDescription,
            method: NSPersistentStoreDescription.methodOfNSPersistentStoreDescription,
            initializer: NSPersistentStoreDescription.initializerOfNSPersistentStoreDescription)
    }

    private static func propertyOfNSPersistentStoreDescription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("cloudKitContainerOptions", \NSPersistentStoreDescription.cloudKitContainerOptions)
        case 1: return .value("configuration", \NSPersistentStoreDescription.configuration)
        case 2: return .readOnly(\NSPersistentStoreDescription.options)
        case 3: return .value("readOnly", \NSPersistentStoreDescription.isReadOnly)
        case 4: return .value("shouldAddStoreAsynchronously", \NSPersistentStoreDescription.shouldAddStoreAsynchronously)
        case 5: return .value("shouldInferMappingModelAutomatically", \NSPersistentStoreDescription.shouldInferMappingModelAutomatically)
        case 6: return .value("shouldMigrateStoreAutomatically", \NSPersistentStoreDescription.shouldMigrateStoreAutomatically)
        case 7: return .readOnly(\NSPersistentStoreDescription.sqlitePragmas)
        case 8: return .value("timeout", \NSPersistentStoreDescription.timeout)
        case 9: return .value("type", \NSPersistentStoreDescription.type)
        default: return .value("url", \NSPersistentStoreDescription.url)
        }
    }

    nonisolated private static func methodOfNSPersistentStoreDescription(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSPersistentStoreDescription).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! NSPersistentStoreDescription).setOption(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setOption:forKey:", as: (NSObject?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setOption:forKey:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! NSPersistentStoreDescription).setValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setValue:forPragmaNamed:", as: (NSObject?).self),
                    forPragmaNamed: ObjCRuntime.ObjCMessage.argument(a, 1, "setValue:forPragmaNamed:", as: (String).self))
            }
        }
    }

    nonisolated private static func initializerOfNSPersistentStoreDescription(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSPersistentStoreDescription() }
        default: return { a in NSPersistentStoreDescription(url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUrl:", as: (URL).self)) }
        }
    }
}
