import UIKit

// MARK: UIKit

/// `UITableView.automaticDimension` before Swift 4.2.
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// `UITableView.indexSearch` before Swift 4.2.
public var UITableViewIndexSearch: String { UITableView.indexSearch }
/// `UICollectionView.elementKindSectionHeader` before Swift 4.2.
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
/// `UICollectionView.elementKindSectionFooter` before Swift 4.2.
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
/// `UICollectionViewFlowLayout.automaticSize` before Swift 4.2.
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }
/// `UIApplication.openSettingsURLString` before Swift 4.2.
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// `UIBackgroundTaskIdentifier.invalid` before Swift 4.2.
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { .invalid }
/// `UIScrollView.DecelerationRate.normal` before Swift 4.2.
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { .normal }
/// `UIScrollView.DecelerationRate.fast` before Swift 4.2.
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { .fast }
/// `UIWindow.Level.normal` before Swift 4.2.
public var UIWindowLevelNormal: UIWindow.Level { .normal }
/// `UIWindow.Level.alert` before Swift 4.2.
public var UIWindowLevelAlert: UIWindow.Level { .alert }
/// `UIWindow.Level.statusBar` before Swift 4.2.
public var UIWindowLevelStatusBar: UIWindow.Level { .statusBar }
/// `UIView.noIntrinsicMetric` before Swift 4.2.
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// `UIView.layoutFittingCompressedSize` before Swift 4.2.
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// `UIView.layoutFittingExpandedSize` before Swift 4.2.
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

// MARK: Core Animation

