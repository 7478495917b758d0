// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMapView.CameraZoomRange {
    nonisolated static var descriptionOfMKMapViewCameraZoomRange: FrameworkClass {
        FrameworkClass(
            MKMapView.CameraZoomRange.self,
            properties: "maxCenterCoordinateDistance minCenterCoordinateDistance",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: """
                initWithCoder: initWithMaxCenterCoordinateDistance: initWithMinCenterCoordinateDistance: \
                initWithMinCenterCoordinateDistance:maxCenterCoordinateDistance:
                """,
            property: MKMapView.CameraZoomRange.propertyOfMKMapViewCameraZoomRange,
            method: MKMapView.CameraZoomRange.methodOfMKMapViewCameraZoomRange,
            classMethod: MKMapView.CameraZoomRange.classMethodOfMKMapViewCameraZoomRange,
            initializer: MKMapView.CameraZoomRange.initializerOfMKMapViewCameraZoomRange)
    }

    private static func propertyOfMKMapViewCameraZoomRange(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKMapView.CameraZoomRange.maxCenterCoordinateDistance)
        default: return .readOnly(\MKMapView.CameraZoomRange.minCenterCoordinateDistance)
        }
    }

    nonisolated private static func methodOfMKMapViewCameraZoomRange(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKMapView.CameraZoomRange).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! MKMapView.CameraZoomRange).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfMKMapViewCameraZoomRange(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MKMapView.CameraZoomRange.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfMKMapViewCameraZoomRange(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in MKMapView.CameraZoomRange(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1:
            return { a in
                MKMapView.CameraZoomRange(
                    maxCenterCoordinateDistance: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithMaxCenterCoordinateDistance:", as: (CLLocationDistance).self))
            }
        case 2:
            return { a in
                MKMapView.CameraZoomRange(
                    minCenterCoordinateDistance: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithMinCenterCoordinateDistance:", as: (CLLocationDistance).self))
            }
        default:
            return { a in
                MKMapView.CameraZoomRange(
                    minCenterCoordinateDistance: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithMinCenterCoordinateDistance:maxCenterCoordinateDistance:", as: (CLLocationDistance).self),
                    maxCenterCoordinateDistance: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithMinCenterCoordinateDistance:maxCenterCoordinateDistance:", as: (CLLocationDistance).self))
            }
        }
    }
}
