import Foundation
import FoundationNetworking

/// What has an address of an app's own scheme, and is to be loaded. Each of these ends the app out of its order, as on iOS.
///
/// See https://developer.apple.com/documentation/webkit/wkurlschemetask.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// What is asked for.
    var request: URLRequest { get }
    // @objc(didReceiveResponse:)
    /// Says what comes. It has to be said before anything comes.
    func didReceive(_ response: URLResponse)
    // @objc(didReceiveData:)
    /// Hands on a part of it.
    func didReceive(_ data: Data)
    /// Says that all of it was handed on.
    func didFinish()
    /// Says that it cannot be loaded.
    func didFailWithError(_ error: any Error)
}

/// Who loads what has addresses of an app's own scheme. See https://developer.apple.com/documentation/webkit/wkurlschemehandler.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    // @objc(webView:startURLSchemeTask:)
    /// Something is to be loaded.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    // @objc(webView:stopURLSchemeTask:)
    /// It is needed no longer.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