/// `CALayerContentsGravity.center` before Swift 4.2.
public var kCAGravityCenter: CALayerContentsGravity { .center }
/// `CALayerContentsGravity.top` before Swift 4.2.
public var kCAGravityTop: CALayerContentsGravity { .top }
/// `CALayerContentsGravity.bottom` before Swift 4.2.
public var kCAGravityBottom: CALayerContentsGravity { .bottom }
/// `CALayerContentsGravity.left` before Swift 4.2.
public var kCAGravityLeft: CALayerContentsGravity { .left }
/// `CALayerContentsGravity.right` before Swift 4.2.
public var kCAGravityRight: CALayerContentsGravity { .right }
/// `CALayerContentsGravity.topLeft` before Swift 4.2.
public var kCAGravityTopLeft: CALayerContentsGravity { .topLeft }
/// `CALayerContentsGravity.topRight` before Swift 4.2.
public var kCAGravityTopRight: CALayerContentsGravity { .topRight }
/// `CALayerContentsGravity.bottomLeft` before Swift 4.2.
public var kCAGravityBottomLeft: CALayerContentsGravity { .bottomLeft }
/// `CALayerContentsGravity.bottomRight` before Swift 4.2.
public var kCAGravityBottomRight: CALayerContentsGravity { .bottomRight }
/// `CALayerContentsGravity.resize` before Swift 4.2.
public var kCAGravityResize: CALayerContentsGravity { .resize }
/// `CALayerContentsGravity.resizeAspect` before Swift 4.2.
public var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }
/// `CALayerContentsGravity.resizeAspectFill` before Swift 4.2.
public var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }
/// `CALayerContentsFilter.nearest` before Swift 4.2.
public var kCAFilterNearest: CALayerContentsFilter { .nearest }
/// `CALayerContentsFilter.linear` before Swift 4.2.
public var kCAFilterLinear: CALayerContentsFilter { .linear }
/// `CALayerContentsFilter.trilinear` before Swift 4.2.
public var kCAFilterTrilinear: CALayerContentsFilter { .trilinear }
/// `CAShapeLayerFillRule.nonZero` before Swift 4.2.
public var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }
/// `CAShapeLayerFillRule.evenOdd` before Swift 4.2.
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }
/// `CAShapeLayerLineJoin.miter` before Swift 4.2.
public var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }
/// `CAShapeLayerLineJoin.round` before Swift 4.2.
public var kCALineJoinRound: CAShapeLayerLineJoin { .round }
/// `CAShapeLayerLineJoin.bevel` before Swift 4.2.
public var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }
/// `CAShapeLayerLineCap.butt` before Swift 4.2.
public var kCALineCapButt: CAShapeLayerLineCap { .butt }
/// `CAShapeLayerLineCap.round` before Swift 4.2.
public var kCALineCapRound: CAShapeLayerLineCap { .round }
/// `CAShapeLayerLineCap.square` before Swift 4.2.
public var kCALineCapSquare: CAShapeLayerLineCap { .square }
/// `CAGradientLayerType.axial` before Swift 4.2.
public var kCAGradientLayerAxial: CAGradientLayerType { .axial }
/// `CATextLayerTruncationMode.none` before Swift 4.2.
public var kCATruncationNone: CATextLayerTruncationMode { .none }
/// `CATextLayerTruncationMode.start` before Swift 4.2.
public var kCATruncationStart: CATextLayerTruncationMode { .start }
/// `CATextLayerTruncationMode.end` before Swift 4.2.
public var kCATruncationEnd: CATextLayerTruncationMode { .end }
/// `CATextLayerTruncationMode.middle` before Swift 4.2.
public var kCATruncationMiddle: CATextLayerTruncationMode { .middle }
/// `CATextLayerAlignmentMode.natural` before Swift 4.2.
public var kCAAlignmentNatural: CATextLayerAlignmentMode { .natural }
/// `CATextLayerAlignmentMode.left` before Swift 4.2.
public var kCAAlignmentLeft: CATextLayerAlignmentMode { .left }
/// `CATextLayerAlignmentMode.right` before Swift 4.2.
public var kCAAlignmentRight: CATextLayerAlignmentMode { .right }
/// `CATextLayerAlignmentMode.center` before Swift 4.2.
public var kCAAlignmentCenter: CATextLayerAlignmentMode { .center }
/// `CATextLayerAlignmentMode.justified` before Swift 4.2.
public var kCAAlignmentJustified: CATextLayerAlignmentMode { .justified }
/// `CAScrollLayerScrollMode.none` before Swift 4.2.
public var kCAScrollNone: CAScrollLayerScrollMode { .none }
/// `CAScrollLayerScrollMode.vertically` before Swift 4.2.
public var kCAScrollVertically: CAScrollLayerScrollMode { .vertically }
/// `CAScrollLayerScrollMode.horizontally` before Swift 4.2.
public var kCAScrollHorizontally: CAScrollLayerScrollMode { .horizontally }
/// `CAScrollLayerScrollMode.both` before Swift 4.2.
public var kCAScrollBoth: CAScrollLayerScrollMode { .both }
/// `CAAnimationCalculationMode.linear` before Swift 4.2.
public var kCAAnimationLinear: CAAnimationCalculationMode { .linear }
/// `CAAnimationCalculationMode.discrete` before Swift 4.2.
public var kCAAnimationDiscrete: CAAnimationCalculationMode { .discrete }
/// `CAAnimationCalculationMode.paced` before Swift 4.2.
public var kCAAnimationPaced: CAAnimationCalculationMode { .paced }
/// `CAAnimationCalculationMode.cubic` before Swift 4.2.
public var kCAAnimationCubic: CAAnimationCalculationMode { .cubic }
/// `CAAnimationCalculationMode.cubicPaced` before Swift 4.2.
public var kCAAnimationCubicPaced: CAAnimationCalculationMode { .cubicPaced }
/// `CAAnimationRotationMode.rotateAuto` before Swift 4.2.
public var kCAAnimationRotateAuto: CAAnimationRotationMode { .rotateAuto }
/// `CAAnimationRotationMode.rotateAutoReverse` before Swift 4.2.
public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode { .rotateAutoReverse }
/// `CATransitionType.fade` before Swift 4.2.
public var kCATransitionFade: CATransitionType { .fade }
/// `CATransitionType.moveIn` before Swift 4.2.
public var kCATransitionMoveIn: CATransitionType { .moveIn }
/// `CATransitionType.push` before Swift 4.2.
public var kCATransitionPush: CATransitionType { .push }
/// `CATransitionType.reveal` before Swift 4.2.
public var kCATransitionReveal: CATransitionType { .reveal }
/// `CATransitionSubtype.fromRight` before Swift 4.2.
public var kCATransitionFromRight: CATransitionSubtype { .fromRight }
/// `CATransitionSubtype.fromLeft` before Swift 4.2.
public var kCATransitionFromLeft: CATransitionSubtype { .fromLeft }
/// `CATransitionSubtype.fromTop` before Swift 4.2.
public var kCATransitionFromTop: CATransitionSubtype { .fromTop }
/// `CATransitionSubtype.fromBottom` before Swift 4.2.
public var kCATransitionFromBottom: CATransitionSubtype { .fromBottom }
/// `CAMediaTimingFillMode.forwards` before Swift 4.2.
public var kCAFillModeForwards: CAMediaTimingFillMode { .forwards }
/// `CAMediaTimingFillMode.backwards` before Swift 4.2.
public var kCAFillModeBackwards: CAMediaTimingFillMode { .backwards }
/// `CAMediaTimingFillMode.both` before Swift 4.2.
public var kCAFillModeBoth: CAMediaTimingFillMode { .both }
/// `CAMediaTimingFillMode.removed` before Swift 4.2.
public var kCAFillModeRemoved: CAMediaTimingFillMode { .removed }
/// `CAMediaTimingFunctionName.linear` before Swift 4.2.
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { .linear }
/// `CAMediaTimingFunctionName.easeIn` before Swift 4.2.
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { .easeIn }
/// `CAMediaTimingFunctionName.easeOut` before Swift 4.2.
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { .easeOut }
/// `CAMediaTimingFunctionName.easeInEaseOut` before Swift 4.2.
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { .easeInEaseOut }
/// `CAMediaTimingFunctionName.default` before Swift 4.2.
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { .default }
