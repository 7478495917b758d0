// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSRelationshipDescription {
    nonisolated static var descriptionOfNSRelationshipDescription: FrameworkClass {
        FrameworkClass(
            NSRelationshipDescription.self,
            properties: "deleteRule destinationEntity inverseRelationship isToMany maxCount minCount ordered/isOrdered",
            initializers: "init",
            property: NSRelationshipDescription.propertyOfNSRelationshipDescription,
            initializer: NSRelationshipDescription.initializerOfNSRelationshipDescription)
    }

    private static func propertyOfNSRelationshipDescription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("deleteRule", \NSRelationshipDescription.deleteRule)
        case 1: return .value("destinationEntity", \NSRelationshipDescription.destinationEntity)
        case 2: return .value("inverseRelationship", \NSRelationshipDescription.inverseRelationship)
        case 3: return .readOnly(\NSRelationshipDescription.isToMany)
        case 4: return .value("maxCount", \NSRelationshipDescription.maxCount)
        case 5: return .value("minCount", \NSRelationshipDescription.minCount)
        default: return .value("ordered", \NSRelationshipDescription.isOrdered)
        }
    }

    nonisolated private static func initializerOfNSRelationshipDescription(_ index: Int) -> ObjCFactory {
        { _ in NSRelationshipDescription() }
    }
}
