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

extension UIPrintInteractionController {
    nonisolated static var descriptionOfUIPrintInteractionController: FrameworkClass {
        FrameworkClass(
            UIPrintInteractionController.self,
            properties: """
                delegate printFormatter printInfo printPageRenderer printPaper printingItem printingItems showsNumberOfCopies \
                showsPageRange showsPaperOrientation showsPaperSelectionForLoadedPapers
                """,
            methods: """
                dismissAnimated: presentAnimated:completionHandler: presentFromBarButtonItem:animated:completionHandler: \
                presentFromRect:inView:animated:completionHandler: printToPrinter:completionHandler:
                """,
            classMethods: "canPrintData: canPrintURL: isPrintingAvailable printableUTIs sharedPrintController",
            property: UIPrintInteractionController.propertyOfUIPrintInteractionController,
            method: UIPrintInteractionController.methodOfUIPrintInteractionController,
            classMethod: UIPrintInteractionController.classMethodOfUIPrintInteractionController)
    }

    private static func propertyOfUIPrintInteractionController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UIPrintInteractionController.delegate)
        case 1: return .value("printFormatter", \UIPrintInteractionController.printFormatter)
        case 2: return .value("printInfo", \UIPrintInteractionController.printInfo)
        case 3: return .value("printPageRenderer", \UIPrintInteractionController.printPageRenderer)
        case 4: return .readOnly(\UIPrintInteractionController.printPaper)
        case 5: return .value("printingItem", \UIPrintInteractionController.printingItem)
        case 6: return .value("printingItems", \UIPrintInteractionController.printingItems)
        case 7: return .value("showsNumberOfCopies", \UIPrintInteractionController.showsNumberOfCopies)
        case 8: return .value("showsPageRange", \UIPrintInteractionController.showsPageRange)
        case 9: return .value("showsPaperOrientation", \UIPrintInteractionController.showsPaperOrientation)
        default: return .value("showsPaperSelectionForLoadedPapers", \UIPrintInteractionController.showsPaperSelectionForLoadedPapers)
        }
    }

    nonisolated private static func methodOfUIPrintInteractionController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPrintInteractionController).dismiss(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "dismissAnimated:", as: (Bool).self))
            }
        case 1:
            return { r, a in
                (r as! UIPrintInteractionController).present(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "presentAnimated:completionHandler:", as: (Bool).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "presentAnimated:completionHandler:", as: (CompletionHandler?).self))
            }
        case 2:
            return { r, a in
                (r as! UIPrintInteractionController).present(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "presentFromBarButtonItem:animated:completionHandler:", as: (UIBarButtonItem).self),
                    animated: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "presentFromBarButtonItem:animated:completionHandler:", as: (Bool).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "presentFromBarButtonItem:animated:completionHandler:", as: (CompletionHandler?).self))
            }
        case 3:
            return { r, a in
                (r as! UIPrintInteractionController).present(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "presentFromRect:inView:animated:completionHandler:", as: (CGRect).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "presentFromRect:inView:animated:completionHandler:", as: (UIView).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "presentFromRect:inView:animated:completionHandler:", as: (Bool).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "presentFromRect:inView:animated:completionHandler:", as: (CompletionHandler?).self))
            }
        default:
            return { r, a in
                (r as! UIPrintInteractionController).print(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "printToPrinter:completionHandler:", as: (UIPrinter).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "printToPrinter:completionHandler:", as: (CompletionHandler?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIPrintInteractionController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPrintInteractionController.Type).canPrint(ObjCRuntime.ObjCMessage.argument(a, 0, "canPrintData:", as: (Data).self))
            }
        case 1:
            return { r, a in
                (r as! UIPrintInteractionController.Type).canPrint(ObjCRuntime.ObjCMessage.argument(a, 0, "canPrintURL:", as: (URL).self))
            }
        case 2: return { r, _ in (r as! UIPrintInteractionController.Type).isPrintingAvailable }
        case 3: return { r, _ in (r as! UIPrintInteractionController.Type).printableUTIs }
        default: return { r, _ in (r as! UIPrintInteractionController.Type).shared }
        }
    }
}
