// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKUserLocation {
    nonisolated static var descriptionOfMKUserLocation: FrameworkClass {
        FrameworkClass(
            MKUserLocation.self,
            properties: "coordinate heading location subtitle title updating/isUpdating",
            property: MKUserLocation.propertyOfMKUserLocation)
    }

    private static func propertyOfMKUserLocation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKUserLocation.coordinate)
        case 1: return .readOnly(\MKUserLocation.heading)
        case 2: return .readOnly(\MKUserLocation.location)
        case 3: return .value("subtitle", \MKUserLocation.subtitle)
        case 4: return .value("title", \MKUserLocation.title)
        default: return .readOnly(\MKUserLocation.isUpdating)
        }
    }
}
