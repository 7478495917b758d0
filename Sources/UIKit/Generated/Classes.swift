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

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("UIKit", classes: names, description)
    }

    private static let names: NameList = """
        AccessibleObject CTLine CTRun Foundation.Bundle Foundation.NSAttributedString Foundation.NSCoder Foundation.NSString \
        Foundation.NSValue NSDataAsset NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor \
        NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment NSTextContainer NSTextStorage \
        NSTextTab UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityLocationDescriptor UIAction \
        UIActivityIndicatorView UIAlertAction UIAlertController UIAlertView UIApplication UIApplicationShortcutIcon \
        UIApplicationShortcutItem UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance \
        UIBarButtonItemAppearance.StateAppearance UIBarItem UIBezierPath UIBlurEffect UIButton UICollectionReusableView \
        UICollectionView UICollectionViewCell UICollectionViewController UICollectionViewFlowLayout \
        UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout UICollectionViewLayoutAttributes \
        UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UIColor UIContextualAction UIControl \
        UICubicTimingParameters UIDatePicker UIDevice UIEvent UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics \
        UIGestureRecognizer UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat \
        UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat UIGraphicsRenderer UIGraphicsRendererContext \
        UIGraphicsRendererFormat UIImage UIImage.Configuration UIImage.SymbolConfiguration UIImageAsset UIImageView \
        UIImpactFeedbackGenerator UIKey UIKeyCommand UIKeyboardLayoutGuide UILabel UILayoutGuide UILongPressGestureRecognizer \
        UIMenuElement UIMutableApplicationShortcutItem UINavigationBar UINavigationBarAppearance UINavigationController \
        UINavigationItem UINib UINotificationFeedbackGenerator UIOpenURLContext UIPageControl UIPageViewController \
        UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition UIPickerView UIPinchGestureRecognizer \
        UIPopoverPresentationController UIPresentationController UIPress UIPressesEvent UIProgressView UIRefreshControl UIResponder \
        UIRotationGestureRecognizer UIScene UIScene.ActivationRequestOptions UIScene.ConnectionOptions \
        UIScene.OpenExternalURLOptions UIScene.OpenURLOptions UISceneActivationConditions UISceneConfiguration \
        UISceneDestructionRequestOptions UISceneSession UISceneSessionActivationRequest UISceneSizeRestrictions UIScreen \
        UIScreenEdgePanGestureRecognizer UIScrollView UISearchBar UISearchController UISearchTextField UISegmentedControl \
        UISelectionFeedbackGenerator UISheetPresentationController UISheetPresentationController.Detent UISlider \
        UISplitViewController UISpringTimingParameters UIStackView UIStatusBarManager UIStepper UIStoryboard UIStoryboardSegue \
        UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITabBar UITabBarAppearance \
        UITabBarController UITabBarItem UITabBarItemAppearance UITabBarItemAppearance.StateAppearance UITableView UITableViewCell \
        UITableViewController UITableViewHeaderFooterView UITableViewRowAction UITapGestureRecognizer UITextField \
        UITextInputPasswordRules UITextInputStringTokenizer UITextPosition UITextRange UITextSelectionRect UITextView UIToolbar \
        UIToolbarAppearance UITouch UITraitCollection UIVibrancyEffect UIView UIViewController UIViewPropertyAnimator UIVisualEffect \
        UIVisualEffectView UIWindow UIWindowScene UIWindowSceneDestructionRequestOptions
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return AccessibleObject.descriptionOfAccessibleObject
        case 1: return CTLine.descriptionOfCTLine
        case 2: return CTRun.descriptionOfCTRun
        case 3: return Bundle.descriptionOfBundle
        case 4: return NSAttributedString.descriptionOfNSAttributedString
        case 5: return NSCoder.descriptionOfNSCoder
        case 6: return NSString.descriptionOfNSString
        case 7: return NSValue.descriptionOfNSValue
        case 8: return NSDataAsset.descriptionOfNSDataAsset
        case 9: return NSLayoutConstraint.descriptionOfNSLayoutConstraint
        case 10: return NSLayoutDimension.descriptionOfNSLayoutDimension
        case 11: return NSLayoutManager.descriptionOfNSLayoutManager
        case 12: return NSLayoutXAxisAnchor.descriptionOfNSLayoutXAxisAnchor
        case 13: return NSLayoutYAxisAnchor.descriptionOfNSLayoutYAxisAnchor
        case 14: return NSMutableParagraphStyle.descriptionOfNSMutableParagraphStyle
        case 15: return NSParagraphStyle.descriptionOfNSParagraphStyle
        case 16: return NSShadow.descriptionOfNSShadow
        case 17: return NSStringDrawingContext.descriptionOfNSStringDrawingContext
        case 18: return NSTextAttachment.descriptionOfNSTextAttachment
        case 19: return NSTextContainer.descriptionOfNSTextContainer
        case 20: return NSTextStorage.descriptionOfNSTextStorage
        case 21: return NSTextTab.descriptionOfNSTextTab
        case 22: return UIAccessibilityCustomAction.descriptionOfUIAccessibilityCustomAction
        case 23: return UIAccessibilityElement.descriptionOfUIAccessibilityElement
        case 24: return UIAccessibilityLocationDescriptor.descriptionOfUIAccessibilityLocationDescriptor
        case 25: return UIAction.descriptionOfUIAction
        case 26: return UIActivityIndicatorView.descriptionOfUIActivityIndicatorView
        case 27: return UIAlertAction.descriptionOfUIAlertAction
        case 28: return UIAlertController.descriptionOfUIAlertController
        case 29: return UIAlertView.descriptionOfUIAlertView
        case 30: return UIApplication.descriptionOfUIApplication
        case 31: return UIApplicationShortcutIcon.descriptionOfUIApplicationShortcutIcon
        case 32: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 33: return UIBarAppearance.descriptionOfUIBarAppearance
        case 34: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 35: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 36: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 37: return UIBarItem.descriptionOfUIBarItem
        case 38: return UIBezierPath.descriptionOfUIBezierPath
        case 39: return UIBlurEffect.descriptionOfUIBlurEffect
        case 40: return UIButton.descriptionOfUIButton
        case 41: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 42: return UICollectionView.descriptionOfUICollectionView
        case 43: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 44: return UICollectionViewController.descriptionOfUICollectionViewController
        case 45: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 46: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 47: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 48: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 49: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 50: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 51: return UIColor.descriptionOfUIColor
        case 52: return UIContextualAction.descriptionOfUIContextualAction
        case 53: return UIControl.descriptionOfUIControl
        case 54: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 55: return UIDatePicker.descriptionOfUIDatePicker
        case 56: return UIDevice.descriptionOfUIDevice
        case 57: return UIEvent.descriptionOfUIEvent
        case 58: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 59: return UIFont.descriptionOfUIFont
        case 60: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 61: return UIFontMetrics.descriptionOfUIFontMetrics
        case 62: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 63: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 64: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 65: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 66: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 67: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 68: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 69: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 70: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 71: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 72: return UIImage.descriptionOfUIImage
        case 73: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 74: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 75: return UIImageAsset.descriptionOfUIImageAsset
        case 76: return UIImageView.descriptionOfUIImageView
        case 77: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 78: return UIKey.descriptionOfUIKey
        case 79: return UIKeyCommand.descriptionOfUIKeyCommand
        case 80: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 81: return UILabel.descriptionOfUILabel
        case 82: return UILayoutGuide.descriptionOfUILayoutGuide
        case 83: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 84: return UIMenuElement.descriptionOfUIMenuElement
        case 85: return UIMutableApplicationShortcutItem.descriptionOfUIMutableApplicationShortcutItem
        case 86: return UINavigationBar.descriptionOfUINavigationBar
        case 87: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 88: return UINavigationController.descriptionOfUINavigationController
        case 89: return UINavigationItem.descriptionOfUINavigationItem
        case 90: return UINib.descriptionOfUINib
        case 91: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 92: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 93: return UIPageControl.descriptionOfUIPageControl
        case 94: return UIPageViewController.descriptionOfUIPageViewController
        case 95: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 96: return UIPasteboard.descriptionOfUIPasteboard
        case 97: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 98: return UIPickerView.descriptionOfUIPickerView
        case 99: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 100: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 101: return UIPresentationController.descriptionOfUIPresentationController
        case 102: return UIPress.descriptionOfUIPress
        case 103: return UIPressesEvent.descriptionOfUIPressesEvent
        case 104: return UIProgressView.descriptionOfUIProgressView
        case 105: return UIRefreshControl.descriptionOfUIRefreshControl
        case 106: return UIResponder.descriptionOfUIResponder
        case 107: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 108: return UIScene.descriptionOfUIScene
        case 109: return UIScene.ActivationRequestOptions.descriptionOfUISceneActivationRequestOptions
        case 110: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 111: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 112: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 113: return UISceneActivationConditions.descriptionOfUISceneActivationConditions
        case 114: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 115: return UISceneDestructionRequestOptions.descriptionOfUISceneDestructionRequestOptions
        case 116: return UISceneSession.descriptionOfUISceneSession
        case 117: return UISceneSessionActivationRequest.descriptionOfUISceneSessionActivationRequest
        case 118: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 119: return UIScreen.descriptionOfUIScreen
        case 120: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 121: return UIScrollView.descriptionOfUIScrollView
        case 122: return UISearchBar.descriptionOfUISearchBar
        case 123: return UISearchController.descriptionOfUISearchController
        case 124: return UISearchTextField.descriptionOfUISearchTextField
        case 125: return UISegmentedControl.descriptionOfUISegmentedControl
        case 126: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 127: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 128: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 129: return UISlider.descriptionOfUISlider
        case 130: return UISplitViewController.descriptionOfUISplitViewController
        case 131: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 132: return UIStackView.descriptionOfUIStackView
        case 133: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 134: return UIStepper.descriptionOfUIStepper
        case 135: return UIStoryboard.descriptionOfUIStoryboard
        case 136: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 137: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 138: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 139: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 140: return UISwitch.descriptionOfUISwitch
        case 141: return UITabBar.descriptionOfUITabBar
        case 142: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 143: return UITabBarController.descriptionOfUITabBarController
        case 144: return UITabBarItem.descriptionOfUITabBarItem
        case 145: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 146: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 147: return UITableView.descriptionOfUITableView
        case 148: return UITableViewCell.descriptionOfUITableViewCell
        case 149: return UITableViewController.descriptionOfUITableViewController
        case 150: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 151: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 152: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 153: return UITextField.descriptionOfUITextField
        case 154: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 155: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 156: return UITextPosition.descriptionOfUITextPosition
        case 157: return UITextRange.descriptionOfUITextRange
        case 158: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 159: return UITextView.descriptionOfUITextView
        case 160: return UIToolbar.descriptionOfUIToolbar
        case 161: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 162: return UITouch.descriptionOfUITouch
        case 163: return UITraitCollection.descriptionOfUITraitCollection
        case 164: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 165: return UIView.descriptionOfUIView
        case 166: return UIViewController.descriptionOfUIViewController
        case 167: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 168: return UIVisualEffect.descriptionOfUIVisualEffect
        case 169: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 170: return UIWindow.descriptionOfUIWindow
        case 171: return UIWindowScene.descriptionOfUIWindowScene
        default: return UIWindowSceneDestructionRequestOptions.descriptionOfUIWindowSceneDestructionRequestOptions
        }
    }
}
