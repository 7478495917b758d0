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

extension UISearchTextField {
    nonisolated static var descriptionOfUISearchTextField: FrameworkClass {
        FrameworkClass(
            UISearchTextField.self,
            properties: """
                allowsCopyingTokens allowsDeletingTokens searchSuggestions selectedTextRange textualRange tokenBackgroundColor \
                tokens
                """,
            methods: """
                becomeFirstResponder insertToken:atIndex: positionOfTokenAtIndex: removeTokenAtIndex: \
                replaceTextualPortionOfTextRange:withSearchToken:atIndex: resignFirstResponder tokensInRange:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UISearchTextField.propertyOfUISearchTextField,
            method: UISearchTextField.methodOfUISearchTextField,
            initializer: UISearchTextField.initializerOfUISearchTextField)
    }

    private static func propertyOfUISearchTextField(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
        case 1: return .value("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
        case 2: return .value("searchSuggestions", \UISearchTextField.searchSuggestions)
        case 3: return .value("selectedTextRange", \UISearchTextField.selectedTextRange)
        case 4: return .readOnly(\UISearchTextField.textualRange)
        case 5: return .value("tokenBackgroundColor", \UISearchTextField.tokenBackgroundColor)
        default: return .value("tokens", \UISearchTextField.tokens)
        }
    }

    nonisolated private static func methodOfUISearchTextField(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UISearchTextField).becomeFirstResponder() }
        case 1:
            return { r, a in
                (r as! UISearchTextField).insertToken(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertToken:atIndex:", as: (UISearchToken).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertToken:atIndex:", as: (Int).self))
            }
        case 2:
            return { r, a in
                (r as! UISearchTextField).positionOfToken(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "positionOfTokenAtIndex:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! UISearchTextField).removeToken(at: ObjCRuntime.ObjCMessage.argument(a, 0, "removeTokenAtIndex:", as: (Int).self))
            }
        case 4:
            return { r, a in
                (r as! UISearchTextField).replaceTextualPortion(
                    of: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "replaceTextualPortionOfTextRange:withSearchToken:atIndex:", as: (UITextRange).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "replaceTextualPortionOfTextRange:withSearchToken:atIndex:", as: (UISearchToken).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 2, "replaceTextualPortionOfTextRange:withSearchToken:atIndex:", as: (Int).self))
            }
        case 5: return { r, _ in (r as! UISearchTextField).resignFirstResponder() }
        default:
            return { r, a in
                (r as! UISearchTextField).tokens(in: ObjCRuntime.ObjCMessage.argument(a, 0, "tokensInRange:", as: (UITextRange).self))
            }
        }
    }

    nonisolated private static func initializerOfUISearchTextField(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UISearchTextField() }
        case 1: return { a in UISearchTextField(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UISearchTextField(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UISearchTextField(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}
