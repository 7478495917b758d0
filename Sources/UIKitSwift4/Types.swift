import UIKit

// MARK: Views and controls

/// `UIView.AnimationCurve` before Swift 4.2.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// `UIView.AnimationOptions` before Swift 4.2.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// `UIView.AnimationTransition` before Swift 4.2.
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// `UIView.AutoresizingMask` before Swift 4.2.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// `UIView.ContentMode` before Swift 4.2.
public typealias UIViewContentMode = UIView.ContentMode
/// `UIView.KeyframeAnimationOptions` before Swift 4.2.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// `UIView.TintAdjustmentMode` before Swift 4.2.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// `UIView.SystemAnimation` before Swift 4.2.
public typealias UISystemAnimation = UIView.SystemAnimation
/// `UIActivityIndicatorView.Style` before Swift 4.2.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// `UIButton.ButtonType` before Swift 4.2.
public typealias UIButtonType = UIButton.ButtonType
/// `UIControl.ContentHorizontalAlignment` before Swift 4.2.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// `UIControl.ContentVerticalAlignment` before Swift 4.2.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// `UIControl.Event` before Swift 4.2.
public typealias UIControlEvents = UIControl.Event
/// `UIControl.State` before Swift 4.2.
public typealias UIControlState = UIControl.State
/// `UIProgressView.Style` before Swift 4.2.
public typealias UIProgressViewStyle = UIProgressView.Style
/// `UISegmentedControl.Segment` before Swift 4.2.
public typealias UISegmentedControlSegment = UISegmentedControl.Segment
/// `UIInterpolatingMotionEffect.EffectType` before Swift 4.2.
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// `UIStackView.Alignment` before Swift 4.2.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// `UIStackView.Distribution` before Swift 4.2.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// `UITextField.BorderStyle` before Swift 4.2.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// `UITextField.ViewMode` before Swift 4.2.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// `UITextField.DidEndEditingReason` before Swift 4.2.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// `UIWindow.Level` before Swift 4.2.
public typealias UIWindowLevel = UIWindow.Level

// MARK: Scrolling, tables and collections

/// `UIScrollView.ContentInsetAdjustmentBehavior` before Swift 4.2.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// `UIScrollView.IndexDisplayMode` before Swift 4.2.
public typealias UIScrollViewIndexDisplayMode = UIScrollView.IndexDisplayMode
/// `UIScrollView.IndicatorStyle` before Swift 4.2.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// `UIScrollView.KeyboardDismissMode` before Swift 4.2.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// `UITableViewCell.AccessoryType` before Swift 4.2.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// `UITableViewCell.EditingStyle` before Swift 4.2.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// `UITableViewCell.SelectionStyle` before Swift 4.2.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// `UITableViewCell.SeparatorStyle` before Swift 4.2.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// `UITableViewCell.StateMask` before Swift 4.2.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// `UITableViewCell.CellStyle` before Swift 4.2.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// `UITableViewRowAction.Style` before Swift 4.2.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// `UITableView.RowAnimation` before Swift 4.2.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// `UITableView.ScrollPosition` before Swift 4.2.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// `UITableView.SeparatorInsetReference` before Swift 4.2.
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference
/// `UITableView.Style` before Swift 4.2.
public typealias UITableViewStyle = UITableView.Style
/// `UICollectionView.ElementCategory` before Swift 4.2.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// `UICollectionViewUpdateItem.Action` before Swift 4.2.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// `UICollectionViewFlowLayout.SectionInsetReference` before Swift 4.2.
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
/// `UICollectionView.ScrollDirection` before Swift 4.2.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// `UICollectionView.ScrollPosition` before Swift 4.2.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// `UIContextualAction.Style` before Swift 4.2.
public typealias UIContextualActionStyle = UIContextualAction.Style

// MARK: Controllers and bars

/// `UIAlertAction.Style` before Swift 4.2.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// `UIAlertController.Style` before Swift 4.2.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// `UIBarButtonItem.Style` before Swift 4.2.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// `UIBarButtonItem.SystemItem` before Swift 4.2.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// `UINavigationController.Operation` before Swift 4.2.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// `UINavigationItem.LargeTitleDisplayMode` before Swift 4.2.
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// `UITabBar.ItemPositioning` before Swift 4.2.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// `UITabBarItem.SystemItem` before Swift 4.2.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

// MARK: The application and its events

/// `UIApplication.LaunchOptionsKey` before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// `UIApplication.OpenURLOptionsKey` before Swift 4.2.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// `UIApplication.State` before Swift 4.2.
public typealias UIApplicationState = UIApplication.State
/// `UIDevice.BatteryState` before Swift 4.2.
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// `UIEvent.EventSubtype` before Swift 4.2.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// `UIEvent.EventType` before Swift 4.2.
public typealias UIEventType = UIEvent.EventType
/// `UIGestureRecognizer.State` before Swift 4.2.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// `UIPress.Phase` before Swift 4.2.
public typealias UIPressPhase = UIPress.Phase
/// `UISwipeGestureRecognizer.Direction` before Swift 4.2.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// `UITouch.Phase` before Swift 4.2.
public typealias UITouchPhase = UITouch.Phase
/// `UITouch.TouchType` before Swift 4.2.
public typealias UITouchType = UITouch.TouchType

// MARK: Layout, text and images

/// `NSLayoutConstraint.Attribute` before Swift 4.2.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// `NSLayoutConstraint.FormatOptions` before Swift 4.2.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// `NSLayoutConstraint.Relation` before Swift 4.2.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// `NSLayoutConstraint.Axis` before Swift 4.2.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// `NSAttributedString.Key` before Swift 4.2.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// `UIFont.TextStyle` before Swift 4.2.
public typealias UIFontTextStyle = UIFont.TextStyle
/// `UIFontDescriptor.SymbolicTraits` before Swift 4.2.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// `UIImage.Orientation` before Swift 4.2.
public typealias UIImageOrientation = UIImage.Orientation
/// `UIImage.RenderingMode` before Swift 4.2.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// `UIImage.ResizingMode` before Swift 4.2.
public typealias UIImageResizingMode = UIImage.ResizingMode

// MARK: Printing

/// `UIPrintInfo.OutputType` before Swift 4.2.
public typealias UIPrintInfoOutputType = UIPrintInfo.OutputType
/// `UIPrintInfo.Orientation` before Swift 4.2.
public typealias UIPrintInfoOrientation = UIPrintInfo.Orientation
/// `UIPrintInfo.Duplex` before Swift 4.2.
public typealias UIPrintInfoDuplex = UIPrintInfo.Duplex
/// `UIPrintInteractionController.CompletionHandler` before Swift 4.2.
public typealias UIPrintInteractionCompletionHandler = UIPrintInteractionController.CompletionHandler

// MARK: Documents

/// `UIDocument.SaveOperation` before Swift 4.2.
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
/// `UIDocument.ChangeKind` before Swift 4.2.
public typealias UIDocumentChangeKind = UIDocument.ChangeKind
/// `UIDocument.State` before Swift 4.2.
public typealias UIDocumentState = UIDocument.State
