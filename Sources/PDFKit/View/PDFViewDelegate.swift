import Foundation
import UIKit

/// Has a say in what a view does. See https://developer.apple.com/documentation/pdfkit/pdfviewdelegate.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    // @objc(PDFViewWillChangeScaleFactor:toScale:) optional
    /// The view is about to show its pages larger or smaller; returns the scale that it shall have.
    func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scale: CGFloat) -> CGFloat
    // @objc(PDFViewWillClickOnLink:withURL:) optional
    /// A link was tapped. Without this method the system opens it.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    // @objc(PDFViewPerformFind:) optional
    /// An action of the document asks for a search.
    func pdfViewPerformFind(_ sender: PDFView)
    // @objc(PDFViewPerformGoToPage:) optional
    /// An action of the document asks for a page.
    func pdfViewPerformGo(toPage sender: PDFView)
    // @objc(PDFViewOpenPDF:forRemoteGoToAction:) optional
    /// A link leads to another document.
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
    // @objc(PDFViewParentViewController) optional
    /// The controller that presents what the view has to show.
    func pdfViewParentViewController() -> UIViewController
}
