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

extension UIColorPickerViewController {
    nonisolated static var descriptionOfUIColorPickerViewController: FrameworkClass {
        FrameworkClass(
            UIColorPickerViewController.self,
            properties: "delegate selectedColor supportsAlpha title",
            initializers: "init initWithCoder:",
            property: UIColorPickerViewController.propertyOfUIColorPickerViewController,
            initializer: UIColorPickerViewController.initializerOfUIColorPickerViewController)
    }

    private static func propertyOfUIColorPickerViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIColorPickerViewController.delegate)
        case 1: return .value("selectedColor", \UIColorPickerViewController.selectedColor)
        case 2: return .value("supportsAlpha", \UIColorPickerViewController.supportsAlpha)
        default: return .value("title", \UIColorPickerViewController.title)
        }
    }

    nonisolated private static func initializerOfUIColorPickerViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIColorPickerViewController() }
        default:
            return { a in UIColorPickerViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
