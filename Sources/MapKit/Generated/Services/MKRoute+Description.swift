// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKRoute {
    nonisolated static var descriptionOfMKRoute: FrameworkClass {
        FrameworkClass(
            MKRoute.self,
            properties: "advisoryNotices distance expectedTravelTime name polyline steps transportType",
            property: MKRoute.propertyOfMKRoute)
    }

    private static func propertyOfMKRoute(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKRoute.advisoryNotices)
        case 1: return .readOnly(\MKRoute.distance)
        case 2: return .readOnly(\MKRoute.expectedTravelTime)
        case 3: return .readOnly(\MKRoute.name)
        case 4: return .readOnly(\MKRoute.polyline)
        case 5: return .readOnly(\MKRoute.steps)
        default: return .readOnly(\MKRoute.transportType)
        }
    }
}
