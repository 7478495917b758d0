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
import SampanSound
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
        NSTextViewportLayoutController UIAccessibilityCustomAction UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult \
        UIAccessibilityCustomRotorSearchPredicate UIAccessibilityElement UIAccessibilityLocationDescriptor UIAction UIActionSheet \
        UIActivity UIActivityIndicatorView UIActivityItemProvider UIActivityViewController UIAlertAction UIAlertController \
        UIAlertView UIApplication UIApplicationShortcutIcon UIApplicationShortcutItem UIAttachmentBehavior UIBarAppearance \
        UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemAppearance.StateAppearance UIBarItem UIBezierPath UIBlurEffect \
        UIButton UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionSingleDate UICalendarSelectionWeekOfYear \
        UICalendarView UICalendarView.Decoration UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionReusableView \
        UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration \
        UICollectionViewController UICollectionViewDropPlaceholder UICollectionViewDropProposal UICollectionViewFlowLayout \
        UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext UICollectionViewLayout \
        UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewListCell \
        UICollectionViewPlaceholder UICollectionViewUpdateItem UICollisionBehavior UIColor UIColorPickerViewController UIColorWell \
        UICommand UICommandAlternate UIContentUnavailableView UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction \
        UIControl UICubicTimingParameters UIDatePicker UIDeferredMenuElement UIDevice UIDocument UIDocumentBrowserViewController \
        UIDocumentInteractionController UIDocumentPickerViewController UIDragInteraction UIDragItem UIDragPreview \
        UIDragPreviewParameters UIDragPreviewTarget UIDropInteraction UIDropProposal UIDynamicAnimator UIDynamicBehavior \
        UIDynamicItemBehavior UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIFeedbackGenerator UIFieldBehavior \
        UIFindInteraction UIFindSession UIFocusAnimationCoordinator UIFocusDebugger UIFocusEffect UIFocusGuide UIFocusHaloEffect \
        UIFocusMovementHint UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIFontPickerViewController \
        UIFontPickerViewController.Configuration UIGestureRecognizer UIGraphicsImageRenderer UIGraphicsImageRendererContext \
        UIGraphicsImageRendererFormat UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat \
        UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIGravityBehavior UIHoverGestureRecognizer UIImage \
        UIImage.Configuration UIImage.SymbolConfiguration UIImageAsset UIImagePickerController UIImageView UIImpactFeedbackGenerator \
        UIInputView UIInputViewController UIInterpolatingMotionEffect UIKey UIKeyCommand UIKeyboardLayoutGuide UILabel \
        UILargeContentViewerInteraction UILayoutGuide UILexicon UILexiconEntry UIListContentView UILongPressGestureRecognizer \
        UIMarkupTextPrintFormatter UIMenu UIMenuController UIMenuDisplayPreferences UIMenuElement UIMenuItem UIMenuSystem \
        UIMotionEffect UIMotionEffectGroup UIMutableApplicationShortcutItem UINavigationBar UINavigationBarAppearance \
        UINavigationController UINavigationItem UINib UINotificationFeedbackGenerator UIOpenURLContext UIPageControl \
        UIPageControlProgress UIPageControlTimerProgress UIPageViewController UIPanGestureRecognizer UIPasteConfiguration \
        UIPasteControl UIPasteControl.Configuration UIPasteboard UIPercentDrivenInteractiveTransition UIPickerView \
        UIPinchGestureRecognizer UIPointerInteraction UIPointerRegion UIPointerRegionRequest UIPointerStyle \
        UIPopoverPresentationController UIPresentationController UIPress UIPressesEvent UIPreviewInteraction UIPreviewParameters \
        UIPreviewTarget UIPrintFormatter UIPrintInfo UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIProgressView \
        UIPushBehavior UIRefreshControl UIRegion UIResponder UIRotationGestureRecognizer UIScene UIScene.ActivationRequestOptions \
        UIScene.ConnectionOptions UIScene.OpenExternalURLOptions UIScene.OpenURLOptions UISceneActivationConditions \
        UISceneConfiguration UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions UISceneWindowingBehaviors \
        UIScreen UIScreenEdgePanGestureRecognizer UIScrollView UISearchBar UISearchController UISearchSuggestionItem UISearchTab \
        UISearchTextField UISearchToken UISegmentedControl UISelectionFeedbackGenerator UISheetPresentationController \
        UISheetPresentationController.Detent UISimpleTextPrintFormatter UISlider UISnapBehavior UISplitViewController \
        UISpringLoadedInteraction UISpringTimingParameters UIStackView UIStandardTextCursorView UIStatusBarManager UIStepper \
        UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch \
        UITab UITabBar UITabBarAppearance UITabBarController UITabBarController.Sidebar UITabBarItem UITabBarItemAppearance \
        UITabBarItemAppearance.StateAppearance UITabGroup UITabSidebarItem UITabSidebarItem.Request UITableView UITableViewCell \
        UITableViewController UITableViewDropPlaceholder UITableViewDropProposal UITableViewFocusUpdateContext \
        UITableViewHeaderFooterView UITableViewPlaceholder UITableViewRowAction UITapGestureRecognizer UITargetedDragPreview \
        UITargetedPreview UITextChecker UITextCursorDropPositionAnimator UITextDragPreviewRenderer UITextDropProposal UITextField \
        UITextFormattingViewController UITextFormattingViewController.Component UITextFormattingViewController.ComponentGroup \
        UITextFormattingViewController.Configuration UITextInputMode UITextInputPasswordRules UITextInputStringTokenizer \
        UITextInteraction UITextItem UITextItem.MenuConfiguration UITextLoupeSession UITextPlaceholder UITextPosition UITextRange \
        UITextSearchOptions UITextSearchingFindSession UITextSelectionDisplayInteraction UITextSelectionRect UITextView \
        UIToolTipConfiguration UIToolTipInteraction UIToolbar UIToolbarAppearance UITouch UITrackingLayoutGuide UITraitCollection \
        UIUpdateActionPhase UIUpdateInfo UIUpdateLink UIVibrancyEffect UIView UIViewController UIViewController.Transition \
        UIViewController.Transition.ZoomOptions UIViewController.Transition.ZoomOptions.AlignmentRectContext \
        UIViewController.Transition.ZoomOptions.InteractionContext UIViewController.Transition.ZoomSourceViewProviderContext \
        UIViewPrintFormatter UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow UIWindowScene \
        UIWindowScene.ActivationAction UIWindowScene.ActivationConfiguration UIWindowScene.ActivationInteraction \
        UIWindowScene.ActivationRequestOptions UIWindowScene.Geometry UIWindowScene.GeometryPreferences \
        UIWindowScene.GeometryPreferences.Mac UIWindowScene.GeometryPreferences.iOS UIWindowSceneDestructionRequestOptions \
        UIWindowSceneDragInteraction
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
        case 47: return UIAccessibilityCustomRotor.descriptionOfUIAccessibilityCustomRotor
        case 48: return UIAccessibilityCustomRotorItemResult.descriptionOfUIAccessibilityCustomRotorItemResult
        case 49: return UIAccessibilityCustomRotorSearchPredicate.descriptionOfUIAccessibilityCustomRotorSearchPredicate
        case 50: return UIAccessibilityElement.descriptionOfUIAccessibilityElement
        case 51: return UIAccessibilityLocationDescriptor.descriptionOfUIAccessibilityLocationDescriptor
        case 52: return UIAction.descriptionOfUIAction
        case 53: return UIActionSheet.descriptionOfUIActionSheet
        case 54: return UIActivity.descriptionOfUIActivity
        case 55: return UIActivityIndicatorView.descriptionOfUIActivityIndicatorView
        case 56: return UIActivityItemProvider.descriptionOfUIActivityItemProvider
        case 57: return UIActivityViewController.descriptionOfUIActivityViewController
        case 58: return UIAlertAction.descriptionOfUIAlertAction
        case 59: return UIAlertController.descriptionOfUIAlertController
        case 60: return UIAlertView.descriptionOfUIAlertView
        case 61: return UIApplication.descriptionOfUIApplication
        case 62: return UIApplicationShortcutIcon.descriptionOfUIApplicationShortcutIcon
        case 63: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 64: return UIAttachmentBehavior.descriptionOfUIAttachmentBehavior
        case 65: return UIBarAppearance.descriptionOfUIBarAppearance
        case 66: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 67: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 68: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 69: return UIBarItem.descriptionOfUIBarItem
        case 70: return UIBezierPath.descriptionOfUIBezierPath
        case 71: return UIBlurEffect.descriptionOfUIBlurEffect
        case 72: return UIButton.descriptionOfUIButton
        case 73: return UICalendarSelection.descriptionOfUICalendarSelection
        case 74: return UICalendarSelectionMultiDate.descriptionOfUICalendarSelectionMultiDate
        case 75: return UICalendarSelectionSingleDate.descriptionOfUICalendarSelectionSingleDate
        case 76: return UICalendarSelectionWeekOfYear.descriptionOfUICalendarSelectionWeekOfYear
        case 77: return UICalendarView.descriptionOfUICalendarView
        case 78: return UICalendarView.Decoration.descriptionOfUICalendarViewDecoration
        case 79:
            return UICollectionLayoutSectionOrthogonalScrollingProperties
                .descriptionOfUICollectionLayoutSectionOrthogonalScrollingProperties
        case 80: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 81: return UICollectionView.descriptionOfUICollectionView
        case 82: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 83: return UICollectionViewCompositionalLayout.descriptionOfUICollectionViewCompositionalLayout
        case 84: return UICollectionViewCompositionalLayoutConfiguration.descriptionOfUICollectionViewCompositionalLayoutConfiguration
        case 85: return UICollectionViewController.descriptionOfUICollectionViewController
        case 86: return UICollectionViewDropPlaceholder.descriptionOfUICollectionViewDropPlaceholder
        case 87: return UICollectionViewDropProposal.descriptionOfUICollectionViewDropProposal
        case 88: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 89: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 90: return UICollectionViewFocusUpdateContext.descriptionOfUICollectionViewFocusUpdateContext
        case 91: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 92: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 93: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 94: return UICollectionViewListCell.descriptionOfUICollectionViewListCell
        case 95: return UICollectionViewPlaceholder.descriptionOfUICollectionViewPlaceholder
        case 96: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 97: return UICollisionBehavior.descriptionOfUICollisionBehavior
        case 98: return UIColor.descriptionOfUIColor
        case 99: return UIColorPickerViewController.descriptionOfUIColorPickerViewController
        case 100: return UIColorWell.descriptionOfUIColorWell
        case 101: return UICommand.descriptionOfUICommand
        case 102: return UICommandAlternate.descriptionOfUICommandAlternate
        case 103: return UIContentUnavailableView.descriptionOfUIContentUnavailableView
        case 104: return UIContextMenuConfiguration.descriptionOfUIContextMenuConfiguration
        case 105: return UIContextMenuInteraction.descriptionOfUIContextMenuInteraction
        case 106: return UIContextualAction.descriptionOfUIContextualAction
        case 107: return UIControl.descriptionOfUIControl
        case 108: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 109: return UIDatePicker.descriptionOfUIDatePicker
        case 110: return UIDeferredMenuElement.descriptionOfUIDeferredMenuElement
        case 111: return UIDevice.descriptionOfUIDevice
        case 112: return UIDocument.descriptionOfUIDocument
        case 113: return UIDocumentBrowserViewController.descriptionOfUIDocumentBrowserViewController
        case 114: return UIDocumentInteractionController.descriptionOfUIDocumentInteractionController
        case 115: return UIDocumentPickerViewController.descriptionOfUIDocumentPickerViewController
        case 116: return UIDragInteraction.descriptionOfUIDragInteraction
        case 117: return UIDragItem.descriptionOfUIDragItem
        case 118: return UIDragPreview.descriptionOfUIDragPreview
        case 119: return UIDragPreviewParameters.descriptionOfUIDragPreviewParameters
        case 120: return UIDragPreviewTarget.descriptionOfUIDragPreviewTarget
        case 121: return UIDropInteraction.descriptionOfUIDropInteraction
        case 122: return UIDropProposal.descriptionOfUIDropProposal
        case 123: return UIDynamicAnimator.descriptionOfUIDynamicAnimator
        case 124: return UIDynamicBehavior.descriptionOfUIDynamicBehavior
        case 125: return UIDynamicItemBehavior.descriptionOfUIDynamicItemBehavior
        case 126: return UIEditMenuConfiguration.descriptionOfUIEditMenuConfiguration
        case 127: return UIEditMenuInteraction.descriptionOfUIEditMenuInteraction
        case 128: return UIEvent.descriptionOfUIEvent
        case 129: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 130: return UIFieldBehavior.descriptionOfUIFieldBehavior
        case 131: return UIFindInteraction.descriptionOfUIFindInteraction
        case 132: return UIFindSession.descriptionOfUIFindSession
        case 133: return UIFocusAnimationCoordinator.descriptionOfUIFocusAnimationCoordinator
        case 134: return UIFocusDebugger.descriptionOfUIFocusDebugger
        case 135: return UIFocusEffect.descriptionOfUIFocusEffect
        case 136: return UIFocusGuide.descriptionOfUIFocusGuide
        case 137: return UIFocusHaloEffect.descriptionOfUIFocusHaloEffect
        case 138: return UIFocusMovementHint.descriptionOfUIFocusMovementHint
        case 139: return UIFocusSystem.descriptionOfUIFocusSystem
        case 140: return UIFocusUpdateContext.descriptionOfUIFocusUpdateContext
        case 141: return UIFont.descriptionOfUIFont
        case 142: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 143: return UIFontMetrics.descriptionOfUIFontMetrics
        case 144: return UIFontPickerViewController.descriptionOfUIFontPickerViewController
        case 145: return UIFontPickerViewController.Configuration.descriptionOfUIFontPickerViewControllerConfiguration
        case 146: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 147: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 148: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 149: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 150: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 151: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 152: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 153: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 154: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 155: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 156: return UIGravityBehavior.descriptionOfUIGravityBehavior
        case 157: return UIHoverGestureRecognizer.descriptionOfUIHoverGestureRecognizer
        case 158: return UIImage.descriptionOfUIImage
        case 159: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 160: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 161: return UIImageAsset.descriptionOfUIImageAsset
        case 162: return UIImagePickerController.descriptionOfUIImagePickerController
        case 163: return UIImageView.descriptionOfUIImageView
        case 164: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 165: return UIInputView.descriptionOfUIInputView
        case 166: return UIInputViewController.descriptionOfUIInputViewController
        case 167: return UIInterpolatingMotionEffect.descriptionOfUIInterpolatingMotionEffect
        case 168: return UIKey.descriptionOfUIKey
        case 169: return UIKeyCommand.descriptionOfUIKeyCommand
        case 170: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 171: return UILabel.descriptionOfUILabel
        case 172: return UILargeContentViewerInteraction.descriptionOfUILargeContentViewerInteraction
        case 173: return UILayoutGuide.descriptionOfUILayoutGuide
        case 174: return UILexicon.descriptionOfUILexicon
        case 175: return UILexiconEntry.descriptionOfUILexiconEntry
        case 176: return UIListContentView.descriptionOfUIListContentView
        case 177: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 178: return UIMarkupTextPrintFormatter.descriptionOfUIMarkupTextPrintFormatter
        case 179: return UIMenu.descriptionOfUIMenu
        case 180: return UIMenuController.descriptionOfUIMenuController
        case 181: return UIMenuDisplayPreferences.descriptionOfUIMenuDisplayPreferences
        case 182: return UIMenuElement.descriptionOfUIMenuElement
        case 183: return UIMenuItem.descriptionOfUIMenuItem
        case 184: return UIMenuSystem.descriptionOfUIMenuSystem
        case 185: return UIMotionEffect.descriptionOfUIMotionEffect
        case 186: return UIMotionEffectGroup.descriptionOfUIMotionEffectGroup
        case 187: return UIMutableApplicationShortcutItem.descriptionOfUIMutableApplicationShortcutItem
        case 188: return UINavigationBar.descriptionOfUINavigationBar
        case 189: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 190: return UINavigationController.descriptionOfUINavigationController
        case 191: return UINavigationItem.descriptionOfUINavigationItem
        case 192: return UINib.descriptionOfUINib
        case 193: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 194: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 195: return UIPageControl.descriptionOfUIPageControl
        case 196: return UIPageControlProgress.descriptionOfUIPageControlProgress
        case 197: return UIPageControlTimerProgress.descriptionOfUIPageControlTimerProgress
        case 198: return UIPageViewController.descriptionOfUIPageViewController
        case 199: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 200: return UIPasteConfiguration.descriptionOfUIPasteConfiguration
        case 201: return UIPasteControl.descriptionOfUIPasteControl
        case 202: return UIPasteControl.Configuration.descriptionOfUIPasteControlConfiguration
        case 203: return UIPasteboard.descriptionOfUIPasteboard
        case 204: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 205: return UIPickerView.descriptionOfUIPickerView
        case 206: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 207: return UIPointerInteraction.descriptionOfUIPointerInteraction
        case 208: return UIPointerRegion.descriptionOfUIPointerRegion
        case 209: return UIPointerRegionRequest.descriptionOfUIPointerRegionRequest
        case 210: return UIPointerStyle.descriptionOfUIPointerStyle
        case 211: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 212: return UIPresentationController.descriptionOfUIPresentationController
        case 213: return UIPress.descriptionOfUIPress
        case 214: return UIPressesEvent.descriptionOfUIPressesEvent
        case 215: return UIPreviewInteraction.descriptionOfUIPreviewInteraction
        case 216: return UIPreviewParameters.descriptionOfUIPreviewParameters
        case 217: return UIPreviewTarget.descriptionOfUIPreviewTarget
        case 218: return UIPrintFormatter.descriptionOfUIPrintFormatter
        case 219: return UIPrintInfo.descriptionOfUIPrintInfo
        case 220: return UIPrintInteractionController.descriptionOfUIPrintInteractionController
        case 221: return UIPrintPageRenderer.descriptionOfUIPrintPageRenderer
        case 222: return UIPrintPaper.descriptionOfUIPrintPaper
        case 223: return UIProgressView.descriptionOfUIProgressView
        case 224: return UIPushBehavior.descriptionOfUIPushBehavior
        case 225: return UIRefreshControl.descriptionOfUIRefreshControl
        case 226: return UIRegion.descriptionOfUIRegion
        case 227: return UIResponder.descriptionOfUIResponder
        case 228: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 229: return UIScene.descriptionOfUIScene
        case 230: return UIScene.ActivationRequestOptions.descriptionOfUISceneActivationRequestOptions
        case 231: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 232: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 233: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 234: return UISceneActivationConditions.descriptionOfUISceneActivationConditions
        case 235: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 236: return UISceneDestructionRequestOptions.descriptionOfUISceneDestructionRequestOptions
        case 237: return UISceneSession.descriptionOfUISceneSession
        case 238: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 239: return UISceneWindowingBehaviors.descriptionOfUISceneWindowingBehaviors
        case 240: return UIScreen.descriptionOfUIScreen
        case 241: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 242: return UIScrollView.descriptionOfUIScrollView
        case 243: return UISearchBar.descriptionOfUISearchBar
        case 244: return UISearchController.descriptionOfUISearchController
        case 245: return UISearchSuggestionItem.descriptionOfUISearchSuggestionItem
        case 246: return UISearchTab.descriptionOfUISearchTab
        case 247: return UISearchTextField.descriptionOfUISearchTextField
        case 248: return UISearchToken.descriptionOfUISearchToken
        case 249: return UISegmentedControl.descriptionOfUISegmentedControl
        case 250: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 251: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 252: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 253: return UISimpleTextPrintFormatter.descriptionOfUISimpleTextPrintFormatter
        case 254: return UISlider.descriptionOfUISlider
        case 255: return UISnapBehavior.descriptionOfUISnapBehavior
        case 256: return UISplitViewController.descriptionOfUISplitViewController
        case 257: return UISpringLoadedInteraction.descriptionOfUISpringLoadedInteraction
        case 258: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 259: return UIStackView.descriptionOfUIStackView
        case 260: return UIStandardTextCursorView.descriptionOfUIStandardTextCursorView
        case 261: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 262: return UIStepper.descriptionOfUIStepper
        case 263: return UIStoryboard.descriptionOfUIStoryboard
        case 264: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 265: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 266: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 267: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 268: return UISwitch.descriptionOfUISwitch
        case 269: return UITab.descriptionOfUITab
        case 270: return UITabBar.descriptionOfUITabBar
        case 271: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 272: return UITabBarController.descriptionOfUITabBarController
        case 273: return UITabBarController.Sidebar.descriptionOfUITabBarControllerSidebar
        case 274: return UITabBarItem.descriptionOfUITabBarItem
        case 275: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 276: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 277: return UITabGroup.descriptionOfUITabGroup
        case 278: return UITabSidebarItem.descriptionOfUITabSidebarItem
        case 279: return UITabSidebarItem.Request.descriptionOfUITabSidebarItemRequest
        case 280: return UITableView.descriptionOfUITableView
        case 281: return UITableViewCell.descriptionOfUITableViewCell
        case 282: return UITableViewController.descriptionOfUITableViewController
        case 283: return UITableViewDropPlaceholder.descriptionOfUITableViewDropPlaceholder
        case 284: return UITableViewDropProposal.descriptionOfUITableViewDropProposal
        case 285: return UITableViewFocusUpdateContext.descriptionOfUITableViewFocusUpdateContext
        case 286: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 287: return UITableViewPlaceholder.descriptionOfUITableViewPlaceholder
        case 288: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 289: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 290: return UITargetedDragPreview.descriptionOfUITargetedDragPreview
        case 291: return UITargetedPreview.descriptionOfUITargetedPreview
        case 292: return UITextChecker.descriptionOfUITextChecker
        case 293: return UITextCursorDropPositionAnimator.descriptionOfUITextCursorDropPositionAnimator
        case 294: return UITextDragPreviewRenderer.descriptionOfUITextDragPreviewRenderer
        case 295: return UITextDropProposal.descriptionOfUITextDropProposal
        case 296: return UITextField.descriptionOfUITextField
        case 297: return UITextFormattingViewController.descriptionOfUITextFormattingViewController
        case 298: return UITextFormattingViewController.Component.descriptionOfUITextFormattingViewControllerComponent
        case 299: return UITextFormattingViewController.ComponentGroup.descriptionOfUITextFormattingViewControllerComponentGroup
        case 300: return UITextFormattingViewController.Configuration.descriptionOfUITextFormattingViewControllerConfiguration
        case 301: return UITextInputMode.descriptionOfUITextInputMode
        case 302: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 303: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 304: return UITextInteraction.descriptionOfUITextInteraction
        case 305: return UITextItem.descriptionOfUITextItem
        case 306: return UITextItem.MenuConfiguration.descriptionOfUITextItemMenuConfiguration
        case 307: return UITextLoupeSession.descriptionOfUITextLoupeSession
        case 308: return UITextPlaceholder.descriptionOfUITextPlaceholder
        case 309: return UITextPosition.descriptionOfUITextPosition
        case 310: return UITextRange.descriptionOfUITextRange
        case 311: return UITextSearchOptions.descriptionOfUITextSearchOptions
        case 312: return UITextSearchingFindSession.descriptionOfUITextSearchingFindSession
        case 313: return UITextSelectionDisplayInteraction.descriptionOfUITextSelectionDisplayInteraction
        case 314: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 315: return UITextView.descriptionOfUITextView
        case 316: return UIToolTipConfiguration.descriptionOfUIToolTipConfiguration
        case 317: return UIToolTipInteraction.descriptionOfUIToolTipInteraction
        case 318: return UIToolbar.descriptionOfUIToolbar
        case 319: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 320: return UITouch.descriptionOfUITouch
        case 321: return UITrackingLayoutGuide.descriptionOfUITrackingLayoutGuide
        case 322: return UITraitCollection.descriptionOfUITraitCollection
        case 323: return UIUpdateActionPhase.descriptionOfUIUpdateActionPhase
        case 324: return UIUpdateInfo.descriptionOfUIUpdateInfo
        case 325: return UIUpdateLink.descriptionOfUIUpdateLink
        case 326: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 327: return UIView.descriptionOfUIView
        case 328: return UIViewController.descriptionOfUIViewController
        case 329: return UIViewController.Transition.descriptionOfUIViewControllerTransition
        case 330: return UIViewController.Transition.ZoomOptions.descriptionOfUIViewControllerTransitionZoomOptions
        case 331:
            return UIViewController.Transition.ZoomOptions.AlignmentRectContext
                .descriptionOfUIViewControllerTransitionZoomOptionsAlignmentRectContext
        case 332:
            return UIViewController.Transition.ZoomOptions.InteractionContext
                .descriptionOfUIViewControllerTransitionZoomOptionsInteractionContext
        case 333:
            return UIViewController.Transition.ZoomSourceViewProviderContext
                .descriptionOfUIViewControllerTransitionZoomSourceViewProviderContext
        case 334: return UIViewPrintFormatter.descriptionOfUIViewPrintFormatter
        case 335: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 336: return UIVisualEffect.descriptionOfUIVisualEffect
        case 337: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 338: return UIWindow.descriptionOfUIWindow
        case 339: return UIWindowScene.descriptionOfUIWindowScene
        case 340: return UIWindowScene.ActivationAction.descriptionOfUIWindowSceneActivationAction
        case 341: return UIWindowScene.ActivationConfiguration.descriptionOfUIWindowSceneActivationConfiguration
        case 342: return UIWindowScene.ActivationInteraction.descriptionOfUIWindowSceneActivationInteraction
        case 343: return UIWindowScene.ActivationRequestOptions.descriptionOfUIWindowSceneActivationRequestOptions
        case 344: return UIWindowScene.Geometry.descriptionOfUIWindowSceneGeometry
        case 345: return UIWindowScene.GeometryPreferences.descriptionOfUIWindowSceneGeometryPreferences
        case 346: return UIWindowScene.GeometryPreferences.Mac.descriptionOfUIWindowSceneGeometryPreferencesMac
        case 347: return UIWindowScene.GeometryPreferences.iOS.descriptionOfUIWindowSceneGeometryPreferencesiOS
        case 348: return UIWindowSceneDestructionRequestOptions.descriptionOfUIWindowSceneDestructionRequestOptions
        default: return UIWindowSceneDragInteraction.descriptionOfUIWindowSceneDragInteraction
        }
    }
}
