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

extension UIViewController {
    nonisolated static var descriptionOfUIViewController: FrameworkClass {
        FrameworkClass(
            UIViewController.self,
            properties: """
                activePresentationController additionalSafeAreaInsets automaticallyAdjustsScrollViewInsets bottomLayoutGuide \
                childViewControllerForHomeIndicatorAutoHidden/childForHomeIndicatorAutoHidden \
                childViewControllerForScreenEdgesDeferringSystemGestures/childForScreenEdgesDeferringSystemGestures \
                childViewControllerForStatusBarHidden/childForStatusBarHidden \
                childViewControllerForStatusBarStyle/childForStatusBarStyle childViewControllers/children \
                contentUnavailableConfiguration contentUnavailableConfigurationState definesPresentationContext \
                edgesForExtendedLayout editButtonItem editing/isEditing extendedLayoutIncludesOpaqueBars focusGroupIdentifier \
                focusItemContainer hidesBottomBarWhenPushed interfaceOrientation isBeingDismissed isBeingPresented \
                isMovingFromParentViewController/isMovingFromParent isMovingToParentViewController/isMovingToParent isViewLoaded \
                modalInPresentation/isModalInPresentation modalPresentationCapturesStatusBarAppearance modalPresentationStyle \
                modalTransitionStyle navigationController navigationItem nibBundle nibName overrideUserInterfaceStyle \
                parentFocusEnvironment parentViewController/parent popoverPresentationController preferredContentSize \
                preferredFocusEnvironments preferredFocusedView preferredInterfaceOrientationForPresentation \
                preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation \
                preferredTransition prefersHomeIndicatorAutoHidden prefersStatusBarHidden presentationController \
                presentedViewController presentingViewController previewActionItems providesPresentationContextTransitionStyle \
                restorationClass restorationIdentifier restoresFocusAfterTransition searchDisplayController \
                sheetPresentationController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate splitViewController \
                storyboard supportedInterfaceOrientations systemMinimumLayoutMargins tab tabBarController tabBarItem title \
                toolbarItems topLayoutGuide traitCollection traitOverrides transitionCoordinator transitioningDelegate view \
                viewIfLoaded viewRespectsSystemMinimumLayoutMargins
                """,
            methods: """
                _printHierarchy addChildViewController: addKeyCommand: allowedChildViewControllersForUnwindingFromSource: \
                applicationFinishedRestoringState awakeFromNib beginAppearanceTransition:animated: \
                canPerformUnwindSegueAction:fromViewController:sender: childViewControllerContainingSegueSource: \
                collapseSecondaryViewController:forSplitViewController: contentScrollViewForEdge: decodeRestorableStateWithCoder: \
                didMoveToParentViewController: didReceiveMemoryWarning didUpdateFocusInContext:withAnimationCoordinator: \
                dismissViewControllerAnimated:completion: encodeRestorableStateWithCoder: encodeWithCoder: endAppearanceTransition \
                loadView loadViewIfNeeded overrideTraitCollectionForChildViewController: performSegueWithIdentifier:sender: \
                preferredContentSizeDidChangeForChildContentContainer: prepareForSegue:sender: \
                presentViewController:animated:completion: registerForPreviewingWithDelegate:sourceView: \
                removeFromParentViewController removeKeyCommand: separateSecondaryViewControllerForSplitViewController: \
                setContentScrollView: setContentScrollView:forDirectionalRectEdge: setEditing:animated: setNeedsFocusUpdate \
                setNeedsStatusBarAppearanceUpdate setNeedsUpdateContentUnavailableConfiguration \
                setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfScreenEdgesDeferringSystemGestures \
                setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection:forChildViewController: \
                setToolbarItems:animated: shouldPerformSegueWithIdentifier:sender: shouldUpdateFocusInContext: \
                showDetailViewController:sender: showViewController:sender: sizeForChildContentContainer:withParentContainerSize: \
                systemLayoutFittingSizeDidChangeForChildContentContainer: targetViewControllerForAction:sender: \
                traitCollectionDidChange: transitionFromViewController:toViewController:duration:options:animations:completion: \
                unregisterForPreviewingWithContext: unwindForSegue:towardsViewController: \
                updateContentUnavailableConfigurationUsingContentUnavailableConfigurationState: updateFocusIfNeeded \
                updateTraitsIfNeeded updateViewConstraints viewDidAppear: viewDidDisappear: viewDidLayoutSubviews viewDidLoad \
                viewIsAppearing: viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange viewWillAppear: viewWillDisappear: \
                viewWillLayoutSubviews viewWillTransitionToSize:withTransitionCoordinator: willMoveToParentViewController: \
                willTransitionToTraitCollection:withTransitionCoordinator:
                """,
            classMethods: "attemptRotationToDeviceOrientation",
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: UIViewController.propertyOfUIViewController,
            method: UIViewController.methodOfUIViewController,
            classMethod: UIViewController.classMethodOfUIViewController,
            initializer: UIViewController.initializerOfUIViewController)
    }

