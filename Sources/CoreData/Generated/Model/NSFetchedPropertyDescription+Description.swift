// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSFetchedPropertyDescription {
    nonisolated static var descriptionOfNSFetchedPropertyDescription: FrameworkClass {
        FrameworkClass(
            NSFetchedPropertyDescription.self,
            initializers: "init",
            initializer: NSFetchedPropertyDescription.initializerOfNSFetchedPropertyDescription)
    }

    nonisolated private static func initializerOfNSFetchedPropertyDescription(_ index: Int) -> ObjCFactory {
        { _ in NSFetchedPropertyDescription() }
    }
}
