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

extension UIPopoverPresentationController {
    nonisolated static var descriptionOfUIPopoverPresentationController: FrameworkClass {
        FrameworkClass(
            UIPopoverPresentationController.self,
            properties: """
                arrowDirection backgroundColor barButtonItem canOverlapSourceViewRect passthroughViews permittedArrowDirections \
                popoverLayoutMargins sourceItem sourceRect sourceView
                """,
            initializers: "initWithPresentedViewController:presentingViewController:",
            property: UIPopoverPresentationController.propertyOfUIPopoverPresentationController,
            initializer: UIPopoverPresentationController.initializerOfUIPopoverPresentationController)
    }

    private static func propertyOfUIPopoverPresentationController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPopoverPresentationController.arrowDirection)
        case 1: return .value("backgroundColor", \UIPopoverPresentationController.backgroundColor)
        case 2: return .value("barButtonItem", \UIPopoverPresentationController.barButtonItem)
        case 3: return .value("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
        case 4: return .value("passthroughViews", \UIPopoverPresentationController.passthroughViews)
        case 5: return .value("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
        case 6: return .value("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
        case 7: return .reference(\UIPopoverPresentationController.sourceItem)
        case 8: return .value("sourceRect", \UIPopoverPresentationController.sourceRect)
        default: return .value("sourceView", \UIPopoverPresentationController.sourceView)
        }
    }

    nonisolated private static func initializerOfUIPopoverPresentationController(_ index: Int) -> ObjCFactory {
        { a in
            UIPopoverPresentationController(
                presentedViewController: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithPresentedViewController:presentingViewController:", as: (UIViewController).self),
                presenting: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithPresentedViewController:presentingViewController:", as: (UIViewController?).self))
        }
    }
}
