// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIDocumentBrowserViewControllerDelegate {
    /// Not implemented.
    @available(iOS, introduced: 11.0, deprecated: 12.0) public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL])
        -> [UIActivity]
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
    { OptionalRequirement.notImplemented() }
}
