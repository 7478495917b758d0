// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMultiPolygonRenderer {
    nonisolated static var descriptionOfMKMultiPolygonRenderer: FrameworkClass {
        FrameworkClass(
            MKMultiPolygonRenderer.self,
            properties: "multiPolygon",
            initializers: "init initWithMultiPolygon: initWithOverlay:",
            property: MKMultiPolygonRenderer.propertyOfMKMultiPolygonRenderer,
            initializer: MKMultiPolygonRenderer.initializerOfMKMultiPolygonRenderer)
    }

    private static func propertyOfMKMultiPolygonRenderer(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MKMultiPolygonRenderer.multiPolygon)
    }

    nonisolated private static func initializerOfMKMultiPolygonRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKMultiPolygonRenderer() }
        case 1:
            return { a in
                MKMultiPolygonRenderer(
                    multiPolygon: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithMultiPolygon:", as: (MKMultiPolygon).self))
            }
        default:
            return { a in
                MKMultiPolygonRenderer(overlay: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOverlay:", as: (any MKOverlay).self))
            }
        }
    }
}
