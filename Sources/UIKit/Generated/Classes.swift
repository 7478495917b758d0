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
        UIActivityIndicatorView UIAlertAction UIAlertController UIAlertView UIApplication UIApplicationShortcutItem UIBarAppearance \
        UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemAppearance.StateAppearance UIBarItem UIBezierPath UIBlurEffect \
        UIButton UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewController \
        UICollectionViewFlowLayout UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout \
        UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UIColor \
        UIContextualAction UIControl UICubicTimingParameters UIDatePicker UIDevice UIEvent UIFeedbackGenerator UIFont \
        UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer UIGraphicsImageRendererContext \
        UIGraphicsImageRendererFormat UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat \
        UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIImage UIImage.Configuration \
        UIImage.SymbolConfiguration UIImageAsset UIImageView UIImpactFeedbackGenerator UIKey UIKeyCommand UIKeyboardLayoutGuide \
        UILabel UILayoutGuide UILongPressGestureRecognizer UIMenuElement UINavigationBar UINavigationBarAppearance \
        UINavigationController UINavigationItem UINib UINotificationFeedbackGenerator UIOpenURLContext UIPageControl \
        UIPageViewController UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition UIPickerView \
        UIPinchGestureRecognizer UIPopoverPresentationController UIPresentationController UIPress UIPressesEvent UIProgressView \
        UIRefreshControl UIResponder UIRotationGestureRecognizer UIScene UIScene.ConnectionOptions UIScene.OpenExternalURLOptions \
        UIScene.OpenURLOptions UISceneConfiguration UISceneSession UISceneSizeRestrictions UIScreen UIScreenEdgePanGestureRecognizer \
        UIScrollView UISearchBar UISearchController UISearchTextField UISegmentedControl UISelectionFeedbackGenerator \
        UISheetPresentationController UISheetPresentationController.Detent UISlider UISplitViewController UISpringTimingParameters \
        UIStackView UIStatusBarManager UIStepper UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource \
        UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITabBar UITabBarAppearance UITabBarController UITabBarItem \
        UITabBarItemAppearance UITabBarItemAppearance.StateAppearance UITableView UITableViewCell UITableViewController \
        UITableViewHeaderFooterView UITableViewRowAction UITapGestureRecognizer UITextField UITextInputPasswordRules \
        UITextInputStringTokenizer UITextPosition UITextRange UITextSelectionRect UITextView UIToolbar UIToolbarAppearance UITouch \
        UITraitCollection UIVibrancyEffect UIView UIViewController UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow \
        UIWindowScene
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
        case 31: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 32: return UIBarAppearance.descriptionOfUIBarAppearance
        case 33: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 34: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 35: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 36: return UIBarItem.descriptionOfUIBarItem
        case 37: return UIBezierPath.descriptionOfUIBezierPath
        case 38: return UIBlurEffect.descriptionOfUIBlurEffect
        case 39: return UIButton.descriptionOfUIButton
        case 40: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 41: return UICollectionView.descriptionOfUICollectionView
        case 42: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 43: return UICollectionViewController.descriptionOfUICollectionViewController
        case 44: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 45: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 46: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 47: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 48: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 49: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 50: return UIColor.descriptionOfUIColor
        case 51: return UIContextualAction.descriptionOfUIContextualAction
        case 52: return UIControl.descriptionOfUIControl
        case 53: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 54: return UIDatePicker.descriptionOfUIDatePicker
        case 55: return UIDevice.descriptionOfUIDevice
        case 56: return UIEvent.descriptionOfUIEvent
        case 57: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 58: return UIFont.descriptionOfUIFont
        case 59: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 60: return UIFontMetrics.descriptionOfUIFontMetrics
        case 61: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 62: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 63: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 64: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 65: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 66: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 67: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 68: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 69: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 70: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 71: return UIImage.descriptionOfUIImage
        case 72: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 73: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 74: return UIImageAsset.descriptionOfUIImageAsset
        case 75: return UIImageView.descriptionOfUIImageView
        case 76: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 77: return UIKey.descriptionOfUIKey
        case 78: return UIKeyCommand.descriptionOfUIKeyCommand
        case 79: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 80: return UILabel.descriptionOfUILabel
        case 81: return UILayoutGuide.descriptionOfUILayoutGuide
        case 82: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 83: return UIMenuElement.descriptionOfUIMenuElement
        case 84: return UINavigationBar.descriptionOfUINavigationBar
        case 85: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 86: return UINavigationController.descriptionOfUINavigationController
        case 87: return UINavigationItem.descriptionOfUINavigationItem
        case 88: return UINib.descriptionOfUINib
        case 89: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 90: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 91: return UIPageControl.descriptionOfUIPageControl
        case 92: return UIPageViewController.descriptionOfUIPageViewController
        case 93: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 94: return UIPasteboard.descriptionOfUIPasteboard
        case 95: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 96: return UIPickerView.descriptionOfUIPickerView
        case 97: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 98: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 99: return UIPresentationController.descriptionOfUIPresentationController
        case 100: return UIPress.descriptionOfUIPress
        case 101: return UIPressesEvent.descriptionOfUIPressesEvent
        case 102: return UIProgressView.descriptionOfUIProgressView
        case 103: return UIRefreshControl.descriptionOfUIRefreshControl
        case 104: return UIResponder.descriptionOfUIResponder
        case 105: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 106: return UIScene.descriptionOfUIScene
        case 107: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 108: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 109: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 110: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 111: return UISceneSession.descriptionOfUISceneSession
        case 112: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 113: return UIScreen.descriptionOfUIScreen
        case 114: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 115: return UIScrollView.descriptionOfUIScrollView
        case 116: return UISearchBar.descriptionOfUISearchBar
        case 117: return UISearchController.descriptionOfUISearchController
        case 118: return UISearchTextField.descriptionOfUISearchTextField
        case 119: return UISegmentedControl.descriptionOfUISegmentedControl
        case 120: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 121: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 122: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 123: return UISlider.descriptionOfUISlider
        case 124: return UISplitViewController.descriptionOfUISplitViewController
        case 125: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 126: return UIStackView.descriptionOfUIStackView
        case 127: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 128: return UIStepper.descriptionOfUIStepper
        case 129: return UIStoryboard.descriptionOfUIStoryboard
        case 130: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 131: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 132: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 133: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 134: return UISwitch.descriptionOfUISwitch
        case 135: return UITabBar.descriptionOfUITabBar
        case 136: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 137: return UITabBarController.descriptionOfUITabBarController
        case 138: return UITabBarItem.descriptionOfUITabBarItem
        case 139: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 140: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 141: return UITableView.descriptionOfUITableView
        case 142: return UITableViewCell.descriptionOfUITableViewCell
        case 143: return UITableViewController.descriptionOfUITableViewController
        case 144: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 145: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 146: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 147: return UITextField.descriptionOfUITextField
        case 148: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 149: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 150: return UITextPosition.descriptionOfUITextPosition
        case 151: return UITextRange.descriptionOfUITextRange
        case 152: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 153: return UITextView.descriptionOfUITextView
        case 154: return UIToolbar.descriptionOfUIToolbar
        case 155: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 156: return UITouch.descriptionOfUITouch
        case 157: return UITraitCollection.descriptionOfUITraitCollection
        case 158: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 159: return UIView.descriptionOfUIView
        case 160: return UIViewController.descriptionOfUIViewController
        case 161: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 162: return UIVisualEffect.descriptionOfUIVisualEffect
        case 163: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 164: return UIWindow.descriptionOfUIWindow
        default: return UIWindowScene.descriptionOfUIWindowScene
        }
    }
}
