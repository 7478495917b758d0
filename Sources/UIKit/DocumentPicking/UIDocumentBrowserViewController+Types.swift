import Foundation

extension UIDocumentBrowserViewController {
    /// How a document comes to the browser's folder. See
    /// https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/importmode.
    public enum ImportMode: UInt, Sendable {
        /// Not at all.
        case none = 0
        /// It is copied.
        case copy = 1
        /// It is moved.
        case move = 2
    }

    /// The look of a browser. See https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/browseruserinterfacestyle.
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        /// White.
        case white = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
    }
}

/// Hears what a person does in a browser of documents. See
/// https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    // @objc(documentBrowser:didPickDocumentURLs:) optional
    /// Documents were picked; told where `documentBrowser(_:didPickDocumentsAt:)` is not there.
    @available(iOS, introduced: 11.0, deprecated: 12.0)
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    // @objc(documentBrowser:didPickDocumentsAtURLs:) optional
    /// Documents were picked: the app shows them.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    // @objc(documentBrowser:didRequestDocumentCreationWithHandler:) optional
    /// The person wants a new document: the app makes one somewhere, and hands its place over, or nothing if it makes none.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    // @objc(documentBrowser:didImportDocumentAtURL:toDestinationURL:) optional
    /// A new document is where it belongs: the app shows it.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
    // @objc(documentBrowser:failedToImportDocumentAtURL:error:) optional
    /// A new document could not be brought to where it belongs.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
    // @objc(documentBrowser:applicationActivitiesForDocumentURLs:) optional
    /// What the app itself can do with documents that are shared.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL])
        -> [UIActivity]
    // @objc(documentBrowser:willPresentActivityViewController:) optional
    /// Documents are going to be shared.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}
