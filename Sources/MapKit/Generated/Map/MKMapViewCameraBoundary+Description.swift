// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMapView.CameraBoundary {
    nonisolated static var descriptionOfMKMapViewCameraBoundary: FrameworkClass {
        FrameworkClass(
            MKMapView.CameraBoundary.self,
            properties: "mapRect region",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: initWithCoordinateRegion: initWithMapRect:",
            property: MKMapView.CameraBoundary.propertyOfMKMapViewCameraBoundary,
            method: MKMapView.CameraBoundary.methodOfMKMapViewCameraBoundary,
            classMethod: MKMapView.CameraBoundary.classMethodOfMKMapViewCameraBoundary,
            initializer: MKMapView.CameraBoundary.initializerOfMKMapViewCameraBoundary)
    }

    private static func propertyOfMKMapViewCameraBoundary(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKMapView.CameraBoundary.mapRect)
        default: return .readOnly(\MKMapView.CameraBoundary.region)
        }
    }

    nonisolated private static func methodOfMKMapViewCameraBoundary(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKMapView.CameraBoundary).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! MKMapView.CameraBoundary).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfMKMapViewCameraBoundary(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MKMapView.CameraBoundary.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfMKMapViewCameraBoundary(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in MKMapView.CameraBoundary(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1:
            return { a in
                MKMapView.CameraBoundary(
                    coordinateRegion: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoordinateRegion:", as: (MKCoordinateRegion).self))
            }
        default:
            return { a in
                MKMapView.CameraBoundary(mapRect: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithMapRect:", as: (MKMapRect).self))
            }
        }
    }
}
