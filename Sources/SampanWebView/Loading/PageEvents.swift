import Foundation
import FoundationNetworking
import UIKit
import WebKit

/// Hears of an old web view's pages, and tells its delegate in the old way.
final class PageEvents: NSObject, WKNavigationDelegate, WKUIDelegate {
    weak var view: UIWebView?
    /// What a script in the page says or asks and is shown now.
    weak var panel: UIAlertController?

    /// What may be loaded, as it was last decided.
    private var allowed: URLRequest?
    /// What the page that is shown was asked for by.
    private var shown: URLRequest?
    /// Whether another page was asked for and has not come.
    private var isProvisional = false
    /// Whether the delegate was told of a beginning, and of no end.
    private var isBegun = false
    /// Why a page is loaded that was to be opened in a window.
    private var windowType: WKNavigationType?

    /// What the page that is shown was asked for by.
    var request: URLRequest? {
        guard let shown else { return nil }
        // Where a page shows another part of itself, its address changes and nothing is asked for.
        guard !isProvisional, let url = view?.web.url, url != shown.url else { return shown }
        return URLRequest(url: url)
    }

    // MARK: Whether something is loaded

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        guard navigationAction.targetFrame != nil else {
            // There are no windows: what is to be opened in one comes in the page's place.
            decisionHandler(.cancel)
            windowType = navigationAction.navigationType
            webView.load(navigationAction.request)
            return
        }
        let request = navigationAction.request
        let type = windowType ?? navigationAction.navigationType
        windowType = nil
        guard isWanted(request, type) else { return decisionHandler(.cancel) }
        if let url = request.url, Self.isForOtherApps(url) {
            decisionHandler(.cancel)
            UIApplication.shared.open(url)
            return
        }
        allowed = request
        decisionHandler(.allow)
    }

    private func isWanted(_ request: URLRequest, _ type: WKNavigationType) -> Bool {
        guard let view, let delegate = view.delegate else { return true }
        let type = UIWebView.NavigationType(rawValue: type.rawValue) ?? .other
        return OptionalRequirement.call { delegate.webView(view, shouldStartLoadWith: request, navigationType: type) } ?? true
    }

    /// Whether an address is none of a page: the system's apps for calls, messages and mail open it.
    private static func isForOtherApps(_ url: URL) -> Bool {
        ["tel", "telprompt", "sms", "mailto", "facetime", "facetime-audio"].contains(url.scheme?.lowercased() ?? "")
    }

    // MARK: How loading goes on

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        (isProvisional, isBegun) = (true, true)
        guard let view, let delegate = view.delegate else { return }
        OptionalRequirement.call { delegate.webViewDidStartLoad(view) }
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        isProvisional = false
        let url = webView.url
        shown = allowed.flatMap { $0.url == url ? $0 : nil } ?? url.map { URLRequest(url: $0) } ?? allowed
        if view?.suppressesIncrementalRendering == true { webView.isPageHidden = true }
        if view?.keyboardDisplayRequiresUserAction == false { webView.focusPage() }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        (isProvisional, isBegun) = (false, false)
        webView.isPageHidden = false
        guard let view else { return }
        view.findLinks()
        if let delegate = view.delegate { OptionalRequirement.call { delegate.webViewDidFinishLoad(view) } }
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) { fail(error) }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) { fail(error) }

    private func fail(_ error: any Error) {
        let hadBegun = isBegun
        (isProvisional, isBegun) = (false, false)
        guard let view else { return }
        view.web.isPageHidden = false
        // What was not to be loaded in the first place has not failed.
        guard hadBegun || !Self.isRefusal(error) else { return }
        if let delegate = view.delegate { OptionalRequirement.call { delegate.webView(view, didFailLoadWithError: error) } }
    }

    private static func isRefusal(_ error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == "WebKitErrorDomain" && error.code == 102
    }
}
