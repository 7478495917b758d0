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
import Symbols
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
        UIActivityItemsConfiguration UIActivityViewController UIAlertAction UIAlertController UIAlertView UIApplication \
        UIApplicationShortcutIcon UIApplicationShortcutItem UIAttachmentBehavior UIBandSelectionInteraction UIBarAppearance \
        UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance UIBarItem UIBezierPath \
        UIBlurEffect UIButton UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionSingleDate \
        UICalendarSelectionWeekOfYear UICalendarView UICalendarView.Decoration UICanvasFeedbackGenerator \
        UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionReusableView UICollectionView UICollectionViewCell \
        UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration UICollectionViewController \
        UICollectionViewDropPlaceholder UICollectionViewDropProposal UICollectionViewFlowLayout \
        UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext UICollectionViewLayout \
        UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewListCell \
        UICollectionViewPlaceholder UICollectionViewTransitionLayout UICollectionViewUpdateItem UICollisionBehavior UIColor \
        UIColorPickerViewController UIColorWell UICommand UICommandAlternate UIContentUnavailableView UIContextMenuConfiguration \
        UIContextMenuInteraction UIContextualAction UIControl UICubicTimingParameters UIDatePicker UIDeferredMenuElement UIDevice \
        UIDocument UIDocumentBrowserAction UIDocumentBrowserTransitionController UIDocumentBrowserViewController \
        UIDocumentInteractionController UIDocumentPickerViewController UIDocumentProperties UIDocumentViewController \
        UIDocumentViewController.LaunchOptions UIDragInteraction UIDragItem UIDragPreview UIDragPreviewParameters \
        UIDragPreviewTarget UIDropInteraction UIDropProposal UIDynamicAnimator UIDynamicBehavior UIDynamicItemBehavior \
        UIDynamicItemGroup UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIEventAttribution UIEventAttributionView \
        UIFeedbackGenerator UIFieldBehavior UIFindInteraction UIFindSession UIFocusAnimationCoordinator UIFocusDebugger \
        UIFocusEffect UIFocusGuide UIFocusHaloEffect UIFocusMovementHint UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor \
        UIFontMetrics UIFontPickerViewController UIFontPickerViewController.Configuration UIGestureRecognizer \
        UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPDFRenderer \
        UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat UIGraphicsRenderer UIGraphicsRendererContext \
        UIGraphicsRendererFormat UIGravityBehavior UIHoverGestureRecognizer UIHoverStyle UIImage UIImage.Configuration \
        UIImage.SymbolConfiguration UIImageAsset UIImagePickerController UIImageView UIImpactFeedbackGenerator UIInputView \
        UIInputViewController UIInterpolatingMotionEffect UIKey UIKeyCommand UIKeyboardLayoutGuide UILabel \
        UILargeContentViewerInteraction UILayoutGuide UILexicon UILexiconEntry UIListContentView UILocalNotification \
        UILocalizedIndexedCollation UILongPressGestureRecognizer UIMarkupTextPrintFormatter UIMenu UIMenuController \
        UIMenuDisplayPreferences UIMenuElement UIMenuItem UIMenuSystem UIMotionEffect UIMotionEffectGroup \
        UIMutableApplicationShortcutItem UIMutableUserNotificationAction UIMutableUserNotificationCategory UINavigationBar \
        UINavigationBarAppearance UINavigationController UINavigationItem UINib UINotificationFeedbackGenerator UIOpenURLContext \
        UIPageControl UIPageControlProgress UIPageControlTimerProgress UIPageViewController UIPanGestureRecognizer \
        UIPasteConfiguration UIPasteControl UIPasteControl.Configuration UIPasteboard UIPencilHoverPose UIPencilInteraction \
        UIPencilInteraction.Squeeze UIPencilInteraction.Tap UIPercentDrivenInteractiveTransition UIPickerView \
        UIPinchGestureRecognizer UIPointerAccessory UIPointerInteraction UIPointerRegion UIPointerRegionRequest UIPointerStyle \
        UIPopoverBackgroundView UIPopoverController UIPopoverPresentationController UIPresentationController UIPress UIPressesEvent \
        UIPreviewAction UIPreviewActionGroup UIPreviewInteraction UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo \
        UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIPrinter UIPrinterPickerController UIProgressView \
        UIPushBehavior UIRefreshControl UIRegion UIResponder UIRotationGestureRecognizer UIScene UIScene.ActivationRequestOptions \
        UIScene.ConnectionOptions UIScene.OpenExternalURLOptions UIScene.OpenURLOptions UISceneActivationConditions \
        UISceneConfiguration UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions UISceneWindowingBehaviors \
        UIScreen UIScreenEdgePanGestureRecognizer UIScreenMode UIScreenshotService UIScribbleInteraction UIScrollView UISearchBar \
        UISearchContainerViewController UISearchController UISearchDisplayController UISearchSuggestionItem UISearchTab \
        UISearchTextField UISearchToken UISegmentedControl UISelectionFeedbackGenerator UISheetPresentationController \
        UISheetPresentationController.Detent UISimpleTextPrintFormatter UISlider UISnapBehavior UISplitViewController \
        UISpringLoadedInteraction UISpringTimingParameters UIStackView UIStandardTextCursorView UIStatusBarManager UIStepper \
        UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch \
        UITab UITabBar UITabBarAppearance UITabBarController UITabBarController.Sidebar UITabBarItem UITabBarItemAppearance \
        UITabBarItemStateAppearance UITabGroup UITabSidebarItem UITabSidebarItem.Request UITableView UITableViewCell \
        UITableViewController UITableViewDropPlaceholder UITableViewDropProposal UITableViewFocusUpdateContext \
        UITableViewHeaderFooterView UITableViewPlaceholder UITableViewRowAction UITapGestureRecognizer UITargetedDragPreview \
        UITargetedPreview UITextChecker UITextCursorDropPositionAnimator UITextDragPreviewRenderer UITextDropProposal UITextField \
        UITextFormattingViewController UITextFormattingViewController.Component UITextFormattingViewController.ComponentGroup \
        UITextFormattingViewController.Configuration UITextInputAssistantItem UITextInputMode UITextInputPasswordRules \
        UITextInputStringTokenizer UITextInteraction UITextItem UITextItem.MenuConfiguration UITextLoupeSession UITextPlaceholder \
        UITextPosition UITextRange UITextSearchOptions UITextSearchingFindSession UITextSelectionDisplayInteraction \
        UITextSelectionRect UITextView UIToolTipConfiguration UIToolTipInteraction UIToolbar UIToolbarAppearance UITouch \
        UITrackingLayoutGuide UITraitCollection UIUpdateActionPhase UIUpdateInfo UIUpdateLink UIUserNotificationAction \
        UIUserNotificationCategory UIUserNotificationSettings UIVibrancyEffect UIView UIViewController UIViewController.Transition \
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
        case 58: return UIActivityItemsConfiguration.descriptionOfUIActivityItemsConfiguration
        case 59: return UIActivityViewController.descriptionOfUIActivityViewController
        case 60: return UIAlertAction.descriptionOfUIAlertAction
        case 61: return UIAlertController.descriptionOfUIAlertController
        case 62: return UIAlertView.descriptionOfUIAlertView
        case 63: return UIApplication.descriptionOfUIApplication
        case 64: return UIApplicationShortcutIcon.descriptionOfUIApplicationShortcutIcon
        case 65: return UIApplicationShortcutItem.descriptionOfUIApplicationShortcutItem
        case 66: return UIAttachmentBehavior.descriptionOfUIAttachmentBehavior
        case 67: return UIBandSelectionInteraction.descriptionOfUIBandSelectionInteraction
        case 68: return UIBarAppearance.descriptionOfUIBarAppearance
        case 69: return UIBarButtonItem.descriptionOfUIBarButtonItem
        case 70: return UIBarButtonItemAppearance.descriptionOfUIBarButtonItemAppearance
        case 71: return UIBarButtonItemGroup.descriptionOfUIBarButtonItemGroup
        case 72: return UIBarButtonItemStateAppearance.descriptionOfUIBarButtonItemStateAppearance
        case 73: return UIBarItem.descriptionOfUIBarItem
        case 74: return UIBezierPath.descriptionOfUIBezierPath
        case 75: return UIBlurEffect.descriptionOfUIBlurEffect
        case 76: return UIButton.descriptionOfUIButton
        case 77: return UICalendarSelection.descriptionOfUICalendarSelection
        case 78: return UICalendarSelectionMultiDate.descriptionOfUICalendarSelectionMultiDate
        case 79: return UICalendarSelectionSingleDate.descriptionOfUICalendarSelectionSingleDate
        case 80: return UICalendarSelectionWeekOfYear.descriptionOfUICalendarSelectionWeekOfYear
        case 81: return UICalendarView.descriptionOfUICalendarView
        case 82: return UICalendarView.Decoration.descriptionOfUICalendarViewDecoration
        case 83: return UICanvasFeedbackGenerator.descriptionOfUICanvasFeedbackGenerator
        case 84:
            return UICollectionLayoutSectionOrthogonalScrollingProperties
                .descriptionOfUICollectionLayoutSectionOrthogonalScrollingProperties
        case 85: return UICollectionReusableView.descriptionOfUICollectionReusableView
        case 86: return UICollectionView.descriptionOfUICollectionView
        case 87: return UICollectionViewCell.descriptionOfUICollectionViewCell
        case 88: return UICollectionViewCompositionalLayout.descriptionOfUICollectionViewCompositionalLayout
        case 89: return UICollectionViewCompositionalLayoutConfiguration.descriptionOfUICollectionViewCompositionalLayoutConfiguration
        case 90: return UICollectionViewController.descriptionOfUICollectionViewController
        case 91: return UICollectionViewDropPlaceholder.descriptionOfUICollectionViewDropPlaceholder
        case 92: return UICollectionViewDropProposal.descriptionOfUICollectionViewDropProposal
        case 93: return UICollectionViewFlowLayout.descriptionOfUICollectionViewFlowLayout
        case 94: return UICollectionViewFlowLayoutInvalidationContext.descriptionOfUICollectionViewFlowLayoutInvalidationContext
        case 95: return UICollectionViewFocusUpdateContext.descriptionOfUICollectionViewFocusUpdateContext
        case 96: return UICollectionViewLayout.descriptionOfUICollectionViewLayout
        case 97: return UICollectionViewLayoutAttributes.descriptionOfUICollectionViewLayoutAttributes
        case 98: return UICollectionViewLayoutInvalidationContext.descriptionOfUICollectionViewLayoutInvalidationContext
        case 99: return UICollectionViewListCell.descriptionOfUICollectionViewListCell
        case 100: return UICollectionViewPlaceholder.descriptionOfUICollectionViewPlaceholder
        case 101: return UICollectionViewTransitionLayout.descriptionOfUICollectionViewTransitionLayout
        case 102: return UICollectionViewUpdateItem.descriptionOfUICollectionViewUpdateItem
        case 103: return UICollisionBehavior.descriptionOfUICollisionBehavior
        case 104: return UIColor.descriptionOfUIColor
        case 105: return UIColorPickerViewController.descriptionOfUIColorPickerViewController
        case 106: return UIColorWell.descriptionOfUIColorWell
        case 107: return UICommand.descriptionOfUICommand
        case 108: return UICommandAlternate.descriptionOfUICommandAlternate
        case 109: return UIContentUnavailableView.descriptionOfUIContentUnavailableView
        case 110: return UIContextMenuConfiguration.descriptionOfUIContextMenuConfiguration
        case 111: return UIContextMenuInteraction.descriptionOfUIContextMenuInteraction
        case 112: return UIContextualAction.descriptionOfUIContextualAction
        case 113: return UIControl.descriptionOfUIControl
        case 114: return UICubicTimingParameters.descriptionOfUICubicTimingParameters
        case 115: return UIDatePicker.descriptionOfUIDatePicker
        case 116: return UIDeferredMenuElement.descriptionOfUIDeferredMenuElement
        case 117: return UIDevice.descriptionOfUIDevice
        case 118: return UIDocument.descriptionOfUIDocument
        case 119: return UIDocumentBrowserAction.descriptionOfUIDocumentBrowserAction
        case 120: return UIDocumentBrowserTransitionController.descriptionOfUIDocumentBrowserTransitionController
        case 121: return UIDocumentBrowserViewController.descriptionOfUIDocumentBrowserViewController
        case 122: return UIDocumentInteractionController.descriptionOfUIDocumentInteractionController
        case 123: return UIDocumentPickerViewController.descriptionOfUIDocumentPickerViewController
        case 124: return UIDocumentProperties.descriptionOfUIDocumentProperties
        case 125: return UIDocumentViewController.descriptionOfUIDocumentViewController
        case 126: return UIDocumentViewController.LaunchOptions.descriptionOfUIDocumentViewControllerLaunchOptions
        case 127: return UIDragInteraction.descriptionOfUIDragInteraction
        case 128: return UIDragItem.descriptionOfUIDragItem
        case 129: return UIDragPreview.descriptionOfUIDragPreview
        case 130: return UIDragPreviewParameters.descriptionOfUIDragPreviewParameters
        case 131: return UIDragPreviewTarget.descriptionOfUIDragPreviewTarget
        case 132: return UIDropInteraction.descriptionOfUIDropInteraction
        case 133: return UIDropProposal.descriptionOfUIDropProposal
        case 134: return UIDynamicAnimator.descriptionOfUIDynamicAnimator
        case 135: return UIDynamicBehavior.descriptionOfUIDynamicBehavior
        case 136: return UIDynamicItemBehavior.descriptionOfUIDynamicItemBehavior
        case 137: return UIDynamicItemGroup.descriptionOfUIDynamicItemGroup
        case 138: return UIEditMenuConfiguration.descriptionOfUIEditMenuConfiguration
        case 139: return UIEditMenuInteraction.descriptionOfUIEditMenuInteraction
        case 140: return UIEvent.descriptionOfUIEvent
        case 141: return UIEventAttribution.descriptionOfUIEventAttribution
        case 142: return UIEventAttributionView.descriptionOfUIEventAttributionView
        case 143: return UIFeedbackGenerator.descriptionOfUIFeedbackGenerator
        case 144: return UIFieldBehavior.descriptionOfUIFieldBehavior
        case 145: return UIFindInteraction.descriptionOfUIFindInteraction
        case 146: return UIFindSession.descriptionOfUIFindSession
        case 147: return UIFocusAnimationCoordinator.descriptionOfUIFocusAnimationCoordinator
        case 148: return UIFocusDebugger.descriptionOfUIFocusDebugger
        case 149: return UIFocusEffect.descriptionOfUIFocusEffect
        case 150: return UIFocusGuide.descriptionOfUIFocusGuide
        case 151: return UIFocusHaloEffect.descriptionOfUIFocusHaloEffect
        case 152: return UIFocusMovementHint.descriptionOfUIFocusMovementHint
        case 153: return UIFocusSystem.descriptionOfUIFocusSystem
        case 154: return UIFocusUpdateContext.descriptionOfUIFocusUpdateContext
        case 155: return UIFont.descriptionOfUIFont
        case 156: return UIFontDescriptor.descriptionOfUIFontDescriptor
        case 157: return UIFontMetrics.descriptionOfUIFontMetrics
        case 158: return UIFontPickerViewController.descriptionOfUIFontPickerViewController
        case 159: return UIFontPickerViewController.Configuration.descriptionOfUIFontPickerViewControllerConfiguration
        case 160: return UIGestureRecognizer.descriptionOfUIGestureRecognizer
        case 161: return UIGraphicsImageRenderer.descriptionOfUIGraphicsImageRenderer
        case 162: return UIGraphicsImageRendererContext.descriptionOfUIGraphicsImageRendererContext
        case 163: return UIGraphicsImageRendererFormat.descriptionOfUIGraphicsImageRendererFormat
        case 164: return UIGraphicsPDFRenderer.descriptionOfUIGraphicsPDFRenderer
        case 165: return UIGraphicsPDFRendererContext.descriptionOfUIGraphicsPDFRendererContext
        case 166: return UIGraphicsPDFRendererFormat.descriptionOfUIGraphicsPDFRendererFormat
        case 167: return UIGraphicsRenderer.descriptionOfUIGraphicsRenderer
        case 168: return UIGraphicsRendererContext.descriptionOfUIGraphicsRendererContext
        case 169: return UIGraphicsRendererFormat.descriptionOfUIGraphicsRendererFormat
        case 170: return UIGravityBehavior.descriptionOfUIGravityBehavior
        case 171: return UIHoverGestureRecognizer.descriptionOfUIHoverGestureRecognizer
        case 172: return UIHoverStyle.descriptionOfUIHoverStyle
        case 173: return UIImage.descriptionOfUIImage
        case 174: return UIImage.Configuration.descriptionOfUIImageConfiguration
        case 175: return UIImage.SymbolConfiguration.descriptionOfUIImageSymbolConfiguration
        case 176: return UIImageAsset.descriptionOfUIImageAsset
        case 177: return UIImagePickerController.descriptionOfUIImagePickerController
        case 178: return UIImageView.descriptionOfUIImageView
        case 179: return UIImpactFeedbackGenerator.descriptionOfUIImpactFeedbackGenerator
        case 180: return UIInputView.descriptionOfUIInputView
        case 181: return UIInputViewController.descriptionOfUIInputViewController
        case 182: return UIInterpolatingMotionEffect.descriptionOfUIInterpolatingMotionEffect
        case 183: return UIKey.descriptionOfUIKey
        case 184: return UIKeyCommand.descriptionOfUIKeyCommand
        case 185: return UIKeyboardLayoutGuide.descriptionOfUIKeyboardLayoutGuide
        case 186: return UILabel.descriptionOfUILabel
        case 187: return UILargeContentViewerInteraction.descriptionOfUILargeContentViewerInteraction
        case 188: return UILayoutGuide.descriptionOfUILayoutGuide
        case 189: return UILexicon.descriptionOfUILexicon
        case 190: return UILexiconEntry.descriptionOfUILexiconEntry
        case 191: return UIListContentView.descriptionOfUIListContentView
        case 192: return UILocalNotification.descriptionOfUILocalNotification
        case 193: return UILocalizedIndexedCollation.descriptionOfUILocalizedIndexedCollation
        case 194: return UILongPressGestureRecognizer.descriptionOfUILongPressGestureRecognizer
        case 195: return UIMarkupTextPrintFormatter.descriptionOfUIMarkupTextPrintFormatter
        case 196: return UIMenu.descriptionOfUIMenu
        case 197: return UIMenuController.descriptionOfUIMenuController
        case 198: return UIMenuDisplayPreferences.descriptionOfUIMenuDisplayPreferences
        case 199: return UIMenuElement.descriptionOfUIMenuElement
        case 200: return UIMenuItem.descriptionOfUIMenuItem
        case 201: return UIMenuSystem.descriptionOfUIMenuSystem
        case 202: return UIMotionEffect.descriptionOfUIMotionEffect
        case 203: return UIMotionEffectGroup.descriptionOfUIMotionEffectGroup
        case 204: return UIMutableApplicationShortcutItem.descriptionOfUIMutableApplicationShortcutItem
        case 205: return UIMutableUserNotificationAction.descriptionOfUIMutableUserNotificationAction
        case 206: return UIMutableUserNotificationCategory.descriptionOfUIMutableUserNotificationCategory
        case 207: return UINavigationBar.descriptionOfUINavigationBar
        case 208: return UINavigationBarAppearance.descriptionOfUINavigationBarAppearance
        case 209: return UINavigationController.descriptionOfUINavigationController
        case 210: return UINavigationItem.descriptionOfUINavigationItem
        case 211: return UINib.descriptionOfUINib
        case 212: return UINotificationFeedbackGenerator.descriptionOfUINotificationFeedbackGenerator
        case 213: return UIOpenURLContext.descriptionOfUIOpenURLContext
        case 214: return UIPageControl.descriptionOfUIPageControl
        case 215: return UIPageControlProgress.descriptionOfUIPageControlProgress
        case 216: return UIPageControlTimerProgress.descriptionOfUIPageControlTimerProgress
        case 217: return UIPageViewController.descriptionOfUIPageViewController
        case 218: return UIPanGestureRecognizer.descriptionOfUIPanGestureRecognizer
        case 219: return UIPasteConfiguration.descriptionOfUIPasteConfiguration
        case 220: return UIPasteControl.descriptionOfUIPasteControl
        case 221: return UIPasteControl.Configuration.descriptionOfUIPasteControlConfiguration
        case 222: return UIPasteboard.descriptionOfUIPasteboard
        case 223: return UIPencilHoverPose.descriptionOfUIPencilHoverPose
        case 224: return UIPencilInteraction.descriptionOfUIPencilInteraction
        case 225: return UIPencilInteraction.Squeeze.descriptionOfUIPencilInteractionSqueeze
        case 226: return UIPencilInteraction.Tap.descriptionOfUIPencilInteractionTap
        case 227: return UIPercentDrivenInteractiveTransition.descriptionOfUIPercentDrivenInteractiveTransition
        case 228: return UIPickerView.descriptionOfUIPickerView
        case 229: return UIPinchGestureRecognizer.descriptionOfUIPinchGestureRecognizer
        case 230: return UIPointerAccessory.descriptionOfUIPointerAccessory
        case 231: return UIPointerInteraction.descriptionOfUIPointerInteraction
        case 232: return UIPointerRegion.descriptionOfUIPointerRegion
        case 233: return UIPointerRegionRequest.descriptionOfUIPointerRegionRequest
        case 234: return UIPointerStyle.descriptionOfUIPointerStyle
        case 235: return UIPopoverBackgroundView.descriptionOfUIPopoverBackgroundView
        case 236: return UIPopoverController.descriptionOfUIPopoverController
        case 237: return UIPopoverPresentationController.descriptionOfUIPopoverPresentationController
        case 238: return UIPresentationController.descriptionOfUIPresentationController
        case 239: return UIPress.descriptionOfUIPress
        case 240: return UIPressesEvent.descriptionOfUIPressesEvent
        case 241: return UIPreviewAction.descriptionOfUIPreviewAction
        case 242: return UIPreviewActionGroup.descriptionOfUIPreviewActionGroup
        case 243: return UIPreviewInteraction.descriptionOfUIPreviewInteraction
        case 244: return UIPreviewParameters.descriptionOfUIPreviewParameters
        case 245: return UIPreviewTarget.descriptionOfUIPreviewTarget
        case 246: return UIPrintFormatter.descriptionOfUIPrintFormatter
        case 247: return UIPrintInfo.descriptionOfUIPrintInfo
        case 248: return UIPrintInteractionController.descriptionOfUIPrintInteractionController
        case 249: return UIPrintPageRenderer.descriptionOfUIPrintPageRenderer
        case 250: return UIPrintPaper.descriptionOfUIPrintPaper
        case 251: return UIPrinter.descriptionOfUIPrinter
        case 252: return UIPrinterPickerController.descriptionOfUIPrinterPickerController
        case 253: return UIProgressView.descriptionOfUIProgressView
        case 254: return UIPushBehavior.descriptionOfUIPushBehavior
        case 255: return UIRefreshControl.descriptionOfUIRefreshControl
        case 256: return UIRegion.descriptionOfUIRegion
        case 257: return UIResponder.descriptionOfUIResponder
        case 258: return UIRotationGestureRecognizer.descriptionOfUIRotationGestureRecognizer
        case 259: return UIScene.descriptionOfUIScene
        case 260: return UIScene.ActivationRequestOptions.descriptionOfUISceneActivationRequestOptions
        case 261: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 262: return UIScene.OpenExternalURLOptions.descriptionOfUISceneOpenExternalURLOptions
        case 263: return UIScene.OpenURLOptions.descriptionOfUISceneOpenURLOptions
        case 264: return UISceneActivationConditions.descriptionOfUISceneActivationConditions
        case 265: return UISceneConfiguration.descriptionOfUISceneConfiguration
        case 266: return UISceneDestructionRequestOptions.descriptionOfUISceneDestructionRequestOptions
        case 267: return UISceneSession.descriptionOfUISceneSession
        case 268: return UISceneSizeRestrictions.descriptionOfUISceneSizeRestrictions
        case 269: return UISceneWindowingBehaviors.descriptionOfUISceneWindowingBehaviors
        case 270: return UIScreen.descriptionOfUIScreen
        case 271: return UIScreenEdgePanGestureRecognizer.descriptionOfUIScreenEdgePanGestureRecognizer
        case 272: return UIScreenMode.descriptionOfUIScreenMode
        case 273: return UIScreenshotService.descriptionOfUIScreenshotService
        case 274: return UIScribbleInteraction.descriptionOfUIScribbleInteraction
        case 275: return UIScrollView.descriptionOfUIScrollView
        case 276: return UISearchBar.descriptionOfUISearchBar
        case 277: return UISearchContainerViewController.descriptionOfUISearchContainerViewController
        case 278: return UISearchController.descriptionOfUISearchController
        case 279: return UISearchDisplayController.descriptionOfUISearchDisplayController
        case 280: return UISearchSuggestionItem.descriptionOfUISearchSuggestionItem
        case 281: return UISearchTab.descriptionOfUISearchTab
        case 282: return UISearchTextField.descriptionOfUISearchTextField
        case 283: return UISearchToken.descriptionOfUISearchToken
        case 284: return UISegmentedControl.descriptionOfUISegmentedControl
        case 285: return UISelectionFeedbackGenerator.descriptionOfUISelectionFeedbackGenerator
        case 286: return UISheetPresentationController.descriptionOfUISheetPresentationController
        case 287: return UISheetPresentationController.Detent.descriptionOfUISheetPresentationControllerDetent
        case 288: return UISimpleTextPrintFormatter.descriptionOfUISimpleTextPrintFormatter
        case 289: return UISlider.descriptionOfUISlider
        case 290: return UISnapBehavior.descriptionOfUISnapBehavior
        case 291: return UISplitViewController.descriptionOfUISplitViewController
        case 292: return UISpringLoadedInteraction.descriptionOfUISpringLoadedInteraction
        case 293: return UISpringTimingParameters.descriptionOfUISpringTimingParameters
        case 294: return UIStackView.descriptionOfUIStackView
        case 295: return UIStandardTextCursorView.descriptionOfUIStandardTextCursorView
        case 296: return UIStatusBarManager.descriptionOfUIStatusBarManager
        case 297: return UIStepper.descriptionOfUIStepper
        case 298: return UIStoryboard.descriptionOfUIStoryboard
        case 299: return UIStoryboardSegue.descriptionOfUIStoryboardSegue
        case 300: return UIStoryboardUnwindSegueSource.descriptionOfUIStoryboardUnwindSegueSource
        case 301: return UISwipeActionsConfiguration.descriptionOfUISwipeActionsConfiguration
        case 302: return UISwipeGestureRecognizer.descriptionOfUISwipeGestureRecognizer
        case 303: return UISwitch.descriptionOfUISwitch
        case 304: return UITab.descriptionOfUITab
        case 305: return UITabBar.descriptionOfUITabBar
        case 306: return UITabBarAppearance.descriptionOfUITabBarAppearance
        case 307: return UITabBarController.descriptionOfUITabBarController
        case 308: return UITabBarController.Sidebar.descriptionOfUITabBarControllerSidebar
        case 309: return UITabBarItem.descriptionOfUITabBarItem
        case 310: return UITabBarItemAppearance.descriptionOfUITabBarItemAppearance
        case 311: return UITabBarItemStateAppearance.descriptionOfUITabBarItemStateAppearance
        case 312: return UITabGroup.descriptionOfUITabGroup
        case 313: return UITabSidebarItem.descriptionOfUITabSidebarItem
        case 314: return UITabSidebarItem.Request.descriptionOfUITabSidebarItemRequest
        case 315: return UITableView.descriptionOfUITableView
        case 316: return UITableViewCell.descriptionOfUITableViewCell
        case 317: return UITableViewController.descriptionOfUITableViewController
        case 318: return UITableViewDropPlaceholder.descriptionOfUITableViewDropPlaceholder
        case 319: return UITableViewDropProposal.descriptionOfUITableViewDropProposal
        case 320: return UITableViewFocusUpdateContext.descriptionOfUITableViewFocusUpdateContext
        case 321: return UITableViewHeaderFooterView.descriptionOfUITableViewHeaderFooterView
        case 322: return UITableViewPlaceholder.descriptionOfUITableViewPlaceholder
        case 323: return UITableViewRowAction.descriptionOfUITableViewRowAction
        case 324: return UITapGestureRecognizer.descriptionOfUITapGestureRecognizer
        case 325: return UITargetedDragPreview.descriptionOfUITargetedDragPreview
        case 326: return UITargetedPreview.descriptionOfUITargetedPreview
        case 327: return UITextChecker.descriptionOfUITextChecker
        case 328: return UITextCursorDropPositionAnimator.descriptionOfUITextCursorDropPositionAnimator
        case 329: return UITextDragPreviewRenderer.descriptionOfUITextDragPreviewRenderer
        case 330: return UITextDropProposal.descriptionOfUITextDropProposal
        case 331: return UITextField.descriptionOfUITextField
        case 332: return UITextFormattingViewController.descriptionOfUITextFormattingViewController
        case 333: return UITextFormattingViewController.Component.descriptionOfUITextFormattingViewControllerComponent
        case 334: return UITextFormattingViewController.ComponentGroup.descriptionOfUITextFormattingViewControllerComponentGroup
        case 335: return UITextFormattingViewController.Configuration.descriptionOfUITextFormattingViewControllerConfiguration
        case 336: return UITextInputAssistantItem.descriptionOfUITextInputAssistantItem
        case 337: return UITextInputMode.descriptionOfUITextInputMode
        case 338: return UITextInputPasswordRules.descriptionOfUITextInputPasswordRules
        case 339: return UITextInputStringTokenizer.descriptionOfUITextInputStringTokenizer
        case 340: return UITextInteraction.descriptionOfUITextInteraction
        case 341: return UITextItem.descriptionOfUITextItem
        case 342: return UITextItem.MenuConfiguration.descriptionOfUITextItemMenuConfiguration
        case 343: return UITextLoupeSession.descriptionOfUITextLoupeSession
        case 344: return UITextPlaceholder.descriptionOfUITextPlaceholder
        case 345: return UITextPosition.descriptionOfUITextPosition
        case 346: return UITextRange.descriptionOfUITextRange
        case 347: return UITextSearchOptions.descriptionOfUITextSearchOptions
        case 348: return UITextSearchingFindSession.descriptionOfUITextSearchingFindSession
        case 349: return UITextSelectionDisplayInteraction.descriptionOfUITextSelectionDisplayInteraction
        case 350: return UITextSelectionRect.descriptionOfUITextSelectionRect
        case 351: return UITextView.descriptionOfUITextView
        case 352: return UIToolTipConfiguration.descriptionOfUIToolTipConfiguration
        case 353: return UIToolTipInteraction.descriptionOfUIToolTipInteraction
        case 354: return UIToolbar.descriptionOfUIToolbar
        case 355: return UIToolbarAppearance.descriptionOfUIToolbarAppearance
        case 356: return UITouch.descriptionOfUITouch
        case 357: return UITrackingLayoutGuide.descriptionOfUITrackingLayoutGuide
        case 358: return UITraitCollection.descriptionOfUITraitCollection
        case 359: return UIUpdateActionPhase.descriptionOfUIUpdateActionPhase
        case 360: return UIUpdateInfo.descriptionOfUIUpdateInfo
        case 361: return UIUpdateLink.descriptionOfUIUpdateLink
        case 362: return UIUserNotificationAction.descriptionOfUIUserNotificationAction
        case 363: return UIUserNotificationCategory.descriptionOfUIUserNotificationCategory
        case 364: return UIUserNotificationSettings.descriptionOfUIUserNotificationSettings
        case 365: return UIVibrancyEffect.descriptionOfUIVibrancyEffect
        case 366: return UIView.descriptionOfUIView
        case 367: return UIViewController.descriptionOfUIViewController
        case 368: return UIViewController.Transition.descriptionOfUIViewControllerTransition
        case 369: return UIViewController.Transition.ZoomOptions.descriptionOfUIViewControllerTransitionZoomOptions
        case 370:
            return UIViewController.Transition.ZoomOptions.AlignmentRectContext
                .descriptionOfUIViewControllerTransitionZoomOptionsAlignmentRectContext
        case 371:
            return UIViewController.Transition.ZoomOptions.InteractionContext
                .descriptionOfUIViewControllerTransitionZoomOptionsInteractionContext
        case 372:
            return UIViewController.Transition.ZoomSourceViewProviderContext
                .descriptionOfUIViewControllerTransitionZoomSourceViewProviderContext
        case 373: return UIViewPrintFormatter.descriptionOfUIViewPrintFormatter
        case 374: return UIViewPropertyAnimator.descriptionOfUIViewPropertyAnimator
        case 375: return UIVisualEffect.descriptionOfUIVisualEffect
        case 376: return UIVisualEffectView.descriptionOfUIVisualEffectView
        case 377: return UIWindow.descriptionOfUIWindow
        case 378: return UIWindowScene.descriptionOfUIWindowScene
        case 379: return UIWindowScene.ActivationAction.descriptionOfUIWindowSceneActivationAction
        case 380: return UIWindowScene.ActivationConfiguration.descriptionOfUIWindowSceneActivationConfiguration
        case 381: return UIWindowScene.ActivationInteraction.descriptionOfUIWindowSceneActivationInteraction
        case 382: return UIWindowScene.ActivationRequestOptions.descriptionOfUIWindowSceneActivationRequestOptions
        case 383: return UIWindowScene.Geometry.descriptionOfUIWindowSceneGeometry
        case 384: return UIWindowScene.GeometryPreferences.descriptionOfUIWindowSceneGeometryPreferences
        case 385: return UIWindowScene.GeometryPreferences.Mac.descriptionOfUIWindowSceneGeometryPreferencesMac
        case 386: return UIWindowScene.GeometryPreferences.iOS.descriptionOfUIWindowSceneGeometryPreferencesiOS
        case 387: return UIWindowSceneDestructionRequestOptions.descriptionOfUIWindowSceneDestructionRequestOptions
        default: return UIWindowSceneDragInteraction.descriptionOfUIWindowSceneDragInteraction
        }
    }
}
