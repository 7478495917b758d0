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

extension UIPrinterPickerController {
    nonisolated static var descriptionOfUIPrinterPickerController: FrameworkClass {
        FrameworkClass(
            UIPrinterPickerController.self,
            properties: "delegate selectedPrinter",
            methods: """
                dismissAnimated: presentAnimated:completionHandler: presentFromBarButtonItem:animated:completionHandler: \
                presentFromRect:inView:animated:completionHandler:
                """,
            initializers: "printerPickerControllerWithInitiallySelectedPrinter:",
            property: UIPrinterPickerController.propertyOfUIPrinterPickerController,
            method: UIPrinterPickerController.methodOfUIPrinterPickerController,
            initializer: UIPrinterPickerController.initializerOfUIPrinterPickerController)
    }

    private static func propertyOfUIPrinterPickerController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIPrinterPickerController.delegate)
        default: return .readOnly(\UIPrinterPickerController.selectedPrinter)
        }
    }

    nonisolated private static func methodOfUIPrinterPickerController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPrinterPickerController).dismiss(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "dismissAnimated:", as: (Bool).self))
            }
        case 1:
            return { r, a in
                (r as! UIPrinterPickerController).present(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "presentAnimated:completionHandler:", as: (Bool).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "presentAnimated:completionHandler:", as: (CompletionHandler?).self))
            }
        case 2:
            return { r, a in
                (r as! UIPrinterPickerController).present(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "presentFromBarButtonItem:animated:completionHandler:", as: (UIBarButtonItem).self),
                    animated: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "presentFromBarButtonItem:animated:completionHandler:", as: (Bool).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "presentFromBarButtonItem:animated:completionHandler:", as: (CompletionHandler?).self))
            }
        default:
            return { r, a in
                (r as! UIPrinterPickerController).present(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "presentFromRect:inView:animated:completionHandler:", as: (CGRect).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "presentFromRect:inView:animated:completionHandler:", as: (UIView).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "presentFromRect:inView:animated:completionHandler:", as: (Bool).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "presentFromRect:inView:animated:completionHandler:", as: (CompletionHandler?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPrinterPickerController(_ index: Int) -> ObjCFactory {
        { a in
            UIPrinterPickerController(
                initiallySelectedPrinter: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "printerPickerControllerWithInitiallySelectedPrinter:", as: (UIPrinter?).self))
        }
    }
}
