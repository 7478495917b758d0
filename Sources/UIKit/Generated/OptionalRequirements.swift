// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanDebugLog

extension UIAdaptivePresentationControllerDelegate {
    /// Not implemented.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.notImplemented()
    }
}

extension UIAlertViewDelegate {
    /// Not implemented.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func willPresent(_ alertView: UIAlertView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didPresent(_ alertView: UIAlertView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { OptionalRequirement.notImplemented() }
}

extension UIApplicationDelegate {
    /// Not implemented.
    public var window: UIWindow? {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationDidFinishLaunching(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationDidBecomeActive(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationWillResignActive(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationDidEnterBackground(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationWillEnterForeground(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationWillTerminate(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        OptionalRequirement.notImplemented()
    }
}

extension UIBarPositioningDelegate {
    /// Not implemented.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { OptionalRequirement.notImplemented() }
}

extension UICollectionViewDataSource {
    /// Not implemented.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }
}

extension UICollectionViewDataSourcePrefetching {
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        OptionalRequirement.notImplemented()
    }
}

extension UICollectionViewDelegate {
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { OptionalRequirement.notImplemented() }
}

extension UICollectionViewDelegateFlowLayout {
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { OptionalRequirement.notImplemented() }
}

extension UIGestureRecognizerDelegate {
    /// Not implemented.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        OptionalRequirement.notImplemented()
    }
}

extension UINavigationBarDelegate {
    /// Not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { OptionalRequirement.notImplemented() }
}

extension UINavigationControllerDelegate {
    /// Not implemented.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalRequirement.notImplemented() }
}

extension UIPageViewControllerDataSource {
    /// Not implemented.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { OptionalRequirement.notImplemented() }
}

extension UIPageViewControllerDelegate {
    /// Not implemented.
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation)
        -> UIPageViewController.SpineLocation
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientation
    { OptionalRequirement.notImplemented() }
}

extension UIPickerViewDelegate {
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        OptionalRequirement.notImplemented()
    }
}

extension UIPopoverPresentationControllerDelegate {
    /// Not implemented.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        OptionalRequirement.notImplemented()
    }
}

extension UISceneDelegate {
    /// Not implemented.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func sceneDidDisconnect(_ scene: UIScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func sceneDidBecomeActive(_ scene: UIScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func sceneWillResignActive(_ scene: UIScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func sceneWillEnterForeground(_ scene: UIScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func sceneDidEnterBackground(_ scene: UIScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { OptionalRequirement.notImplemented() }
}

extension UIScrollViewDelegate {
    /// Not implemented.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
}

extension UISearchBarDelegate {
    /// Not implemented.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        OptionalRequirement.notImplemented()
    }
}

extension UISearchControllerDelegate {
    /// Not implemented.
    public func willPresentSearchController(_ searchController: UISearchController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didPresentSearchController(_ searchController: UISearchController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func willDismissSearchController(_ searchController: UISearchController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func didDismissSearchController(_ searchController: UISearchController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentSearchController(_ searchController: UISearchController) { OptionalRequirement.notImplemented() }
}

extension UISheetPresentationControllerDelegate {
    /// Not implemented.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        OptionalRequirement.notImplemented()
    }
}

extension UISplitViewControllerDelegate {
    /// Not implemented.
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        OptionalRequirement.notImplemented()
    }
}

extension UITabBarControllerDelegate {
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalRequirement.notImplemented() }
}

extension UITabBarDelegate {
    /// Not implemented.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { OptionalRequirement.notImplemented() }
}

extension UITableViewDataSource {
    /// Not implemented.
    public func numberOfSections(in tableView: UITableView) -> Int { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
}

extension UITableViewDataSourcePrefetching {
    /// Not implemented.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        OptionalRequirement.notImplemented()
    }
}

extension UITableViewDelegate {
    /// Not implemented.
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalRequirement.notImplemented()
    }
}

extension UITextFieldDelegate {
    /// Not implemented.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldDidEndEditing(_ textField: UITextField) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { OptionalRequirement.notImplemented() }
}

extension UITextInputTraits {
    /// Not implemented.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var autocorrectionType: UITextAutocorrectionType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var spellCheckingType: UITextSpellCheckingType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var smartQuotesType: UITextSmartQuotesType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var smartDashesType: UITextSmartDashesType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var keyboardType: UIKeyboardType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var returnKeyType: UIReturnKeyType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var enablesReturnKeyAutomatically: Bool {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var isSecureTextEntry: Bool {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var textContentType: UITextContentType! {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var passwordRules: UITextInputPasswordRules? {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
}

extension UITextViewDelegate {
    /// Not implemented.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textViewDidBeginEditing(_ textView: UITextView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textViewDidEndEditing(_ textView: UITextView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func textViewDidChange(_ textView: UITextView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textViewDidChangeSelection(_ textView: UITextView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { OptionalRequirement.notImplemented() }
}

extension UIViewControllerAnimatedTransitioning {
    /// Not implemented.
    public func animationEnded(_ transitionCompleted: Bool) { OptionalRequirement.notImplemented() }
}

extension UIViewControllerInteractiveTransitioning {
    /// Not implemented.
    public var completionSpeed: CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var completionCurve: UIView.AnimationCurve { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public var wantsInteractiveStart: Bool { OptionalRequirement.notImplemented() }
}

extension UIViewControllerTransitioningDelegate {
    /// Not implemented.
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    { OptionalRequirement.notImplemented() }
}

extension UIViewImplicitlyAnimating {
    /// Not implemented.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func addAnimations(_ animation: @escaping () -> Void) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        OptionalRequirement.notImplemented()
    }
}

extension UIWindowSceneDelegate {
    /// Not implemented.
    public var window: UIWindow? {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) { OptionalRequirement.notImplemented() }
}
