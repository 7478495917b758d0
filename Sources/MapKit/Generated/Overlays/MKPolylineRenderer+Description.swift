// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKPolylineRenderer {
    nonisolated static var descriptionOfMKPolylineRenderer: FrameworkClass {
        FrameworkClass(
            MKPolylineRenderer.self,
            properties: "polyline strokeEnd strokeStart",
            initializers: "init initWithOverlay: initWithPolyline:",
            property: MKPolylineRenderer.propertyOfMKPolylineRenderer,
            initializer: MKPolylineRenderer.initializerOfMKPolylineRenderer)
    }

    private static func propertyOfMKPolylineRenderer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKPolylineRenderer.polyline)
        case 1: return .value("strokeEnd", \MKPolylineRenderer.strokeEnd)
        default: return .value("strokeStart", \MKPolylineRenderer.strokeStart)
        }
    }

    nonisolated private static func initializerOfMKPolylineRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKPolylineRenderer() }
        case 1:
            return { a in MKPolylineRenderer(overlay: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOverlay:", as: (any MKOverlay).self))
            }
        default:
            return { a in MKPolylineRenderer(polyline: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPolyline:", as: (MKPolyline).self)) }
        }
    }
}
