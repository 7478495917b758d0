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
        UIAction UIActivity UIActivityIndicatorView UIActivityItemProvider UIActivityViewController UIAlertAction UIAlertController \
        UIAlertView UIApplication UIApplicationShortcutIcon UIApplicationShortcutItem UIBarAppearance UIBarButtonItem \
        UIBarButtonItemAppearance UIBarButtonItemAppearance.StateAppearance UIBarItem UIBezierPath UIBlurEffect UIButton \
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
        case 38: return UIActivity.descriptionOfUIActivity
        case 39: return UIActivityIndicatorView.descriptionOfUIActivityIndicatorView
        case 40: return UIActivityItemProvider.descriptionOfUIActivityItemProvider
        case 41: return UIActivityViewController.descriptionOfUIActivityViewController
        case 42: return UIAlertAction.descriptionOfUIAlertAction
        case 43: return UIAlertController.descriptionOfUIAlertController
        case 44: return UIAlertView.descriptionOfUIAlertView
        case 45: return UIApplication.descriptionOfUIApplication
        case 46: return UIApplicationShortcutIcon.descriptionOfUIApplicationShortcutIcon
        case 47: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 48: return UIBarAppearance.descriptionOfUIBarAppearance
        case 49: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 50: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 51: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 52: return UIBarItem.descriptionOfUIBarItem
        case 53: return UIBezierPath.descriptionOfUIBezierPath
        case 54: return UIBlurEffect.descriptionOfUIBlurEffect
        case 55: return UIButton.descriptionOfUIButton
        case 56:
            return UICollectionLayoutSectionOrthogonalScrollingProperties
                .descriptionOfUICollectionLayoutSectionOrthogonalScrollingProperties
        case 57: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 58: return UICollectionView.descriptionOfUICollectionView
        case 59: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 60: return UICollectionViewCompositionalLayout.descriptionOfUICollectionViewCompositionalLayout
        case 61: return UICollectionViewCompositionalLayoutConfiguration.descriptionOfUICollectionViewCompositionalLayoutConfiguration
        case 62: return UICollectionViewController.descriptionOfUICollectionViewController
        case 63: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 64: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 65: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 66: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 67: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 68: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 69: return UIColor.descriptionOfUIColor
        case 70: return UIContextualAction.descriptionOfUIContextualAction
        case 71: return UIControl.descriptionOfUIControl
        case 72: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 73: return UIDatePicker.descriptionOfUIDatePicker
        case 74: return UIDevice.descriptionOfUIDevice
        case 75: return UIEvent.descriptionOfUIEvent
        case 76: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 77: return UIFont.descriptionOfUIFont
        case 78: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 79: return UIFontMetrics.descriptionOfUIFontMetrics
        case 80: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 81: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 82: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 83: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 84: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 85: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 86: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 87: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 88: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 89: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 90: return UIImage.descriptionOfUIImage
        case 91: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 92: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 93: return UIImageAsset.descriptionOfUIImageAsset
        case 94: return UIImageView.descriptionOfUIImageView
        case 95: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 96: return UIKey.descriptionOfUIKey
        case 97: return UIKeyCommand.descriptionOfUIKeyCommand
        case 98: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 99: return UILabel.descriptionOfUILabel
        case 100: return UILayoutGuide.descriptionOfUILayoutGuide
        case 101: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 102: return UIMenuElement.descriptionOfUIMenuElement
        case 103: return UIMutableApplicationShortcutItem.descriptionOfUIMutableApplicationShortcutItem
        case 104: return UINavigationBar.descriptionOfUINavigationBar
        case 105: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 106: return UINavigationController.descriptionOfUINavigationController
        case 107: return UINavigationItem.descriptionOfUINavigationItem
        case 108: return UINib.descriptionOfUINib
        case 109: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 110: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 111: return UIPageControl.descriptionOfUIPageControl
        case 112: return UIPageViewController.descriptionOfUIPageViewController
        case 113: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 114: return UIPasteboard.descriptionOfUIPasteboard
        case 115: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 116: return UIPickerView.descriptionOfUIPickerView
        case 117: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 118: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 119: return UIPresentationController.descriptionOfUIPresentationController
        case 120: return UIPress.descriptionOfUIPress
        case 121: return UIPressesEvent.descriptionOfUIPressesEvent
        case 122: return UIProgressView.descriptionOfUIProgressView
        case 123: return UIRefreshControl.descriptionOfUIRefreshControl
        case 124: return UIResponder.descriptionOfUIResponder
        case 125: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 126: return UIScene.descriptionOfUIScene
        case 127: return UIScene.ActivationRequestOptions.descriptionOfUISceneActivationRequestOptions
        case 128: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 129: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 130: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 131: return UISceneActivationConditions.descriptionOfUISceneActivationConditions
        case 132: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 133: return UISceneDestructionRequestOptions.descriptionOfUISceneDestructionRequestOptions
        case 134: return UISceneSession.descriptionOfUISceneSession
        case 135: return UISceneSessionActivationRequest.descriptionOfUISceneSessionActivationRequest
        case 136: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 137: return UIScreen.descriptionOfUIScreen
        case 138: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 139: return UIScrollView.descriptionOfUIScrollView
        case 140: return UISearchBar.descriptionOfUISearchBar
        case 141: return UISearchController.descriptionOfUISearchController
        case 142: return UISearchTextField.descriptionOfUISearchTextField
        case 143: return UISegmentedControl.descriptionOfUISegmentedControl
        case 144: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 145: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 146: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 147: return UISlider.descriptionOfUISlider
        case 148: return UISplitViewController.descriptionOfUISplitViewController
        case 149: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 150: return UIStackView.descriptionOfUIStackView
        case 151: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 152: return UIStepper.descriptionOfUIStepper
        case 153: return UIStoryboard.descriptionOfUIStoryboard
        case 154: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 155: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 156: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 157: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 158: return UISwitch.descriptionOfUISwitch
        case 159: return UITabBar.descriptionOfUITabBar
        case 160: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 161: return UITabBarController.descriptionOfUITabBarController
        case 162: return UITabBarItem.descriptionOfUITabBarItem
        case 163: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 164: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 165: return UITableView.descriptionOfUITableView
        case 166: return UITableViewCell.descriptionOfUITableViewCell
        case 167: return UITableViewController.descriptionOfUITableViewController
        case 168: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 169: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 170: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 171: return UITextField.descriptionOfUITextField
        case 172: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 173: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 174: return UITextPosition.descriptionOfUITextPosition
        case 175: return UITextRange.descriptionOfUITextRange
        case 176: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 177: return UITextView.descriptionOfUITextView
        case 178: return UIToolbar.descriptionOfUIToolbar
        case 179: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 180: return UITouch.descriptionOfUITouch
        case 181: return UITraitCollection.descriptionOfUITraitCollection
        case 182: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 183: return UIView.descriptionOfUIView
        case 184: return UIViewController.descriptionOfUIViewController
        case 185: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 186: return UIVisualEffect.descriptionOfUIVisualEffect
        case 187: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 188: return UIWindow.descriptionOfUIWindow
        case 189: return UIWindowScene.descriptionOfUIWindowScene
        default: return UIWindowSceneDestructionRequestOptions.descriptionOfUIWindowSceneDestructionRequestOptions
        }
    }
}
