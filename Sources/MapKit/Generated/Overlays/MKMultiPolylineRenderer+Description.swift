// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMultiPolylineRenderer {
    nonisolated static var descriptionOfMKMultiPolylineRenderer: FrameworkClass {
        FrameworkClass(
            MKMultiPolylineRenderer.self,
            properties: "multiPolyline",
            initializers: "init initWithMultiPolyline: initWithOverlay:",
            property: MKMultiPolylineRenderer.propertyOfMKMultiPolylineRenderer,
            initializer: MKMultiPolylineRenderer.initializerOfMKMultiPolylineRenderer)
    }

    private static func propertyOfMKMultiPolylineRenderer(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MKMultiPolylineRenderer.multiPolyline)
    }

    nonisolated private static func initializerOfMKMultiPolylineRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKMultiPolylineRenderer() }
        case 1:
            return { a in
                MKMultiPolylineRenderer(
                    multiPolyline: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithMultiPolyline:", as: (MKMultiPolyline).self))
            }
        default:
            return { a in
                MKMultiPolylineRenderer(overlay: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOverlay:", as: (any MKOverlay).self))
            }
        }
    }
}
