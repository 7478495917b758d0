// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIAlertAction {
    nonisolated static var descriptionOfUIAlertAction: FrameworkClass {
        FrameworkClass(
            UIAlertAction.self,
            properties: "enabled/isEnabled style title",
            initializers: "actionWithTitle:style:handler:",
            property: UIAlertAction.propertyOfUIAlertAction,
            initializer: UIAlertAction.initializerOfUIAlertAction)
    }

    private static func propertyOfUIAlertAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("enabled", \UIAlertAction.isEnabled)
        case 1: return .readOnly(\UIAlertAction.style)
        default: return .readOnly(\UIAlertAction.title)
        }
    }

    nonisolated private static func initializerOfUIAlertAction(_ index: Int) -> ObjCFactory {
        { a in
            UIAlertAction(
                title: ObjCRuntime.ObjCMessage.argument(a, 0, "actionWithTitle:style:handler:", as: (String?).self),
                style: ObjCRuntime.ObjCMessage.argument(a, 1, "actionWithTitle:style:handler:", as: (UIAlertAction.Style).self),
                handler: ObjCRuntime.ObjCMessage.argument(a, 2, "actionWithTitle:style:handler:", as: (((UIAlertAction) -> Void)?).self))
        }
    }
}

extension UIAlertController {
    nonisolated static var descriptionOfUIAlertController: FrameworkClass {
        FrameworkClass(
            UIAlertController.self,
            properties: "actions message preferredAction preferredStyle textFields title",
            methods: "addAction: addTextFieldWithConfigurationHandler:",
            initializers: "alertControllerWithTitle:message:preferredStyle: init initWithCoder: initWithNibName:bundle:",
            property: UIAlertController.propertyOfUIAlertController,
            method: UIAlertController.methodOfUIAlertController,
            initializer: UIAlertController.initializerOfUIAlertController)
    }

    private static func propertyOfUIAlertController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIAlertController.actions)
        case 1: return .value("message", \UIAlertController.message)
        case 2: return .value("preferredAction", \UIAlertController.preferredAction)
        case 3: return .readOnly(\UIAlertController.preferredStyle)
        case 4: return .readOnly(\UIAlertController.textFields)
        default: return .value("title", \UIAlertController.title)
        }
    }

    nonisolated private static func methodOfUIAlertController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIAlertController).addAction(ObjCRuntime.ObjCMessage.argument(a, 0, "addAction:", as: (UIAlertAction).self))
            }
        default:
            return { r, a in
                (r as! UIAlertController).addTextField(
                    configurationHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addTextFieldWithConfigurationHandler:", as: (((UITextField) -> Void)?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIAlertController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIAlertController(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "alertControllerWithTitle:message:preferredStyle:", as: (String?).self),
                    message: ObjCRuntime.ObjCMessage.argument(a, 1, "alertControllerWithTitle:message:preferredStyle:", as: (String?).self),
                    preferredStyle: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "alertControllerWithTitle:message:preferredStyle:", as: (UIAlertController.Style).self))
            }
        case 1: return { _ in UIAlertController() }
        case 2: return { a in UIAlertController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIAlertController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}

extension UIAlertView {
    nonisolated static var descriptionOfUIAlertView: FrameworkClass {
        FrameworkClass(
            UIAlertView.self,
            properties: "alertViewStyle cancelButtonIndex delegate firstOtherButtonIndex message numberOfButtons title visible/isVisible",
            methods: "addButtonWithTitle: buttonTitleAtIndex: textFieldAtIndex:",
            initializers: "init initWithCoder: initWithFrame: initWithTitle:message:delegate:cancelButtonTitle:",
            property: UIAlertView.propertyOfUIAlertView,
            method: UIAlertView.methodOfUIAlertView,
            initializer: UIAlertView.initializerOfUIAlertView)
    }

