import Foundation
import UIKit

/// What a page's controller tells. See https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    // @objc(safariViewController:activityItemsForURL:title:) optional
    /// What the app can do with a page that is shared.
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
    // @objc(safariViewController:excludedActivityTypesForURL:title:) optional
    /// What is not to be done with a page that is shared.
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    // @objc optional
    /// The person is done; the controller is dismissed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    // @objc optional
    /// The first page is there, or could not be loaded.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    // @objc(safariViewController:initialLoadDidRedirectToURL:) optional
    /// The first page is at another address.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    // @objc optional
    /// The person opens the page in the browser.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}
