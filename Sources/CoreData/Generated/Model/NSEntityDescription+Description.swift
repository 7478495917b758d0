// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSEntityDescription {
    nonisolated static var descriptionOfNSEntityDescription: FrameworkClass {
        FrameworkClass(
            NSEntityDescription.self,
            properties: """
                abstract/isAbstract attributesByName compoundIndexes coreSpotlightDisplayNameExpression indexes \
                managedObjectClassName managedObjectModel name properties propertiesByName relationshipsByName renamingIdentifier \
                subentities subentitiesByName superentity uniquenessConstraints userInfo versionHash versionHashModifier
                """,
            methods: "copyWithZone: isKindOfEntity: relationshipsForDestination:",
            classMethods: "entityForEntityName:inManagedObjectContext: insertNewObjectForEntityName:intoManagedObjectContext:",
            initializers: "init",
            property: NSEntityDescription.propertyOfNSEntityDescription,
            method: NSEntityDescription.methodOfNSEntityDescription,
            classMethod: NSEntityDescription.classMethodOfNSEntityDescription,
            initializer: NSEntityDescription.initializerOfNSEntityDescription)
    }

    private static func propertyOfNSEntityDescription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("abstract", \NSEntityDescription.isAbstract)
        case 1: return .readOnly(\NSEntityDescription.attributesByName)
        case 2: return .value("compoundIndexes", \NSEntityDescription.compoundIndexes)
        case 3: return .value("coreSpotlightDisplayNameExpression", \NSEntityDescription.coreSpotlightDisplayNameExpression)
        case 4: return .value("indexes", \NSEntityDescription.indexes)
        case 5: return .value("managedObjectClassName", \NSEntityDescription.managedObjectClassName)
        case 6: return .readOnly(\NSEntityDescription.managedObjectModel)
        case 7: return .value("name", \NSEntityDescription.name)
        case 8: return .value("properties", \NSEntityDescription.properties)
        case 9: return .readOnly(\NSEntityDescription.propertiesByName)
        case 10: return .readOnly(\NSEntityDescription.relationshipsByName)
        case 11: return .value("renamingIdentifier", \NSEntityDescription.renamingIdentifier)
        case 12: return .value("subentities", \NSEntityDescription.subentities)
        case 13: return .readOnly(\NSEntityDescription.subentitiesByName)
        case 14: return .readOnly(\NSEntityDescription.superentity)
        case 15: return .value("uniquenessConstraints", \NSEntityDescription.uniquenessConstraints)
        case 16: return .value("userInfo", \NSEntityDescription.userInfo)
        case 17: return .readOnly(\NSEntityDescription.versionHash)
        default: return .value("versionHashModifier", \NSEntityDescription.versionHashModifier)
        }
    }

    nonisolated private static func methodOfNSEntityDescription(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSEntityDescription).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! NSEntityDescription).isKindOf(
                    entity: ObjCRuntime.ObjCMessage.argument(a, 0, "isKindOfEntity:", as: (NSEntityDescription).self))
            }
        default:
            return { r, a in
                (r as! NSEntityDescription).relationships(
                    forDestination: ObjCRuntime.ObjCMessage.argument(a, 0, "relationshipsForDestination:", as: (NSEntityDescription).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSEntityDescription(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSEntityDescription.Type).entity(
                    forEntityName: ObjCRuntime.ObjCMessage.argument(a, 0, "entityForEntityName:inManagedObjectContext:", as: (String).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "entityForEntityName:inManagedObjectContext:", as: (NSManagedObjectContext).self))
            }
        default:
            return { r, a in
                (r as! NSEntityDescription.Type).insertNewObject(
                    forEntityName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "insertNewObjectForEntityName:intoManagedObjectContext:", as: (String).self),
                    into: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "insertNewObjectForEntityName:intoManagedObjectContext:", as: (NSManagedObjectContext).self))
            }
        }
    }

    nonisolated private static func initializerOfNSEntityDescription(_ index: Int) -> ObjCFactory {
        { _ in NSEntityDescription() }
    }
}
