// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKGeoJSONFeature {
    nonisolated static var descriptionOfMKGeoJSONFeature: FrameworkClass {
        FrameworkClass(
            MKGeoJSONFeature.self,
            properties: "geometry identifier properties",
            property: MKGeoJSONFeature.propertyOfMKGeoJSONFeature)
    }

    private static func propertyOfMKGeoJSONFeature(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKGeoJSONFeature.geometry)
        case 1: return .readOnly(\MKGeoJSONFeature.identifier)
        default: return .readOnly(\MKGeoJSONFeature.properties)
        }
    }
}
