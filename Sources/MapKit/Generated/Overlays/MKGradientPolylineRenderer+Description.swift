// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKGradientPolylineRenderer {
    nonisolated static var descriptionOfMKGradientPolylineRenderer: FrameworkClass {
        FrameworkClass(
            MKGradientPolylineRenderer.self,
            properties: "colors locations",
            methods: "setColors:atLocations:",
            initializers: "init initWithOverlay: initWithPolyline:",
            property: MKGradientPolylineRenderer.propertyOfMKGradientPolylineRenderer,
            method: MKGradientPolylineRenderer.methodOfMKGradientPolylineRenderer,
            initializer: MKGradientPolylineRenderer.initializerOfMKGradientPolylineRenderer)
    }

    private static func propertyOfMKGradientPolylineRenderer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKGradientPolylineRenderer.colors)
        default: return .readOnly(\MKGradientPolylineRenderer.locations)
        }
    }

    nonisolated private static func methodOfMKGradientPolylineRenderer(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! MKGradientPolylineRenderer).setColors(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setColors:atLocations:", as: ([UIColor]).self),
                locations: ObjCRuntime.ObjCMessage.argument(a, 1, "setColors:atLocations:", as: ([CGFloat]).self))
        }
    }

    nonisolated private static func initializerOfMKGradientPolylineRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKGradientPolylineRenderer() }
        case 1:
            return { a in
                MKGradientPolylineRenderer(overlay: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOverlay:", as: (any MKOverlay).self))
            }
        default:
            return { a in
                MKGradientPolylineRenderer(polyline: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPolyline:", as: (MKPolyline).self))
            }
        }
    }
}
