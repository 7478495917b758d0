import Foundation
internal import CWebKitGTK
import ObjCRuntime
import UIKit

extension WKWebView {
    /// Has the delegate show a window that a page opens: WebKitGTK's view of it.
    func openWindow(_ action: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        guard let delegate = uiDelegate else { return nil }
        let configuration = ownConfiguration.copied()
        configuration.opener = page
        let navigation = navigationAction(OpaquePointer(action), opensWindow: true)
        let made = OptionalRequirement.call {
            delegate.webView(self, createWebViewWith: configuration, for: navigation, windowFeatures: WKWindowFeatures())
        }
        guard let view = made.flatMap({ $0 }) else { return nil }
        guard view !== self, view.ownConfiguration.opener === page else {
            ObjCException.raise(
                "NSInternalInconsistencyException", "Returned WKWebView was not created with the given configuration.")
        }
        return UnsafeMutableRawPointer(view.page.view)
    }

    /// The page closed its window.
    func closeWindow() {
        if let delegate = uiDelegate { OptionalRequirement.call { delegate.webViewDidClose(self) } }
    }
}
