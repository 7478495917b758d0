// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKOverlayPathRenderer {
    nonisolated static var descriptionOfMKOverlayPathRenderer: FrameworkClass {
        FrameworkClass(
            MKOverlayPathRenderer.self,
            properties: "fillColor lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path shouldRasterize strokeColor",
            methods: """
                applyFillPropertiesToContext:atZoomScale: applyStrokePropertiesToContext:atZoomScale: createPath fillPath:inContext: \
                invalidatePath strokePath:inContext:
                """,
            initializers: "init initWithOverlay:",
            property: MKOverlayPathRenderer.propertyOfMKOverlayPathRenderer,
            method: MKOverlayPathRenderer.methodOfMKOverlayPathRenderer,
            initializer: MKOverlayPathRenderer.initializerOfMKOverlayPathRenderer)
    }

    private static func propertyOfMKOverlayPathRenderer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("fillColor", \MKOverlayPathRenderer.fillColor)
        case 1: return .value("lineCap", \MKOverlayPathRenderer.lineCap)
        case 2: return .value("lineDashPattern", \MKOverlayPathRenderer.lineDashPattern)
        case 3: return .value("lineDashPhase", \MKOverlayPathRenderer.lineDashPhase)
        case 4: return .value("lineJoin", \MKOverlayPathRenderer.lineJoin)
        case 5: return .value("lineWidth", \MKOverlayPathRenderer.lineWidth)
        case 6: return .value("miterLimit", \MKOverlayPathRenderer.miterLimit)
        case 7: return .value("path", \MKOverlayPathRenderer.path)
        case 8: return .value("shouldRasterize", \MKOverlayPathRenderer.shouldRasterize)
        default: return .value("strokeColor", \MKOverlayPathRenderer.strokeColor)
        }
    }

    nonisolated private static func methodOfMKOverlayPathRenderer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKOverlayPathRenderer).applyFillProperties(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "applyFillPropertiesToContext:atZoomScale:", as: (CGContext).self),
                    atZoomScale: ObjCRuntime.ObjCMessage.argument(a, 1, "applyFillPropertiesToContext:atZoomScale:", as: (MKZoomScale).self)
                )
            }
        case 1:
            return { r, a in
                (r as! MKOverlayPathRenderer).applyStrokeProperties(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "applyStrokePropertiesToContext:atZoomScale:", as: (CGContext).self),
                    atZoomScale: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "applyStrokePropertiesToContext:atZoomScale:", as: (MKZoomScale).self))
            }
        case 2: return { r, _ in (r as! MKOverlayPathRenderer).createPath() }
        case 3:
            return { r, a in
                (r as! MKOverlayPathRenderer).fillPath(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "fillPath:inContext:", as: (CGPath).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "fillPath:inContext:", as: (CGContext).self))
            }
        case 4: return { r, _ in (r as! MKOverlayPathRenderer).invalidatePath() }
        default:
            return { r, a in
                (r as! MKOverlayPathRenderer).strokePath(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "strokePath:inContext:", as: (CGPath).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "strokePath:inContext:", as: (CGContext).self))
            }
        }
    }

    nonisolated private static func initializerOfMKOverlayPathRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKOverlayPathRenderer() }
        default:
            return { a in
                MKOverlayPathRenderer(overlay: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOverlay:", as: (any MKOverlay).self))
            }
        }
    }
}
