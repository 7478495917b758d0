// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKShape {
    nonisolated static var descriptionOfMKShape: FrameworkClass {
        FrameworkClass(
            MKShape.self,
            properties: "coordinate subtitle title",
            property: MKShape.propertyOfMKShape)
    }

    private static func propertyOfMKShape(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKShape.coordinate)
        case 1: return .value("subtitle", \MKShape.subtitle)
        default: return .value("title", \MKShape.title)
        }
    }
}
