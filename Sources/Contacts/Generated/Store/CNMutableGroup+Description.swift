// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNMutableGroup {
    nonisolated static var descriptionOfCNMutableGroup: FrameworkClass {
        FrameworkClass(
            CNMutableGroup.self,
            properties: "name",
            initializers: "init",
            property: CNMutableGroup.propertyOfCNMutableGroup,
            initializer: CNMutableGroup.initializerOfCNMutableGroup)
    }

    private static func propertyOfCNMutableGroup(_ index: Int) -> ClassDescription.Property {
        .value("name", \CNMutableGroup.name)
    }

    nonisolated private static func initializerOfCNMutableGroup(_ index: Int) -> ObjCFactory {
        { _ in CNMutableGroup() }
    }
}
