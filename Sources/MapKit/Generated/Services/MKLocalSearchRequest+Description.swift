// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKLocalSearch.Request {
    nonisolated static var descriptionOfMKLocalSearchRequest: FrameworkClass {
        FrameworkClass(
            MKLocalSearch.Request.self,
            properties: "naturalLanguageQuery pointOfInterestFilter region resultTypes",
            methods: "copyWithZone:",
            initializers: "init initWithCompletion: initWithNaturalLanguageQuery: initWithNaturalLanguageQuery:region:",
            property: MKLocalSearch.Request.propertyOfMKLocalSearchRequest,
            method: MKLocalSearch.Request.methodOfMKLocalSearchRequest,
            initializer: MKLocalSearch.Request.initializerOfMKLocalSearchRequest)
    }

    private static func propertyOfMKLocalSearchRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("naturalLanguageQuery", \MKLocalSearch.Request.naturalLanguageQuery)
        case 1: return .value("pointOfInterestFilter", \MKLocalSearch.Request.pointOfInterestFilter)
        case 2: return .value("region", \MKLocalSearch.Request.region)
        default: return .value("resultTypes", \MKLocalSearch.Request.resultTypes)
        }
    }

    nonisolated private static func methodOfMKLocalSearchRequest(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! MKLocalSearch.Request).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfMKLocalSearchRequest(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKLocalSearch.Request() }
        case 1:
            return { a in
                MKLocalSearch.Request(
                    completion: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCompletion:", as: (MKLocalSearchCompletion).self))
            }
        case 2:
            return { a in
                MKLocalSearch.Request(
                    naturalLanguageQuery: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNaturalLanguageQuery:", as: (String).self))
            }
        default:
            return { a in
                MKLocalSearch.Request(
                    naturalLanguageQuery: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNaturalLanguageQuery:region:", as: (String).self),
                    region: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNaturalLanguageQuery:region:", as: (MKCoordinateRegion).self))
            }
        }
    }
}
