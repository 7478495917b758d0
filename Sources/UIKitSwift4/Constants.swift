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
/// `UIApplication.stateRestorationBundleVersionKey` before Swift 4.2.
public var UIApplicationStateRestorationBundleVersionKey: String { UIApplication.stateRestorationBundleVersionKey }
/// `UIApplication.stateRestorationUserInterfaceIdiomKey` before Swift 4.2.
public var UIApplicationStateRestorationUserInterfaceIdiomKey: String { UIApplication.stateRestorationUserInterfaceIdiomKey }
/// `UIApplication.stateRestorationTimestampKey` before Swift 4.2.
public var UIApplicationStateRestorationTimestampKey: String { UIApplication.stateRestorationTimestampKey }
/// `UIApplication.stateRestorationSystemVersionKey` before Swift 4.2.
public var UIApplicationStateRestorationSystemVersionKey: String { UIApplication.stateRestorationSystemVersionKey }
/// `UIApplication.stateRestorationViewControllerStoryboardKey` before Swift 4.2.
public var UIStateRestorationViewControllerStoryboardKey: String { UIApplication.stateRestorationViewControllerStoryboardKey }
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
