// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreLocation
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension EKStructuredLocation {
    nonisolated static var descriptionOfEKStructuredLocation: FrameworkClass {
        FrameworkClass(
            EKStructuredLocation.self,
            properties: "geoLocation radius title",
            methods: "copyWithZone:",
            initializers: "initWithTitle:",
            property: EKStructuredLocation.propertyOfEKStructuredLocation,
            method: EKStructuredLocation.methodOfEKStructuredLocation,
            initializer: EKStructuredLocation.initializerOfEKStructuredLocation)
    }

    private static func propertyOfEKStructuredLocation(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("geoLocation", \EKStructuredLocation.geoLocation)
        case 1: return .value("radius", \EKStructuredLocation.radius)
        default: return .value("title", \EKStructuredLocation.title)
        }
    }

    nonisolated private static func methodOfEKStructuredLocation(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! EKStructuredLocation).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfEKStructuredLocation(_ index: Int) -> ObjCFactory {
        { a in EKStructuredLocation(title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:", as: (String).self)) }
    }
}
