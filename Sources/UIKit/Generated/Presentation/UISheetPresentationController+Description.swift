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

extension UISheetPresentationController {
    nonisolated static var descriptionOfUISheetPresentationController: FrameworkClass {
        FrameworkClass(
            UISheetPresentationController.self,
            properties: """
                delegate detents largestUndimmedDetentIdentifier preferredCornerRadius prefersEdgeAttachedInCompactHeight \
                prefersGrabberVisible prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier \
                widthFollowsPreferredContentSizeWhenEdgeAttached
                """,
            methods: """
                animateChanges: gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer: gestureRecognizerShouldBegin: \
                invalidateDetents
                """,
            initializers: "initWithPresentedViewController:presentingViewController:",
            property: UISheetPresentationController.propertyOfUISheetPresentationController,
            method: UISheetPresentationController.methodOfUISheetPresentationController,
            initializer: UISheetPresentationController.initializerOfUISheetPresentationController)
    }

    private static func propertyOfUISheetPresentationController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UISheetPresentationController.delegate)
        case 1: return .value("detents", \UISheetPresentationController.detents)
        case 2: return .value("largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
        case 3: return .value("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
        case 4: return .value("prefersEdgeAttachedInCompactHeight", \UISheetPresentationController.prefersEdgeAttachedInCompactHeight)
        case 5: return .value("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
        case 6:
            return .value(
                "prefersScrollingExpandsWhenScrolledToEdge", \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
        case 7: return .value("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
        default:
            return .value(
                "widthFollowsPreferredContentSizeWhenEdgeAttached",
                \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached)
        }
    }

    nonisolated private static func methodOfUISheetPresentationController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISheetPresentationController).animateChanges(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "animateChanges:", as: (() -> Void).self))
            }
        case 1:
            return { r, a in
                (r as! UISheetPresentationController).gestureRecognizer(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", as: (UIGestureRecognizer).self),
                    shouldBeRequiredToFailBy: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", as: (UIGestureRecognizer).self))
            }
        case 2:
            return { r, a in
                (r as! UISheetPresentationController).gestureRecognizerShouldBegin(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "gestureRecognizerShouldBegin:", as: (UIGestureRecognizer).self))
            }
        default: return { r, _ in (r as! UISheetPresentationController).invalidateDetents() }
        }
    }

    nonisolated private static func initializerOfUISheetPresentationController(_ index: Int) -> ObjCFactory {
        { a in
            UISheetPresentationController(
                presentedViewController: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithPresentedViewController:presentingViewController:", as: (UIViewController).self),
                presenting: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithPresentedViewController:presentingViewController:", as: (UIViewController?).self))
        }
    }
}
