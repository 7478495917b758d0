// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMultiPoint {
    nonisolated static var descriptionOfMKMultiPoint: FrameworkClass {
        FrameworkClass(
            MKMultiPoint.self,
            properties: "pointCount",
            methods: "getCoordinates:range: locationAtPointIndex: points",
            property: MKMultiPoint.propertyOfMKMultiPoint,
            method: MKMultiPoint.methodOfMKMultiPoint)
    }

    private static func propertyOfMKMultiPoint(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MKMultiPoint.pointCount)
    }

    nonisolated private static func methodOfMKMultiPoint(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKMultiPoint).getCoordinates(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getCoordinates:range:", as: (UnsafeMutablePointer<CLLocationCoordinate2D>).self),
                    range: ObjCRuntime.ObjCMessage.argument(a, 1, "getCoordinates:range:", as: (NSRange).self))
            }
        case 1:
            return { r, a in
                (r as! MKMultiPoint).location(atPointIndex: ObjCRuntime.ObjCMessage.argument(a, 0, "locationAtPointIndex:", as: (Int).self))
            }
        default: return { r, _ in (r as! MKMultiPoint).points() }
        }
    }
}
