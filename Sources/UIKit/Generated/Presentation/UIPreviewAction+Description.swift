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

extension UIPreviewAction {
    nonisolated static var descriptionOfUIPreviewAction: FrameworkClass {
        FrameworkClass(
            UIPreviewAction.self,
            properties: "handler title",
            methods: "copyWithZone:",
            initializers: "actionWithTitle:style:handler:",
            property: UIPreviewAction.propertyOfUIPreviewAction,
            method: UIPreviewAction.methodOfUIPreviewAction,
            initializer: UIPreviewAction.initializerOfUIPreviewAction)
    }

    private static func propertyOfUIPreviewAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPreviewAction.handler)
        default: return .readOnly(\UIPreviewAction.title)
        }
    }

    nonisolated private static func methodOfUIPreviewAction(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIPreviewAction).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIPreviewAction(_ index: Int) -> ObjCFactory {
        { a in
            UIPreviewAction(
                title: ObjCRuntime.ObjCMessage.argument(a, 0, "actionWithTitle:style:handler:", as: (String).self),
                style: ObjCRuntime.ObjCMessage.argument(a, 1, "actionWithTitle:style:handler:", as: (UIPreviewAction.Style).self),
                handler: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "actionWithTitle:style:handler:", as: ((UIPreviewAction, UIViewController) -> Void).self))
        }
    }
}
