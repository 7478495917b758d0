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

extension UIAlertAction {
    nonisolated static var descriptionOfUIAlertAction: FrameworkClass {
        FrameworkClass(
            UIAlertAction.self,
            properties: "enabled/isEnabled style title",
            methods: "copyWithZone:",
            initializers: "actionWithTitle:style:handler: init",
            property: UIAlertAction.propertyOfUIAlertAction,
            method: UIAlertAction.methodOfUIAlertAction,
            initializer: UIAlertAction.initializerOfUIAlertAction)
    }

    private static func propertyOfUIAlertAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("enabled", \UIAlertAction.isEnabled)
        case 1: return .readOnly(\UIAlertAction.style)
        default: return .readOnly(\UIAlertAction.title)
        }
    }

    nonisolated private static func methodOfUIAlertAction(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIAlertAction).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIAlertAction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIAlertAction(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "actionWithTitle:style:handler:", as: (String?).self),
                    style: ObjCRuntime.ObjCMessage.argument(a, 1, "actionWithTitle:style:handler:", as: (UIAlertAction.Style).self),
                    handler: ObjCRuntime.ObjCMessage.argument(a, 2, "actionWithTitle:style:handler:", as: (((UIAlertAction) -> Void)?).self)
                )
            }
        default: return { _ in UIAlertAction() }
        }
    }
}
