// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKPolygon {
    nonisolated static var descriptionOfMKPolygon: FrameworkClass {
        FrameworkClass(
            MKPolygon.self,
            properties: "boundingMapRect interiorPolygons",
            methods: "intersectsMapRect:",
            initializers: """
                polygonWithCoordinates:count: polygonWithCoordinates:count:interiorPolygons: polygonWithPoints:count: \
                polygonWithPoints:count:interiorPolygons:
                """,
            property: MKPolygon.propertyOfMKPolygon,
            method: MKPolygon.methodOfMKPolygon,
            initializer: MKPolygon.initializerOfMKPolygon)
    }

    private static func propertyOfMKPolygon(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKPolygon.boundingMapRect)
        default: return .readOnly(\MKPolygon.interiorPolygons)
        }
    }

    nonisolated private static func methodOfMKPolygon(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! MKPolygon).intersects(ObjCRuntime.ObjCMessage.argument(a, 0, "intersectsMapRect:", as: (MKMapRect).self)) }
    }

    nonisolated private static func initializerOfMKPolygon(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MKPolygon(
                    coordinates: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "polygonWithCoordinates:count:", as: (UnsafePointer<CLLocationCoordinate2D>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "polygonWithCoordinates:count:", as: (Int).self))
            }
        case 1:
            return { a in
                MKPolygon(
                    coordinates: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "polygonWithCoordinates:count:interiorPolygons:", as: (UnsafePointer<CLLocationCoordinate2D>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "polygonWithCoordinates:count:interiorPolygons:", as: (Int).self),
                    interiorPolygons: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "polygonWithCoordinates:count:interiorPolygons:", as: ([MKPolygon]?).self))
            }
        case 2:
            return { a in
                MKPolygon(
                    points: ObjCRuntime.ObjCMessage.argument(a, 0, "polygonWithPoints:count:", as: (UnsafePointer<MKMapPoint>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "polygonWithPoints:count:", as: (Int).self))
            }
        default:
            return { a in
                MKPolygon(
                    points: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "polygonWithPoints:count:interiorPolygons:", as: (UnsafePointer<MKMapPoint>).self),
                    count: ObjCRuntime.ObjCMessage.argument(a, 1, "polygonWithPoints:count:interiorPolygons:", as: (Int).self),
                    interiorPolygons: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "polygonWithPoints:count:interiorPolygons:", as: ([MKPolygon]?).self))
            }
        }
    }
}
