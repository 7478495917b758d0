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
        AccessibleObject CTLine CTRun Foundation.Bundle Foundation.NSAttributedString Foundation.NSCoder Foundation.NSString \
        Foundation.NSValue NSDataAsset NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor \
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
        case 20: return NSTextTab.descriptionOfNSTextTab
        case 21: return UIAccessibilityCustomAction.descriptionOfUIAccessibilityCustomAction
        case 22: return UIAccessibilityElement.descriptionOfUIAccessibilityElement
        case 23: return UIAccessibilityLocationDescriptor.descriptionOfUIAccessibilityLocationDescriptor
        case 24: return UIAction.descriptionOfUIAction
        case 25: return UIActivityIndicatorView.descriptionOfUIActivityIndicatorView
        case 26: return UIAlertAction.descriptionOfUIAlertAction
        case 27: return UIAlertController.descriptionOfUIAlertController
        case 28: return UIAlertView.descriptionOfUIAlertView
        case 29: return UIApplication.descriptionOfUIApplication
        case 30: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 31: return UIBarAppearance.descriptionOfUIBarAppearance
        case 32: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 33: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 34: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 35: return UIBarItem.descriptionOfUIBarItem
        case 36: return UIBezierPath.descriptionOfUIBezierPath
        case 37: return UIBlurEffect.descriptionOfUIBlurEffect
        case 38: return UIButton.descriptionOfUIButton
        case 39: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 40: return UICollectionView.descriptionOfUICollectionView
        case 41: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 42: return UICollectionViewController.descriptionOfUICollectionViewController
        case 43: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 44: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 45: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 46: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 47: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 48: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 49: return UIColor.descriptionOfUIColor
        case 50: return UIContextualAction.descriptionOfUIContextualAction
        case 51: return UIControl.descriptionOfUIControl
        case 52: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 53: return UIDatePicker.descriptionOfUIDatePicker
        case 54: return UIDevice.descriptionOfUIDevice
        case 55: return UIEvent.descriptionOfUIEvent
        case 56: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 57: return UIFont.descriptionOfUIFont
        case 58: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 59: return UIFontMetrics.descriptionOfUIFontMetrics
        case 60: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 61: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 62: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 63: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 64: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 65: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 66: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 67: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 68: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 69: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 70: return UIImage.descriptionOfUIImage
        case 71: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 72: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 73: return UIImageAsset.descriptionOfUIImageAsset
        case 74: return UIImageView.descriptionOfUIImageView
        case 75: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 76: return UIKey.descriptionOfUIKey
        case 77: return UIKeyCommand.descriptionOfUIKeyCommand
        case 78: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 79: return UILabel.descriptionOfUILabel
        case 80: return UILayoutGuide.descriptionOfUILayoutGuide
        case 81: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 82: return UIMenuElement.descriptionOfUIMenuElement
        case 83: return UINavigationBar.descriptionOfUINavigationBar
        case 84: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 85: return UINavigationController.descriptionOfUINavigationController
        case 86: return UINavigationItem.descriptionOfUINavigationItem
        case 87: return UINib.descriptionOfUINib
        case 88: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 89: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 90: return UIPageControl.descriptionOfUIPageControl
        case 91: return UIPageViewController.descriptionOfUIPageViewController
        case 92: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 93: return UIPasteboard.descriptionOfUIPasteboard
        case 94: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 95: return UIPickerView.descriptionOfUIPickerView
        case 96: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 97: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 98: return UIPresentationController.descriptionOfUIPresentationController
        case 99: return UIPress.descriptionOfUIPress
        case 100: return UIPressesEvent.descriptionOfUIPressesEvent
        case 101: return UIProgressView.descriptionOfUIProgressView
        case 102: return UIRefreshControl.descriptionOfUIRefreshControl
        case 103: return UIResponder.descriptionOfUIResponder
        case 104: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 105: return UIScene.descriptionOfUIScene
        case 106: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 107: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 108: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 109: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 110: return UISceneSession.descriptionOfUISceneSession
        case 111: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 112: return UIScreen.descriptionOfUIScreen
        case 113: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 114: return UIScrollView.descriptionOfUIScrollView
        case 115: return UISearchBar.descriptionOfUISearchBar
        case 116: return UISearchController.descriptionOfUISearchController
        case 117: return UISearchTextField.descriptionOfUISearchTextField
        case 118: return UISegmentedControl.descriptionOfUISegmentedControl
        case 119: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 120: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 121: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 122: return UISlider.descriptionOfUISlider
        case 123: return UISplitViewController.descriptionOfUISplitViewController
        case 124: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 125: return UIStackView.descriptionOfUIStackView
        case 126: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 127: return UIStepper.descriptionOfUIStepper
        case 128: return UIStoryboard.descriptionOfUIStoryboard
        case 129: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 130: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 131: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 132: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 133: return UISwitch.descriptionOfUISwitch
        case 134: return UITabBar.descriptionOfUITabBar
        case 135: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 136: return UITabBarController.descriptionOfUITabBarController
        case 137: return UITabBarItem.descriptionOfUITabBarItem
        case 138: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 139: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 140: return UITableView.descriptionOfUITableView
        case 141: return UITableViewCell.descriptionOfUITableViewCell
        case 142: return UITableViewController.descriptionOfUITableViewController
        case 143: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 144: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 145: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 146: return UITextField.descriptionOfUITextField
        case 147: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 148: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 149: return UITextPosition.descriptionOfUITextPosition
        case 150: return UITextRange.descriptionOfUITextRange
        case 151: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 152: return UITextView.descriptionOfUITextView
        case 153: return UIToolbar.descriptionOfUIToolbar
        case 154: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 155: return UITouch.descriptionOfUITouch
        case 156: return UITraitCollection.descriptionOfUITraitCollection
        case 157: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 158: return UIView.descriptionOfUIView
        case 159: return UIViewController.descriptionOfUIViewController
        case 160: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 161: return UIVisualEffect.descriptionOfUIVisualEffect
        case 162: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 163: return UIWindow.descriptionOfUIWindow
        default: return UIWindowScene.descriptionOfUIWindowScene
        }
    }
}