    private static func propertyOfUIAlertView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alertViewStyle", \UIAlertView.alertViewStyle)
        case 1: return .value("cancelButtonIndex", \UIAlertView.cancelButtonIndex)
        case 2: return .reference(\UIAlertView.delegate)
        case 3: return .readOnly(\UIAlertView.firstOtherButtonIndex)
        case 4: return .value("message", \UIAlertView.message)
        case 5: return .readOnly(\UIAlertView.numberOfButtons)
        case 6: return .value("title", \UIAlertView.title)
        default: return .readOnly(\UIAlertView.isVisible)
        }
    }

    nonisolated private static func methodOfUIAlertView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIAlertView).addButton(withTitle: ObjCRuntime.ObjCMessage.argument(a, 0, "addButtonWithTitle:", as: (String?).self))
            }
        case 1:
            return { r, a in
                (r as! UIAlertView).buttonTitle(at: ObjCRuntime.ObjCMessage.argument(a, 0, "buttonTitleAtIndex:", as: (Int).self))
            }
        default:
            return { r, a in (r as! UIAlertView).textField(at: ObjCRuntime.ObjCMessage.argument(a, 0, "textFieldAtIndex:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfUIAlertView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIAlertView() }
        case 1: return { a in UIAlertView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIAlertView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIAlertView(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTitle:message:delegate:cancelButtonTitle:", as: (String?).self),
                    message: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithTitle:message:delegate:cancelButtonTitle:", as: (String?).self),
                    delegate: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTitle:message:delegate:cancelButtonTitle:", as: (Any?).self),
                    cancelButtonTitle: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithTitle:message:delegate:cancelButtonTitle:", as: (String?).self))
            }
        }
    }
}

extension UIPercentDrivenInteractiveTransition {
    nonisolated static var descriptionOfUIPercentDrivenInteractiveTransition: FrameworkClass {
        FrameworkClass(
            UIPercentDrivenInteractiveTransition.self,
            properties: "completionCurve completionSpeed duration percentComplete wantsInteractiveStart",
            methods: """
                cancelInteractiveTransition finishInteractiveTransition pauseInteractiveTransition startInteractiveTransition: \
                updateInteractiveTransition:
                """,
            initializers: "init",
            property: UIPercentDrivenInteractiveTransition.propertyOfUIPercentDrivenInteractiveTransition,
            method: UIPercentDrivenInteractiveTransition.methodOfUIPercentDrivenInteractiveTransition,
            initializer: UIPercentDrivenInteractiveTransition.initializerOfUIPercentDrivenInteractiveTransition)
    }

    private static func propertyOfUIPercentDrivenInteractiveTransition(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
        case 1: return .value("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
        case 2: return .readOnly(\UIPercentDrivenInteractiveTransition.duration)
        case 3: return .readOnly(\UIPercentDrivenInteractiveTransition.percentComplete)
        default: return .value("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
        }
    }

    nonisolated private static func methodOfUIPercentDrivenInteractiveTransition(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIPercentDrivenInteractiveTransition).cancel() }
        case 1: return { r, _ in (r as! UIPercentDrivenInteractiveTransition).finish() }
        case 2: return { r, _ in (r as! UIPercentDrivenInteractiveTransition).pause() }
        case 3:
            return { r, a in
                (r as! UIPercentDrivenInteractiveTransition).startInteractiveTransition(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "startInteractiveTransition:", as: (any UIViewControllerContextTransitioning).self))
            }
        default:
            return { r, a in
                (r as! UIPercentDrivenInteractiveTransition).update(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "updateInteractiveTransition:", as: (CGFloat).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPercentDrivenInteractiveTransition(_ index: Int) -> ObjCFactory {
        { _ in UIPercentDrivenInteractiveTransition() }
    }
}

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
        case 7: return .value("sourceItem", \UIPopoverPresentationController.sourceItem)
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

extension UISheetPresentationController {
    nonisolated static var descriptionOfUISheetPresentationController: FrameworkClass {
        FrameworkClass(
            UISheetPresentationController.self,
            properties: """
                detents largestUndimmedDetentIdentifier preferredCornerRadius prefersEdgeAttachedInCompactHeight \
                prefersGrabberVisible prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier
                """,
            methods: "animateChanges: gestureRecognizerShouldBegin: invalidateDetents",
            initializers: "initWithPresentedViewController:presentingViewController:",
            property: UISheetPresentationController.propertyOfUISheetPresentationController,
            method: UISheetPresentationController.methodOfUISheetPresentationController,
            initializer: UISheetPresentationController.initializerOfUISheetPresentationController)
    }

    private static func propertyOfUISheetPresentationController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("detents", \UISheetPresentationController.detents)
        case 1: return .value("largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
        case 2: return .value("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
        case 3: return .value("prefersEdgeAttachedInCompactHeight", \UISheetPresentationController.prefersEdgeAttachedInCompactHeight)
        case 4: return .value("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
        case 5:
            return .value(
                "prefersScrollingExpandsWhenScrolledToEdge", \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
        default: return .value("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
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

extension UISheetPresentationController.Detent {
    nonisolated static var descriptionOfUISheetPresentationControllerDetent: FrameworkClass {
        FrameworkClass(
            UISheetPresentationController.Detent.self,
            properties: "identifier",
            classMethods: "customDetentWithIdentifier:resolver: largeDetent mediumDetent",
            property: UISheetPresentationController.Detent.propertyOfUISheetPresentationControllerDetent,
            classMethod: UISheetPresentationController.Detent.classMethodOfUISheetPresentationControllerDetent)
    }

    private static func propertyOfUISheetPresentationControllerDetent(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UISheetPresentationController.Detent.identifier)
    }

    nonisolated private static func classMethodOfUISheetPresentationControllerDetent(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UISheetPresentationController.Detent.Type).custom(
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "customDetentWithIdentifier:resolver:", as: (UISheetPresentationController.Detent.Identifier?).self),
                    resolver: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "customDetentWithIdentifier:resolver:",
                        as: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?).self))
            }
        case 1: return { r, _ in (r as! UISheetPresentationController.Detent.Type).large() }
        default: return { r, _ in (r as! UISheetPresentationController.Detent.Type).medium() }
        }
    }
}
