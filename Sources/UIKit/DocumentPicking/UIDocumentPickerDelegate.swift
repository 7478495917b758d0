import Foundation

/// What a document picker was for, before iOS 14. See https://developer.apple.com/documentation/uikit/uidocumentpickermode.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// A document is copied into the app.
    case `import` = 0
    /// A document is used where it is.
    case open = 1
    /// A document of the app's is copied.
    case exportToService = 2
    /// A document of the app's is moved.
    case moveToService = 3
}

/// Hears what a person picked. See https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    // @objc(documentPicker:didPickDocumentsAtURLs:) optional
    /// Documents were picked, or the app's are where they were to go. The picker dismisses itself.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    // @objc optional
    /// The person cancelled. The picker dismisses itself.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    // @objc(documentPicker:didPickDocumentAtURL:) optional
    /// One document was picked; told where `documentPicker(_:didPickDocumentsAt:)` is not there.
    @available(iOS, introduced: 8.0, deprecated: 11.0)
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}
