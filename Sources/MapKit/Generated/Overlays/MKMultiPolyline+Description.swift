// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMultiPolyline {
    nonisolated static var descriptionOfMKMultiPolyline: FrameworkClass {
        FrameworkClass(
            MKMultiPolyline.self,
            properties: "boundingMapRect polylines",
            methods: "intersectsMapRect:",
            initializers: "initWithPolylines:",
            property: MKMultiPolyline.propertyOfMKMultiPolyline,
            method: MKMultiPolyline.methodOfMKMultiPolyline,
            initializer: MKMultiPolyline.initializerOfMKMultiPolyline)
    }

    private static func propertyOfMKMultiPolyline(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKMultiPolyline.boundingMapRect)
        default: return .readOnly(\MKMultiPolyline.polylines)
        }
    }

    nonisolated private static func methodOfMKMultiPolyline(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! MKMultiPolyline).intersects(ObjCRuntime.ObjCMessage.argument(a, 0, "intersectsMapRect:", as: (MKMapRect).self)) }
    }

    nonisolated private static func initializerOfMKMultiPolyline(_ index: Int) -> ObjCFactory {
        { a in MKMultiPolyline(ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPolylines:", as: ([MKPolyline]).self)) }
    }
}
