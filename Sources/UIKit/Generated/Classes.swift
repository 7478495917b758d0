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
        UICollectionViewLayoutInvalidationContext UICollectionViewListCell UICollectionViewPlaceholder UICollectionViewUpdateItem \
        UICollisionBehavior UIColor UIColorPickerViewController UIColorWell UICommand UICommandAlternate UIContextMenuConfiguration \
        UIContextMenuInteraction UIContextualAction UIControl UICubicTimingParameters UIDatePicker UIDeferredMenuElement UIDevice \
        UIDocument UIDocumentBrowserViewController UIDocumentInteractionController UIDocumentPickerViewController UIDragInteraction \
        UIDragItem UIDragPreview UIDragPreviewParameters UIDragPreviewTarget UIDropInteraction UIDropProposal UIDynamicAnimator \
        UIDynamicBehavior UIDynamicItemBehavior UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIFeedbackGenerator UIFont \
        UIFontDescriptor UIFontMetrics UIFontPickerViewController UIFontPickerViewController.Configuration UIGestureRecognizer \
        UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPDFRenderer \
        UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat UIGraphicsRenderer UIGraphicsRendererContext \
        UIGraphicsRendererFormat UIGravityBehavior UIHoverGestureRecognizer UIImage UIImage.Configuration \
        UIImage.SymbolConfiguration UIImageAsset UIImagePickerController UIImageView UIImpactFeedbackGenerator \
        UIInterpolatingMotionEffect UIKey UIKeyCommand UIKeyboardLayoutGuide UILabel UILayoutGuide UIListContentView \
        UILongPressGestureRecognizer UIMarkupTextPrintFormatter UIMenu UIMenuController UIMenuElement UIMenuItem UIMotionEffect \
        UIMotionEffectGroup UIMutableApplicationShortcutItem UINavigationBar UINavigationBarAppearance UINavigationController \
        UINavigationItem UINib UINotificationFeedbackGenerator UIOpenURLContext UIPageControl UIPageViewController \
        UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition UIPickerView UIPinchGestureRecognizer \
        UIPointerInteraction UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPopoverPresentationController \
        UIPresentationController UIPress UIPressesEvent UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo \
        UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIProgressView UIPushBehavior UIRefreshControl UIResponder \
        UIRotationGestureRecognizer UIScene UIScene.ActivationRequestOptions UIScene.ConnectionOptions \
        UIScene.OpenExternalURLOptions UIScene.OpenURLOptions UISceneActivationConditions UISceneConfiguration \
        UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions UIScreen \
        UIScreenEdgePanGestureRecognizer UIScrollView UISearchBar UISearchController UISearchSuggestionItem UISearchTextField \
        UISearchToken UISegmentedControl UISelectionFeedbackGenerator UISheetPresentationController \
        UISheetPresentationController.Detent UISimpleTextPrintFormatter UISlider UISnapBehavior UISplitViewController \
        UISpringTimingParameters UIStackView UIStatusBarManager UIStepper UIStoryboard UIStoryboardSegue \
        UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITabBar UITabBarAppearance \
        UITabBarController UITabBarItem UITabBarItemAppearance UITabBarItemAppearance.StateAppearance UITableView UITableViewCell \
        UITableViewController UITableViewDropPlaceholder UITableViewDropProposal UITableViewHeaderFooterView UITableViewPlaceholder \
        UITableViewRowAction UITapGestureRecognizer UITargetedDragPreview UITargetedPreview UITextChecker UITextField \
        UITextInputPasswordRules UITextInputStringTokenizer UITextPosition UITextRange UITextSelectionRect UITextView \
        UIToolTipConfiguration UIToolTipInteraction UIToolbar UIToolbarAppearance UITouch UITraitCollection UIVibrancyEffect UIView \
        UIViewController UIViewPrintFormatter UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow UIWindowScene \
        UIWindowSceneDestructionRequestOptions
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
        case 91: return UICollectionViewPlaceholder.descriptionOfUICollectionViewPlaceholder
        case 92: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 93: return UICollisionBehavior.descriptionOfUICollisionBehavior
        case 94: return UIColor.descriptionOfUIColor
        case 95: return UIColorPickerViewController.descriptionOfUIColorPickerViewController
        case 96: return UIColorWell.descriptionOfUIColorWell
        case 97: return UICommand.descriptionOfUICommand
        case 98: return UICommandAlternate.descriptionOfUICommandAlternate
        case 99: return UIContextMenuConfiguration.descriptionOfUIContextMenuConfiguration
        case 100: return UIContextMenuInteraction.descriptionOfUIContextMenuInteraction
        case 101: return UIContextualAction.descriptionOfUIContextualAction
        case 102: return UIControl.descriptionOfUIControl
        case 103: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 104: return UIDatePicker.descriptionOfUIDatePicker
        case 105: return UIDeferredMenuElement.descriptionOfUIDeferredMenuElement
        case 106: return UIDevice.descriptionOfUIDevice
        case 107: return UIDocument.descriptionOfUIDocument
        case 108: return UIDocumentBrowserViewController.descriptionOfUIDocumentBrowserViewController
        case 109: return UIDocumentInteractionController.descriptionOfUIDocumentInteractionController
        case 110: return UIDocumentPickerViewController.descriptionOfUIDocumentPickerViewController
        case 111: return UIDragInteraction.descriptionOfUIDragInteraction
        case 112: return UIDragItem.descriptionOfUIDragItem
        case 113: return UIDragPreview.descriptionOfUIDragPreview
        case 114: return UIDragPreviewParameters.descriptionOfUIDragPreviewParameters
        case 115: return UIDragPreviewTarget.descriptionOfUIDragPreviewTarget
        case 116: return UIDropInteraction.descriptionOfUIDropInteraction
        case 117: return UIDropProposal.descriptionOfUIDropProposal
        case 118: return UIDynamicAnimator.descriptionOfUIDynamicAnimator
        case 119: return UIDynamicBehavior.descriptionOfUIDynamicBehavior
        case 120: return UIDynamicItemBehavior.descriptionOfUIDynamicItemBehavior
        case 121: return UIEditMenuConfiguration.descriptionOfUIEditMenuConfiguration
        case 122: return UIEditMenuInteraction.descriptionOfUIEditMenuInteraction
        case 123: return UIEvent.descriptionOfUIEvent
        case 124: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 125: return UIFont.descriptionOfUIFont
        case 126: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 127: return UIFontMetrics.descriptionOfUIFontMetrics
        case 128: return UIFontPickerViewController.descriptionOfUIFontPickerViewController
        case 129: return UIFontPickerViewController.Configuration.descriptionOfUIFontPickerViewControllerConfiguration
        case 130: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 131: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 132: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 133: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 134: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 135: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 136: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 137: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 138: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 139: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 140: return UIGravityBehavior.descriptionOfUIGravityBehavior
        case 141: return UIHoverGestureRecognizer.descriptionOfUIHoverGestureRecognizer
        case 142: return UIImage.descriptionOfUIImage
        case 143: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 144: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 145: return UIImageAsset.descriptionOfUIImageAsset
        case 146: return UIImagePickerController.descriptionOfUIImagePickerController
        case 147: return UIImageView.descriptionOfUIImageView
        case 148: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 149: return UIInterpolatingMotionEffect.descriptionOfUIInterpolatingMotionEffect
        case 150: return UIKey.descriptionOfUIKey
        case 151: return UIKeyCommand.descriptionOfUIKeyCommand
        case 152: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 153: return UILabel.descriptionOfUILabel
        case 154: return UILayoutGuide.descriptionOfUILayoutGuide
        case 155: return UIListContentView.descriptionOfUIListContentView
        case 156: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 157: return UIMarkupTextPrintFormatter.descriptionOfUIMarkupTextPrintFormatter
        case 158: return UIMenu.descriptionOfUIMenu
        case 159: return UIMenuController.descriptionOfUIMenuController
        case 160: return UIMenuElement.descriptionOfUIMenuElement
        case 161: return UIMenuItem.descriptionOfUIMenuItem
        case 162: return UIMotionEffect.descriptionOfUIMotionEffect
        case 163: return UIMotionEffectGroup.descriptionOfUIMotionEffectGroup
        case 164: return UIMutableApplicationShortcutItem.descriptionOfUIMutableApplicationShortcutItem
        case 165: return UINavigationBar.descriptionOfUINavigationBar
        case 166: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 167: return UINavigationController.descriptionOfUINavigationController
        case 168: return UINavigationItem.descriptionOfUINavigationItem
        case 169: return UINib.descriptionOfUINib
        case 170: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 171: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 172: return UIPageControl.descriptionOfUIPageControl
        case 173: return UIPageViewController.descriptionOfUIPageViewController
        case 174: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 175: return UIPasteboard.descriptionOfUIPasteboard
        case 176: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 177: return UIPickerView.descriptionOfUIPickerView
        case 178: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 179: return UIPointerInteraction.descriptionOfUIPointerInteraction
        case 180: return UIPointerRegion.descriptionOfUIPointerRegion
        case 181: return UIPointerRegionRequest.descriptionOfUIPointerRegionRequest
        case 182: return UIPointerStyle.descriptionOfUIPointerStyle
        case 183: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 184: return UIPresentationController.descriptionOfUIPresentationController
        case 185: return UIPress.descriptionOfUIPress
        case 186: return UIPressesEvent.descriptionOfUIPressesEvent
        case 187: return UIPreviewParameters.descriptionOfUIPreviewParameters
        case 188: return UIPreviewTarget.descriptionOfUIPreviewTarget
        case 189: return UIPrintFormatter.descriptionOfUIPrintFormatter
        case 190: return UIPrintInfo.descriptionOfUIPrintInfo
        case 191: return UIPrintInteractionController.descriptionOfUIPrintInteractionController
        case 192: return UIPrintPageRenderer.descriptionOfUIPrintPageRenderer
        case 193: return UIPrintPaper.descriptionOfUIPrintPaper
        case 194: return UIProgressView.descriptionOfUIProgressView
        case 195: return UIPushBehavior.descriptionOfUIPushBehavior
        case 196: return UIRefreshControl.descriptionOfUIRefreshControl
        case 197: return UIResponder.descriptionOfUIResponder
        case 198: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 199: return UIScene.descriptionOfUIScene
        case 200: return UIScene.ActivationRequestOptions.descriptionOfUISceneActivationRequestOptions
        case 201: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 202: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 203: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 204: return UISceneActivationConditions.descriptionOfUISceneActivationConditions
        case 205: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 206: return UISceneDestructionRequestOptions.descriptionOfUISceneDestructionRequestOptions
        case 207: return UISceneSession.descriptionOfUISceneSession
        case 208: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 209: return UIScreen.descriptionOfUIScreen
        case 210: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 211: return UIScrollView.descriptionOfUIScrollView
        case 212: return UISearchBar.descriptionOfUISearchBar
        case 213: return UISearchController.descriptionOfUISearchController
        case 214: return UISearchSuggestionItem.descriptionOfUISearchSuggestionItem
        case 215: return UISearchTextField.descriptionOfUISearchTextField
        case 216: return UISearchToken.descriptionOfUISearchToken
        case 217: return UISegmentedControl.descriptionOfUISegmentedControl
        case 218: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 219: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 220: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 221: return UISimpleTextPrintFormatter.descriptionOfUISimpleTextPrintFormatter
        case 222: return UISlider.descriptionOfUISlider
        case 223: return UISnapBehavior.descriptionOfUISnapBehavior
        case 224: return UISplitViewController.descriptionOfUISplitViewController
        case 225: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 226: return UIStackView.descriptionOfUIStackView
        case 227: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 228: return UIStepper.descriptionOfUIStepper
        case 229: return UIStoryboard.descriptionOfUIStoryboard
        case 230: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 231: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 232: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 233: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 234: return UISwitch.descriptionOfUISwitch
        case 235: return UITabBar.descriptionOfUITabBar
        case 236: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 237: return UITabBarController.descriptionOfUITabBarController
        case 238: return UITabBarItem.descriptionOfUITabBarItem
        case 239: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 240: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 241: return UITableView.descriptionOfUITableView
        case 242: return UITableViewCell.descriptionOfUITableViewCell
        case 243: return UITableViewController.descriptionOfUITableViewController
        case 244: return UITableViewDropPlaceholder.descriptionOfUITableViewDropPlaceholder
        case 245: return UITableViewDropProposal.descriptionOfUITableViewDropProposal
        case 246: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 247: return UITableViewPlaceholder.descriptionOfUITableViewPlaceholder
        case 248: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 249: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 250: return UITargetedDragPreview.descriptionOfUITargetedDragPreview
        case 251: return UITargetedPreview.descriptionOfUITargetedPreview
        case 252: return UITextChecker.descriptionOfUITextChecker
        case 253: return UITextField.descriptionOfUITextField
        case 254: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 255: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 256: return UITextPosition.descriptionOfUITextPosition
        case 257: return UITextRange.descriptionOfUITextRange
        case 258: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 259: return UITextView.descriptionOfUITextView
        case 260: return UIToolTipConfiguration.descriptionOfUIToolTipConfiguration
        case 261: return UIToolTipInteraction.descriptionOfUIToolTipInteraction
        case 262: return UIToolbar.descriptionOfUIToolbar
        case 263: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 264: return UITouch.descriptionOfUITouch
        case 265: return UITraitCollection.descriptionOfUITraitCollection
        case 266: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 267: return UIView.descriptionOfUIView
        case 268: return UIViewController.descriptionOfUIViewController
        case 269: return UIViewPrintFormatter.descriptionOfUIViewPrintFormatter
        case 270: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 271: return UIVisualEffect.descriptionOfUIVisualEffect
        case 272: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 273: return UIWindow.descriptionOfUIWindow
        case 274: return UIWindowScene.descriptionOfUIWindowScene
        default: return UIWindowSceneDestructionRequestOptions.descriptionOfUIWindowSceneDestructionRequestOptions
        }
    }
}
