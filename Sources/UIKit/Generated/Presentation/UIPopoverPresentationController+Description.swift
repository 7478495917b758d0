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
                adaptiveSheetPresentationController arrowDirection backgroundColor barButtonItem canOverlapSourceViewRect \
                containerView delegate passthroughViews permittedArrowDirections popoverBackgroundViewClass popoverLayoutMargins \
                sourceItem sourceRect sourceView
                """,
            initializers: "initWithPresentedViewController:presentingViewController:",
            property: UIPopoverPresentationController.propertyOfUIPopoverPresentationController,
            initializer: UIPopoverPresentationController.initializerOfUIPopoverPresentationController)
    }

    private static func propertyOfUIPopoverPresentationController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPopoverPresentationController.adaptiveSheetPresentationController)
        case 1: return .readOnly(\UIPopoverPresentationController.arrowDirection)
        case 2: return .value("backgroundColor", \UIPopoverPresentationController.backgroundColor)
        case 3: return .value("barButtonItem", \UIPopoverPresentationController.barButtonItem)
        case 4: return .value("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
        case 5: return .readOnly(\UIPopoverPresentationController.containerView)
        case 6: return .reference(\UIPopoverPresentationController.delegate)
        case 7: return .value("passthroughViews", \UIPopoverPresentationController.passthroughViews)
        case 8: return .value("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
        case 9: return .value("popoverBackgroundViewClass", \UIPopoverPresentationController.popoverBackgroundViewClass)
        case 10: return .value("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
        case 11: return .reference(\UIPopoverPresentationController.sourceItem)
        case 12: return .value("sourceRect", \UIPopoverPresentationController.sourceRect)
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
