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

extension UIContextualAction {
    nonisolated static var descriptionOfUIContextualAction: FrameworkClass {
        FrameworkClass(
            UIContextualAction.self,
            properties: "backgroundColor handler image style title",
            initializers: "contextualActionWithStyle:title:handler:",
            property: UIContextualAction.propertyOfUIContextualAction,
            initializer: UIContextualAction.initializerOfUIContextualAction)
    }

    private static func propertyOfUIContextualAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundColor", \UIContextualAction.backgroundColor)
        case 1: return .readOnly(\UIContextualAction.handler)
        case 2: return .value("image", \UIContextualAction.image)
        case 3: return .readOnly(\UIContextualAction.style)
        default: return .value("title", \UIContextualAction.title)
        }
    }

    nonisolated private static func initializerOfUIContextualAction(_ index: Int) -> ObjCFactory {
        { a in
            UIContextualAction(
                style: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "contextualActionWithStyle:title:handler:", as: (UIContextualAction.Style).self),
                title: ObjCRuntime.ObjCMessage.argument(a, 1, "contextualActionWithStyle:title:handler:", as: (String?).self),
                handler: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "contextualActionWithStyle:title:handler:", as: (UIContextualAction.Handler).self))
        }
    }
}
