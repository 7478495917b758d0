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

extension UITextFormattingViewController {
    nonisolated static var descriptionOfUITextFormattingViewController: FrameworkClass {
        FrameworkClass(
            UITextFormattingViewController.self,
            properties: "configuration delegate formattingDescriptor",
            methods: "colorPickerViewController:didSelectColor:continuously: fontPickerViewControllerDidPickFont:",
            initializers: "init initWithCoder: initWithConfiguration:",
            property: UITextFormattingViewController.propertyOfUITextFormattingViewController,
            method: UITextFormattingViewController.methodOfUITextFormattingViewController,
            initializer: UITextFormattingViewController.initializerOfUITextFormattingViewController)
    }

    private static func propertyOfUITextFormattingViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITextFormattingViewController.configuration)
        case 1: return .reference(\UITextFormattingViewController.delegate)
        default: return .value("formattingDescriptor", \UITextFormattingViewController.formattingDescriptor)
        }
    }

    nonisolated private static func methodOfUITextFormattingViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITextFormattingViewController).colorPickerViewController(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "colorPickerViewController:didSelectColor:continuously:", as: (UIColorPickerViewController).self),
                    didSelect: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "colorPickerViewController:didSelectColor:continuously:", as: (UIColor).self),
                    continuously: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "colorPickerViewController:didSelectColor:continuously:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UITextFormattingViewController).fontPickerViewControllerDidPickFont(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "fontPickerViewControllerDidPickFont:", as: (UIFontPickerViewController).self))
            }
        }
    }

    nonisolated private static func initializerOfUITextFormattingViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITextFormattingViewController() }
        case 1:
            return { a in
                UITextFormattingViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                UITextFormattingViewController(
                    configuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithConfiguration:", as: (UITextFormattingViewController.Configuration).self))
            }
        }
    }
}
