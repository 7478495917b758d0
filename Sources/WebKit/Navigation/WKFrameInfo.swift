import Foundation
import FoundationNetworking

/// Whom a page belongs to. See https://developer.apple.com/documentation/webkit/wksecurityorigin.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    // @objc(protocol)
    /// The scheme of its address.
    public let `protocol`: String
    /// The host.
    public let host: String
    /// The port; 0 for the scheme's own.
    public let port: Int

    init(_ url: URL?) {
        (self.protocol, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0)
    }
}

/// A frame of a page as it was. See https://developer.apple.com/documentation/webkit/wkframeinfo.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    // @objc(mainFrame)
    /// Whether it is the page itself.
    public let isMainFrame: Bool
    /// What was asked for.
    public let request: URLRequest
    /// Whom it belongs to.
    public let securityOrigin: WKSecurityOrigin
    /// The view that shows it.
    open private(set) weak var webView: WKWebView?

    init(isMainFrame: Bool, request: URLRequest, of view: WKWebView?) {
        (self.isMainFrame, self.request, webView) = (isMainFrame, request, view)
        securityOrigin = WKSecurityOrigin(request.url)
    }

    convenience init(mainFrameOf view: WKWebView) {
        self.init(isMainFrame: true, request: URLRequest(url: view.url ?? URL(string: "about:blank")!), of: view)
    }
}
