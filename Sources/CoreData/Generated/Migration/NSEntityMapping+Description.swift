// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSEntityMapping {
    nonisolated static var descriptionOfNSEntityMapping: FrameworkClass {
        FrameworkClass(
            NSEntityMapping.self,
            properties: """
                attributeMappings destinationEntityName destinationEntityVersionHash entityMigrationPolicyClassName mappingType name \
                relationshipMappings sourceEntityName sourceEntityVersionHash sourceExpression userInfo
                """,
            property: NSEntityMapping.propertyOfNSEntityMapping)
    }

    private static func propertyOfNSEntityMapping(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("attributeMappings", \NSEntityMapping.attributeMappings)
        case 1: return .value("destinationEntityName", \NSEntityMapping.destinationEntityName)
        case 2: return .value("destinationEntityVersionHash", \NSEntityMapping.destinationEntityVersionHash)
        case 3: return .value("entityMigrationPolicyClassName", \NSEntityMapping.entityMigrationPolicyClassName)
        case 4: return .value("mappingType", \NSEntityMapping.mappingType)
        case 5: return .value("name", \NSEntityMapping.name)
        case 6: return .value("relationshipMappings", \NSEntityMapping.relationshipMappings)
        case 7: return .value("sourceEntityName", \NSEntityMapping.sourceEntityName)
        case 8: return .value("sourceEntityVersionHash", \NSEntityMapping.sourceEntityVersionHash)
        case 9: return .value("sourceExpression", \NSEntityMapping.sourceExpression)
        default: return .value("userInfo", \NSEntityMapping.userInfo)
        }
    }
}
