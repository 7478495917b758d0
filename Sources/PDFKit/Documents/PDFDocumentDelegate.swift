import Foundation

/// Hears of searches in a document, and chooses classes. See https://developer.apple.com/documentation/pdfkit/pdfdocumentdelegate.
public protocol PDFDocumentDelegate: NSObjectProtocol {
    // @objc(documentDidUnlock:) optional
    /// The document was unlocked with a password.
    func documentDidUnlock(_ notification: Notification)
    // @objc(documentDidBeginDocumentFind:) optional
    /// A search begins.
    func documentDidBeginDocumentFind(_ notification: Notification)
    // @objc(didMatchString:) optional
    /// Something was found.
    func didMatchString(_ instance: PDFSelection)
    // @objc(documentDidEndDocumentFind:) optional
    /// A search is at its end.
    func documentDidEndDocumentFind(_ notification: Notification)
    // @objc(documentDidBeginPageFind:) optional
    /// A page is about to be searched.
    func documentDidBeginPageFind(_ notification: Notification)
    // @objc(documentDidEndPageFind:) optional
    /// A page was searched.
    func documentDidEndPageFind(_ notification: Notification)
    // @objc(documentDidFindMatch:) optional
    /// Something was found; it is in the notification.
    func documentDidFindMatch(_ notification: Notification)
    // @objc(classForPage) optional
    /// The class of the document's pages, a subclass of `PDFPage` with an initializer without arguments.
    func classForPage() -> AnyClass
    // @objc(classForAnnotationType:) optional
    /// The class of annotations of a type, a subclass of `PDFAnnotation`.
    func `class`(forAnnotationType annotationType: String) -> AnyClass
}
