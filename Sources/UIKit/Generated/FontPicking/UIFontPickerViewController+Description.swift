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

extension UIFontPickerViewController {
    nonisolated static var descriptionOfUIFontPickerViewController: FrameworkClass {
        FrameworkClass(
            UIFontPickerViewController.self,
            properties: "configuration delegate selectedFontDescriptor title",
            initializers: "init initWithCoder: initWithConfiguration:",
            property: UIFontPickerViewController.propertyOfUIFontPickerViewController,
            initializer: UIFontPickerViewController.initializerOfUIFontPickerViewController)
    }

    private static func propertyOfUIFontPickerViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIFontPickerViewController.configuration)
        case 1: return .reference(\UIFontPickerViewController.delegate)
        case 2: return .value("selectedFontDescriptor", \UIFontPickerViewController.selectedFontDescriptor)
        default: return .value("title", \UIFontPickerViewController.title)
        }
    }

    nonisolated private static func initializerOfUIFontPickerViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIFontPickerViewController() }
        case 1:
            return { a in UIFontPickerViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIFontPickerViewController(
                    configuration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithConfiguration:", as: (UIFontPickerViewController.Configuration).self))
            }
        }
    }
}
