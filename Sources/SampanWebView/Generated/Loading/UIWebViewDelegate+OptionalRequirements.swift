// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import UIKit

extension UIWebViewDelegate {
    /// Not implemented.
    public func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func webViewDidStartLoad(_ webView: UIWebView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webViewDidFinishLoad(_ webView: UIWebView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { OptionalRequirement.notImplemented() }
}
