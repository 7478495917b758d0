// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSFetchIndexElementDescription {
    nonisolated static var descriptionOfNSFetchIndexElementDescription: FrameworkClass {
        FrameworkClass(
            NSFetchIndexElementDescription.self,
            properties: "ascending/isAscending collationType indexDescription property propertyName",
            methods: "copyWithZone:",
            initializers: "initWithProperty:collationType:",
            property: NSFetchIndexElementDescription.propertyOfNSFetchIndexElementDescription,
            method: NSFetchIndexElementDescription.methodOfNSFetchIndexElementDescription,
            initializer: NSFetchIndexElementDescription.initializerOfNSFetchIndexElementDescription)
    }

    private static func propertyOfNSFetchIndexElementDescription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("ascending", \NSFetchIndexElementDescription.isAscending)
        case 1: return .value("collationType", \NSFetchIndexElementDescription.collationType)
        case 2: return .readOnly(\NSFetchIndexElementDescription.indexDescription)
        case 3: return .readOnly(\NSFetchIndexElementDescription.property)
        default: return .readOnly(\NSFetchIndexElementDescription.propertyName)
        }
    }

    nonisolated private static func methodOfNSFetchIndexElementDescription(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NSFetchIndexElementDescription).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func initializerOfNSFetchIndexElementDescription(_ index: Int) -> ObjCFactory {
        { a in
            NSFetchIndexElementDescription(
                property: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithProperty:collationType:", as: (NSPropertyDescription).self),
                collationType: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithProperty:collationType:", as: (NSFetchIndexElementType).self)
            )
        }
    }
}
