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
import SampanLocalization
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
        NSTextLayoutManager NSTextLineFragment NSTextList NSTextParagraph NSTextRange NSTextSelection NSTextSelectionNavigation \
        NSTextStorage NSTextTab NSTextViewportLayoutController UIAccessibilityCustomAction UIAccessibilityCustomRotor \
        UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate UIAccessibilityElement \
        UIAccessibilityLocationDescriptor UIAction UIActionSheet UIActivity UIActivityIndicatorView UIActivityItemProvider \
        UIActivityViewController UIAlertAction UIAlertController UIAlertView UIApplication UIApplicationShortcutIcon \
        UIApplicationShortcutItem UIAttachmentBehavior UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance \
        UIBarButtonItemAppearance.StateAppearance UIBarButtonItemGroup UIBarItem UIBezierPath UIBlurEffect UIButton \
        UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionSingleDate UICalendarSelectionWeekOfYear UICalendarView \
        UICalendarView.Decoration UICanvasFeedbackGenerator UICollectionLayoutSectionOrthogonalScrollingProperties \
        UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout \
        UICollectionViewCompositionalLayoutConfiguration UICollectionViewController UICollectionViewDropPlaceholder \
        UICollectionViewDropProposal UICollectionViewFlowLayout UICollectionViewFlowLayoutInvalidationContext \
        UICollectionViewFocusUpdateContext UICollectionViewLayout UICollectionViewLayoutAttributes \
        UICollectionViewLayoutInvalidationContext UICollectionViewListCell UICollectionViewPlaceholder \
        UICollectionViewTransitionLayout UICollectionViewUpdateItem UICollisionBehavior UIColor UIColorPickerViewController \
        UIColorWell UICommand UICommandAlternate UIContentUnavailableView UIContextMenuConfiguration UIContextMenuInteraction \
        UIContextualAction UIControl UICubicTimingParameters UIDatePicker UIDeferredMenuElement UIDevice UIDocument \
        UIDocumentBrowserViewController UIDocumentInteractionController UIDocumentPickerViewController UIDocumentProperties \
        UIDragInteraction UIDragItem UIDragPreview UIDragPreviewParameters UIDragPreviewTarget UIDropInteraction UIDropProposal \
        UIDynamicAnimator UIDynamicBehavior UIDynamicItemBehavior UIDynamicItemGroup UIEditMenuConfiguration UIEditMenuInteraction \
        UIEvent UIFeedbackGenerator UIFieldBehavior UIFindInteraction UIFindSession UIFocusAnimationCoordinator UIFocusDebugger \
        UIFocusEffect UIFocusGuide UIFocusHaloEffect UIFocusMovementHint UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor \
        UIFontMetrics UIFontPickerViewController UIFontPickerViewController.Configuration UIGestureRecognizer \
        UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPDFRenderer \
        UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat UIGraphicsRenderer UIGraphicsRendererContext \
        UIGraphicsRendererFormat UIGravityBehavior UIHoverGestureRecognizer UIImage UIImage.Configuration \
        UIImage.SymbolConfiguration UIImageAsset UIImagePickerController UIImageView UIImpactFeedbackGenerator UIInputView \
        UIInputViewController UIInterpolatingMotionEffect UIKey UIKeyCommand UIKeyboardLayoutGuide UILabel \
        UILargeContentViewerInteraction UILayoutGuide UILexicon UILexiconEntry UIListContentView UILocalizedIndexedCollation \
        UILongPressGestureRecognizer UIMarkupTextPrintFormatter UIMenu UIMenuController UIMenuDisplayPreferences UIMenuElement \
        UIMenuItem UIMenuSystem UIMotionEffect UIMotionEffectGroup UIMutableApplicationShortcutItem UINavigationBar \
        UINavigationBarAppearance UINavigationController UINavigationItem UINib UINotificationFeedbackGenerator UIOpenURLContext \
        UIPageControl UIPageControlProgress UIPageControlTimerProgress UIPageViewController UIPanGestureRecognizer \
        UIPasteConfiguration UIPasteControl UIPasteControl.Configuration UIPasteboard UIPercentDrivenInteractiveTransition \
        UIPickerView UIPinchGestureRecognizer UIPointerInteraction UIPointerRegion UIPointerRegionRequest UIPointerStyle \
        UIPopoverPresentationController UIPresentationController UIPress UIPressesEvent UIPreviewInteraction UIPreviewParameters \
        UIPreviewTarget UIPrintFormatter UIPrintInfo UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIProgressView \
        UIPushBehavior UIRefreshControl UIRegion UIResponder UIRotationGestureRecognizer UIScene UIScene.ActivationRequestOptions \
        UIScene.ConnectionOptions UIScene.OpenExternalURLOptions UIScene.OpenURLOptions UISceneActivationConditions \
        UISceneConfiguration UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions UISceneWindowingBehaviors \
        UIScreen UIScreenEdgePanGestureRecognizer UIScreenMode UIScrollView UISearchBar UISearchController UISearchSuggestionItem \
        UISearchTab UISearchTextField UISearchToken UISegmentedControl UISelectionFeedbackGenerator UISheetPresentationController \
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
        case 43: return NSTextSelectionNavigation.descriptionOfNSTextSelectionNavigation
        case 44: return NSTextStorage.descriptionOfNSTextStorage
        case 45: return NSTextTab.descriptionOfNSTextTab
        case 46: return NSTextViewportLayoutController.descriptionOfNSTextViewportLayoutController
        case 47: return UIAccessibilityCustomAction.descriptionOfUIAccessibilityCustomAction
        case 48: return UIAccessibilityCustomRotor.descriptionOfUIAccessibilityCustomRotor
        case 49: return UIAccessibilityCustomRotorItemResult.descriptionOfUIAccessibilityCustomRotorItemResult
        case 50: return UIAccessibilityCustomRotorSearchPredicate.descriptionOfUIAccessibilityCustomRotorSearchPredicate
        case 51: return UIAccessibilityElement.descriptionOfUIAccessibilityElement
        case 52: return UIAccessibilityLocationDescriptor.descriptionOfUIAccessibilityLocationDescriptor
        case 53: return UIAction.descriptionOfUIAction
        case 54: return UIActionSheet.descriptionOfUIActionSheet
        case 55: return UIActivity.descriptionOfUIActivity
        case 56: return UIActivityIndicatorView.descriptionOfUIActivityIndicatorView
        case 57: return UIActivityItemProvider.descriptionOfUIActivityItemProvider
        case 58: return UIActivityViewController.descriptionOfUIActivityViewController
        case 59: return UIAlertAction.descriptionOfUIAlertAction
        case 60: return UIAlertController.descriptionOfUIAlertController
        case 61: return UIAlertView.descriptionOfUIAlertView
        case 62: return UIApplication.descriptionOfUIApplication
        case 63: return UIApplicationShortcutIcon.descriptionOfUIApplicationShortcutIcon
        case 64: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 65: return UIAttachmentBehavior.descriptionOfUIAttachmentBehavior
        case 66: return UIBarAppearance.descriptionOfUIBarAppearance
        case 67: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 68: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 69: return UIBarButtonItemAppearance.StateAppearance.descriptionOfUIBarButtonItemAppearanceStateAppearance
        case 70: return UIBarButtonItemGroup.descriptionOfUIBarButtonItemGroup
        case 71: return UIBarItem.descriptionOfUIBarItem
        case 72: return UIBezierPath.descriptionOfUIBezierPath
        case 73: return UIBlurEffect.descriptionOfUIBlurEffect
        case 74: return UIButton.descriptionOfUIButton
        case 75: return UICalendarSelection.descriptionOfUICalendarSelection
        case 76: return UICalendarSelectionMultiDate.descriptionOfUICalendarSelectionMultiDate
        case 77: return UICalendarSelectionSingleDate.descriptionOfUICalendarSelectionSingleDate
        case 78: return UICalendarSelectionWeekOfYear.descriptionOfUICalendarSelectionWeekOfYear
        case 79: return UICalendarView.descriptionOfUICalendarView
        case 80: return UICalendarView.Decoration.descriptionOfUICalendarViewDecoration
        case 81: return UICanvasFeedbackGenerator.descriptionOfUICanvasFeedbackGenerator
        case 82:
            return UICollectionLayoutSectionOrthogonalScrollingProperties
                .descriptionOfUICollectionLayoutSectionOrthogonalScrollingProperties
        case 83: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 84: return UICollectionView.descriptionOfUICollectionView
        case 85: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 86: return UICollectionViewCompositionalLayout.descriptionOfUICollectionViewCompositionalLayout
        case 87: return UICollectionViewCompositionalLayoutConfiguration.descriptionOfUICollectionViewCompositionalLayoutConfiguration
        case 88: return UICollectionViewController.descriptionOfUICollectionViewController
        case 89: return UICollectionViewDropPlaceholder.descriptionOfUICollectionViewDropPlaceholder
        case 90: return UICollectionViewDropProposal.descriptionOfUICollectionViewDropProposal
        case 91: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 92: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 93: return UICollectionViewFocusUpdateContext.descriptionOfUICollectionViewFocusUpdateContext
        case 94: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 95: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 96: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 97: return UICollectionViewListCell.descriptionOfUICollectionViewListCell
        case 98: return UICollectionViewPlaceholder.descriptionOfUICollectionViewPlaceholder
        case 99: return UICollectionViewTransitionLayout.descriptionOfUICollectionViewTransitionLayout
        case 100: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 101: return UICollisionBehavior.descriptionOfUICollisionBehavior
        case 102: return UIColor.descriptionOfUIColor
        case 103: return UIColorPickerViewController.descriptionOfUIColorPickerViewController
        case 104: return UIColorWell.descriptionOfUIColorWell
        case 105: return UICommand.descriptionOfUICommand
        case 106: return UICommandAlternate.descriptionOfUICommandAlternate
        case 107: return UIContentUnavailableView.descriptionOfUIContentUnavailableView
        case 108: return UIContextMenuConfiguration.descriptionOfUIContextMenuConfiguration
        case 109: return UIContextMenuInteraction.descriptionOfUIContextMenuInteraction
        case 110: return UIContextualAction.descriptionOfUIContextualAction
        case 111: return UIControl.descriptionOfUIControl
        case 112: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 113: return UIDatePicker.descriptionOfUIDatePicker
        case 114: return UIDeferredMenuElement.descriptionOfUIDeferredMenuElement
        case 115: return UIDevice.descriptionOfUIDevice
        case 116: return UIDocument.descriptionOfUIDocument
        case 117: return UIDocumentBrowserViewController.descriptionOfUIDocumentBrowserViewController
        case 118: return UIDocumentInteractionController.descriptionOfUIDocumentInteractionController
        case 119: return UIDocumentPickerViewController.descriptionOfUIDocumentPickerViewController
        case 120: return UIDocumentProperties.descriptionOfUIDocumentProperties
        case 121: return UIDragInteraction.descriptionOfUIDragInteraction
        case 122: return UIDragItem.descriptionOfUIDragItem
        case 123: return UIDragPreview.descriptionOfUIDragPreview
        case 124: return UIDragPreviewParameters.descriptionOfUIDragPreviewParameters
        case 125: return UIDragPreviewTarget.descriptionOfUIDragPreviewTarget
        case 126: return UIDropInteraction.descriptionOfUIDropInteraction
        case 127: return UIDropProposal.descriptionOfUIDropProposal
        case 128: return UIDynamicAnimator.descriptionOfUIDynamicAnimator
        case 129: return UIDynamicBehavior.descriptionOfUIDynamicBehavior
        case 130: return UIDynamicItemBehavior.descriptionOfUIDynamicItemBehavior
        case 131: return UIDynamicItemGroup.descriptionOfUIDynamicItemGroup
        case 132: return UIEditMenuConfiguration.descriptionOfUIEditMenuConfiguration
        case 133: return UIEditMenuInteraction.descriptionOfUIEditMenuInteraction
        case 134: return UIEvent.descriptionOfUIEvent
        case 135: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 136: return UIFieldBehavior.descriptionOfUIFieldBehavior
        case 137: return UIFindInteraction.descriptionOfUIFindInteraction
        case 138: return UIFindSession.descriptionOfUIFindSession
        case 139: return UIFocusAnimationCoordinator.descriptionOfUIFocusAnimationCoordinator
        case 140: return UIFocusDebugger.descriptionOfUIFocusDebugger
        case 141: return UIFocusEffect.descriptionOfUIFocusEffect
        case 142: return UIFocusGuide.descriptionOfUIFocusGuide
        case 143: return UIFocusHaloEffect.descriptionOfUIFocusHaloEffect
        case 144: return UIFocusMovementHint.descriptionOfUIFocusMovementHint
        case 145: return UIFocusSystem.descriptionOfUIFocusSystem
        case 146: return UIFocusUpdateContext.descriptionOfUIFocusUpdateContext
        case 147: return UIFont.descriptionOfUIFont
        case 148: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 149: return UIFontMetrics.descriptionOfUIFontMetrics
        case 150: return UIFontPickerViewController.descriptionOfUIFontPickerViewController
        case 151: return UIFontPickerViewController.Configuration.descriptionOfUIFontPickerViewControllerConfiguration
        case 152: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 153: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 154: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 155: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 156: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 157: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 158: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 159: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 160: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 161: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 162: return UIGravityBehavior.descriptionOfUIGravityBehavior
        case 163: return UIHoverGestureRecognizer.descriptionOfUIHoverGestureRecognizer
        case 164: return UIImage.descriptionOfUIImage
        case 165: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 166: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 167: return UIImageAsset.descriptionOfUIImageAsset
        case 168: return UIImagePickerController.descriptionOfUIImagePickerController
        case 169: return UIImageView.descriptionOfUIImageView
        case 170: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 171: return UIInputView.descriptionOfUIInputView
        case 172: return UIInputViewController.descriptionOfUIInputViewController
        case 173: return UIInterpolatingMotionEffect.descriptionOfUIInterpolatingMotionEffect
        case 174: return UIKey.descriptionOfUIKey
        case 175: return UIKeyCommand.descriptionOfUIKeyCommand
        case 176: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 177: return UILabel.descriptionOfUILabel
        case 178: return UILargeContentViewerInteraction.descriptionOfUILargeContentViewerInteraction
        case 179: return UILayoutGuide.descriptionOfUILayoutGuide
        case 180: return UILexicon.descriptionOfUILexicon
        case 181: return UILexiconEntry.descriptionOfUILexiconEntry
        case 182: return UIListContentView.descriptionOfUIListContentView
        case 183: return UILocalizedIndexedCollation.descriptionOfUILocalizedIndexedCollation
        case 184: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 185: return UIMarkupTextPrintFormatter.descriptionOfUIMarkupTextPrintFormatter
        case 186: return UIMenu.descriptionOfUIMenu
        case 187: return UIMenuController.descriptionOfUIMenuController
        case 188: return UIMenuDisplayPreferences.descriptionOfUIMenuDisplayPreferences
        case 189: return UIMenuElement.descriptionOfUIMenuElement
        case 190: return UIMenuItem.descriptionOfUIMenuItem
        case 191: return UIMenuSystem.descriptionOfUIMenuSystem
        case 192: return UIMotionEffect.descriptionOfUIMotionEffect
        case 193: return UIMotionEffectGroup.descriptionOfUIMotionEffectGroup
        case 194: return UIMutableApplicationShortcutItem.descriptionOfUIMutableApplicationShortcutItem
        case 195: return UINavigationBar.descriptionOfUINavigationBar
        case 196: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 197: return UINavigationController.descriptionOfUINavigationController
        case 198: return UINavigationItem.descriptionOfUINavigationItem
        case 199: return UINib.descriptionOfUINib
        case 200: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 201: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 202: return UIPageControl.descriptionOfUIPageControl
        case 203: return UIPageControlProgress.descriptionOfUIPageControlProgress
        case 204: return UIPageControlTimerProgress.descriptionOfUIPageControlTimerProgress
        case 205: return UIPageViewController.descriptionOfUIPageViewController
        case 206: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 207: return UIPasteConfiguration.descriptionOfUIPasteConfiguration
        case 208: return UIPasteControl.descriptionOfUIPasteControl
        case 209: return UIPasteControl.Configuration.descriptionOfUIPasteControlConfiguration
        case 210: return UIPasteboard.descriptionOfUIPasteboard
        case 211: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 212: return UIPickerView.descriptionOfUIPickerView
        case 213: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 214: return UIPointerInteraction.descriptionOfUIPointerInteraction
        case 215: return UIPointerRegion.descriptionOfUIPointerRegion
        case 216: return UIPointerRegionRequest.descriptionOfUIPointerRegionRequest
        case 217: return UIPointerStyle.descriptionOfUIPointerStyle
        case 218: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 219: return UIPresentationController.descriptionOfUIPresentationController
        case 220: return UIPress.descriptionOfUIPress
        case 221: return UIPressesEvent.descriptionOfUIPressesEvent
        case 222: return UIPreviewInteraction.descriptionOfUIPreviewInteraction
        case 223: return UIPreviewParameters.descriptionOfUIPreviewParameters
        case 224: return UIPreviewTarget.descriptionOfUIPreviewTarget
        case 225: return UIPrintFormatter.descriptionOfUIPrintFormatter
        case 226: return UIPrintInfo.descriptionOfUIPrintInfo
        case 227: return UIPrintInteractionController.descriptionOfUIPrintInteractionController
        case 228: return UIPrintPageRenderer.descriptionOfUIPrintPageRenderer
        case 229: return UIPrintPaper.descriptionOfUIPrintPaper
        case 230: return UIProgressView.descriptionOfUIProgressView
        case 231: return UIPushBehavior.descriptionOfUIPushBehavior
        case 232: return UIRefreshControl.descriptionOfUIRefreshControl
        case 233: return UIRegion.descriptionOfUIRegion
        case 234: return UIResponder.descriptionOfUIResponder
        case 235: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 236: return UIScene.descriptionOfUIScene
        case 237: return UIScene.ActivationRequestOptions.descriptionOfUISceneActivationRequestOptions
        case 238: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 239: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 240: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 241: return UISceneActivationConditions.descriptionOfUISceneActivationConditions
        case 242: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 243: return UISceneDestructionRequestOptions.descriptionOfUISceneDestructionRequestOptions
        case 244: return UISceneSession.descriptionOfUISceneSession
        case 245: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 246: return UISceneWindowingBehaviors.descriptionOfUISceneWindowingBehaviors
        case 247: return UIScreen.descriptionOfUIScreen
        case 248: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 249: return UIScreenMode.descriptionOfUIScreenMode
        case 250: return UIScrollView.descriptionOfUIScrollView
        case 251: return UISearchBar.descriptionOfUISearchBar
        case 252: return UISearchController.descriptionOfUISearchController
        case 253: return UISearchSuggestionItem.descriptionOfUISearchSuggestionItem
        case 254: return UISearchTab.descriptionOfUISearchTab
        case 255: return UISearchTextField.descriptionOfUISearchTextField
        case 256: return UISearchToken.descriptionOfUISearchToken
        case 257: return UISegmentedControl.descriptionOfUISegmentedControl
        case 258: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 259: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 260: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 261: return UISimpleTextPrintFormatter.descriptionOfUISimpleTextPrintFormatter
        case 262: return UISlider.descriptionOfUISlider
        case 263: return UISnapBehavior.descriptionOfUISnapBehavior
        case 264: return UISplitViewController.descriptionOfUISplitViewController
        case 265: return UISpringLoadedInteraction.descriptionOfUISpringLoadedInteraction
        case 266: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 267: return UIStackView.descriptionOfUIStackView
        case 268: return UIStandardTextCursorView.descriptionOfUIStandardTextCursorView
        case 269: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 270: return UIStepper.descriptionOfUIStepper
        case 271: return UIStoryboard.descriptionOfUIStoryboard
        case 272: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 273: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 274: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 275: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 276: return UISwitch.descriptionOfUISwitch
        case 277: return UITab.descriptionOfUITab
        case 278: return UITabBar.descriptionOfUITabBar
        case 279: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 280: return UITabBarController.descriptionOfUITabBarController
        case 281: return UITabBarController.Sidebar.descriptionOfUITabBarControllerSidebar
        case 282: return UITabBarItem.descriptionOfUITabBarItem
        case 283: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 284: return UITabBarItemAppearance.StateAppearance.descriptionOfUITabBarItemAppearanceStateAppearance
        case 285: return UITabGroup.descriptionOfUITabGroup
        case 286: return UITabSidebarItem.descriptionOfUITabSidebarItem
        case 287: return UITabSidebarItem.Request.descriptionOfUITabSidebarItemRequest
        case 288: return UITableView.descriptionOfUITableView
        case 289: return UITableViewCell.descriptionOfUITableViewCell
        case 290: return UITableViewController.descriptionOfUITableViewController
        case 291: return UITableViewDropPlaceholder.descriptionOfUITableViewDropPlaceholder
        case 292: return UITableViewDropProposal.descriptionOfUITableViewDropProposal
        case 293: return UITableViewFocusUpdateContext.descriptionOfUITableViewFocusUpdateContext
        case 294: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 295: return UITableViewPlaceholder.descriptionOfUITableViewPlaceholder
        case 296: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 297: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 298: return UITargetedDragPreview.descriptionOfUITargetedDragPreview
        case 299: return UITargetedPreview.descriptionOfUITargetedPreview
        case 300: return UITextChecker.descriptionOfUITextChecker
        case 301: return UITextCursorDropPositionAnimator.descriptionOfUITextCursorDropPositionAnimator
        case 302: return UITextDragPreviewRenderer.descriptionOfUITextDragPreviewRenderer
        case 303: return UITextDropProposal.descriptionOfUITextDropProposal
        case 304: return UITextField.descriptionOfUITextField
        case 305: return UITextFormattingViewController.descriptionOfUITextFormattingViewController
        case 306: return UITextFormattingViewController.Component.descriptionOfUITextFormattingViewControllerComponent
        case 307: return UITextFormattingViewController.ComponentGroup.descriptionOfUITextFormattingViewControllerComponentGroup
        case 308: return UITextFormattingViewController.Configuration.descriptionOfUITextFormattingViewControllerConfiguration
        case 309: return UITextInputMode.descriptionOfUITextInputMode
        case 310: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 311: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 312: return UITextInteraction.descriptionOfUITextInteraction
        case 313: return UITextItem.descriptionOfUITextItem
        case 314: return UITextItem.MenuConfiguration.descriptionOfUITextItemMenuConfiguration
        case 315: return UITextLoupeSession.descriptionOfUITextLoupeSession
        case 316: return UITextPlaceholder.descriptionOfUITextPlaceholder
        case 317: return UITextPosition.descriptionOfUITextPosition
        case 318: return UITextRange.descriptionOfUITextRange
        case 319: return UITextSearchOptions.descriptionOfUITextSearchOptions
        case 320: return UITextSearchingFindSession.descriptionOfUITextSearchingFindSession
        case 321: return UITextSelectionDisplayInteraction.descriptionOfUITextSelectionDisplayInteraction
        case 322: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 323: return UITextView.descriptionOfUITextView
        case 324: return UIToolTipConfiguration.descriptionOfUIToolTipConfiguration
        case 325: return UIToolTipInteraction.descriptionOfUIToolTipInteraction
        case 326: return UIToolbar.descriptionOfUIToolbar
        case 327: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 328: return UITouch.descriptionOfUITouch
        case 329: return UITrackingLayoutGuide.descriptionOfUITrackingLayoutGuide
        case 330: return UITraitCollection.descriptionOfUITraitCollection
        case 331: return UIUpdateActionPhase.descriptionOfUIUpdateActionPhase
        case 332: return UIUpdateInfo.descriptionOfUIUpdateInfo
        case 333: return UIUpdateLink.descriptionOfUIUpdateLink
        case 334: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 335: return UIView.descriptionOfUIView
        case 336: return UIViewController.descriptionOfUIViewController
        case 337: return UIViewController.Transition.descriptionOfUIViewControllerTransition
        case 338: return UIViewController.Transition.ZoomOptions.descriptionOfUIViewControllerTransitionZoomOptions
        case 339:
            return UIViewController.Transition.ZoomOptions.AlignmentRectContext
                .descriptionOfUIViewControllerTransitionZoomOptionsAlignmentRectContext
        case 340:
            return UIViewController.Transition.ZoomOptions.InteractionContext
                .descriptionOfUIViewControllerTransitionZoomOptionsInteractionContext
        case 341:
            return UIViewController.Transition.ZoomSourceViewProviderContext
                .descriptionOfUIViewControllerTransitionZoomSourceViewProviderContext
        case 342: return UIViewPrintFormatter.descriptionOfUIViewPrintFormatter
        case 343: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 344: return UIVisualEffect.descriptionOfUIVisualEffect
        case 345: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 346: return UIWindow.descriptionOfUIWindow
        case 347: return UIWindowScene.descriptionOfUIWindowScene
        case 348: return UIWindowScene.ActivationAction.descriptionOfUIWindowSceneActivationAction
        case 349: return UIWindowScene.ActivationConfiguration.descriptionOfUIWindowSceneActivationConfiguration
        case 350: return UIWindowScene.ActivationInteraction.descriptionOfUIWindowSceneActivationInteraction
        case 351: return UIWindowScene.ActivationRequestOptions.descriptionOfUIWindowSceneActivationRequestOptions
        case 352: return UIWindowScene.Geometry.descriptionOfUIWindowSceneGeometry
        case 353: return UIWindowScene.GeometryPreferences.descriptionOfUIWindowSceneGeometryPreferences
        case 354: return UIWindowScene.GeometryPreferences.Mac.descriptionOfUIWindowSceneGeometryPreferencesMac
        case 355: return UIWindowScene.GeometryPreferences.iOS.descriptionOfUIWindowSceneGeometryPreferencesiOS
        case 356: return UIWindowSceneDestructionRequestOptions.descriptionOfUIWindowSceneDestructionRequestOptions
        default: return UIWindowSceneDragInteraction.descriptionOfUIWindowSceneDragInteraction
        }
    }
}
