// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSManagedObjectModel {
    nonisolated static var descriptionOfNSManagedObjectModel: FrameworkClass {
        FrameworkClass(
            NSManagedObjectModel.self,
            properties: """
                configurations entities entitiesByName entityVersionHashesByName localizationDictionary versionChecksum \
                versionIdentifiers
                """,
            methods: """
                copyWithZone: entitiesForConfigurationName: isConfigurationWithName:compatibleWithStoreMetadata: \
                setEntities:forConfigurationName:
                """,
            classMethods: "mergedModelFromBundles: mergedModelFromBundles:forStoreMetadata:",
            initializers: "init initByMerging: initByMerging:forStoreMetadata: initWithContentsOf:",
            property: NSManagedObjectModel.propertyOfNSManagedObjectModel,
            method: NSManagedObjectModel.methodOfNSManagedObjectModel,
            classMethod: NSManagedObjectModel.classMethodOfNSManagedObjectModel,
            initializer: NSManagedObjectModel.initializerOfNSManagedObjectModel)
    }

    private static func propertyOfNSManagedObjectModel(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSManagedObjectModel.configurations)
        case 1: return .value("entities", \NSManagedObjectModel.entities)
        case 2: return .readOnly(\NSManagedObjectModel.entitiesByName)
        case 3: return .readOnly(\NSManagedObjectModel.entityVersionHashesByName)
        case 4: return .value("localizationDictionary", \NSManagedObjectModel.localizationDictionary)
        case 5: return .readOnly(\NSManagedObjectModel.versionChecksum)
        default: return .value("versionIdentifiers", \NSManagedObjectModel.versionIdentifiers)
        }
    }

    nonisolated private static func methodOfNSManagedObjectModel(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSManagedObjectModel).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! NSManagedObjectModel).entities(
                    forConfigurationName: ObjCRuntime.ObjCMessage.argument(a, 0, "entitiesForConfigurationName:", as: (String?).self))
            }
        case 2:
            return { r, a in
                (r as! NSManagedObjectModel).isConfiguration(
                    withName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "isConfigurationWithName:compatibleWithStoreMetadata:", as: (String?).self),
                    compatibleWithStoreMetadata: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "isConfigurationWithName:compatibleWithStoreMetadata:", as: ([String: Any]).self))
            }
        default:
            return { r, a in
                (r as! NSManagedObjectModel).setEntities(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setEntities:forConfigurationName:", as: ([NSEntityDescription]).self),
                    forConfigurationName: ObjCRuntime.ObjCMessage.argument(a, 1, "setEntities:forConfigurationName:", as: (String).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSManagedObjectModel(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSManagedObjectModel.Type).mergedModel(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "mergedModelFromBundles:", as: ([Bundle]?).self))
            }
        default:
            return { r, a in
                (r as! NSManagedObjectModel.Type).mergedModel(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "mergedModelFromBundles:forStoreMetadata:", as: ([Bundle]?).self),
                    forStoreMetadata: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "mergedModelFromBundles:forStoreMetadata:", as: ([String: Any]).self))
            }
        }
    }

    nonisolated private static func initializerOfNSManagedObjectModel(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSManagedObjectModel() }
        case 1:
            return { a in
                NSManagedObjectModel(
                    byMerging: ObjCRuntime.ObjCMessage.argument(a, 0, "initByMerging:", as: ([NSManagedObjectModel]?).self))
            }
        case 2:
            return { a in
                NSManagedObjectModel(
                    byMerging: ObjCRuntime.ObjCMessage.argument(a, 0, "initByMerging:forStoreMetadata:", as: ([NSManagedObjectModel]).self),
                    forStoreMetadata: ObjCRuntime.ObjCMessage.argument(a, 1, "initByMerging:forStoreMetadata:", as: ([String: Any]).self))
            }
        default:
            return { a in NSManagedObjectModel(contentsOf: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContentsOf:", as: (URL).self)) }
        }
    }
}