    private static func propertyOfUIViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIViewController.activePresentationController)
        case 1: return .value("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
        case 2: return .value("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
        case 3: return .readOnly(\UIViewController.bottomLayoutGuide)
        case 4: return .readOnly(\UIViewController.childForHomeIndicatorAutoHidden)
        case 5: return .readOnly(\UIViewController.childForScreenEdgesDeferringSystemGestures)
        case 6: return .readOnly(\UIViewController.childForStatusBarHidden)
        case 7: return .readOnly(\UIViewController.childForStatusBarStyle)
        case 8: return .readOnly(\UIViewController.children)
        case 9: return .reference(\UIViewController.contentUnavailableConfiguration)
        case 10: return .readOnly(\UIViewController.contentUnavailableConfigurationState)
        case 11: return .value("definesPresentationContext", \UIViewController.definesPresentationContext)
        case 12: return .value("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
        case 13: return .readOnly(\UIViewController.editButtonItem)
        case 14: return .value("editing", \UIViewController.isEditing)
        case 15: return .value("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
        case 16: return .value("focusGroupIdentifier", \UIViewController.focusGroupIdentifier)
        case 17: return .readOnly(\UIViewController.focusItemContainer)
        case 18: return .value("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
        case 19: return .readOnly(\UIViewController.interfaceOrientation)
        case 20: return .readOnly(\UIViewController.isBeingDismissed)
        case 21: return .readOnly(\UIViewController.isBeingPresented)
        case 22: return .readOnly(\UIViewController.isMovingFromParent)
        case 23: return .readOnly(\UIViewController.isMovingToParent)
        case 24: return .readOnly(\UIViewController.isViewLoaded)
        case 25: return .value("modalInPresentation", \UIViewController.isModalInPresentation)
        case 26:
            return .value("modalPresentationCapturesStatusBarAppearance", \UIViewController.modalPresentationCapturesStatusBarAppearance)
        case 27: return .value("modalPresentationStyle", \UIViewController.modalPresentationStyle)
        case 28: return .value("modalTransitionStyle", \UIViewController.modalTransitionStyle)
        case 29: return .readOnly(\UIViewController.navigationController)
        case 30: return .readOnly(\UIViewController.navigationItem)
        case 31: return .readOnly(\UIViewController.nibBundle)
        case 32: return .readOnly(\UIViewController.nibName)
        case 33: return .value("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
        case 34: return .readOnly(\UIViewController.parentFocusEnvironment)
        case 35: return .readOnly(\UIViewController.parent)
        case 36: return .readOnly(\UIViewController.popoverPresentationController)
        case 37: return .value("preferredContentSize", \UIViewController.preferredContentSize)
        case 38: return .readOnly(\UIViewController.preferredFocusEnvironments)
        case 39: return .readOnly(\UIViewController.preferredFocusedView)
        case 40: return .readOnly(\UIViewController.preferredInterfaceOrientationForPresentation)
        case 41: return .readOnly(\UIViewController.preferredScreenEdgesDeferringSystemGestures)
        case 42: return .readOnly(\UIViewController.preferredStatusBarStyle)
        case 43: return .readOnly(\UIViewController.preferredStatusBarUpdateAnimation)
        case 44: return .value("preferredTransition", \UIViewController.preferredTransition)
        case 45: return .readOnly(\UIViewController.prefersHomeIndicatorAutoHidden)
        case 46: return .readOnly(\UIViewController.prefersStatusBarHidden)
        case 47: return .readOnly(\UIViewController.presentationController)
        case 48: return .readOnly(\UIViewController.presentedViewController)
        case 49: return .readOnly(\UIViewController.presentingViewController)
        case 50: return .readOnly(\UIViewController.previewActionItems)
        case 51: return .value("providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle)
        case 52: return .value("restorationClass", \UIViewController.restorationClass)
        case 53: return .value("restorationIdentifier", \UIViewController.restorationIdentifier)
        case 54: return .value("restoresFocusAfterTransition", \UIViewController.restoresFocusAfterTransition)
        case 55: return .readOnly(\UIViewController.searchDisplayController)
        case 56: return .readOnly(\UIViewController.sheetPresentationController)
        case 57: return .readOnly(\UIViewController.shouldAutomaticallyForwardAppearanceMethods)
        case 58: return .readOnly(\UIViewController.shouldAutorotate)
        case 59: return .readOnly(\UIViewController.splitViewController)
        case 60: return .readOnly(\UIViewController.storyboard)
        case 61: return .readOnly(\UIViewController.supportedInterfaceOrientations)
        case 62: return .readOnly(\UIViewController.systemMinimumLayoutMargins)
        case 63: return .readOnly(\UIViewController.tab)
        case 64: return .readOnly(\UIViewController.tabBarController)
        case 65: return .value("tabBarItem", \UIViewController.tabBarItem)
        case 66: return .value("title", \UIViewController.title)
        case 67: return .value("toolbarItems", \UIViewController.toolbarItems)
        case 68: return .readOnly(\UIViewController.topLayoutGuide)
        case 69: return .readOnly(\UIViewController.traitCollection)
        case 70: return .value("traitOverrides", \UIViewController.traitOverrides)
        case 71: return .readOnly(\UIViewController.transitionCoordinator)
        case 72: return .reference(\UIViewController.transitioningDelegate)
        case 73: return .value("view", \UIViewController.view)
        case 74: return .readOnly(\UIViewController.viewIfLoaded)
        default: return .value("viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins)
        }
    }

    nonisolated private static func methodOfUIViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIViewController).printedHierarchy() }
        case 1:
            return { r, a in
                (r as! UIViewController).addChild(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addChildViewController:", as: (UIViewController).self))
            }
        case 2:
            return { r, a in
                (r as! UIViewController).addKeyCommand(ObjCRuntime.ObjCMessage.argument(a, 0, "addKeyCommand:", as: (UIKeyCommand).self))
            }
        case 3:
            return { r, a in
                (r as! UIViewController).allowedChildrenForUnwinding(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "allowedChildViewControllersForUnwindingFromSource:", as: (UIStoryboardUnwindSegueSource).self))
            }
        case 4: return { r, _ in (r as! UIViewController).applicationFinishedRestoringState() }
        case 5: return { r, _ in (r as! UIViewController).awakeFromNib() }
        case 6:
            return { r, a in
                (r as! UIViewController).beginAppearanceTransition(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "beginAppearanceTransition:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "beginAppearanceTransition:animated:", as: (Bool).self))
            }
        case 7:
            return { r, a in
                (r as! UIViewController).canPerformUnwindSegueAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "canPerformUnwindSegueAction:fromViewController:sender:", as: (Selector).self),
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "canPerformUnwindSegueAction:fromViewController:sender:", as: (UIViewController).self),
                    sender: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "canPerformUnwindSegueAction:fromViewController:sender:", as: (Any?).self))
            }
        case 8:
            return { r, a in
                (r as! UIViewController).childContaining(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "childViewControllerContainingSegueSource:", as: (UIStoryboardUnwindSegueSource).self))
            }
        case 9:
            return { r, a in
                (r as! UIViewController).collapseSecondaryViewController(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "collapseSecondaryViewController:forSplitViewController:", as: (UIViewController).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "collapseSecondaryViewController:forSplitViewController:", as: (UISplitViewController).self))
            }
        case 10:
            return { r, a in
                (r as! UIViewController).contentScrollView(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "contentScrollViewForEdge:", as: (NSDirectionalRectEdge).self))
            }
        case 11:
            return { r, a in
                (r as! UIViewController).decodeRestorableState(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "decodeRestorableStateWithCoder:", as: (NSCoder).self))
            }
        case 12:
            return { r, a in
                (r as! UIViewController).didMove(
                    toParent: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToParentViewController:", as: (UIViewController?).self))
            }
        case 13: return { r, _ in (r as! UIViewController).didReceiveMemoryWarning() }
        case 14:
            return { r, a in
                (r as! UIViewController).didUpdateFocus(
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "didUpdateFocusInContext:withAnimationCoordinator:", as: (UIFocusUpdateContext).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "didUpdateFocusInContext:withAnimationCoordinator:", as: (UIFocusAnimationCoordinator).self))
            }
        case 15:
            return { r, a in
                (r as! UIViewController).dismiss(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "dismissViewControllerAnimated:completion:", as: (Bool).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "dismissViewControllerAnimated:completion:", as: ((() -> Void)?).self))
            }
        case 16:
            return { r, a in
                (r as! UIViewController).encodeRestorableState(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeRestorableStateWithCoder:", as: (NSCoder).self))
            }
        case 17:
            return { r, a in
                (r as! UIViewController).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        case 18: return { r, _ in (r as! UIViewController).endAppearanceTransition() }
        case 19: return { r, _ in (r as! UIViewController).loadView() }
        case 20: return { r, _ in (r as! UIViewController).loadViewIfNeeded() }
        case 21:
            return { r, a in
                (r as! UIViewController).overrideTraitCollection(
                    forChild: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "overrideTraitCollectionForChildViewController:", as: (UIViewController).self))
            }
        case 22:
            return { r, a in
                (r as! UIViewController).performSegue(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "performSegueWithIdentifier:sender:", as: (String).self),
                    sender: ObjCRuntime.ObjCMessage.argument(a, 1, "performSegueWithIdentifier:sender:", as: (Any?).self))
            }
        case 23:
            return { r, a in
                (r as! UIViewController).preferredContentSizeDidChange(
                    forChildContentContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "preferredContentSizeDidChangeForChildContentContainer:", as: (any UIContentContainer).self))
            }
        case 24:
            return { r, a in
                (r as! UIViewController).prepare(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareForSegue:sender:", as: (UIStoryboardSegue).self),
                    sender: ObjCRuntime.ObjCMessage.argument(a, 1, "prepareForSegue:sender:", as: (Any?).self))
            }
        case 25:
            return { r, a in
                (r as! UIViewController).present(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "presentViewController:animated:completion:", as: (UIViewController).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "presentViewController:animated:completion:", as: (Bool).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "presentViewController:animated:completion:", as: ((() -> Void)?).self))
            }
        case 26:
            return { r, a in
                (r as! UIViewController).registerForPreviewing(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerForPreviewingWithDelegate:sourceView:", as: (any UIViewControllerPreviewingDelegate).self),
                    sourceView: ObjCRuntime.ObjCMessage.argument(a, 1, "registerForPreviewingWithDelegate:sourceView:", as: (UIView).self))
            }
        case 27: return { r, _ in (r as! UIViewController).removeFromParent() }
        case 28:
            return { r, a in
                (r as! UIViewController).removeKeyCommand(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeKeyCommand:", as: (UIKeyCommand).self))
            }
        case 29:
            return { r, a in
                (r as! UIViewController).separateSecondaryViewController(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "separateSecondaryViewControllerForSplitViewController:", as: (UISplitViewController).self))
            }
        case 30:
            return { r, a in
                (r as! UIViewController).setContentScrollView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContentScrollView:", as: (UIScrollView?).self))
            }
        case 31:
            return { r, a in
                (r as! UIViewController).setContentScrollView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContentScrollView:forDirectionalRectEdge:", as: (UIScrollView?).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setContentScrollView:forDirectionalRectEdge:", as: (NSDirectionalRectEdge).self))
            }
        case 32:
            return { r, a in
                (r as! UIViewController).setEditing(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setEditing:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setEditing:animated:", as: (Bool).self))
            }
        case 33: return { r, _ in (r as! UIViewController).setNeedsFocusUpdate() }
        case 34: return { r, _ in (r as! UIViewController).setNeedsStatusBarAppearanceUpdate() }
        case 35: return { r, _ in (r as! UIViewController).setNeedsUpdateContentUnavailableConfiguration() }
        case 36: return { r, _ in (r as! UIViewController).setNeedsUpdateOfHomeIndicatorAutoHidden() }
        case 37: return { r, _ in (r as! UIViewController).setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
        case 38: return { r, _ in (r as! UIViewController).setNeedsUpdateOfSupportedInterfaceOrientations() }
        case 39:
            return { r, a in
                (r as! UIViewController).setOverrideTraitCollection(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setOverrideTraitCollection:forChildViewController:", as: (UITraitCollection?).self),
                    forChild: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setOverrideTraitCollection:forChildViewController:", as: (UIViewController).self))
            }
        case 40:
            return { r, a in
                (r as! UIViewController).setToolbarItems(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setToolbarItems:animated:", as: ([UIBarButtonItem]?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setToolbarItems:animated:", as: (Bool).self))
            }
        case 41:
            return { r, a in
                (r as! UIViewController).shouldPerformSegue(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldPerformSegueWithIdentifier:sender:", as: (String).self),
                    sender: ObjCRuntime.ObjCMessage.argument(a, 1, "shouldPerformSegueWithIdentifier:sender:", as: (Any?).self))
            }
        case 42:
            return { r, a in
                (r as! UIViewController).shouldUpdateFocus(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "shouldUpdateFocusInContext:", as: (UIFocusUpdateContext).self))
            }
        case 43:
            return { r, a in
                (r as! UIViewController).showDetailViewController(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "showDetailViewController:sender:", as: (UIViewController).self),
                    sender: ObjCRuntime.ObjCMessage.argument(a, 1, "showDetailViewController:sender:", as: (Any?).self))
            }
        case 44:
            return { r, a in
                (r as! UIViewController).show(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "showViewController:sender:", as: (UIViewController).self),
                    sender: ObjCRuntime.ObjCMessage.argument(a, 1, "showViewController:sender:", as: (Any?).self))
            }
        case 45:
            return { r, a in
                (r as! UIViewController).size(
                    forChildContentContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "sizeForChildContentContainer:withParentContainerSize:", as: (any UIContentContainer).self),
                    withParentContainerSize: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "sizeForChildContentContainer:withParentContainerSize:", as: (CGSize).self))
            }
        case 46:
            return { r, a in
                (r as! UIViewController).systemLayoutFittingSizeDidChange(
                    forChildContentContainer: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "systemLayoutFittingSizeDidChangeForChildContentContainer:", as: (any UIContentContainer).self))
            }
        case 47:
            return { r, a in
                (r as! UIViewController).targetViewController(
                    forAction: ObjCRuntime.ObjCMessage.argument(a, 0, "targetViewControllerForAction:sender:", as: (Selector).self),
                    sender: ObjCRuntime.ObjCMessage.argument(a, 1, "targetViewControllerForAction:sender:", as: (Any?).self))
            }
        case 48:
            return { r, a in
                (r as! UIViewController).traitCollectionDidChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionDidChange:", as: (UITraitCollection?).self))
            }
        case 49:
            return { r, a in
                (r as! UIViewController).transition(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "transitionFromViewController:toViewController:duration:options:animations:completion:",
                        as: (UIViewController).self),
                    to: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "transitionFromViewController:toViewController:duration:options:animations:completion:",
                        as: (UIViewController).self),
                    duration: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "transitionFromViewController:toViewController:duration:options:animations:completion:",
                        as: (TimeInterval).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "transitionFromViewController:toViewController:duration:options:animations:completion:",
                        as: (UIView.AnimationOptions).self),
                    animations: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "transitionFromViewController:toViewController:duration:options:animations:completion:",
                        as: ((() -> Void)?).self),
                    completion: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "transitionFromViewController:toViewController:duration:options:animations:completion:",
                        as: (((Bool) -> Void)?).self))
            }
        case 50:
            return { r, a in
                (r as! UIViewController).unregisterForPreviewing(
                    withContext: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "unregisterForPreviewingWithContext:", as: (any UIViewControllerPreviewing).self))
            }
        case 51:
            return { r, a in
                (r as! UIViewController).unwind(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "unwindForSegue:towardsViewController:", as: (UIStoryboardSegue).self),
                    towards: ObjCRuntime.ObjCMessage.argument(a, 1, "unwindForSegue:towardsViewController:", as: (UIViewController).self))
            }
        case 52:
            return { r, a in
                (r as! UIViewController).updateContentUnavailableConfiguration(
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "updateContentUnavailableConfigurationUsingContentUnavailableConfigurationState:",
                        as: (UIContentUnavailableConfigurationState).self))
            }
        case 53: return { r, _ in (r as! UIViewController).updateFocusIfNeeded() }
        case 54: return { r, _ in (r as! UIViewController).updateTraitsIfNeeded() }
        case 55: return { r, _ in (r as! UIViewController).updateViewConstraints() }
        case 56:
            return { r, a in
                (r as! UIViewController).viewDidAppear(ObjCRuntime.ObjCMessage.argument(a, 0, "viewDidAppear:", as: (Bool).self))
            }
        case 57:
            return { r, a in
                (r as! UIViewController).viewDidDisappear(ObjCRuntime.ObjCMessage.argument(a, 0, "viewDidDisappear:", as: (Bool).self))
            }
        case 58: return { r, _ in (r as! UIViewController).viewDidLayoutSubviews() }
        case 59: return { r, _ in (r as! UIViewController).viewDidLoad() }
        case 60:
            return { r, a in
                (r as! UIViewController).viewIsAppearing(ObjCRuntime.ObjCMessage.argument(a, 0, "viewIsAppearing:", as: (Bool).self))
            }
        case 61: return { r, _ in (r as! UIViewController).viewLayoutMarginsDidChange() }
        case 62: return { r, _ in (r as! UIViewController).viewSafeAreaInsetsDidChange() }
        case 63:
            return { r, a in
                (r as! UIViewController).viewWillAppear(ObjCRuntime.ObjCMessage.argument(a, 0, "viewWillAppear:", as: (Bool).self))
            }
        case 64:
            return { r, a in
                (r as! UIViewController).viewWillDisappear(ObjCRuntime.ObjCMessage.argument(a, 0, "viewWillDisappear:", as: (Bool).self))
            }
        case 65: return { r, _ in (r as! UIViewController).viewWillLayoutSubviews() }
        case 66:
            return { r, a in
                (r as! UIViewController).viewWillTransition(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "viewWillTransitionToSize:withTransitionCoordinator:", as: (CGSize).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "viewWillTransitionToSize:withTransitionCoordinator:", as: (any UIViewControllerTransitionCoordinator).self))
            }
        case 67:
            return { r, a in
                (r as! UIViewController).willMove(
                    toParent: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToParentViewController:", as: (UIViewController?).self))
            }
        default:
            return { r, a in
                (r as! UIViewController).willTransition(
                    to: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "willTransitionToTraitCollection:withTransitionCoordinator:", as: (UITraitCollection).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "willTransitionToTraitCollection:withTransitionCoordinator:",
                        as: (any UIViewControllerTransitionCoordinator).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIViewController(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIViewController.Type).attemptRotationToDeviceOrientation() }
    }

    nonisolated private static func initializerOfUIViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIViewController() }
        case 1: return { a in UIViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
