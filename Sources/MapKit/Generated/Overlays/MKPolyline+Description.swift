// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKPolyline {
    nonisolated static var descriptionOfMKPolyline: FrameworkClass {
        FrameworkClass(
            MKPolyline.self,
            properties: "boundingMapRect",
            methods: "intersectsMapRect:",
            initializers: "polylineWithCoordinates:count: polylineWithPoints:count:",
            property: MKPolyline.propertyOfMKPolyline,
            method: MKPolyline.methodOfMKPolyline,
            initializer: MKPolyline.initializerOfMKPolyline)
    }

    private static func propertyOfMKPolyline(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MKPolyline.boundingMapRect)
    }

    nonisolated private static func methodOfMKPolyline(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! MKPolyline).intersects(ObjCRuntime.ObjCMessage.argument(a, 0, "intersectsMapRect:", as: (MKMapRect).self)) }
    }

    nonisolated private static func initializerOfMKPolyline(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MKPolyline(
                    coordinates: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "polylineWithCoordinates:count:", as: (UnsafePointer<CLLocationCoordinate2D>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "polylineWithCoordinates:count:", as: (Int).self))
            }
        default:
            return { a in
                MKPolyline(
                    points: ObjCRuntime.ObjCMessage.argument(a, 0, "polylineWithPoints:count:", as: (UnsafePointer<MKMapPoint>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "polylineWithPoints:count:", as: (Int).self))
            }
        }
    }
}
