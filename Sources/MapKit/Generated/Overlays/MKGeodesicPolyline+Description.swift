// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKGeodesicPolyline {
    nonisolated static var descriptionOfMKGeodesicPolyline: FrameworkClass {
        FrameworkClass(
            MKGeodesicPolyline.self,
            initializers: "polylineWithCoordinates:count: polylineWithPoints:count:",
            initializer: MKGeodesicPolyline.initializerOfMKGeodesicPolyline)
    }

    nonisolated private static func initializerOfMKGeodesicPolyline(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MKGeodesicPolyline(
                    coordinates: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "polylineWithCoordinates:count:", as: (UnsafePointer<CLLocationCoordinate2D>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "polylineWithCoordinates:count:", as: (Int).self))
            }
        default:
            return { a in
                MKGeodesicPolyline(
                    points: ObjCRuntime.ObjCMessage.argument(a, 0, "polylineWithPoints:count:", as: (UnsafePointer<MKMapPoint>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "polylineWithPoints:count:", as: (Int).self))
            }
        }
    }
}
