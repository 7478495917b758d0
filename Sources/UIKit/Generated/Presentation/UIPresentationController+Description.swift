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

extension UIPresentationController {
    nonisolated static var descriptionOfUIPresentationController: FrameworkClass {
        FrameworkClass(
            UIPresentationController.self,
            properties: """
                adaptivePresentationStyle containerView delegate focusGroupIdentifier focusItemContainer \
                frameOfPresentedViewInContainerView overrideTraitCollection parentFocusEnvironment preferredContentSize \
                preferredFocusEnvironments preferredFocusedView presentationStyle presentedView presentedViewController \
                presentingViewController shouldPresentInFullscreen shouldRemovePresentersView traitCollection traitOverrides
                """,
            methods: """
                adaptivePresentationStyleForTraitCollection: containerViewDidLayoutSubviews containerViewWillLayoutSubviews \
                didUpdateFocusInContext:withAnimationCoordinator: dismissalTransitionDidEnd: dismissalTransitionWillBegin \
                preferredContentSizeDidChangeForChildContentContainer: presentationTransitionDidEnd: presentationTransitionWillBegin \
                setNeedsFocusUpdate shouldUpdateFocusInContext: sizeForChildContentContainer:withParentContainerSize: \
                systemLayoutFittingSizeDidChangeForChildContentContainer: traitCollectionDidChange: updateFocusIfNeeded \
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
        case 3: return .readOnly(\UIPresentationController.focusGroupIdentifier)
        case 4: return .readOnly(\UIPresentationController.focusItemContainer)
        case 5: return .readOnly(\UIPresentationController.frameOfPresentedViewInContainerView)
        case 6: return .value("overrideTraitCollection", \UIPresentationController.overrideTraitCollection)
        case 7: return .readOnly(\UIPresentationController.parentFocusEnvironment)
        case 8: return .readOnly(\UIPresentationController.preferredContentSize)
        case 9: return .readOnly(\UIPresentationController.preferredFocusEnvironments)
        case 10: return .readOnly(\UIPresentationController.preferredFocusedView)
        case 11: return .readOnly(\UIPresentationController.presentationStyle)
        case 12: return .readOnly(\UIPresentationController.presentedView)
        case 13: return .readOnly(\UIPresentationController.presentedViewController)
        case 14: return .readOnly(\UIPresentationController.presentingViewController)
        case 15: return .readOnly(\UIPresentationController.shouldPresentInFullscreen)
        case 16: return .readOnly(\UIPresentationController.shouldRemovePresentersView)
        case 17: return .readOnly(\UIPresentationController.traitCollection)
        default: return .value("traitOverrides", \UIPresentationController.traitOverrides)
        }
    }

    nonisolated private static func methodOfUIPresentationController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPresentationController).adaptivePresentationStyle(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "adaptivePresentationStyleForTraitCollection:", as: (UITraitCollection).self))
            }
        case 1: return { r, _ in (r as! UIPresentationController).containerViewDidLayoutSubviews() }
        case 2: return { r, _ in (r as! UIPresentationController).containerViewWillLayoutSubviews() }
        case 3:
            return { r, a in
                (r as! UIPresentationController).didUpdateFocus(
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "didUpdateFocusInContext:withAnimationCoordinator:", as: (UIFocusUpdateContext).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "didUpdateFocusInContext:withAnimationCoordinator:", as: (UIFocusAnimationCoordinator).self))
            }
        case 4:
            return { r, a in
                (r as! UIPresentationController).dismissalTransitionDidEnd(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "dismissalTransitionDidEnd:", as: (Bool).self))
            }
        case 5: return { r, _ in (r as! UIPresentationController).dismissalTransitionWillBegin() }
        case 6:
            return { r, a in
                (r as! UIPresentationController).preferredContentSizeDidChange(
                    forChildContentContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredContentSizeDidChangeForChildContentContainer:", as: (any UIContentContainer).self))
            }
        case 7:
            return { r, a in
                (r as! UIPresentationController).presentationTransitionDidEnd(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "presentationTransitionDidEnd:", as: (Bool).self))
            }
        case 8: return { r, _ in (r as! UIPresentationController).presentationTransitionWillBegin() }
        case 9: return { r, _ in (r as! UIPresentationController).setNeedsFocusUpdate() }
        case 10:
            return { r, a in
                (r as! UIPresentationController).shouldUpdateFocus(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldUpdateFocusInContext:", as: (UIFocusUpdateContext).self))
            }
        case 11:
            return { r, a in
                (r as! UIPresentationController).size(
                    forChildContentContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "sizeForChildContentContainer:withParentContainerSize:", as: (any UIContentContainer).self),
                    withParentContainerSize: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "sizeForChildContentContainer:withParentContainerSize:", as: (CGSize).self))
            }
        case 12:
            return { r, a in
                (r as! UIPresentationController).systemLayoutFittingSizeDidChange(
                    forChildContentContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "systemLayoutFittingSizeDidChangeForChildContentContainer:", as: (any UIContentContainer).self))
            }
        case 13:
            return { r, a in
                (r as! UIPresentationController).traitCollectionDidChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionDidChange:", as: (UITraitCollection?).self))
            }
        case 14: return { r, _ in (r as! UIPresentationController).updateFocusIfNeeded() }
        case 15:
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
