// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKCircle {
    nonisolated static var descriptionOfMKCircle: FrameworkClass {
        FrameworkClass(
            MKCircle.self,
            properties: "boundingMapRect radius",
            methods: "intersectsMapRect:",
            initializers: "circleWithCenterCoordinate:radius: circleWithMapRect:",
            property: MKCircle.propertyOfMKCircle,
            method: MKCircle.methodOfMKCircle,
            initializer: MKCircle.initializerOfMKCircle)
    }

    private static func propertyOfMKCircle(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKCircle.boundingMapRect)
        default: return .readOnly(\MKCircle.radius)
        }
    }

    nonisolated private static func methodOfMKCircle(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! MKCircle).intersects(ObjCRuntime.ObjCMessage.argument(a, 0, "intersectsMapRect:", as: (MKMapRect).self)) }
    }

    nonisolated private static func initializerOfMKCircle(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MKCircle(
                    center: ObjCRuntime.ObjCMessage.argument(a, 0, "circleWithCenterCoordinate:radius:", as: (CLLocationCoordinate2D).self),
                    radius: ObjCRuntime.ObjCMessage.argument(a, 1, "circleWithCenterCoordinate:radius:", as: (CLLocationDistance).self))
            }
        default: return { a in MKCircle(mapRect: ObjCRuntime.ObjCMessage.argument(a, 0, "circleWithMapRect:", as: (MKMapRect).self)) }
        }
    }
}
