// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMultiPolygon {
    nonisolated static var descriptionOfMKMultiPolygon: FrameworkClass {
        FrameworkClass(
            MKMultiPolygon.self,
            properties: "boundingMapRect polygons",
            methods: "intersectsMapRect:",
            initializers: "initWithPolygons:",
            property: MKMultiPolygon.propertyOfMKMultiPolygon,
            method: MKMultiPolygon.methodOfMKMultiPolygon,
            initializer: MKMultiPolygon.initializerOfMKMultiPolygon)
    }

    private static func propertyOfMKMultiPolygon(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKMultiPolygon.boundingMapRect)
        default: return .readOnly(\MKMultiPolygon.polygons)
        }
    }

    nonisolated private static func methodOfMKMultiPolygon(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! MKMultiPolygon).intersects(ObjCRuntime.ObjCMessage.argument(a, 0, "intersectsMapRect:", as: (MKMapRect).self)) }
    }

    nonisolated private static func initializerOfMKMultiPolygon(_ index: Int) -> ObjCFactory {
        { a in MKMultiPolygon(ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPolygons:", as: ([MKPolygon]).self)) }
    }
}
