// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKOverlayRenderer {
    nonisolated static var descriptionOfMKOverlayRenderer: FrameworkClass {
        FrameworkClass(
            MKOverlayRenderer.self,
            properties: "alpha blendMode contentScaleFactor overlay",
            methods: """
                canDrawMapRect:zoomScale: drawMapRect:zoomScale:inContext: mapPointForPoint: mapRectForRect: pointForMapPoint: \
                rectForMapRect: setNeedsDisplay setNeedsDisplayInMapRect: setNeedsDisplayInMapRect:zoomScale:
                """,
            initializers: "init initWithOverlay:",
            property: MKOverlayRenderer.propertyOfMKOverlayRenderer,
            method: MKOverlayRenderer.methodOfMKOverlayRenderer,
            initializer: MKOverlayRenderer.initializerOfMKOverlayRenderer)
    }

    private static func propertyOfMKOverlayRenderer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alpha", \MKOverlayRenderer.alpha)
        case 1: return .value("blendMode", \MKOverlayRenderer.blendMode)
        case 2: return .readOnly(\MKOverlayRenderer.contentScaleFactor)
        default: return .readOnly(\MKOverlayRenderer.overlay)
        }
    }

    nonisolated private static func methodOfMKOverlayRenderer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKOverlayRenderer).canDraw(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "canDrawMapRect:zoomScale:", as: (MKMapRect).self),
                    zoomScale: ObjCRuntime.ObjCMessage.argument(a, 1, "canDrawMapRect:zoomScale:", as: (MKZoomScale).self))
            }
        case 1:
            return { r, a in
                (r as! MKOverlayRenderer).draw(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "drawMapRect:zoomScale:inContext:", as: (MKMapRect).self),
                    zoomScale: ObjCRuntime.ObjCMessage.argument(a, 1, "drawMapRect:zoomScale:inContext:", as: (MKZoomScale).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 2, "drawMapRect:zoomScale:inContext:", as: (CGContext).self))
            }
        case 2:
            return { r, a in
                (r as! MKOverlayRenderer).mapPoint(for: ObjCRuntime.ObjCMessage.argument(a, 0, "mapPointForPoint:", as: (CGPoint).self))
            }
        case 3:
            return { r, a in
                (r as! MKOverlayRenderer).mapRect(for: ObjCRuntime.ObjCMessage.argument(a, 0, "mapRectForRect:", as: (CGRect).self))
            }
        case 4:
            return { r, a in
                (r as! MKOverlayRenderer).point(for: ObjCRuntime.ObjCMessage.argument(a, 0, "pointForMapPoint:", as: (MKMapPoint).self))
            }
        case 5:
            return { r, a in
                (r as! MKOverlayRenderer).rect(for: ObjCRuntime.ObjCMessage.argument(a, 0, "rectForMapRect:", as: (MKMapRect).self))
            }
        case 6: return { r, _ in (r as! MKOverlayRenderer).setNeedsDisplay() }
        case 7:
            return { r, a in
                (r as! MKOverlayRenderer).setNeedsDisplay(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setNeedsDisplayInMapRect:", as: (MKMapRect).self))
            }
        default:
            return { r, a in
                (r as! MKOverlayRenderer).setNeedsDisplay(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setNeedsDisplayInMapRect:zoomScale:", as: (MKMapRect).self),
                    zoomScale: ObjCRuntime.ObjCMessage.argument(a, 1, "setNeedsDisplayInMapRect:zoomScale:", as: (MKZoomScale).self))
            }
        }
    }

    nonisolated private static func initializerOfMKOverlayRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKOverlayRenderer() }
        default:
            return { a in MKOverlayRenderer(overlay: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOverlay:", as: (any MKOverlay).self)) }
        }
    }
}
