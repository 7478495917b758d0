// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanHost
import SampanInterfaceBuilder
import SampanTextLayout

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("UIKit", classes: names, description)
    }

    private static let names: NameList = """
        AccessibleObject Foundation.Bundle Foundation.NSAttributedString Foundation.NSCoder Foundation.NSString Foundation.NSValue \
        NSDataAsset NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor \
        NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment NSTextContainer NSTextTab \
        UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityLocationDescriptor UIAction UIActivityIndicatorView \
        UIAlertAction UIAlertController UIAlertView UIApplication UIApplicationShortcutItem UIBarAppearance UIBarButtonItem \
        UIBarButtonItemAppearance UIBarButtonItemAppearance.StateAppearance UIBarItem UIBezierPath UIBlurEffect UIButton \
        UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewController UICollectionViewFlowLayout \
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
        case 21: return UIAccessibilityLocationDescriptor.descriptionOfUIAccessibilityLocationDescriptor
        case 22: return UIAction.descriptionOfUIAction
        case 23: return UIActivityIndicatorView.descriptionOfUIActivityIndicatorView
        case 24: return UIAlertAction.descriptionOfUIAlertAction
        case 25: return UIAlertController.descriptionOfUIAlertController
        case 26: return UIAlertView.descriptionOfUIAlertView
        case 27: return UIApplication.descriptionOfUIApplication
        case 28: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 29: return UIBarAppearance.descriptionOfUIBarAppearance
        case 30: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 31: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 32: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 33: return UIBarItem.descriptionOfUIBarItem
        case 34: return UIBezierPath.descriptionOfUIBezierPath
        case 35: return UIBlurEffect.descriptionOfUIBlurEffect
        case 36: return UIButton.descriptionOfUIButton
        case 37: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 38: return UICollectionView.descriptionOfUICollectionView
        case 39: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 40: return UICollectionViewController.descriptionOfUICollectionViewController
        case 41: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 42: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 43: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 44: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 45: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 46: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 47: return UIColor.descriptionOfUIColor
        case 48: return UIContextualAction.descriptionOfUIContextualAction
        case 49: return UIControl.descriptionOfUIControl
        case 50: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 51: return UIDatePicker.descriptionOfUIDatePicker
        case 52: return UIDevice.descriptionOfUIDevice
        case 53: return UIEvent.descriptionOfUIEvent
        case 54: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 55: return UIFont.descriptionOfUIFont
        case 56: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 57: return UIFontMetrics.descriptionOfUIFontMetrics
        case 58: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 59: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 60: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 61: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 62: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 63: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 64: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 65: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 66: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 67: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 68: return UIImage.descriptionOfUIImage
        case 69: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 70: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 71: return UIImageAsset.descriptionOfUIImageAsset
        case 72: return UIImageView.descriptionOfUIImageView
        case 73: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 74: return UIKey.descriptionOfUIKey
        case 75: return UIKeyCommand.descriptionOfUIKeyCommand
        case 76: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 77: return UILabel.descriptionOfUILabel
        case 78: return UILayoutGuide.descriptionOfUILayoutGuide
        case 79: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 80: return UIMenuElement.descriptionOfUIMenuElement
        case 81: return UINavigationBar.descriptionOfUINavigationBar
        case 82: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 83: return UINavigationController.descriptionOfUINavigationController
        case 84: return UINavigationItem.descriptionOfUINavigationItem
        case 85: return UINib.descriptionOfUINib
        case 86: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 87: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 88: return UIPageControl.descriptionOfUIPageControl
        case 89: return UIPageViewController.descriptionOfUIPageViewController
        case 90: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 91: return UIPasteboard.descriptionOfUIPasteboard
        case 92: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 93: return UIPickerView.descriptionOfUIPickerView
        case 94: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 95: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 96: return UIPresentationController.descriptionOfUIPresentationController
        case 97: return UIPress.descriptionOfUIPress
        case 98: return UIPressesEvent.descriptionOfUIPressesEvent
        case 99: return UIProgressView.descriptionOfUIProgressView
        case 100: return UIRefreshControl.descriptionOfUIRefreshControl
        case 101: return UIResponder.descriptionOfUIResponder
        case 102: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 103: return UIScene.descriptionOfUIScene
        case 104: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 105: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 106: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 107: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 108: return UISceneSession.descriptionOfUISceneSession
        case 109: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 110: return UIScreen.descriptionOfUIScreen
        case 111: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 112: return UIScrollView.descriptionOfUIScrollView
        case 113: return UISearchBar.descriptionOfUISearchBar
        case 114: return UISearchController.descriptionOfUISearchController
        case 115: return UISearchTextField.descriptionOfUISearchTextField
        case 116: return UISegmentedControl.descriptionOfUISegmentedControl
        case 117: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 118: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 119: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 120: return UISlider.descriptionOfUISlider
        case 121: return UISplitViewController.descriptionOfUISplitViewController
        case 122: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 123: return UIStackView.descriptionOfUIStackView
        case 124: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 125: return UIStepper.descriptionOfUIStepper
        case 126: return UIStoryboard.descriptionOfUIStoryboard
        case 127: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 128: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 129: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 130: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 131: return UISwitch.descriptionOfUISwitch
        case 132: return UITabBar.descriptionOfUITabBar
        case 133: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 134: return UITabBarController.descriptionOfUITabBarController
        case 135: return UITabBarItem.descriptionOfUITabBarItem
        case 136: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 137: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 138: return UITableView.descriptionOfUITableView
        case 139: return UITableViewCell.descriptionOfUITableViewCell
        case 140: return UITableViewController.descriptionOfUITableViewController
        case 141: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 142: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 143: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 144: return UITextField.descriptionOfUITextField
        case 145: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 146: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 147: return UITextPosition.descriptionOfUITextPosition
        case 148: return UITextRange.descriptionOfUITextRange
        case 149: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 150: return UITextView.descriptionOfUITextView
        case 151: return UIToolbar.descriptionOfUIToolbar
        case 152: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 153: return UITouch.descriptionOfUITouch
        case 154: return UITraitCollection.descriptionOfUITraitCollection
        case 155: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 156: return UIView.descriptionOfUIView
        case 157: return UIViewController.descriptionOfUIViewController
        case 158: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 159: return UIVisualEffect.descriptionOfUIVisualEffect
        case 160: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 161: return UIWindow.descriptionOfUIWindow
        default: return UIWindowScene.descriptionOfUIWindowScene
        }
    }
}
