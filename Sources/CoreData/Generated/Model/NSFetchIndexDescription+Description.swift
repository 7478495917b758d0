// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSFetchIndexDescription {
    nonisolated static var descriptionOfNSFetchIndexDescription: FrameworkClass {
        FrameworkClass(
            NSFetchIndexDescription.self,
            properties: "elements entity name partialIndexPredicate",
            methods: "copyWithZone:",
            initializers: "initWithName:elements:",
            property: NSFetchIndexDescription.propertyOfNSFetchIndexDescription,
            method: NSFetchIndexDescription.methodOfNSFetchIndexDescription,
            initializer: NSFetchIndexDescription.initializerOfNSFetchIndexDescription)
    }

    private static func propertyOfNSFetchIndexDescription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("elements", \NSFetchIndexDescription.elements)
        case 1: return .readOnly(\NSFetchIndexDescription.entity)
        case 2: return .value("name", \NSFetchIndexDescription.name)
        default: return .value("partialIndexPredicate", \NSFetchIndexDescription.partialIndexPredicate)
        }
    }

    nonisolated private static func methodOfNSFetchIndexDescription(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSFetchIndexDescription).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfNSFetchIndexDescription(_ index: Int) -> ObjCFactory {
        { a in
            NSFetchIndexDescription(
                name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:elements:", as: (String).self),
                elements: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:elements:", as: ([NSFetchIndexElementDescription]?).self))
        }
    }
}
