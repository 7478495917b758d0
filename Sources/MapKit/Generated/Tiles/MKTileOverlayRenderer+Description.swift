// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKTileOverlayRenderer {
    nonisolated static var descriptionOfMKTileOverlayRenderer: FrameworkClass {
        FrameworkClass(
            MKTileOverlayRenderer.self,
            methods: "reloadData",
            initializers: "init initWithOverlay: initWithTileOverlay:",
            method: MKTileOverlayRenderer.methodOfMKTileOverlayRenderer,
            initializer: MKTileOverlayRenderer.initializerOfMKTileOverlayRenderer)
    }

    nonisolated private static func methodOfMKTileOverlayRenderer(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! MKTileOverlayRenderer).reloadData() }
    }

    nonisolated private static func initializerOfMKTileOverlayRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKTileOverlayRenderer() }
        case 1:
            return { a in
                MKTileOverlayRenderer(overlay: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOverlay:", as: (any MKOverlay).self))
            }
        default:
            return { a in
                MKTileOverlayRenderer(tileOverlay: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTileOverlay:", as: (MKTileOverlay).self))
            }
        }
    }
}
