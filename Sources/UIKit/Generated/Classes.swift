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
        Foundation.NSValue NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutDecorationItem \
        NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem \
        NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing \
        NSCollectionLayoutSupplementaryItem NSDataAsset NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor \
        NSLayoutYAxisAnchor NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment \
        NSTextContainer NSTextStorage NSTextTab UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityLocationDescriptor \
        UIAction UIActivityIndicatorView UIAlertAction UIAlertController UIAlertView UIApplication UIApplicationShortcutItem \
        UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemAppearance.StateAppearance UIBarItem UIBezierPath \
        UIBlurEffect UIButton UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionReusableView UICollectionView \
        UICollectionViewCell UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration \
        UICollectionViewController UICollectionViewFlowLayout UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout \
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
        case 8: return NSCollectionLayoutAnchor.descriptionOfNSCollectionLayoutAnchor
        case 9: return NSCollectionLayoutBoundarySupplementaryItem.descriptionOfNSCollectionLayoutBoundarySupplementaryItem
        case 10: return NSCollectionLayoutDecorationItem.descriptionOfNSCollectionLayoutDecorationItem
        case 11: return NSCollectionLayoutDimension.descriptionOfNSCollectionLayoutDimension
        case 12: return NSCollectionLayoutEdgeSpacing.descriptionOfNSCollectionLayoutEdgeSpacing
        case 13: return NSCollectionLayoutGroup.descriptionOfNSCollectionLayoutGroup
        case 14: return NSCollectionLayoutGroupCustomItem.descriptionOfNSCollectionLayoutGroupCustomItem
        case 15: return NSCollectionLayoutItem.descriptionOfNSCollectionLayoutItem
        case 16: return NSCollectionLayoutSection.descriptionOfNSCollectionLayoutSection
        case 17: return NSCollectionLayoutSize.descriptionOfNSCollectionLayoutSize
        case 18: return NSCollectionLayoutSpacing.descriptionOfNSCollectionLayoutSpacing
        case 19: return NSCollectionLayoutSupplementaryItem.descriptionOfNSCollectionLayoutSupplementaryItem
        case 20: return NSDataAsset.descriptionOfNSDataAsset
        case 21: return NSLayoutConstraint.descriptionOfNSLayoutConstraint
        case 22: return NSLayoutDimension.descriptionOfNSLayoutDimension
        case 23: return NSLayoutManager.descriptionOfNSLayoutManager
        case 24: return NSLayoutXAxisAnchor.descriptionOfNSLayoutXAxisAnchor
        case 25: return NSLayoutYAxisAnchor.descriptionOfNSLayoutYAxisAnchor
        case 26: return NSMutableParagraphStyle.descriptionOfNSMutableParagraphStyle
        case 27: return NSParagraphStyle.descriptionOfNSParagraphStyle
        case 28: return NSShadow.descriptionOfNSShadow
        case 29: return NSStringDrawingContext.descriptionOfNSStringDrawingContext
        case 30: return NSTextAttachment.descriptionOfNSTextAttachment
        case 31: return NSTextContainer.descriptionOfNSTextContainer
        case 32: return NSTextStorage.descriptionOfNSTextStorage
        case 33: return NSTextTab.descriptionOfNSTextTab
        case 34: return UIAccessibilityCustomAction.descriptionOfUIAccessibilityCustomAction
        case 35: return UIAccessibilityElement.descriptionOfUIAccessibilityElement
        case 36: return UIAccessibilityLocationDescriptor.descriptionOfUIAccessibilityLocationDescriptor
        case 37: return UIAction.descriptionOfUIAction
        case 38: return UIActivityIndicatorView.descriptionOfUIActivityIndicatorView
        case 39: return UIAlertAction.descriptionOfUIAlertAction
        case 40: return UIAlertController.descriptionOfUIAlertController
        case 41: return UIAlertView.descriptionOfUIAlertView
        case 42: return UIApplication.descriptionOfUIApplication
        case 43: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 44: return UIBarAppearance.descriptionOfUIBarAppearance
        case 45: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 46: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 47: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 48: return UIBarItem.descriptionOfUIBarItem
        case 49: return UIBezierPath.descriptionOfUIBezierPath
        case 50: return UIBlurEffect.descriptionOfUIBlurEffect
        case 51: return UIButton.descriptionOfUIButton
        case 52:
            return UICollectionLayoutSectionOrthogonalScrollingProperties
                .descriptionOfUICollectionLayoutSectionOrthogonalScrollingProperties
        case 53: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 54: return UICollectionView.descriptionOfUICollectionView
        case 55: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 56: return UICollectionViewCompositionalLayout.descriptionOfUICollectionViewCompositionalLayout
        case 57: return UICollectionViewCompositionalLayoutConfiguration.descriptionOfUICollectionViewCompositionalLayoutConfiguration
        case 58: return UICollectionViewController.descriptionOfUICollectionViewController
        case 59: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 60: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 61: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 62: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 63: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 64: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 65: return UIColor.descriptionOfUIColor
        case 66: return UIContextualAction.descriptionOfUIContextualAction
        case 67: return UIControl.descriptionOfUIControl
        case 68: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 69: return UIDatePicker.descriptionOfUIDatePicker
        case 70: return UIDevice.descriptionOfUIDevice
        case 71: return UIEvent.descriptionOfUIEvent
        case 72: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 73: return UIFont.descriptionOfUIFont
        case 74: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 75: return UIFontMetrics.descriptionOfUIFontMetrics
        case 76: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 77: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 78: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 79: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 80: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 81: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 82: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 83: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 84: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 85: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 86: return UIImage.descriptionOfUIImage
        case 87: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 88: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 89: return UIImageAsset.descriptionOfUIImageAsset
        case 90: return UIImageView.descriptionOfUIImageView
        case 91: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 92: return UIKey.descriptionOfUIKey
        case 93: return UIKeyCommand.descriptionOfUIKeyCommand
        case 94: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 95: return UILabel.descriptionOfUILabel
        case 96: return UILayoutGuide.descriptionOfUILayoutGuide
        case 97: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 98: return UIMenuElement.descriptionOfUIMenuElement
        case 99: return UINavigationBar.descriptionOfUINavigationBar
        case 100: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 101: return UINavigationController.descriptionOfUINavigationController
        case 102: return UINavigationItem.descriptionOfUINavigationItem
        case 103: return UINib.descriptionOfUINib
        case 104: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 105: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 106: return UIPageControl.descriptionOfUIPageControl
        case 107: return UIPageViewController.descriptionOfUIPageViewController
        case 108: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 109: return UIPasteboard.descriptionOfUIPasteboard
        case 110: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 111: return UIPickerView.descriptionOfUIPickerView
        case 112: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 113: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 114: return UIPresentationController.descriptionOfUIPresentationController
        case 115: return UIPress.descriptionOfUIPress
        case 116: return UIPressesEvent.descriptionOfUIPressesEvent
        case 117: return UIProgressView.descriptionOfUIProgressView
        case 118: return UIRefreshControl.descriptionOfUIRefreshControl
        case 119: return UIResponder.descriptionOfUIResponder
        case 120: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 121: return UIScene.descriptionOfUIScene
        case 122: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 123: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 124: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 125: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 126: return UISceneSession.descriptionOfUISceneSession
        case 127: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 128: return UIScreen.descriptionOfUIScreen
        case 129: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 130: return UIScrollView.descriptionOfUIScrollView
        case 131: return UISearchBar.descriptionOfUISearchBar
        case 132: return UISearchController.descriptionOfUISearchController
        case 133: return UISearchTextField.descriptionOfUISearchTextField
        case 134: return UISegmentedControl.descriptionOfUISegmentedControl
        case 135: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 136: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 137: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 138: return UISlider.descriptionOfUISlider
        case 139: return UISplitViewController.descriptionOfUISplitViewController
        case 140: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 141: return UIStackView.descriptionOfUIStackView
        case 142: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 143: return UIStepper.descriptionOfUIStepper
        case 144: return UIStoryboard.descriptionOfUIStoryboard
        case 145: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 146: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 147: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 148: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 149: return UISwitch.descriptionOfUISwitch
        case 150: return UITabBar.descriptionOfUITabBar
        case 151: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 152: return UITabBarController.descriptionOfUITabBarController
        case 153: return UITabBarItem.descriptionOfUITabBarItem
        case 154: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 155: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 156: return UITableView.descriptionOfUITableView
        case 157: return UITableViewCell.descriptionOfUITableViewCell
        case 158: return UITableViewController.descriptionOfUITableViewController
        case 159: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 160: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 161: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 162: return UITextField.descriptionOfUITextField
        case 163: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 164: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 165: return UITextPosition.descriptionOfUITextPosition
        case 166: return UITextRange.descriptionOfUITextRange
        case 167: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 168: return UITextView.descriptionOfUITextView
        case 169: return UIToolbar.descriptionOfUIToolbar
        case 170: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 171: return UITouch.descriptionOfUITouch
        case 172: return UITraitCollection.descriptionOfUITraitCollection
        case 173: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 174: return UIView.descriptionOfUIView
        case 175: return UIViewController.descriptionOfUIViewController
        case 176: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 177: return UIVisualEffect.descriptionOfUIVisualEffect
        case 178: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 179: return UIWindow.descriptionOfUIWindow
        default: return UIWindowScene.descriptionOfUIWindowScene
        }
    }
}
