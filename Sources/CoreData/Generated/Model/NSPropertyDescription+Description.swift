// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPropertyDescription {
    nonisolated static var descriptionOfNSPropertyDescription: FrameworkClass {
        FrameworkClass(
            NSPropertyDescription.self,
            properties: """
                entity indexed/isIndexed indexedBySpotlight/isIndexedBySpotlight name optional/isOptional renamingIdentifier \
                transient/isTransient userInfo validationPredicates validationWarnings versionHash versionHashModifier
                """,
            methods: "copyWithZone: setValidationPredicates:withValidationWarnings:",
            initializers: "init",
            property: NSPropertyDescription.propertyOfNSPropertyDescription,
            method: NSPropertyDescription.methodOfNSPropertyDescription,
            initializer: NSPropertyDescription.initializerOfNSPropertyDescription)
    }

    private static func propertyOfNSPropertyDescription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSPropertyDescription.entity)
        case 1: return .value("indexed", \NSPropertyDescription.isIndexed)
        case 2: return .value("indexedBySpotlight", \NSPropertyDescription.isIndexedBySpotlight)
        case 3: return .value("name", \NSPropertyDescription.name)
        case 4: return .value("optional", \NSPropertyDescription.isOptional)
        case 5: return .value("renamingIdentifier", \NSPropertyDescription.renamingIdentifier)
        case 6: return .value("transient", \NSPropertyDescription.isTransient)
        case 7: return .value("userInfo", \NSPropertyDescription.userInfo)
        case 8: return .readOnly(\NSPropertyDescription.validationPredicates)
        case 9: return .readOnly(\NSPropertyDescription.validationWarnings)
        case 10: return .readOnly(\NSPropertyDescription.versionHash)
        default: return .value("versionHashModifier", \NSPropertyDescription.versionHashModifier)
        }
    }

    nonisolated private static func methodOfNSPropertyDescription(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSPropertyDescription).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! NSPropertyDescription).setValidationPredicates(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setValidationPredicates:withValidationWarnings:", as: ([NSPredicate]?).self),
                    withValidationWarnings: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setValidationPredicates:withValidationWarnings:", as: ([String]?).self))
            }
        }
    }

    nonisolated private static func initializerOfNSPropertyDescription(_ index: Int) -> ObjCFactory {
        { _ in NSPropertyDescription() }
    }
}
