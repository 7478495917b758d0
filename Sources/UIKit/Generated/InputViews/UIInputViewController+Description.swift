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

extension UIInputViewController {
    nonisolated static var descriptionOfUIInputViewController: FrameworkClass {
        FrameworkClass(
            UIInputViewController.self,
            properties: "hasFullAccess inputView needsInputModeSwitchKey primaryLanguage textDocumentProxy",
            methods: """
                advanceToNextInputMode dismissKeyboard handleInputModeListFromView:withEvent: \
                requestSupplementaryLexiconWithCompletion: selectionDidChange: selectionWillChange: textDidChange: textWillChange:
                """,
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: UIInputViewController.propertyOfUIInputViewController,
            method: UIInputViewController.methodOfUIInputViewController,
            initializer: UIInputViewController.initializerOfUIInputViewController)
    }

    private static func propertyOfUIInputViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIInputViewController.hasFullAccess)
        case 1: return .value("inputView", \UIInputViewController.inputView)
        case 2: return .readOnly(\UIInputViewController.needsInputModeSwitchKey)
        case 3: return .value("primaryLanguage", \UIInputViewController.primaryLanguage)
        default: return .readOnly(\UIInputViewController.textDocumentProxy)
        }
    }

    nonisolated private static func methodOfUIInputViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIInputViewController).advanceToNextInputMode() }
        case 1: return { r, _ in (r as! UIInputViewController).dismissKeyboard() }
        case 2:
            return { r, a in
                (r as! UIInputViewController).handleInputModeList(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "handleInputModeListFromView:withEvent:", as: (UIView).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "handleInputModeListFromView:withEvent:", as: (UIEvent).self))
            }
        case 3:
            return { r, a in
                (r as! UIInputViewController).requestSupplementaryLexicon(
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestSupplementaryLexiconWithCompletion:", as: ((UILexicon) -> Void).self))
            }
        case 4:
            return { r, a in
                (r as! UIInputViewController).selectionDidChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "selectionDidChange:", as: ((any UITextInput)?).self))
            }
        case 5:
            return { r, a in
                (r as! UIInputViewController).selectionWillChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "selectionWillChange:", as: ((any UITextInput)?).self))
            }
        case 6:
            return { r, a in
                (r as! UIInputViewController).textDidChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "textDidChange:", as: ((any UITextInput)?).self))
            }
        default:
            return { r, a in
                (r as! UIInputViewController).textWillChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "textWillChange:", as: ((any UITextInput)?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIInputViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIInputViewController() }
        case 1: return { a in UIInputViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIInputViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
