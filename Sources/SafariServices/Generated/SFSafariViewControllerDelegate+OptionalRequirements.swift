// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SFSafariViewControllerDelegate {
    /// Not implemented.
    public func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?) -> [UIActivity
        .ActivityType]
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { OptionalRequirement.notImplemented() }
}
