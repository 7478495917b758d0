// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSCompositeAttributeDescription {
    nonisolated static var descriptionOfNSCompositeAttributeDescription: FrameworkClass {
        FrameworkClass(
            NSCompositeAttributeDescription.self,
            properties: "elements",
            initializers: "init",
            property: NSCompositeAttributeDescription.propertyOfNSCompositeAttributeDescription,
            initializer: NSCompositeAttributeDescription.initializerOfNSCompositeAttributeDescription)
    }

    private static func propertyOfNSCompositeAttributeDescription(_ index: Int) -> ClassDescription.Property {
        .value("elements", \NSCompositeAttributeDescription.elements)
    }

    nonisolated private static func initializerOfNSCompositeAttributeDescription(_ index: Int) -> ObjCFactory {
        { _ in NSCompositeAttributeDescription() }
    }
}
