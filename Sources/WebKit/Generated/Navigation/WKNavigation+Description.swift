// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKNavigation {
    nonisolated static var descriptionOfWKNavigation: FrameworkClass {
        FrameworkClass(
            WKNavigation.self,
            properties: "effectiveContentMode",
            property: WKNavigation.propertyOfWKNavigation)
    }

    private static func propertyOfWKNavigation(_ index: Int) -> ClassDescription.Property {
        .readOnly(\WKNavigation.effectiveContentMode)
    }
}
