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

extension UIAlertView {
    nonisolated static var descriptionOfUIAlertView: FrameworkClass {
        FrameworkClass(
            UIAlertView.self,
            properties: "alertViewStyle cancelButtonIndex delegate firstOtherButtonIndex message numberOfButtons title visible/isVisible",
            methods: "addButtonWithTitle: buttonTitleAtIndex: textFieldAtIndex:",
            initializers: "init initWithCoder: initWithFrame: initWithTitle:message:delegate:cancelButtonTitle:",
            property: UIAlertView.propertyOfUIAlertView,
            method: UIAlertView.methodOfUIAlertView,
            initializer: UIAlertView.initializerOfUIAlertView)
    }

    private static func propertyOfUIAlertView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alertViewStyle", \UIAlertView.alertViewStyle)
        case 1: return .value("cancelButtonIndex", \UIAlertView.cancelButtonIndex)
        case 2: return .value("delegate", \UIAlertView.delegate)
        case 3: return .readOnly(\UIAlertView.firstOtherButtonIndex)
        case 4: return .value("message", \UIAlertView.message)
        case 5: return .readOnly(\UIAlertView.numberOfButtons)
        case 6: return .value("title", \UIAlertView.title)
        default: return .readOnly(\UIAlertView.isVisible)
        }
    }

    nonisolated private static func methodOfUIAlertView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIAlertView).addButton(withTitle: ObjCRuntime.ObjCMessage.argument(a, 0, "addButtonWithTitle:", as: (String?).self))
            }
        case 1:
            return { r, a in
                (r as! UIAlertView).buttonTitle(at: ObjCRuntime.ObjCMessage.argument(a, 0, "buttonTitleAtIndex:", as: (Int).self))
            }
        default:
            return { r, a in (r as! UIAlertView).textField(at: ObjCRuntime.ObjCMessage.argument(a, 0, "textFieldAtIndex:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfUIAlertView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIAlertView() }
        case 1: return { a in UIAlertView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIAlertView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIAlertView(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:message:delegate:cancelButtonTitle:", as: (String?).self),
                    message: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithTitle:message:delegate:cancelButtonTitle:", as: (String?).self),
                    delegate: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTitle:message:delegate:cancelButtonTitle:", as: (Any?).self),
                    cancelButtonTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithTitle:message:delegate:cancelButtonTitle:", as: (String?).self))
            }
        }
    }
}
