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
import SampanTextLayout
import UniformTypeIdentifiers

extension UIPresentationController {
    nonisolated static var descriptionOfUIPresentationController: FrameworkClass {
        FrameworkClass(
            UIPresentationController.self,
            properties: """
                adaptivePresentationStyle containerView delegate frameOfPresentedViewInContainerView overrideTraitCollection \
                preferredContentSize presentationStyle presentedView presentedViewController presentingViewController \
                shouldPresentInFullscreen shouldRemovePresentersView traitCollection
                """,
            methods: """
                containerViewDidLayoutSubviews containerViewWillLayoutSubviews dismissalTransitionDidEnd: \
                dismissalTransitionWillBegin preferredContentSizeDidChangeForChildContentContainer: presentationTransitionDidEnd: \
                presentationTransitionWillBegin sizeForChildContentContainer:withParentContainerSize: \
                systemLayoutFittingSizeDidChangeForChildContentContainer: traitCollectionDidChange: \
                viewWillTransitionToSize:withTransitionCoordinator: willTransitionToTraitCollection:withTransitionCoordinator:
                """,
            initializers: "initWithPresentedViewController:presentingViewController:",
            property: UIPresentationController.propertyOfUIPresentationController,
            method: UIPresentationController.methodOfUIPresentationController,
            initializer: UIPresentationController.initializerOfUIPresentationController)
    }

    private static func propertyOfUIPresentationController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPresentationController.adaptivePresentationStyle)
        case 1: return .readOnly(\UIPresentationController.containerView)
        case 2: return .reference(\UIPresentationController.delegate)
        case 3: return .readOnly(\UIPresentationController.frameOfPresentedViewInContainerView)
        case 4: return .value("overrideTraitCollection", \UIPresentationController.overrideTraitCollection)
        case 5: return .readOnly(\UIPresentationController.preferredContentSize)
        case 6: return .readOnly(\UIPresentationController.presentationStyle)
        case 7: return .readOnly(\UIPresentationController.presentedView)
        case 8: return .readOnly(\UIPresentationController.presentedViewController)
        case 9: return .readOnly(\UIPresentationController.presentingViewController)
        case 10: return .readOnly(\UIPresentationController.shouldPresentInFullscreen)
        case 11: return .readOnly(\UIPresentationController.shouldRemovePresentersView)
        default: return .readOnly(\UIPresentationController.traitCollection)
        }
    }

    nonisolated private static func methodOfUIPresentationController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIPresentationController).containerViewDidLayoutSubviews() }
        case 1: return { r, _ in (r as! UIPresentationController).containerViewWillLayoutSubviews() }
        case 2:
            return { r, a in
                (r as! UIPresentationController).dismissalTransitionDidEnd(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "dismissalTransitionDidEnd:", as: (Bool).self))
            }
        case 3: return { r, _ in (r as! UIPresentationController).dismissalTransitionWillBegin() }
        case 4:
            return { r, a in
                (r as! UIPresentationController).preferredContentSizeDidChange(
                    forChildContentContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredContentSizeDidChangeForChildContentContainer:", as: (any UIContentContainer).self))
            }
        case 5:
            return { r, a in
                (r as! UIPresentationController).presentationTransitionDidEnd(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "presentationTransitionDidEnd:", as: (Bool).self))
            }
        case 6: return { r, _ in (r as! UIPresentationController).presentationTransitionWillBegin() }
        case 7:
            return { r, a in
                (r as! UIPresentationController).size(
                    forChildContentContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "sizeForChildContentContainer:withParentContainerSize:", as: (any UIContentContainer).self),
                    withParentContainerSize: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "sizeForChildContentContainer:withParentContainerSize:", as: (CGSize).self))
            }
        case 8:
            return { r, a in
                (r as! UIPresentationController).systemLayoutFittingSizeDidChange(
                    forChildContentContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "systemLayoutFittingSizeDidChangeForChildContentContainer:", as: (any UIContentContainer).self))
            }
        case 9:
            return { r, a in
                (r as! UIPresentationController).traitCollectionDidChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionDidChange:", as: (UITraitCollection?).self))
            }
        case 10:
            return { r, a in
                (r as! UIPresentationController).viewWillTransition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "viewWillTransitionToSize:withTransitionCoordinator:", as: (CGSize).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "viewWillTransitionToSize:withTransitionCoordinator:", as: (any UIViewControllerTransitionCoordinator).self))
            }
        default:
            return { r, a in
                (r as! UIPresentationController).willTransition(
                    to: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "willTransitionToTraitCollection:withTransitionCoordinator:", as: (UITraitCollection).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "willTransitionToTraitCollection:withTransitionCoordinator:",
                        as: (any UIViewControllerTransitionCoordinator).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPresentationController(_ index: Int) -> ObjCFactory {
        { a in
            UIPresentationController(
                presentedViewController: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithPresentedViewController:presentingViewController:", as: (UIViewController).self),
                presenting: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithPresentedViewController:presentingViewController:", as: (UIViewController?).self))
        }
    }
}
