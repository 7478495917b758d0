// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKDirections.Request {
    nonisolated static var descriptionOfMKDirectionsRequest: FrameworkClass {
        FrameworkClass(
            MKDirections.Request.self,
            properties: "arrivalDate departureDate destination requestsAlternateRoutes source transportType",
            initializers: "init",
            property: MKDirections.Request.propertyOfMKDirectionsRequest,
            initializer: MKDirections.Request.initializerOfMKDirectionsRequest)
    }

    private static func propertyOfMKDirectionsRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("arrivalDate", \MKDirections.Request.arrivalDate)
        case 1: return .value("departureDate", \MKDirections.Request.departureDate)
        case 2: return .value("destination", \MKDirections.Request.destination)
        case 3: return .value("requestsAlternateRoutes", \MKDirections.Request.requestsAlternateRoutes)
        case 4: return .value("source", \MKDirections.Request.source)
        default: return .value("transportType", \MKDirections.Request.transportType)
        }
    }

    nonisolated private static func initializerOfMKDirectionsRequest(_ index: Int) -> ObjCFactory {
        { _ in MKDirections.Request() }
    }
}
