// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIGraphicsRendererContext {
    nonisolated static var descriptionOfUIGraphicsRendererContext: FrameworkClass {
        FrameworkClass(
            UIGraphicsRendererContext.self,
            properties: "CGContext/cgContext format",
            methods: "clipToRect: fillRect: fillRect:blendMode: strokeRect: strokeRect:blendMode:",
            property: UIGraphicsRendererContext.propertyOfUIGraphicsRendererContext,
            method: UIGraphicsRendererContext.methodOfUIGraphicsRendererContext)
    }

    private static func propertyOfUIGraphicsRendererContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIGraphicsRendererContext.cgContext)
        default: return .readOnly(\UIGraphicsRendererContext.format)
        }
    }

    nonisolated private static func methodOfUIGraphicsRendererContext(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIGraphicsRendererContext).clip(to: ObjCRuntime.ObjCMessage.argument(a, 0, "clipToRect:", as: (CGRect).self))
            }
        case 1:
            return { r, a in (r as! UIGraphicsRendererContext).fill(ObjCRuntime.ObjCMessage.argument(a, 0, "fillRect:", as: (CGRect).self))
            }
        case 2:
            return { r, a in
                (r as! UIGraphicsRendererContext).fill(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "fillRect:blendMode:", as: (CGRect).self),
                    blendMode: ObjCRuntime.ObjCMessage.argument(a, 1, "fillRect:blendMode:", as: (CGBlendMode).self))
            }
        case 3:
            return { r, a in
                (r as! UIGraphicsRendererContext).stroke(ObjCRuntime.ObjCMessage.argument(a, 0, "strokeRect:", as: (CGRect).self))
            }
        default:
            return { r, a in
                (r as! UIGraphicsRendererContext).stroke(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "strokeRect:blendMode:", as: (CGRect).self),
                    blendMode: ObjCRuntime.ObjCMessage.argument(a, 1, "strokeRect:blendMode:", as: (CGBlendMode).self))
            }
        }
    }
}
