// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSAttributeDescription {
    nonisolated static var descriptionOfNSAttributeDescription: FrameworkClass {
        FrameworkClass(
            NSAttributeDescription.self,
            properties: """
                allowsCloudEncryption allowsExternalBinaryDataStorage attributeType attributeValueClassName defaultValue \
                preservesValueInHistoryOnDeletion type valueTransformerName
                """,
            initializers: "init",
            property: NSAttributeDescription.propertyOfNSAttributeDescription,
            initializer: NSAttributeDescription.initializerOfNSAttributeDescription)
    }

    private static func propertyOfNSAttributeDescription(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsCloudEncryption", \NSAttributeDescription.allowsCloudEncryption)
        case 1: return .value("allowsExternalBinaryDataStorage", \NSAttributeDescription.allowsExternalBinaryDataStorage)
        case 2: return .value("attributeType", \NSAttributeDescription.attributeType)
        case 3: return .value("attributeValueClassName", \NSAttributeDescription.attributeValueClassName)
        case 4: return .value("defaultValue", \NSAttributeDescription.defaultValue)
        case 5: return .value("preservesValueInHistoryOnDeletion", \NSAttributeDescription.preservesValueInHistoryOnDeletion)
        case 6: return .value("type", \NSAttributeDescription.type)
        default: return .value("valueTransformerName", \NSAttributeDescription.valueTransformerName)
        }
    }

    nonisolated private static func initializerOfNSAttributeDescription(_ index: Int) -> ObjCFactory {
        { _ in NSAttributeDescription() }
    }
}
