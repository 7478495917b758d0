// Made by `make generate` from the sources of this module.
import AssetCatalog
import AutoLayout
import CoreGraphics
import DebugLog
import Foundation
import Host
import ImageIO
import InterfaceBuilder
import ObjCRuntime
import QuartzCore
import TextLayout

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("UIKit", classes: names, description)
    }

    private static let names: NameList = """
        AccessibleObject Foundation.Bundle Foundation.NSAttributedString Foundation.NSCoder Foundation.NSString Foundation.NSValue \
        NSDataAsset NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor \
        NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment NSTextContainer NSTextTab \
        UIAccessibilityCustomAction UIAccessibilityElement UIAction UIActivityIndicatorView UIAlertAction UIAlertController \
        UIAlertView UIApplication UIApplicationShortcutItem UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance \
        UIBarButtonItemAppearance.StateAppearance UIBarItem UIBezierPath UIBlurEffect UIButton UICollectionReusableView \
        UICollectionView UICollectionViewCell UICollectionViewController UICollectionViewFlowLayout \
        UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout UICollectionViewLayoutAttributes \
        UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UIColor UIContextualAction UIControl \
        UICubicTimingParameters UIDatePicker UIDevice UIEvent UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics \
        UIGestureRecognizer UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat \
        UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat UIGraphicsRenderer UIGraphicsRendererContext \
        UIGraphicsRendererFormat UIImage UIImage.Configuration UIImage.SymbolConfiguration UIImageAsset UIImageView \
        UIImpactFeedbackGenerator UIKey UIKeyCommand UIKeyboardLayoutGuide UILabel UILayoutGuide UILongPressGestureRecognizer \
        UIMenuElement UINavigationBar UINavigationBarAppearance UINavigationController UINavigationItem UINib \
        UINotificationFeedbackGenerator UIOpenURLContext UIPageControl UIPageViewController UIPanGestureRecognizer UIPasteboard \
        UIPercentDrivenInteractiveTransition UIPickerView UIPinchGestureRecognizer UIPopoverPresentationController \
        UIPresentationController UIPress UIPressesEvent UIProgressView UIRefreshControl UIResponder UIRotationGestureRecognizer \
        UIScene UIScene.ConnectionOptions UIScene.OpenExternalURLOptions UIScene.OpenURLOptions UISceneConfiguration UISceneSession \
        UISceneSizeRestrictions UIScreen UIScreenEdgePanGestureRecognizer UIScrollView UISearchBar UISearchController \
        UISearchTextField UISegmentedControl UISelectionFeedbackGenerator UISheetPresentationController \
        UISheetPresentationController.Detent UISlider UISplitViewController UISpringTimingParameters UIStackView UIStatusBarManager \
        UIStepper UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISwipeGestureRecognizer \
        UISwitch UITabBar UITabBarAppearance UITabBarController UITabBarItem UITabBarItemAppearance \
        UITabBarItemAppearance.StateAppearance UITableView UITableViewCell UITableViewController UITableViewHeaderFooterView \
        UITableViewRowAction UITapGestureRecognizer UITextField UITextInputPasswordRules UITextInputStringTokenizer UITextPosition \
        UITextRange UITextSelectionRect UITextView UIToolbar UIToolbarAppearance UITouch UITraitCollection UIVibrancyEffect UIView \
        UIViewController UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow UIWindowScene
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return AccessibleObject.descriptionOfAccessibleObject
        case 1: return Bundle.descriptionOfBundle
        case 2: return NSAttributedString.descriptionOfNSAttributedString
        case 3: return NSCoder.descriptionOfNSCoder
        case 4: return NSString.descriptionOfNSString
        case 5: return NSValue.descriptionOfNSValue
        case 6: return NSDataAsset.descriptionOfNSDataAsset
        case 7: return NSLayoutConstraint.descriptionOfNSLayoutConstraint
        case 8: return NSLayoutDimension.descriptionOfNSLayoutDimension
        case 9: return NSLayoutManager.descriptionOfNSLayoutManager
        case 10: return NSLayoutXAxisAnchor.descriptionOfNSLayoutXAxisAnchor
        case 11: return NSLayoutYAxisAnchor.descriptionOfNSLayoutYAxisAnchor
        case 12: return NSMutableParagraphStyle.descriptionOfNSMutableParagraphStyle
        case 13: return NSParagraphStyle.descriptionOfNSParagraphStyle
        case 14: return NSShadow.descriptionOfNSShadow
        case 15: return NSStringDrawingContext.descriptionOfNSStringDrawingContext
        case 16: return NSTextAttachment.descriptionOfNSTextAttachment
        case 17: return NSTextContainer.descriptionOfNSTextContainer
        case 18: return NSTextTab.descriptionOfNSTextTab
        case 19: return UIAccessibilityCustomAction.descriptionOfUIAccessibilityCustomAction
        case 20: return UIAccessibilityElement.descriptionOfUIAccessibilityElement
        case 21: return UIAction.descriptionOfUIAction
        case 22: return UIActivityIndicatorView.descriptionOfUIActivityIndicatorView
        case 23: return UIAlertAction.descriptionOfUIAlertAction
        case 24: return UIAlertController.descriptionOfUIAlertController
        case 25: return UIAlertView.descriptionOfUIAlertView
        case 26: return UIApplication.descriptionOfUIApplication
        case 27: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 28: return UIBarAppearance.descriptionOfUIBarAppearance
        case 29: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 30: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 31: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 32: return UIBarItem.descriptionOfUIBarItem
        case 33: return UIBezierPath.descriptionOfUIBezierPath
        case 34: return UIBlurEffect.descriptionOfUIBlurEffect
        case 35: return UIButton.descriptionOfUIButton
        case 36: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 37: return UICollectionView.descriptionOfUICollectionView
        case 38: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 39: return UICollectionViewController.descriptionOfUICollectionViewController
        case 40: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 41: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 42: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 43: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 44: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 45: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 46: return UIColor.descriptionOfUIColor
        case 47: return UIContextualAction.descriptionOfUIContextualAction
        case 48: return UIControl.descriptionOfUIControl
        case 49: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 50: return UIDatePicker.descriptionOfUIDatePicker
        case 51: return UIDevice.descriptionOfUIDevice
        case 52: return UIEvent.descriptionOfUIEvent
        case 53: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 54: return UIFont.descriptionOfUIFont
        case 55: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 56: return UIFontMetrics.descriptionOfUIFontMetrics
        case 57: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 58: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 59: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 60: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 61: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 62: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 63: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 64: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 65: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 66: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 67: return UIImage.descriptionOfUIImage
        case 68: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 69: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 70: return UIImageAsset.descriptionOfUIImageAsset
        case 71: return UIImageView.descriptionOfUIImageView
        case 72: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 73: return UIKey.descriptionOfUIKey
        case 74: return UIKeyCommand.descriptionOfUIKeyCommand
        case 75: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 76: return UILabel.descriptionOfUILabel
        case 77: return UILayoutGuide.descriptionOfUILayoutGuide
        case 78: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 79: return UIMenuElement.descriptionOfUIMenuElement
        case 80: return UINavigationBar.descriptionOfUINavigationBar
        case 81: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 82: return UINavigationController.descriptionOfUINavigationController
        case 83: return UINavigationItem.descriptionOfUINavigationItem
        case 84: return UINib.descriptionOfUINib
        case 85: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 86: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 87: return UIPageControl.descriptionOfUIPageControl
        case 88: return UIPageViewController.descriptionOfUIPageViewController
        case 89: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 90: return UIPasteboard.descriptionOfUIPasteboard
        case 91: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 92: return UIPickerView.descriptionOfUIPickerView
        case 93: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 94: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 95: return UIPresentationController.descriptionOfUIPresentationController
        case 96: return UIPress.descriptionOfUIPress
        case 97: return UIPressesEvent.descriptionOfUIPressesEvent
        case 98: return UIProgressView.descriptionOfUIProgressView
        case 99: return UIRefreshControl.descriptionOfUIRefreshControl
        case 100: return UIResponder.descriptionOfUIResponder
        case 101: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 102: return UIScene.descriptionOfUIScene
        case 103: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 104: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 105: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 106: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 107: return UISceneSession.descriptionOfUISceneSession
        case 108: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 109: return UIScreen.descriptionOfUIScreen
        case 110: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 111: return UIScrollView.descriptionOfUIScrollView
        case 112: return UISearchBar.descriptionOfUISearchBar
        case 113: return UISearchController.descriptionOfUISearchController
        case 114: return UISearchTextField.descriptionOfUISearchTextField
        case 115: return UISegmentedControl.descriptionOfUISegmentedControl
        case 116: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 117: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 118: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 119: return UISlider.descriptionOfUISlider
        case 120: return UISplitViewController.descriptionOfUISplitViewController
        case 121: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 122: return UIStackView.descriptionOfUIStackView
        case 123: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 124: return UIStepper.descriptionOfUIStepper
        case 125: return UIStoryboard.descriptionOfUIStoryboard
        case 126: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 127: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 128: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 129: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 130: return UISwitch.descriptionOfUISwitch
        case 131: return UITabBar.descriptionOfUITabBar
        case 132: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 133: return UITabBarController.descriptionOfUITabBarController
        case 134: return UITabBarItem.descriptionOfUITabBarItem
        case 135: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 136: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 137: return UITableView.descriptionOfUITableView
        case 138: return UITableViewCell.descriptionOfUITableViewCell
        case 139: return UITableViewController.descriptionOfUITableViewController
        case 140: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 141: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 142: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 143: return UITextField.descriptionOfUITextField
        case 144: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 145: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 146: return UITextPosition.descriptionOfUITextPosition
        case 147: return UITextRange.descriptionOfUITextRange
        case 148: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 149: return UITextView.descriptionOfUITextView
        case 150: return UIToolbar.descriptionOfUIToolbar
        case 151: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 152: return UITouch.descriptionOfUITouch
        case 153: return UITraitCollection.descriptionOfUITraitCollection
        case 154: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 155: return UIView.descriptionOfUIView
        case 156: return UIViewController.descriptionOfUIViewController
        case 157: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 158: return UIVisualEffect.descriptionOfUIVisualEffect
        case 159: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 160: return UIWindow.descriptionOfUIWindow
        default: return UIWindowScene.descriptionOfUIWindowScene
        }
    }
}
