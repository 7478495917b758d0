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

extension UIFontPickerViewController.Configuration {
    nonisolated static var descriptionOfUIFontPickerViewControllerConfiguration: FrameworkClass {
        FrameworkClass(
            UIFontPickerViewController.Configuration.self,
            properties: "displayUsingSystemFont filteredLanguagesPredicate filteredTraits includeFaces",
            methods: "copyWithZone:",
            classMethods: "filterPredicateForFilteredLanguages:",
            initializers: "init",
            property: UIFontPickerViewController.Configuration.propertyOfUIFontPickerViewControllerConfiguration,
            method: UIFontPickerViewController.Configuration.methodOfUIFontPickerViewControllerConfiguration,
            classMethod: UIFontPickerViewController.Configuration.classMethodOfUIFontPickerViewControllerConfiguration,
            initializer: UIFontPickerViewController.Configuration.initializerOfUIFontPickerViewControllerConfiguration)
    }

    private static func propertyOfUIFontPickerViewControllerConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("displayUsingSystemFont", \UIFontPickerViewController.Configuration.displayUsingSystemFont)
        case 1: return .value("filteredLanguagesPredicate", \UIFontPickerViewController.Configuration.filteredLanguagesPredicate)
        case 2: return .value("filteredTraits", \UIFontPickerViewController.Configuration.filteredTraits)
        default: return .value("includeFaces", \UIFontPickerViewController.Configuration.includeFaces)
        }
    }

    nonisolated private static func methodOfUIFontPickerViewControllerConfiguration(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIFontPickerViewController.Configuration).copy(
                with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
        }
    }

    nonisolated private static func classMethodOfUIFontPickerViewControllerConfiguration(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIFontPickerViewController.Configuration.Type).filterPredicate(
                forFilteredLanguages: ObjCRuntime.ObjCMessage.argument(a, 0, "filterPredicateForFilteredLanguages:", as: ([String]).self))
        }
    }

    nonisolated private static func initializerOfUIFontPickerViewControllerConfiguration(_ index: Int) -> ObjCFactory {
        { _ in UIFontPickerViewController.Configuration() }
    }
}
