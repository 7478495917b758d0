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
import UniformTypeIdentifiers

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
        UIAction UIActionSheet UIActivity UIActivityIndicatorView UIActivityItemProvider UIActivityViewController UIAlertAction \
        UIAlertController UIAlertView UIApplication UIApplicationShortcutIcon UIApplicationShortcutItem UIAttachmentBehavior \
        UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemAppearance.StateAppearance UIBarItem UIBezierPath \
        UIBlurEffect UIButton UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionReusableView UICollectionView \
        UICollectionViewCell UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration \
        UICollectionViewController UICollectionViewDropPlaceholder UICollectionViewDropProposal UICollectionViewFlowLayout \
        UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout UICollectionViewLayoutAttributes \
        UICollectionViewLayoutInvalidationContext UICollectionViewListCell UICollectionViewUpdateItem UICollisionBehavior UIColor \
        UICommand UICommandAlternate UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction UIControl \
        UICubicTimingParameters UIDatePicker UIDeferredMenuElement UIDevice UIDocument UIDocumentBrowserViewController \
        UIDocumentPickerViewController UIDragInteraction UIDragItem UIDragPreview UIDragPreviewParameters UIDropInteraction \
        UIDropProposal UIDynamicAnimator UIDynamicBehavior UIDynamicItemBehavior UIEditMenuConfiguration UIEditMenuInteraction \
        UIEvent UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer \
        UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPDFRenderer UIGraphicsPDFRendererContext \
        UIGraphicsPDFRendererFormat UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIGravityBehavior UIImage \
        UIImage.Configuration UIImage.SymbolConfiguration UIImageAsset UIImagePickerController UIImageView UIImpactFeedbackGenerator \
        UIKey UIKeyCommand UIKeyboardLayoutGuide UILabel UILayoutGuide UIListContentView UILongPressGestureRecognizer UIMenu \
        UIMenuController UIMenuElement UIMenuItem UIMutableApplicationShortcutItem UINavigationBar UINavigationBarAppearance \
        UINavigationController UINavigationItem UINib UINotificationFeedbackGenerator UIOpenURLContext UIPageControl \
        UIPageViewController UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition UIPickerView \
        UIPinchGestureRecognizer UIPopoverPresentationController UIPresentationController UIPress UIPressesEvent UIPreviewParameters \
        UIPreviewTarget UIProgressView UIPushBehavior UIRefreshControl UIResponder UIRotationGestureRecognizer UIScene \
        UIScene.ActivationRequestOptions UIScene.ConnectionOptions UIScene.OpenExternalURLOptions UIScene.OpenURLOptions \
        UISceneActivationConditions UISceneConfiguration UISceneDestructionRequestOptions UISceneSession \
        UISceneSessionActivationRequest UISceneSizeRestrictions UIScreen UIScreenEdgePanGestureRecognizer UIScrollView UISearchBar \
        UISearchController UISearchTextField UISegmentedControl UISelectionFeedbackGenerator UISheetPresentationController \
        UISheetPresentationController.Detent UISlider UISnapBehavior UISplitViewController UISpringTimingParameters UIStackView \
        UIStatusBarManager UIStepper UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeActionsConfiguration \
        UISwipeGestureRecognizer UISwitch UITabBar UITabBarAppearance UITabBarController UITabBarItem UITabBarItemAppearance \
        UITabBarItemAppearance.StateAppearance UITableView UITableViewCell UITableViewController UITableViewHeaderFooterView \
        UITableViewRowAction UITapGestureRecognizer UITargetedDragPreview UITargetedPreview UITextField UITextInputPasswordRules \
        UITextInputStringTokenizer UITextPosition UITextRange UITextSelectionRect UITextView UIToolbar UIToolbarAppearance UITouch \
        UITraitCollection UIVibrancyEffect UIView UIViewController UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow \
        UIWindowScene UIWindowSceneDestructionRequestOptions
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
        case 38: return UIActionSheet.descriptionOfUIActionSheet
        case 39: return UIActivity.descriptionOfUIActivity
        case 40: return UIActivityIndicatorView.descriptionOfUIActivityIndicatorView
        case 41: return UIActivityItemProvider.descriptionOfUIActivityItemProvider
        case 42: return UIActivityViewController.descriptionOfUIActivityViewController
        case 43: return UIAlertAction.descriptionOfUIAlertAction
        case 44: return UIAlertController.descriptionOfUIAlertController
        case 45: return UIAlertView.descriptionOfUIAlertView
        case 46: return UIApplication.descriptionOfUIApplication
        case 47: return UIApplicationShortcutIcon.descriptionOfUIApplicationShortcutIcon
        case 48: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 49: return UIAttachmentBehavior.descriptionOfUIAttachmentBehavior
        case 50: return UIBarAppearance.descriptionOfUIBarAppearance
        case 51: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 52: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 53: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 54: return UIBarItem.descriptionOfUIBarItem
        case 55: return UIBezierPath.descriptionOfUIBezierPath
        case 56: return UIBlurEffect.descriptionOfUIBlurEffect
        case 57: return UIButton.descriptionOfUIButton
        case 58:
            return UICollectionLayoutSectionOrthogonalScrollingProperties
                .descriptionOfUICollectionLayoutSectionOrthogonalScrollingProperties
        case 59: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 60: return UICollectionView.descriptionOfUICollectionView
        case 61: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 62: return UICollectionViewCompositionalLayout.descriptionOfUICollectionViewCompositionalLayout
        case 63: return UICollectionViewCompositionalLayoutConfiguration.descriptionOfUICollectionViewCompositionalLayoutConfiguration
        case 64: return UICollectionViewController.descriptionOfUICollectionViewController
        case 65: return UICollectionViewDropPlaceholder.descriptionOfUICollectionViewDropPlaceholder
        case 66: return UICollectionViewDropProposal.descriptionOfUICollectionViewDropProposal
        case 67: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 68: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 69: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 70: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 71: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 72: return UICollectionViewListCell.descriptionOfUICollectionViewListCell
        case 73: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 74: return UICollisionBehavior.descriptionOfUICollisionBehavior
        case 75: return UIColor.descriptionOfUIColor
        case 76: return UICommand.descriptionOfUICommand
        case 77: return UICommandAlternate.descriptionOfUICommandAlternate
        case 78: return UIContextMenuConfiguration.descriptionOfUIContextMenuConfiguration
        case 79: return UIContextMenuInteraction.descriptionOfUIContextMenuInteraction
        case 80: return UIContextualAction.descriptionOfUIContextualAction
        case 81: return UIControl.descriptionOfUIControl
        case 82: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 83: return UIDatePicker.descriptionOfUIDatePicker
        case 84: return UIDeferredMenuElement.descriptionOfUIDeferredMenuElement
        case 85: return UIDevice.descriptionOfUIDevice
        case 86: return UIDocument.descriptionOfUIDocument
        case 87: return UIDocumentBrowserViewController.descriptionOfUIDocumentBrowserViewController
        case 88: return UIDocumentPickerViewController.descriptionOfUIDocumentPickerViewController
        case 89: return UIDragInteraction.descriptionOfUIDragInteraction
        case 90: return UIDragItem.descriptionOfUIDragItem
        case 91: return UIDragPreview.descriptionOfUIDragPreview
        case 92: return UIDragPreviewParameters.descriptionOfUIDragPreviewParameters
        case 93: return UIDropInteraction.descriptionOfUIDropInteraction
        case 94: return UIDropProposal.descriptionOfUIDropProposal
        case 95: return UIDynamicAnimator.descriptionOfUIDynamicAnimator
        case 96: return UIDynamicBehavior.descriptionOfUIDynamicBehavior
        case 97: return UIDynamicItemBehavior.descriptionOfUIDynamicItemBehavior
        case 98: return UIEditMenuConfiguration.descriptionOfUIEditMenuConfiguration
        case 99: return UIEditMenuInteraction.descriptionOfUIEditMenuInteraction
        case 100: return UIEvent.descriptionOfUIEvent
        case 101: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 102: return UIFont.descriptionOfUIFont
        case 103: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 104: return UIFontMetrics.descriptionOfUIFontMetrics
        case 105: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 106: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 107: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 108: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 109: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 110: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 111: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 112: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 113: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 114: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 115: return UIGravityBehavior.descriptionOfUIGravityBehavior
        case 116: return UIImage.descriptionOfUIImage
        case 117: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 118: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 119: return UIImageAsset.descriptionOfUIImageAsset
        case 120: return UIImagePickerController.descriptionOfUIImagePickerController
        case 121: return UIImageView.descriptionOfUIImageView
        case 122: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 123: return UIKey.descriptionOfUIKey
        case 124: return UIKeyCommand.descriptionOfUIKeyCommand
        case 125: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 126: return UILabel.descriptionOfUILabel
        case 127: return UILayoutGuide.descriptionOfUILayoutGuide
        case 128: return UIListContentView.descriptionOfUIListContentView
        case 129: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 130: return UIMenu.descriptionOfUIMenu
        case 131: return UIMenuController.descriptionOfUIMenuController
        case 132: return UIMenuElement.descriptionOfUIMenuElement
        case 133: return UIMenuItem.descriptionOfUIMenuItem
        case 134: return UIMutableApplicationShortcutItem.descriptionOfUIMutableApplicationShortcutItem
        case 135: return UINavigationBar.descriptionOfUINavigationBar
        case 136: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 137: return UINavigationController.descriptionOfUINavigationController
        case 138: return UINavigationItem.descriptionOfUINavigationItem
        case 139: return UINib.descriptionOfUINib
        case 140: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 141: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 142: return UIPageControl.descriptionOfUIPageControl
        case 143: return UIPageViewController.descriptionOfUIPageViewController
        case 144: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 145: return UIPasteboard.descriptionOfUIPasteboard
        case 146: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 147: return UIPickerView.descriptionOfUIPickerView
        case 148: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 149: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 150: return UIPresentationController.descriptionOfUIPresentationController
        case 151: return UIPress.descriptionOfUIPress
        case 152: return UIPressesEvent.descriptionOfUIPressesEvent
        case 153: return UIPreviewParameters.descriptionOfUIPreviewParameters
        case 154: return UIPreviewTarget.descriptionOfUIPreviewTarget
        case 155: return UIProgressView.descriptionOfUIProgressView
        case 156: return UIPushBehavior.descriptionOfUIPushBehavior
        case 157: return UIRefreshControl.descriptionOfUIRefreshControl
        case 158: return UIResponder.descriptionOfUIResponder
        case 159: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 160: return UIScene.descriptionOfUIScene
        case 161: return UIScene.ActivationRequestOptions.descriptionOfUISceneActivationRequestOptions
        case 162: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 163: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 164: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 165: return UISceneActivationConditions.descriptionOfUISceneActivationConditions
        case 166: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 167: return UISceneDestructionRequestOptions.descriptionOfUISceneDestructionRequestOptions
        case 168: return UISceneSession.descriptionOfUISceneSession
        case 169: return UISceneSessionActivationRequest.descriptionOfUISceneSessionActivationRequest
        case 170: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 171: return UIScreen.descriptionOfUIScreen
        case 172: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 173: return UIScrollView.descriptionOfUIScrollView
        case 174: return UISearchBar.descriptionOfUISearchBar
        case 175: return UISearchController.descriptionOfUISearchController
        case 176: return UISearchTextField.descriptionOfUISearchTextField
        case 177: return UISegmentedControl.descriptionOfUISegmentedControl
        case 178: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 179: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 180: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 181: return UISlider.descriptionOfUISlider
        case 182: return UISnapBehavior.descriptionOfUISnapBehavior
        case 183: return UISplitViewController.descriptionOfUISplitViewController
        case 184: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 185: return UIStackView.descriptionOfUIStackView
        case 186: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 187: return UIStepper.descriptionOfUIStepper
        case 188: return UIStoryboard.descriptionOfUIStoryboard
        case 189: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 190: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 191: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 192: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 193: return UISwitch.descriptionOfUISwitch
        case 194: return UITabBar.descriptionOfUITabBar
        case 195: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 196: return UITabBarController.descriptionOfUITabBarController
        case 197: return UITabBarItem.descriptionOfUITabBarItem
        case 198: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 199: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 200: return UITableView.descriptionOfUITableView
        case 201: return UITableViewCell.descriptionOfUITableViewCell
        case 202: return UITableViewController.descriptionOfUITableViewController
        case 203: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 204: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 205: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 206: return UITargetedDragPreview.descriptionOfUITargetedDragPreview
        case 207: return UITargetedPreview.descriptionOfUITargetedPreview
        case 208: return UITextField.descriptionOfUITextField
        case 209: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 210: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 211: return UITextPosition.descriptionOfUITextPosition
        case 212: return UITextRange.descriptionOfUITextRange
        case 213: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 214: return UITextView.descriptionOfUITextView
        case 215: return UIToolbar.descriptionOfUIToolbar
        case 216: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 217: return UITouch.descriptionOfUITouch
        case 218: return UITraitCollection.descriptionOfUITraitCollection
        case 219: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 220: return UIView.descriptionOfUIView
        case 221: return UIViewController.descriptionOfUIViewController
        case 222: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 223: return UIVisualEffect.descriptionOfUIVisualEffect
        case 224: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 225: return UIWindow.descriptionOfUIWindow
        case 226: return UIWindowScene.descriptionOfUIWindowScene
        default: return UIWindowSceneDestructionRequestOptions.descriptionOfUIWindowSceneDestructionRequestOptions
        }
    }
}
