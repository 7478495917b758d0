// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKRoute.Step {
    nonisolated static var descriptionOfMKRouteStep: FrameworkClass {
        FrameworkClass(
            MKRoute.Step.self,
            properties: "distance instructions notice polyline transportType",
            property: MKRoute.Step.propertyOfMKRouteStep)
    }

    private static func propertyOfMKRouteStep(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKRoute.Step.distance)
        case 1: return .readOnly(\MKRoute.Step.instructions)
        case 2: return .readOnly(\MKRoute.Step.notice)
        case 3: return .readOnly(\MKRoute.Step.polyline)
        default: return .readOnly(\MKRoute.Step.transportType)
        }
    }
}
