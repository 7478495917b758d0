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

extension UIPopoverController {
    nonisolated static var descriptionOfUIPopoverController: FrameworkClass {
        FrameworkClass(
            UIPopoverController.self,
            properties: """
                backgroundColor contentViewController delegate passthroughViews popoverArrowDirection popoverBackgroundViewClass \
                popoverContentSize/contentSize popoverLayoutMargins popoverVisible/isPopoverVisible
                """,
            methods: """
                dismissPopoverAnimated: presentPopoverFromBarButtonItem:permittedArrowDirections:animated: \
                presentPopoverFromRect:inView:permittedArrowDirections:animated: setContentViewController:animated: \
                setPopoverContentSize:animated:
                """,
            initializers: "initWithContentViewController:",
            property: UIPopoverController.propertyOfUIPopoverController,
            method: UIPopoverController.methodOfUIPopoverController,
            initializer: UIPopoverController.initializerOfUIPopoverController)
    }

    private static func propertyOfUIPopoverController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundColor", \UIPopoverController.backgroundColor)
        case 1: return .value("contentViewController", \UIPopoverController.contentViewController)
        case 2: return .reference(\UIPopoverController.delegate)
        case 3: return .value("passthroughViews", \UIPopoverController.passthroughViews)
        case 4: return .readOnly(\UIPopoverController.popoverArrowDirection)
        case 5: return .value("popoverBackgroundViewClass", \UIPopoverController.popoverBackgroundViewClass)
        case 6: return .value("popoverContentSize", \UIPopoverController.contentSize)
        case 7: return .value("popoverLayoutMargins", \UIPopoverController.popoverLayoutMargins)
        default: return .readOnly(\UIPopoverController.isPopoverVisible)
        }
    }

    nonisolated private static func methodOfUIPopoverController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPopoverController).dismiss(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "dismissPopoverAnimated:", as: (Bool).self))
            }
        case 1:
            return { r, a in
                (r as! UIPopoverController).present(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:", as: (UIBarButtonItem).self),
                    permittedArrowDirections: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:", as: (UIPopoverArrowDirection).self),
                    animated: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "presentPopoverFromBarButtonItem:permittedArrowDirections:animated:", as: (Bool).self))
            }
        case 2:
            return { r, a in
                (r as! UIPopoverController).present(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "presentPopoverFromRect:inView:permittedArrowDirections:animated:", as: (CGRect).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "presentPopoverFromRect:inView:permittedArrowDirections:animated:", as: (UIView).self),
                    permittedArrowDirections: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "presentPopoverFromRect:inView:permittedArrowDirections:animated:", as: (UIPopoverArrowDirection).self),
                    animated: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "presentPopoverFromRect:inView:permittedArrowDirections:animated:", as: (Bool).self))
            }
        case 3:
            return { r, a in
                (r as! UIPopoverController).setContentView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContentViewController:animated:", as: (UIViewController).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setContentViewController:animated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UIPopoverController).setContentSize(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setPopoverContentSize:animated:", as: (CGSize).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setPopoverContentSize:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPopoverController(_ index: Int) -> ObjCFactory {
        { a in
            UIPopoverController(
                contentViewController: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContentViewController:", as: (UIViewController).self)
            )
        }
    }
}
