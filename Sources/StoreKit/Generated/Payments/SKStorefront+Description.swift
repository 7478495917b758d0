// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKStorefront {
    nonisolated static var descriptionOfSKStorefront: FrameworkClass {
        FrameworkClass(
            SKStorefront.self,
            properties: "countryCode identifier",
            initializers: "init",
            property: SKStorefront.propertyOfSKStorefront,
            initializer: SKStorefront.initializerOfSKStorefront)
    }

    private static func propertyOfSKStorefront(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SKStorefront.countryCode)
        default: return .readOnly(\SKStorefront.identifier)
        }
    }

    nonisolated private static func initializerOfSKStorefront(_ index: Int) -> ObjCFactory {
        { _ in SKStorefront() }
    }
}
