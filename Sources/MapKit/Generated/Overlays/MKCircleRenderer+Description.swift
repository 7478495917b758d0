// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKCircleRenderer {
    nonisolated static var descriptionOfMKCircleRenderer: FrameworkClass {
        FrameworkClass(
            MKCircleRenderer.self,
            properties: "circle",
            initializers: "init initWithCircle: initWithOverlay:",
            property: MKCircleRenderer.propertyOfMKCircleRenderer,
            initializer: MKCircleRenderer.initializerOfMKCircleRenderer)
    }

    private static func propertyOfMKCircleRenderer(_ index: Int) -> ClassDescription.Property {
        .readOnly(\MKCircleRenderer.circle)
    }

    nonisolated private static func initializerOfMKCircleRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKCircleRenderer() }
        case 1: return { a in MKCircleRenderer(circle: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCircle:", as: (MKCircle).self)) }
        default:
            return { a in MKCircleRenderer(overlay: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOverlay:", as: (any MKOverlay).self)) }
        }
    }
}
