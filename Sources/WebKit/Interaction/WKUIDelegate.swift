import Foundation

/// Who shows what pages want to be shown outside them. See https://developer.apple.com/documentation/webkit/wkuidelegate.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    // @objc(webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:) optional
    /// A page opens a window: what shows it? It has to be made with the configuration. Without an answer nothing is opened.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    // @objc optional
    /// A page closed its window.
    func webViewDidClose(_ webView: WKWebView)
    // @objc(webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:) optional
    /// A script says something, and waits until it was read. Without an answer it does not wait.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void)
    // @objc optional
    /// A script says something, and waits until it was read.
    func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async
    // @objc(webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:) optional
    /// A script asks a question. Without an answer it is no.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (Bool) -> Void)
    // @objc optional
    /// A script asks a question.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async -> Bool
    // @objc(webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:) optional
    /// A script asks for a text. Without an answer there is none.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
    // @objc optional
    /// A script asks for a text.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String?
}

/// What a page says of the window that it opens. WebKitGTK tells that when it is too late, so nothing is known here.
///
/// See https://developer.apple.com/documentation/webkit/wkwindowfeatures.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    nonisolated override init() { super.init() }
}
