// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSDerivedAttributeDescription {
    nonisolated static var descriptionOfNSDerivedAttributeDescription: FrameworkClass {
        FrameworkClass(
            NSDerivedAttributeDescription.self,
            properties: "derivationExpression",
            initializers: "init",
            property: NSDerivedAttributeDescription.propertyOfNSDerivedAttributeDescription,
            initializer: NSDerivedAttributeDescription.initializerOfNSDerivedAttributeDescription)
    }

    private static func propertyOfNSDerivedAttributeDescription(_ index: Int) -> ClassDescription.Property {
        .value("derivationExpression", \NSDerivedAttributeDescription.derivationExpression)
    }

    nonisolated private static func initializerOfNSDerivedAttributeDescription(_ index: Int) -> ObjCFactory {
        { _ in NSDerivedAttributeDescription() }
    }
}
