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
        UIAction UIActivityIndicatorView UIAlertAction UIAlertController UIAlertView UIApplication UIApplicationShortcutIcon \
        UIApplicationShortcutItem UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance \
        UIBarButtonItemAppearance.StateAppearance UIBarItem UIBezierPath UIBlurEffect UIButton \
        UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionReusableView UICollectionView UICollectionViewCell \
        UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration UICollectionViewController \
        UICollectionViewFlowLayout UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout \
        UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UIColor \
        UIContextualAction UIControl UICubicTimingParameters UIDatePicker UIDevice UIEvent UIFeedbackGenerator UIFont \
        UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer UIGraphicsImageRendererContext \
        UIGraphicsImageRendererFormat UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat \
        UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIImage UIImage.Configuration \
        UIImage.SymbolConfiguration UIImageAsset UIImageView UIImpactFeedbackGenerator UIKey UIKeyCommand UIKeyboardLayoutGuide \
        UILabel UILayoutGuide UILongPressGestureRecognizer UIMenuElement UIMutableApplicationShortcutItem UINavigationBar \
        UINavigationBarAppearance UINavigationController UINavigationItem UINib UINotificationFeedbackGenerator UIOpenURLContext \
        UIPageControl UIPageViewController UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition UIPickerView \
        UIPinchGestureRecognizer UIPopoverPresentationController UIPresentationController UIPress UIPressesEvent UIProgressView \
        UIRefreshControl UIResponder UIRotationGestureRecognizer UIScene UIScene.ActivationRequestOptions UIScene.ConnectionOptions \
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
        case 43: return UIApplicationShortcutIcon.descriptionOfUIApplicationShortcutIcon
        case 44: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 45: return UIBarAppearance.descriptionOfUIBarAppearance
        case 46: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 47: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 48: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 49: return UIBarItem.descriptionOfUIBarItem
        case 50: return UIBezierPath.descriptionOfUIBezierPath
        case 51: return UIBlurEffect.descriptionOfUIBlurEffect
        case 52: return UIButton.descriptionOfUIButton
        case 53:
            return UICollectionLayoutSectionOrthogonalScrollingProperties
                .descriptionOfUICollectionLayoutSectionOrthogonalScrollingProperties
        case 54: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 55: return UICollectionView.descriptionOfUICollectionView
        case 56: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 57: return UICollectionViewCompositionalLayout.descriptionOfUICollectionViewCompositionalLayout
        case 58: return UICollectionViewCompositionalLayoutConfiguration.descriptionOfUICollectionViewCompositionalLayoutConfiguration
        case 59: return UICollectionViewController.descriptionOfUICollectionViewController
        case 60: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 61: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 62: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 63: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 64: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 65: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 66: return UIColor.descriptionOfUIColor
        case 67: return UIContextualAction.descriptionOfUIContextualAction
        case 68: return UIControl.descriptionOfUIControl
        case 69: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 70: return UIDatePicker.descriptionOfUIDatePicker
        case 71: return UIDevice.descriptionOfUIDevice
        case 72: return UIEvent.descriptionOfUIEvent
        case 73: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 74: return UIFont.descriptionOfUIFont
        case 75: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 76: return UIFontMetrics.descriptionOfUIFontMetrics
        case 77: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 78: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 79: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 80: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 81: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 82: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 83: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 84: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 85: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 86: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 87: return UIImage.descriptionOfUIImage
        case 88: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 89: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 90: return UIImageAsset.descriptionOfUIImageAsset
        case 91: return UIImageView.descriptionOfUIImageView
        case 92: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 93: return UIKey.descriptionOfUIKey
        case 94: return UIKeyCommand.descriptionOfUIKeyCommand
        case 95: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 96: return UILabel.descriptionOfUILabel
        case 97: return UILayoutGuide.descriptionOfUILayoutGuide
        case 98: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 99: return UIMenuElement.descriptionOfUIMenuElement
        case 100: return UIMutableApplicationShortcutItem.descriptionOfUIMutableApplicationShortcutItem
        case 101: return UINavigationBar.descriptionOfUINavigationBar
        case 102: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 103: return UINavigationController.descriptionOfUINavigationController
        case 104: return UINavigationItem.descriptionOfUINavigationItem
        case 105: return UINib.descriptionOfUINib
        case 106: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 107: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 108: return UIPageControl.descriptionOfUIPageControl
        case 109: return UIPageViewController.descriptionOfUIPageViewController
        case 110: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 111: return UIPasteboard.descriptionOfUIPasteboard
        case 112: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 113: return UIPickerView.descriptionOfUIPickerView
        case 114: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 115: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 116: return UIPresentationController.descriptionOfUIPresentationController
        case 117: return UIPress.descriptionOfUIPress
        case 118: return UIPressesEvent.descriptionOfUIPressesEvent
        case 119: return UIProgressView.descriptionOfUIProgressView
        case 120: return UIRefreshControl.descriptionOfUIRefreshControl
        case 121: return UIResponder.descriptionOfUIResponder
        case 122: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 123: return UIScene.descriptionOfUIScene
        case 124: return UIScene.ActivationRequestOptions.descriptionOfUISceneActivationRequestOptions
        case 125: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 126: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 127: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 128: return UISceneActivationConditions.descriptionOfUISceneActivationConditions
        case 129: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 130: return UISceneDestructionRequestOptions.descriptionOfUISceneDestructionRequestOptions
        case 131: return UISceneSession.descriptionOfUISceneSession
        case 132: return UISceneSessionActivationRequest.descriptionOfUISceneSessionActivationRequest
        case 133: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 134: return UIScreen.descriptionOfUIScreen
        case 135: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 136: return UIScrollView.descriptionOfUIScrollView
        case 137: return UISearchBar.descriptionOfUISearchBar
        case 138: return UISearchController.descriptionOfUISearchController
        case 139: return UISearchTextField.descriptionOfUISearchTextField
        case 140: return UISegmentedControl.descriptionOfUISegmentedControl
        case 141: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 142: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 143: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 144: return UISlider.descriptionOfUISlider
        case 145: return UISplitViewController.descriptionOfUISplitViewController
        case 146: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 147: return UIStackView.descriptionOfUIStackView
        case 148: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 149: return UIStepper.descriptionOfUIStepper
        case 150: return UIStoryboard.descriptionOfUIStoryboard
        case 151: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 152: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 153: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 154: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 155: return UISwitch.descriptionOfUISwitch
        case 156: return UITabBar.descriptionOfUITabBar
        case 157: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 158: return UITabBarController.descriptionOfUITabBarController
        case 159: return UITabBarItem.descriptionOfUITabBarItem
        case 160: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 161: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 162: return UITableView.descriptionOfUITableView
        case 163: return UITableViewCell.descriptionOfUITableViewCell
        case 164: return UITableViewController.descriptionOfUITableViewController
        case 165: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 166: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 167: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 168: return UITextField.descriptionOfUITextField
        case 169: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 170: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 171: return UITextPosition.descriptionOfUITextPosition
        case 172: return UITextRange.descriptionOfUITextRange
        case 173: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 174: return UITextView.descriptionOfUITextView
        case 175: return UIToolbar.descriptionOfUIToolbar
        case 176: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 177: return UITouch.descriptionOfUITouch
        case 178: return UITraitCollection.descriptionOfUITraitCollection
        case 179: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 180: return UIView.descriptionOfUIView
        case 181: return UIViewController.descriptionOfUIViewController
        case 182: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 183: return UIVisualEffect.descriptionOfUIVisualEffect
        case 184: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 185: return UIWindow.descriptionOfUIWindow
        case 186: return UIWindowScene.descriptionOfUIWindowScene
        default: return UIWindowSceneDestructionRequestOptions.descriptionOfUIWindowSceneDestructionRequestOptions
        }
    }
}
