// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKDirections.Response {
    nonisolated static var descriptionOfMKDirectionsResponse: FrameworkClass {
        FrameworkClass(
            MKDirections.Response.self,
            properties: "destination routes source",
            property: MKDirections.Response.propertyOfMKDirectionsResponse)
    }

    private static func propertyOfMKDirectionsResponse(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKDirections.Response.destination)
        case 1: return .readOnly(\MKDirections.Response.routes)
        default: return .readOnly(\MKDirections.Response.source)
        }
    }
}
