// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKLocalSearch.Response {
    nonisolated static var descriptionOfMKLocalSearchResponse: FrameworkClass {
        FrameworkClass(
            MKLocalSearch.Response.self,
            properties: "boundingRegion mapItems",
            property: MKLocalSearch.Response.propertyOfMKLocalSearchResponse)
    }

    private static func propertyOfMKLocalSearchResponse(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKLocalSearch.Response.boundingRegion)
        default: return .readOnly(\MKLocalSearch.Response.mapItems)
        }
    }
}
