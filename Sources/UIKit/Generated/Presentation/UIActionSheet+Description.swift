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

extension UIActionSheet {
    nonisolated static var descriptionOfUIActionSheet: FrameworkClass {
        FrameworkClass(
            UIActionSheet.self,
            properties: """
                actionSheetStyle cancelButtonIndex delegate destructiveButtonIndex firstOtherButtonIndex numberOfButtons title \
                visible/isVisible
                """,
            methods: """
                addButtonWithTitle: buttonTitleAtIndex: showFromBarButtonItem:animated: showFromRect:inView:animated: \
                showFromTabBar: showFromToolbar: showInView:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:",
            property: UIActionSheet.propertyOfUIActionSheet,
            method: UIActionSheet.methodOfUIActionSheet,
            initializer: UIActionSheet.initializerOfUIActionSheet)
    }

    private static func propertyOfUIActionSheet(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("actionSheetStyle", \UIActionSheet.actionSheetStyle)
        case 1: return .value("cancelButtonIndex", \UIActionSheet.cancelButtonIndex)
        case 2: return .reference(\UIActionSheet.delegate)
        case 3: return .value("destructiveButtonIndex", \UIActionSheet.destructiveButtonIndex)
        case 4: return .readOnly(\UIActionSheet.firstOtherButtonIndex)
        case 5: return .readOnly(\UIActionSheet.numberOfButtons)
        case 6: return .value("title", \UIActionSheet.title)
        default: return .readOnly(\UIActionSheet.isVisible)
        }
    }

    nonisolated private static func methodOfUIActionSheet(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIActionSheet).addButton(
                    withTitle: ObjCRuntime.ObjCMessage.argument(a, 0, "addButtonWithTitle:", as: (String?).self))
            }
        case 1:
            return { r, a in
                (r as! UIActionSheet).buttonTitle(at: ObjCRuntime.ObjCMessage.argument(a, 0, "buttonTitleAtIndex:", as: (Int).self))
            }
        case 2:
            return { r, a in
                (r as! UIActionSheet).show(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "showFromBarButtonItem:animated:", as: (UIBarButtonItem).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "showFromBarButtonItem:animated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UIActionSheet).show(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "showFromRect:inView:animated:", as: (CGRect).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "showFromRect:inView:animated:", as: (UIView).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "showFromRect:inView:animated:", as: (Bool).self))
            }
        case 4:
            return { r, a in
                (r as! UIActionSheet).show(from: ObjCRuntime.ObjCMessage.argument(a, 0, "showFromTabBar:", as: (UITabBar).self))
            }
        case 5:
            return { r, a in
                (r as! UIActionSheet).show(from: ObjCRuntime.ObjCMessage.argument(a, 0, "showFromToolbar:", as: (UIToolbar).self))
            }
        default: return { r, a in (r as! UIActionSheet).show(in: ObjCRuntime.ObjCMessage.argument(a, 0, "showInView:", as: (UIView).self)) }
        }
    }

    nonisolated private static func initializerOfUIActionSheet(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIActionSheet() }
        case 1: return { a in UIActionSheet(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIActionSheet(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIActionSheet(
                    title: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:", as: (String?).self),
                    delegate: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:", as: ((any UIActionSheetDelegate)?).self),
                    cancelButtonTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:", as: (String?).self),
                    destructiveButtonTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:", as: (String?).self))
            }
        }
    }
}
