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

extension UIPreviewInteraction {
    nonisolated static var descriptionOfUIPreviewInteraction: FrameworkClass {
        FrameworkClass(
            UIPreviewInteraction.self,
            properties: "delegate view",
            methods: "cancelInteraction locationInCoordinateSpace:",
            initializers: "initWithView:",
            property: UIPreviewInteraction.propertyOfUIPreviewInteraction,
            method: UIPreviewInteraction.methodOfUIPreviewInteraction,
            initializer: UIPreviewInteraction.initializerOfUIPreviewInteraction)
    }

    private static func propertyOfUIPreviewInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIPreviewInteraction.delegate)
        default: return .readOnly(\UIPreviewInteraction.view)
        }
    }

    nonisolated private static func methodOfUIPreviewInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIPreviewInteraction).cancel() }
        default:
            return { r, a in
                (r as! UIPreviewInteraction).location(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "locationInCoordinateSpace:", as: ((any UICoordinateSpace)?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPreviewInteraction(_ index: Int) -> ObjCFactory {
        { a in UIPreviewInteraction(view: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithView:", as: (UIView).self)) }
    }
}
