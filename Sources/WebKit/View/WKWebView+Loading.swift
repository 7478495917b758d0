import Foundation
import FoundationNetworking
internal import CWebKitGTK
import UIKit

/// Which loadings are under way.
struct NavigationState {
    /// What the app asked for that has not begun.
    var asked: WKNavigation?
    /// What has begun.
    var current: WKNavigation?
    /// Whether what has begun has failed, of which WebKitGTK tells once more as of an end.
    var hasFailed = false
    /// Whether the page is shown as to a computer.
    var isDesktop = false
}

extension WKWebView {
    /// Begins a loading that the app asks for.
    func navigate(_ begin: () -> Void) -> WKNavigation? {
        let navigation = WKNavigation()
        navigations.asked = navigation
        begin()
        refreshState()
        page.expectPicture()
        return navigation
    }

    func startLoading(_ request: URLRequest) {
        guard let url = request.url else { return }
        let method = request.httpMethod ?? "GET"
        guard method == "GET" || !["http", "https"].contains(url.scheme ?? "") else { return startPosting(request) }
        let native = webkit_uri_request_new(url.absoluteString)
        if let headers = webkit_uri_request_get_http_headers(native) {
            for (name, value) in request.allHTTPHeaderFields ?? [:] { soup_message_headers_append(headers, name, value) }
        }
        webkit_web_view_load_request(page.view, native)
        g_object_unref(UnsafeMutableRawPointer(native))
    }

    /// WebKitGTK asks for nothing but by GET: what is sent by another method is sent by Foundation, and its answer is shown.
    private func startPosting(_ request: URLRequest) {
        let navigation = navigations.asked
        let taken: @Sendable @MainActor (Data?, URLResponse?, (any Error)?) -> Void = { [weak self] data, response, error in
            guard let self, navigations.asked === navigation else { return }
            guard let data, let response else {
                return tellFailure(isProvisional: true, navigation, error ?? URLError(.badServerResponse))
            }
            startShowing(data, response.mimeType ?? "text/html", response.textEncodingName ?? "utf-8", response.url ?? request.url)
        }
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            DispatchQueue.main.async { taken(data, response, error) }
        }
        task.resume()
    }

    func startShowing(_ data: Data, _ type: String, _ encoding: String, _ base: URL?) {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        webkit_web_view_load_bytes(page.view, bytes, type, encoding, base?.absoluteString)
        g_bytes_unref(bytes)
    }

    func startReloading(fromOrigin: Bool) {
        if fromOrigin { webkit_web_view_reload_bypass_cache(page.view) } else { webkit_web_view_reload(page.view) }
    }

    func startGoing(by steps: Int) {
        if steps < 0 { webkit_web_view_go_back(page.view) } else { webkit_web_view_go_forward(page.view) }
    }

    func startGoing(to item: WKBackForwardListItem) { webkit_web_view_go_to_back_forward_list_item(page.view, item.native) }

    func stop() {
        webkit_web_view_stop_loading(page.view)
        stopSchemeTasks()
        refreshState()
        GLibLoop.shared.wake()
    }

    /// Needs nothing any more of what is being loaded by the app itself.
    func stopSchemeTasks() {
        for task in page.context.tasks.values { task.stop(for: self) }
    }

    // MARK: What WebKitGTK tells

    /// A loading began, was sent elsewhere, began to come, or has ended.
    func loadChanged(_ event: UInt32) {
        switch event {
        case WEBKIT_LOAD_STARTED.rawValue:
            navigations.current = navigations.asked ?? WKNavigation()
            navigations.current?.effectiveContentMode = navigations.isDesktop ? .desktop : .mobile
            (navigations.asked, navigations.hasFailed) = (nil, false)
            refreshState()
            tell { $0.webView($1, didStartProvisionalNavigation: $2) }
        case WEBKIT_LOAD_REDIRECTED.rawValue:
            refreshState()
            tell { $0.webView($1, didReceiveServerRedirectForProvisionalNavigation: $2) }
        case WEBKIT_LOAD_COMMITTED.rawValue:
            scroller.pageChanged(isDesktop: navigations.isDesktop)
            refreshState()
            tell { $0.webView($1, didCommit: $2) }
        default:
            page.expectPicture()
            refreshState()
            guard !navigations.hasFailed else { return }
            tell { $0.webView($1, didFinish: $2) }
        }
    }

    private func tell(_ body: (any WKNavigationDelegate, WKWebView, WKNavigation?) -> Void) {
        guard let delegate = navigationDelegate else { return }
        let navigation = navigations.current
        OptionalRequirement.call { body(delegate, self, navigation) }
    }

    /// A loading failed.
    func loadFailed(isProvisional: Bool, _ address: String?, _ failure: NativeError) {
        let navigation = navigations.current
        navigations.hasFailed = true
        refreshState()
        let error = LoadError.error(failure, at: address)
        tellFailure(isProvisional: isProvisional, navigation, error)
    }

    func tellFailure(isProvisional: Bool, _ navigation: WKNavigation?, _ error: any Error) {
        guard let delegate = navigationDelegate else { return }
        OptionalRequirement.call {
            if isProvisional {
                delegate.webView(self, didFailProvisionalNavigation: navigation, withError: error)
            } else {
                delegate.webView(self, didFail: navigation, withError: error)
            }
        }
    }

    /// The process of the page ended by itself.
    func contentProcessEnded() {
        refreshState()
        if let delegate = navigationDelegate { OptionalRequirement.call { delegate.webViewWebContentProcessDidTerminate(self) } }
    }
}
