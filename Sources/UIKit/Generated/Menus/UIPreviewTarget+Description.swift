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

extension UIPreviewTarget {
    nonisolated static var descriptionOfUIPreviewTarget: FrameworkClass {
        FrameworkClass(
            UIPreviewTarget.self,
            properties: "center container transform",
            methods: "copyWithZone:",
            initializers: "initWithContainer:center: initWithContainer:center:transform:",
            property: UIPreviewTarget.propertyOfUIPreviewTarget,
            method: UIPreviewTarget.methodOfUIPreviewTarget,
            initializer: UIPreviewTarget.initializerOfUIPreviewTarget)
    }

    private static func propertyOfUIPreviewTarget(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPreviewTarget.center)
        case 1: return .readOnly(\UIPreviewTarget.container)
        default: return .readOnly(\UIPreviewTarget.transform)
        }
    }

    nonisolated private static func methodOfUIPreviewTarget(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIPreviewTarget).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIPreviewTarget(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIPreviewTarget(
                    container: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContainer:center:", as: (UIView).self),
                    center: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithContainer:center:", as: (CGPoint).self))
            }
        default:
            return { a in
                UIPreviewTarget(
                    container: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContainer:center:transform:", as: (UIView).self),
                    center: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithContainer:center:transform:", as: (CGPoint).self),
                    transform: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithContainer:center:transform:", as: (CGAffineTransform).self))
            }
        }
    }
}
