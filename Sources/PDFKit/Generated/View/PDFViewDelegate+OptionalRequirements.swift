// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension PDFViewDelegate {
    /// Not implemented.
    public func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scale: CGFloat) -> CGFloat { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pdfViewPerformFind(_ sender: PDFView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pdfViewPerformGo(toPage sender: PDFView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pdfViewParentViewController() -> UIViewController { OptionalRequirement.notImplemented() }
}
