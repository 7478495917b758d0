// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime

extension WKNavigationDelegate {
    /// Not implemented.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences) async
        -> (WKNavigationActionPolicy, WKWebpagePreferences)
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (
        URLSession.AuthChallengeDisposition, URLCredential?
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { OptionalRequirement.notImplemented() }
}
