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
        NSTextAttachmentViewProvider NSTextContainer NSTextContentManager NSTextContentStorage NSTextElement NSTextLayoutFragment \
        NSTextLayoutManager NSTextLineFragment NSTextList NSTextParagraph NSTextRange NSTextSelection NSTextStorage NSTextTab \
        NSTextViewportLayoutController UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityLocationDescriptor UIAction \
        UIActionSheet UIActivity UIActivityIndicatorView UIActivityItemProvider UIActivityViewController UIAlertAction \
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
        UITableViewRowAction UITapGestureRecognizer UITargetedDragPreview UITargetedPreview UITextChecker UITextField \
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
        case 31: return NSTextAttachmentViewProvider.descriptionOfNSTextAttachmentViewProvider
        case 32: return NSTextContainer.descriptionOfNSTextContainer
        case 33: return NSTextContentManager.descriptionOfNSTextContentManager
        case 34: return NSTextContentStorage.descriptionOfNSTextContentStorage
        case 35: return NSTextElement.descriptionOfNSTextElement
        case 36: return NSTextLayoutFragment.descriptionOfNSTextLayoutFragment
        case 37: return NSTextLayoutManager.descriptionOfNSTextLayoutManager
        case 38: return NSTextLineFragment.descriptionOfNSTextLineFragment
        case 39: return NSTextList.descriptionOfNSTextList
        case 40: return NSTextParagraph.descriptionOfNSTextParagraph
        case 41: return NSTextRange.descriptionOfNSTextRange
        case 42: return NSTextSelection.descriptionOfNSTextSelection
        case 43: return NSTextStorage.descriptionOfNSTextStorage
        case 44: return NSTextTab.descriptionOfNSTextTab
        case 45: return NSTextViewportLayoutController.descriptionOfNSTextViewportLayoutController
        case 46: return UIAccessibilityCustomAction.descriptionOfUIAccessibilityCustomAction
        case 47: return UIAccessibilityElement.descriptionOfUIAccessibilityElement
        case 48: return UIAccessibilityLocationDescriptor.descriptionOfUIAccessibilityLocationDescriptor
        case 49: return UIAction.descriptionOfUIAction
        case 50: return UIActionSheet.descriptionOfUIActionSheet
        case 51: return UIActivity.descriptionOfUIActivity
        case 52: return UIActivityIndicatorView.descriptionOfUIActivityIndicatorView
        case 53: return UIActivityItemProvider.descriptionOfUIActivityItemProvider
        case 54: return UIActivityViewController.descriptionOfUIActivityViewController
        case 55: return UIAlertAction.descriptionOfUIAlertAction
        case 56: return UIAlertController.descriptionOfUIAlertController
        case 57: return UIAlertView.descriptionOfUIAlertView
        case 58: return UIApplication.descriptionOfUIApplication
        case 59: return UIApplicationShortcutIcon.descriptionOfUIApplicationShortcutIcon
        case 60: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 61: return UIAttachmentBehavior.descriptionOfUIAttachmentBehavior
        case 62: return UIBarAppearance.descriptionOfUIBarAppearance
        case 63: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 64: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 65: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 66: return UIBarItem.descriptionOfUIBarItem
        case 67: return UIBezierPath.descriptionOfUIBezierPath
        case 68: return UIBlurEffect.descriptionOfUIBlurEffect
        case 69: return UIButton.descriptionOfUIButton
        case 70:
            return UICollectionLayoutSectionOrthogonalScrollingProperties
                .descriptionOfUICollectionLayoutSectionOrthogonalScrollingProperties
        case 71: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 72: return UICollectionView.descriptionOfUICollectionView
        case 73: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 74: return UICollectionViewCompositionalLayout.descriptionOfUICollectionViewCompositionalLayout
        case 75: return UICollectionViewCompositionalLayoutConfiguration.descriptionOfUICollectionViewCompositionalLayoutConfiguration
        case 76: return UICollectionViewController.descriptionOfUICollectionViewController
        case 77: return UICollectionViewDropPlaceholder.descriptionOfUICollectionViewDropPlaceholder
        case 78: return UICollectionViewDropProposal.descriptionOfUICollectionViewDropProposal
        case 79: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 80: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 81: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 82: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 83: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 84: return UICollectionViewListCell.descriptionOfUICollectionViewListCell
        case 85: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 86: return UICollisionBehavior.descriptionOfUICollisionBehavior
        case 87: return UIColor.descriptionOfUIColor
        case 88: return UICommand.descriptionOfUICommand
        case 89: return UICommandAlternate.descriptionOfUICommandAlternate
        case 90: return UIContextMenuConfiguration.descriptionOfUIContextMenuConfiguration
        case 91: return UIContextMenuInteraction.descriptionOfUIContextMenuInteraction
        case 92: return UIContextualAction.descriptionOfUIContextualAction
        case 93: return UIControl.descriptionOfUIControl
        case 94: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 95: return UIDatePicker.descriptionOfUIDatePicker
        case 96: return UIDeferredMenuElement.descriptionOfUIDeferredMenuElement
        case 97: return UIDevice.descriptionOfUIDevice
        case 98: return UIDocument.descriptionOfUIDocument
        case 99: return UIDocumentBrowserViewController.descriptionOfUIDocumentBrowserViewController
        case 100: return UIDocumentPickerViewController.descriptionOfUIDocumentPickerViewController
        case 101: return UIDragInteraction.descriptionOfUIDragInteraction
        case 102: return UIDragItem.descriptionOfUIDragItem
        case 103: return UIDragPreview.descriptionOfUIDragPreview
        case 104: return UIDragPreviewParameters.descriptionOfUIDragPreviewParameters
        case 105: return UIDropInteraction.descriptionOfUIDropInteraction
        case 106: return UIDropProposal.descriptionOfUIDropProposal
        case 107: return UIDynamicAnimator.descriptionOfUIDynamicAnimator
        case 108: return UIDynamicBehavior.descriptionOfUIDynamicBehavior
        case 109: return UIDynamicItemBehavior.descriptionOfUIDynamicItemBehavior
        case 110: return UIEditMenuConfiguration.descriptionOfUIEditMenuConfiguration
        case 111: return UIEditMenuInteraction.descriptionOfUIEditMenuInteraction
        case 112: return UIEvent.descriptionOfUIEvent
        case 113: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 114: return UIFont.descriptionOfUIFont
        case 115: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 116: return UIFontMetrics.descriptionOfUIFontMetrics
        case 117: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 118: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 119: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 120: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 121: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 122: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 123: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 124: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 125: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 126: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 127: return UIGravityBehavior.descriptionOfUIGravityBehavior
        case 128: return UIImage.descriptionOfUIImage
        case 129: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 130: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 131: return UIImageAsset.descriptionOfUIImageAsset
        case 132: return UIImagePickerController.descriptionOfUIImagePickerController
        case 133: return UIImageView.descriptionOfUIImageView
        case 134: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 135: return UIKey.descriptionOfUIKey
        case 136: return UIKeyCommand.descriptionOfUIKeyCommand
        case 137: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 138: return UILabel.descriptionOfUILabel
        case 139: return UILayoutGuide.descriptionOfUILayoutGuide
        case 140: return UIListContentView.descriptionOfUIListContentView
        case 141: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 142: return UIMenu.descriptionOfUIMenu
        case 143: return UIMenuController.descriptionOfUIMenuController
        case 144: return UIMenuElement.descriptionOfUIMenuElement
        case 145: return UIMenuItem.descriptionOfUIMenuItem
        case 146: return UIMutableApplicationShortcutItem.descriptionOfUIMutableApplicationShortcutItem
        case 147: return UINavigationBar.descriptionOfUINavigationBar
        case 148: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 149: return UINavigationController.descriptionOfUINavigationController
        case 150: return UINavigationItem.descriptionOfUINavigationItem
        case 151: return UINib.descriptionOfUINib
        case 152: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 153: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 154: return UIPageControl.descriptionOfUIPageControl
        case 155: return UIPageViewController.descriptionOfUIPageViewController
        case 156: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 157: return UIPasteboard.descriptionOfUIPasteboard
        case 158: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 159: return UIPickerView.descriptionOfUIPickerView
        case 160: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 161: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 162: return UIPresentationController.descriptionOfUIPresentationController
        case 163: return UIPress.descriptionOfUIPress
        case 164: return UIPressesEvent.descriptionOfUIPressesEvent
        case 165: return UIPreviewParameters.descriptionOfUIPreviewParameters
        case 166: return UIPreviewTarget.descriptionOfUIPreviewTarget
        case 167: return UIProgressView.descriptionOfUIProgressView
        case 168: return UIPushBehavior.descriptionOfUIPushBehavior
        case 169: return UIRefreshControl.descriptionOfUIRefreshControl
        case 170: return UIResponder.descriptionOfUIResponder
        case 171: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 172: return UIScene.descriptionOfUIScene
        case 173: return UIScene.ActivationRequestOptions.descriptionOfUISceneActivationRequestOptions
        case 174: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 175: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 176: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 177: return UISceneActivationConditions.descriptionOfUISceneActivationConditions
        case 178: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 179: return UISceneDestructionRequestOptions.descriptionOfUISceneDestructionRequestOptions
        case 180: return UISceneSession.descriptionOfUISceneSession
        case 181: return UISceneSessionActivationRequest.descriptionOfUISceneSessionActivationRequest
        case 182: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 183: return UIScreen.descriptionOfUIScreen
        case 184: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 185: return UIScrollView.descriptionOfUIScrollView
        case 186: return UISearchBar.descriptionOfUISearchBar
        case 187: return UISearchController.descriptionOfUISearchController
        case 188: return UISearchTextField.descriptionOfUISearchTextField
        case 189: return UISegmentedControl.descriptionOfUISegmentedControl
        case 190: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 191: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 192: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 193: return UISlider.descriptionOfUISlider
        case 194: return UISnapBehavior.descriptionOfUISnapBehavior
        case 195: return UISplitViewController.descriptionOfUISplitViewController
        case 196: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 197: return UIStackView.descriptionOfUIStackView
        case 198: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 199: return UIStepper.descriptionOfUIStepper
        case 200: return UIStoryboard.descriptionOfUIStoryboard
        case 201: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 202: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 203: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 204: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 205: return UISwitch.descriptionOfUISwitch
        case 206: return UITabBar.descriptionOfUITabBar
        case 207: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 208: return UITabBarController.descriptionOfUITabBarController
        case 209: return UITabBarItem.descriptionOfUITabBarItem
        case 210: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 211: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 212: return UITableView.descriptionOfUITableView
        case 213: return UITableViewCell.descriptionOfUITableViewCell
        case 214: return UITableViewController.descriptionOfUITableViewController
        case 215: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 216: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 217: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 218: return UITargetedDragPreview.descriptionOfUITargetedDragPreview
        case 219: return UITargetedPreview.descriptionOfUITargetedPreview
        case 220: return UITextChecker.descriptionOfUITextChecker
        case 221: return UITextField.descriptionOfUITextField
        case 222: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 223: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 224: return UITextPosition.descriptionOfUITextPosition
        case 225: return UITextRange.descriptionOfUITextRange
        case 226: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 227: return UITextView.descriptionOfUITextView
        case 228: return UIToolbar.descriptionOfUIToolbar
        case 229: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 230: return UITouch.descriptionOfUITouch
        case 231: return UITraitCollection.descriptionOfUITraitCollection
        case 232: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 233: return UIView.descriptionOfUIView
        case 234: return UIViewController.descriptionOfUIViewController
        case 235: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 236: return UIVisualEffect.descriptionOfUIVisualEffect
        case 237: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 238: return UIWindow.descriptionOfUIWindow
        case 239: return UIWindowScene.descriptionOfUIWindowScene
        default: return UIWindowSceneDestructionRequestOptions.descriptionOfUIWindowSceneDestructionRequestOptions
        }
    }
}
