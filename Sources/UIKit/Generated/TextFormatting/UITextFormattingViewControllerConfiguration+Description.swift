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

extension UITextFormattingViewController.Configuration {
    nonisolated static var descriptionOfUITextFormattingViewControllerConfiguration: FrameworkClass {
        FrameworkClass(
            UITextFormattingViewController.Configuration.self,
            properties: "fontPickerConfiguration formattingStyles groups",
            methods: "copyWithZone:",
            initializers: "init initWithGroups:",
            property: UITextFormattingViewController.Configuration.propertyOfUITextFormattingViewControllerConfiguration,
            method: UITextFormattingViewController.Configuration.methodOfUITextFormattingViewControllerConfiguration,
            initializer: UITextFormattingViewController.Configuration.initializerOfUITextFormattingViewControllerConfiguration)
    }

    private static func propertyOfUITextFormattingViewControllerConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("fontPickerConfiguration", \UITextFormattingViewController.Configuration.fontPickerConfiguration)
        case 1: return .value("formattingStyles", \UITextFormattingViewController.Configuration.formattingStyles)
        default: return .readOnly(\UITextFormattingViewController.Configuration.groups)
        }
    }

    nonisolated private static func methodOfUITextFormattingViewControllerConfiguration(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UITextFormattingViewController.Configuration).copy(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func initializerOfUITextFormattingViewControllerConfiguration(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITextFormattingViewController.Configuration() }
        default:
            return { a in
                UITextFormattingViewController.Configuration(
                    groups: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithGroups:", as: ([UITextFormattingViewController.ComponentGroup]).self))
            }
        }
    }
}
