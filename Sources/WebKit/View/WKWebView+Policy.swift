import Foundation
import FoundationNetworking
internal import CWebKitGTK
import ObjCRuntime
import UIKit

/// WebKitGTK's question whether something is loaded.
@MainActor
final class PolicyDecision {
    let native: UnsafeMutablePointer<WebKitPolicyDecision>
    private var isMade = false

    init(_ pointer: UnsafeMutableRawPointer) {
        native = pointer.assumingMemoryBound(to: WebKitPolicyDecision.self)
        g_object_ref(pointer)
    }

    isolated deinit {
        // As on iOS: who never answers has not understood.
        if !isMade { webkit_policy_decision_ignore(native) }
        g_object_unref(native)
        GLibLoop.shared.wake()
    }

    func make(_ isAllowed: Bool) {
        guard !isMade else {
            ObjCException.raise(
                "NSInternalInconsistencyException", "Completion handler passed to the navigation delegate was called more than once")
        }
        isMade = true
        if isAllowed { webkit_policy_decision_use(native) } else { webkit_policy_decision_ignore(native) }
        GLibLoop.shared.wake()
    }
}

extension WKWebView {
    /// Has the delegate say whether something is loaded, shown, or opened in a window of its own.
    func decide(_ decision: PolicyDecision, _ type: UInt32) {
        let raw = UnsafeMutableRawPointer(decision.native)
        if type == WEBKIT_POLICY_DECISION_TYPE_RESPONSE.rawValue {
            return decideResponse(decision, raw.assumingMemoryBound(to: WebKitResponsePolicyDecision.self))
        }
        let native = raw.assumingMemoryBound(to: WebKitNavigationPolicyDecision.self)
        guard let action = webkit_navigation_policy_decision_get_navigation_action(native) else { return decision.make(true) }
        let opensWindow = type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION.rawValue
        decideAction(decision, navigationAction(action, opensWindow: opensWindow))
    }

    /// What WebKitGTK says of something that is to be loaded.
    func navigationAction(_ native: OpaquePointer, opensWindow: Bool) -> WKNavigationAction {
        let request = Self.request(webkit_navigation_action_get_request(native))
        let main = WKFrameInfo(mainFrameOf: self)
        let number = Int(webkit_navigation_action_get_navigation_type(native).rawValue)
        return WKNavigationAction(
            source: main, target: opensWindow ? nil : WKFrameInfo(isMainFrame: true, request: request, of: self),
            type: WKNavigationType(rawValue: number) ?? .other, request: request)
    }

    private static func request(_ native: UnsafeMutablePointer<WebKitURIRequest>?) -> URLRequest {
        guard let native else { return URLRequest(url: URL(string: "about:blank")!) }
        let address = text(webkit_uri_request_get_uri(native)) ?? ""
        var request = URLRequest(url: URL(string: address) ?? URL(string: "about:blank")!)
        request.httpMethod = text(webkit_uri_request_get_http_method(native)) ?? "GET"
        for (name, value) in Headers.dictionary(webkit_uri_request_get_http_headers(native)) {
            request.setValue(value, forHTTPHeaderField: name)
        }
        return request
    }

    private func decideAction(_ decision: PolicyDecision, _ action: WKNavigationAction) {
        let preferences = ownConfiguration.defaultWebpagePreferences?.copied() ?? WKWebpagePreferences()
        guard let delegate = navigationDelegate else { return use(decision, true, preferences) }
        let isAskedForMore: Void? = OptionalRequirement.call {
            delegate.webView(self, decidePolicyFor: action, preferences: preferences) { [self] in use(decision, $0 == .allow, $1) }
        }
        if isAskedForMore != nil { return }
        let isAsked: Void? = OptionalRequirement.call {
            delegate.webView(self, decidePolicyFor: action) { [self] in use(decision, $0 == .allow, preferences) }
        }
        if isAsked != nil { return }
        Task { @MainActor in
            if let (policy, preferences) = await OptionalRequirement.calling(
                await delegate.webView(self, decidePolicyFor: action, preferences: preferences))
            {
                return use(decision, policy == .allow, preferences)
            }
            let policy = await OptionalRequirement.calling(await delegate.webView(self, decidePolicyFor: action))
            use(decision, policy != .cancel, preferences)
        }
    }

    private func use(_ decision: PolicyDecision, _ isAllowed: Bool, _ preferences: WKWebpagePreferences) {
        if isAllowed {
            navigations.isDesktop = preferences.preferredContentMode == .desktop
            applyUserAgent()
            webkit_settings_set_enable_javascript_markup(page.settings, preferences.allowsContentJavaScript ? 1 : 0)
        }
        decision.make(isAllowed)
    }

    // MARK: Answers

    private func decideResponse(_ decision: PolicyDecision, _ response: UnsafeMutablePointer<WebKitResponsePolicyDecision>) {
        let canShow = webkit_response_policy_decision_is_mime_type_supported(response) != 0
        let answer = WKNavigationResponse(
            isForMainFrame: webkit_response_policy_decision_is_main_frame_main_resource(response) != 0,
            response: Self.response(webkit_response_policy_decision_get_response(response)), canShowMIMEType: canShow)
        guard let delegate = navigationDelegate else { return decision.make(canShow) }
        let isAsked: Void? = OptionalRequirement.call {
            delegate.webView(self, decidePolicyFor: answer) { decision.make($0 == .allow) }
        }
        if isAsked != nil { return }
        Task { @MainActor in
            let policy = await OptionalRequirement.calling(await delegate.webView(self, decidePolicyFor: answer))
            decision.make(policy.map { $0 == .allow } ?? canShow)
        }
    }

    private static func response(_ native: UnsafeMutablePointer<WebKitURIResponse>?) -> URLResponse {
        let blank = URL(string: "about:blank")!
        guard let native else { return URLResponse(url: blank, mimeType: nil, expectedContentLength: -1, textEncodingName: nil) }
        let url = text(webkit_uri_response_get_uri(native)).flatMap { URL(string: $0) } ?? blank
        var headers = Headers.dictionary(webkit_uri_response_get_http_headers(native))
        let type = text(webkit_uri_response_get_mime_type(native))
        let status = Int(webkit_uri_response_get_status_code(native))
        if ["http", "https"].contains(url.scheme ?? "") || status > 0 {
            if headers["Content-Type"] == nil, let type { headers["Content-Type"] = type }
            if let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers) {
                return response
            }
        }
        let length = webkit_uri_response_get_content_length(native)
        return URLResponse(url: url, mimeType: type, expectedContentLength: length > 0 ? Int(length) : -1, textEncodingName: nil)
    }
}
