import Foundation
import FoundationNetworking

/// Who is asked which pages are loaded, and told how that goes on.
///
/// See https://developer.apple.com/documentation/webkit/wknavigationdelegate.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    // @objc(webView:decidePolicyForNavigationAction:decisionHandler:) optional
    /// Is a page loaded? The answer may come later, but has to come.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    // @objc optional
    /// Is a page loaded?
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
    // @objc(webView:decidePolicyForNavigationAction:preferences:decisionHandler:) optional
    /// Is a page loaded, and how? Where this is implemented, the shorter one is not asked.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    // @objc optional
    /// Is a page loaded, and how?
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
    // @objc(webView:decidePolicyForNavigationResponse:decisionHandler:) optional
    /// Is an answer shown? The answer may come later, but has to come.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    // @objc optional
    /// Is an answer shown?
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy
    // @objc optional
    /// A page is asked for.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    // @objc optional
    /// The server sends elsewhere.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    // @objc optional
    /// A page did not come.
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    // @objc(webView:didCommitNavigation:) optional
    /// A page begins to come, in the place of the last one.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    // @objc(webView:didFinishNavigation:) optional
    /// All of a page has come.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    // @objc(webView:didFailNavigation:withError:) optional
    /// A page did not come as a whole.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    // @objc(webView:didReceiveAuthenticationChallenge:completionHandler:) optional
    /// Who asks, or who answers, has to be known: a password is wanted, or a server's certificate is none that the system trusts.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    // @objc optional
    /// Who asks, or who answers, has to be known.
    func webView(
        _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    // @objc optional
    /// The process of a page ended by itself.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
