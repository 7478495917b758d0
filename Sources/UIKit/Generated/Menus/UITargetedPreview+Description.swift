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

extension UITargetedPreview {
    nonisolated static var descriptionOfUITargetedPreview: FrameworkClass {
        FrameworkClass(
            UITargetedPreview.self,
            properties: "parameters size target view",
            methods: "copyWithZone: retargetedPreviewWithPreviewTarget:",
            initializers: "initWithView: initWithView:parameters: initWithView:parameters:target:",
            property: UITargetedPreview.propertyOfUITargetedPreview,
            method: UITargetedPreview.methodOfUITargetedPreview,
            initializer: UITargetedPreview.initializerOfUITargetedPreview)
    }

    private static func propertyOfUITargetedPreview(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITargetedPreview.parameters)
        case 1: return .readOnly(\UITargetedPreview.size)
        case 2: return .readOnly(\UITargetedPreview.target)
        default: return .readOnly(\UITargetedPreview.view)
        }
    }

    nonisolated private static func methodOfUITargetedPreview(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITargetedPreview).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UITargetedPreview).retargetedPreview(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "retargetedPreviewWithPreviewTarget:", as: (UIPreviewTarget).self))
            }
        }
    }

    nonisolated private static func initializerOfUITargetedPreview(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UITargetedPreview(view: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithView:", as: (UIView).self)) }
        case 1:
            return { a in
                UITargetedPreview(
                    view: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithView:parameters:", as: (UIView).self),
                    parameters: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithView:parameters:", as: (UIPreviewParameters).self))
            }
        default:
            return { a in
                UITargetedPreview(
                    view: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithView:parameters:target:", as: (UIView).self),
                    parameters: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithView:parameters:target:", as: (UIPreviewParameters).self),
                    target: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithView:parameters:target:", as: (UIPreviewTarget).self))
            }
        }
    }
}
