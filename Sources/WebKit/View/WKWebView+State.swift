import Foundation
internal import CWebKitGTK
import ObjCRuntime

/// What is known of a page, as the view last said it.
struct PageState {
    var title: String?
    var url: URL?
    var isLoading = false
    var progress = 0.0
    var canGoBack = false
    var canGoForward = false
    var isSecure = false
}

extension WKWebView {
    /// Takes over what WebKitGTK knows of the page, and tells who observes it.
    func refreshState() {
        let native = page.view
        let title = text(webkit_web_view_get_title(native))
        update("title", \.title, title ?? (state.title == nil && state.url == nil ? nil : ""))
        update("URL", \.url, text(webkit_web_view_get_uri(native)).flatMap { $0.isEmpty ? nil : URL(string: $0) })
        update("estimatedProgress", \.progress, webkit_web_view_get_estimated_load_progress(native))
        update("loading", \.isLoading, webkit_web_view_is_loading(native) != 0)
        update("canGoBack", \.canGoBack, webkit_web_view_can_go_back(native) != 0)
        update("canGoForward", \.canGoForward, webkit_web_view_can_go_forward(native) != 0)
        var certificate: UnsafeMutablePointer<GTlsCertificate>?
        var errors = GTlsCertificateFlags(0)
        let isSecure = webkit_web_view_get_tls_info(native, &certificate, &errors) != 0 && errors.rawValue == 0
        update("hasOnlySecureContent", \.isSecure, isSecure)
        if state.isLoading { page.expectPicture() }
    }

    private func update<Value: Equatable>(_ key: String, _ path: WritableKeyPath<PageState, Value>, _ value: Value) {
        guard state[keyPath: path] != value else { return }
        willChangeValue(forKey: key)
        state[keyPath: path] = value
        didChangeValue(forKey: key)
    }

    /// Has pages know who loads them.
    func applyUserAgent() {
        let name = customUserAgent ?? PageSettings.userAgent(ownConfiguration, isDesktop: navigations.isDesktop)
        webkit_settings_set_user_agent(page.settings, name)
    }

    /// The pages that were there, as WebKitGTK writes them.
    var sessionState: Data? {
        get {
            guard let state = webkit_web_view_get_session_state(page.view) else { return nil }
            defer { webkit_web_view_session_state_unref(state) }
            guard let bytes = webkit_web_view_session_state_serialize(state) else { return nil }
            defer { g_bytes_unref(bytes) }
            var count: gsize = 0
            guard let start = g_bytes_get_data(bytes, &count) else { return Data() }
            return Data(bytes: start, count: Int(count))
        }
        set {
            guard let newValue else { return }
            let bytes = newValue.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            guard let state = webkit_web_view_session_state_new(bytes) else { return }
            webkit_web_view_restore_session_state(page.view, state)
            webkit_web_view_session_state_unref(state)
            if let item = backForwardList.currentItem { go(to: item) }
        }
    }
}
