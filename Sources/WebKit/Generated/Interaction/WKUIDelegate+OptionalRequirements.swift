// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension WKUIDelegate {
    /// Not implemented.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webViewDidClose(_ webView: WKWebView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (Bool) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo)
        async -> Bool
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String? { OptionalRequirement.notImplemented() }
}
