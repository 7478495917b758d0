// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

extension MKLocalSearch.Request {
    nonisolated static var descriptionOfMKLocalSearchRequest: FrameworkClass {
        FrameworkClass(
            MKLocalSearch.Request.self,
            properties: "naturalLanguageQuery region",
            methods: "copyWithZone:",
            initializers: "init initWithNaturalLanguageQuery: initWithNaturalLanguageQuery:region:",
            property: MKLocalSearch.Request.propertyOfMKLocalSearchRequest,
            method: MKLocalSearch.Request.methodOfMKLocalSearchRequest,
            initializer: MKLocalSearch.Request.initializerOfMKLocalSearchRequest)
    }

    private static func propertyOfMKLocalSearchRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("naturalLanguageQuery", \MKLocalSearch.Request.naturalLanguageQuery)
        default: return .value("region", \MKLocalSearch.Request.region)
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
