// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKPolygonRenderer {
    nonisolated static var descriptionOfMKPolygonRenderer: FrameworkClass {
        FrameworkClass(
            MKPolygonRenderer.self,
            properties: "polygon",
            initializers: "init initWithOverlay: initWithPolygon:",
            property: MKPolygonRenderer.propertyOfMKPolygonRenderer,
            initializer: MKPolygonRenderer.initializerOfMKPolygonRenderer)
    }

    private static func propertyOfMKPolygonRenderer(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MKPolygonRenderer.polygon)
    }

    nonisolated private static func initializerOfMKPolygonRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKPolygonRenderer() }
        case 1:
            return { a in MKPolygonRenderer(overlay: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOverlay:", as: (any MKOverlay).self)) }
        default:
            return { a in MKPolygonRenderer(polygon: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPolygon:", as: (MKPolygon).self)) }
        }
    }
}
