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

extension UITargetedDragPreview {
    nonisolated static var descriptionOfUITargetedDragPreview: FrameworkClass {
        FrameworkClass(
            UITargetedDragPreview.self,
            initializers: "initWithView: initWithView:parameters: initWithView:parameters:target:",
            initializer: UITargetedDragPreview.initializerOfUITargetedDragPreview)
    }

    nonisolated private static func initializerOfUITargetedDragPreview(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UITargetedDragPreview(view: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithView:", as: (UIView).self)) }
        case 1:
            return { a in
                UITargetedDragPreview(
                    view: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithView:parameters:", as: (UIView).self),
                    parameters: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithView:parameters:", as: (UIPreviewParameters).self))
            }
        default:
            return { a in
                UITargetedDragPreview(
                    view: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithView:parameters:target:", as: (UIView).self),
                    parameters: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithView:parameters:target:", as: (UIPreviewParameters).self),
                    target: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithView:parameters:target:", as: (UIPreviewTarget).self))
            }
        }
    }
}
