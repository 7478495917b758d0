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

extension UIMenuController {
    nonisolated static var descriptionOfUIMenuController: FrameworkClass {
        FrameworkClass(
            UIMenuController.self,
            properties: "arrowDirection menuFrame menuItems menuVisible/isMenuVisible",
            methods: "hideMenu hideMenuFromView: setMenuVisible:animated: setTargetRect:inView: showMenuFromView:rect: update",
            classMethods: "sharedMenuController",
            property: UIMenuController.propertyOfUIMenuController,
            method: UIMenuController.methodOfUIMenuController,
            classMethod: UIMenuController.classMethodOfUIMenuController)
    }

    private static func propertyOfUIMenuController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("arrowDirection", \UIMenuController.arrowDirection)
        case 1: return .readOnly(\UIMenuController.menuFrame)
        case 2: return .value("menuItems", \UIMenuController.menuItems)
        default: return .value("menuVisible", \UIMenuController.isMenuVisible)
        }
    }

    nonisolated private static func methodOfUIMenuController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIMenuController).hideMenu() }
        case 1:
            return { r, a in
                (r as! UIMenuController).hideMenu(from: ObjCRuntime.ObjCMessage.argument(a, 0, "hideMenuFromView:", as: (UIView).self))
            }
        case 2:
            return { r, a in
                (r as! UIMenuController).setMenuVisible(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMenuVisible:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setMenuVisible:animated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UIMenuController).setTargetRect(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTargetRect:inView:", as: (CGRect).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "setTargetRect:inView:", as: (UIView).self))
            }
        case 4:
            return { r, a in
                (r as! UIMenuController).showMenu(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "showMenuFromView:rect:", as: (UIView).self),
                    rect: ObjCRuntime.ObjCMessage.argument(a, 1, "showMenuFromView:rect:", as: (CGRect).self))
            }
        default: return { r, _ in (r as! UIMenuController).update() }
        }
    }

    nonisolated private static func classMethodOfUIMenuController(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIMenuController.Type).shared }
    }
}
