import Foundation
import FoundationNetworking
import UIKit

/// Who is asked which pages are loaded, and told how that goes on. Every method is optional.
///
/// See https://developer.apple.com/documentation/uikit/uiwebviewdelegate.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    // @objc(webView:shouldStartLoadWithRequest:navigationType:) optional
    /// Is a page, or a part of one, loaded? It is if not implemented.
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool
    // @objc optional
    /// A page is asked for.
    func webViewDidStartLoad(_ webView: UIWebView)
    // @objc optional
    /// All of a page has come.
    func webViewDidFinishLoad(_ webView: UIWebView)
    // @objc optional
    /// A page did not come, or not as a whole.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}
