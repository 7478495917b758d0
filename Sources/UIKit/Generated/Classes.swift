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
        UIBlurEffect UIButton UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionSingleDate \
        UICalendarSelectionWeekOfYear UICalendarView UICalendarView.Decoration \
        UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionReusableView UICollectionView UICollectionViewCell \
        UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration UICollectionViewController \
        UICollectionViewDropPlaceholder UICollectionViewDropProposal UICollectionViewFlowLayout \
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
        case 70: return UICalendarSelection.descriptionOfUICalendarSelection
        case 71: return UICalendarSelectionMultiDate.descriptionOfUICalendarSelectionMultiDate
        case 72: return UICalendarSelectionSingleDate.descriptionOfUICalendarSelectionSingleDate
        case 73: return UICalendarSelectionWeekOfYear.descriptionOfUICalendarSelectionWeekOfYear
        case 74: return UICalendarView.descriptionOfUICalendarView
        case 75: return UICalendarView.Decoration.descriptionOfUICalendarViewDecoration
        case 76:
            return UICollectionLayoutSectionOrthogonalScrollingProperties
                .descriptionOfUICollectionLayoutSectionOrthogonalScrollingProperties
        case 77: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 78: return UICollectionView.descriptionOfUICollectionView
        case 79: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 80: return UICollectionViewCompositionalLayout.descriptionOfUICollectionViewCompositionalLayout
        case 81: return UICollectionViewCompositionalLayoutConfiguration.descriptionOfUICollectionViewCompositionalLayoutConfiguration
        case 82: return UICollectionViewController.descriptionOfUICollectionViewController
        case 83: return UICollectionViewDropPlaceholder.descriptionOfUICollectionViewDropPlaceholder
        case 84: return UICollectionViewDropProposal.descriptionOfUICollectionViewDropProposal
        case 85: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 86: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 87: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 88: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 89: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 90: return UICollectionViewListCell.descriptionOfUICollectionViewListCell
        case 91: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 92: return UICollisionBehavior.descriptionOfUICollisionBehavior
        case 93: return UIColor.descriptionOfUIColor
        case 94: return UICommand.descriptionOfUICommand
        case 95: return UICommandAlternate.descriptionOfUICommandAlternate
        case 96: return UIContextMenuConfiguration.descriptionOfUIContextMenuConfiguration
        case 97: return UIContextMenuInteraction.descriptionOfUIContextMenuInteraction
        case 98: return UIContextualAction.descriptionOfUIContextualAction
        case 99: return UIControl.descriptionOfUIControl
        case 100: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 101: return UIDatePicker.descriptionOfUIDatePicker
        case 102: return UIDeferredMenuElement.descriptionOfUIDeferredMenuElement
        case 103: return UIDevice.descriptionOfUIDevice
        case 104: return UIDocument.descriptionOfUIDocument
        case 105: return UIDocumentBrowserViewController.descriptionOfUIDocumentBrowserViewController
        case 106: return UIDocumentPickerViewController.descriptionOfUIDocumentPickerViewController
        case 107: return UIDragInteraction.descriptionOfUIDragInteraction
        case 108: return UIDragItem.descriptionOfUIDragItem
        case 109: return UIDragPreview.descriptionOfUIDragPreview
        case 110: return UIDragPreviewParameters.descriptionOfUIDragPreviewParameters
        case 111: return UIDropInteraction.descriptionOfUIDropInteraction
        case 112: return UIDropProposal.descriptionOfUIDropProposal
        case 113: return UIDynamicAnimator.descriptionOfUIDynamicAnimator
        case 114: return UIDynamicBehavior.descriptionOfUIDynamicBehavior
        case 115: return UIDynamicItemBehavior.descriptionOfUIDynamicItemBehavior
        case 116: return UIEditMenuConfiguration.descriptionOfUIEditMenuConfiguration
        case 117: return UIEditMenuInteraction.descriptionOfUIEditMenuInteraction
        case 118: return UIEvent.descriptionOfUIEvent
        case 119: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 120: return UIFont.descriptionOfUIFont
        case 121: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 122: return UIFontMetrics.descriptionOfUIFontMetrics
        case 123: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 124: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 125: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 126: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 127: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 128: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 129: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 130: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 131: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 132: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 133: return UIGravityBehavior.descriptionOfUIGravityBehavior
        case 134: return UIImage.descriptionOfUIImage
        case 135: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 136: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 137: return UIImageAsset.descriptionOfUIImageAsset
        case 138: return UIImagePickerController.descriptionOfUIImagePickerController
        case 139: return UIImageView.descriptionOfUIImageView
        case 140: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 141: return UIKey.descriptionOfUIKey
        case 142: return UIKeyCommand.descriptionOfUIKeyCommand
        case 143: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 144: return UILabel.descriptionOfUILabel
        case 145: return UILayoutGuide.descriptionOfUILayoutGuide
        case 146: return UIListContentView.descriptionOfUIListContentView
        case 147: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 148: return UIMenu.descriptionOfUIMenu
        case 149: return UIMenuController.descriptionOfUIMenuController
        case 150: return UIMenuElement.descriptionOfUIMenuElement
        case 151: return UIMenuItem.descriptionOfUIMenuItem
        case 152: return UIMutableApplicationShortcutItem.descriptionOfUIMutableApplicationShortcutItem
        case 153: return UINavigationBar.descriptionOfUINavigationBar
        case 154: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 155: return UINavigationController.descriptionOfUINavigationController
        case 156: return UINavigationItem.descriptionOfUINavigationItem
        case 157: return UINib.descriptionOfUINib
        case 158: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 159: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 160: return UIPageControl.descriptionOfUIPageControl
        case 161: return UIPageViewController.descriptionOfUIPageViewController
        case 162: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 163: return UIPasteboard.descriptionOfUIPasteboard
        case 164: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 165: return UIPickerView.descriptionOfUIPickerView
        case 166: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 167: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 168: return UIPresentationController.descriptionOfUIPresentationController
        case 169: return UIPress.descriptionOfUIPress
        case 170: return UIPressesEvent.descriptionOfUIPressesEvent
        case 171: return UIPreviewParameters.descriptionOfUIPreviewParameters
        case 172: return UIPreviewTarget.descriptionOfUIPreviewTarget
        case 173: return UIProgressView.descriptionOfUIProgressView
        case 174: return UIPushBehavior.descriptionOfUIPushBehavior
        case 175: return UIRefreshControl.descriptionOfUIRefreshControl
        case 176: return UIResponder.descriptionOfUIResponder
        case 177: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 178: return UIScene.descriptionOfUIScene
        case 179: return UIScene.ActivationRequestOptions.descriptionOfUISceneActivationRequestOptions
        case 180: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 181: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 182: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 183: return UISceneActivationConditions.descriptionOfUISceneActivationConditions
        case 184: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 185: return UISceneDestructionRequestOptions.descriptionOfUISceneDestructionRequestOptions
        case 186: return UISceneSession.descriptionOfUISceneSession
        case 187: return UISceneSessionActivationRequest.descriptionOfUISceneSessionActivationRequest
        case 188: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 189: return UIScreen.descriptionOfUIScreen
        case 190: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 191: return UIScrollView.descriptionOfUIScrollView
        case 192: return UISearchBar.descriptionOfUISearchBar
        case 193: return UISearchController.descriptionOfUISearchController
        case 194: return UISearchTextField.descriptionOfUISearchTextField
        case 195: return UISegmentedControl.descriptionOfUISegmentedControl
        case 196: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 197: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 198: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 199: return UISlider.descriptionOfUISlider
        case 200: return UISnapBehavior.descriptionOfUISnapBehavior
        case 201: return UISplitViewController.descriptionOfUISplitViewController
        case 202: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 203: return UIStackView.descriptionOfUIStackView
        case 204: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 205: return UIStepper.descriptionOfUIStepper
        case 206: return UIStoryboard.descriptionOfUIStoryboard
        case 207: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 208: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 209: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 210: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 211: return UISwitch.descriptionOfUISwitch
        case 212: return UITabBar.descriptionOfUITabBar
        case 213: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 214: return UITabBarController.descriptionOfUITabBarController
        case 215: return UITabBarItem.descriptionOfUITabBarItem
        case 216: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 217: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 218: return UITableView.descriptionOfUITableView
        case 219: return UITableViewCell.descriptionOfUITableViewCell
        case 220: return UITableViewController.descriptionOfUITableViewController
        case 221: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 222: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 223: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 224: return UITargetedDragPreview.descriptionOfUITargetedDragPreview
        case 225: return UITargetedPreview.descriptionOfUITargetedPreview
        case 226: return UITextChecker.descriptionOfUITextChecker
        case 227: return UITextField.descriptionOfUITextField
        case 228: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 229: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 230: return UITextPosition.descriptionOfUITextPosition
        case 231: return UITextRange.descriptionOfUITextRange
        case 232: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 233: return UITextView.descriptionOfUITextView
        case 234: return UIToolbar.descriptionOfUIToolbar
        case 235: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 236: return UITouch.descriptionOfUITouch
        case 237: return UITraitCollection.descriptionOfUITraitCollection
        case 238: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 239: return UIView.descriptionOfUIView
        case 240: return UIViewController.descriptionOfUIViewController
        case 241: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 242: return UIVisualEffect.descriptionOfUIVisualEffect
        case 243: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 244: return UIWindow.descriptionOfUIWindow
        case 245: return UIWindowScene.descriptionOfUIWindowScene
        default: return UIWindowSceneDestructionRequestOptions.descriptionOfUIWindowSceneDestructionRequestOptions
        }
    }
}
