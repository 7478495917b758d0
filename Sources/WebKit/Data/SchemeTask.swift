import Foundation
import FoundationNetworking
internal import CWebKitGTK
import ObjCRuntime

/// One answer to an address of an app's own scheme. It is handed to WebKitGTK when all of it is there.
@MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
    /// Why an address was not loaded, by the words that WebKitGTK is told.
    private static var failures: [String: any Error] = [:]
    private static var failureCount = 0

    let request: URLRequest
    private let native: UnsafeMutablePointer<WebKitURISchemeRequest>
    private weak var context: NativeContext?
    private weak var view: WKWebView?
    private let handler: any WKURLSchemeHandler
    private var response: URLResponse?
    private var content = Data()
    private var end: String?

    /// Has the handler of an address's scheme load it.
    static func start(_ native: UnsafeMutablePointer<WebKitURISchemeRequest>, in context: NativeContext) {
        let page = webkit_uri_scheme_request_get_web_view(native)
        let address = text(webkit_uri_scheme_request_get_uri(native)) ?? ""
        let scheme = text(webkit_uri_scheme_request_get_scheme(native)) ?? ""
        guard let handler = context.schemes[scheme.lowercased()], let view = page.flatMap({ WKWebView.view(of: $0) }) else {
            let error = sampan_error_new("The view is gone")
            webkit_uri_scheme_request_finish_error(native, error)
            return g_error_free(error)
        }
        var request = URLRequest(url: URL(string: address) ?? URL(string: "about:blank")!)
        request.httpMethod = text(webkit_uri_scheme_request_get_http_method(native)) ?? "GET"
        request.allHTTPHeaderFields = Headers.dictionary(webkit_uri_scheme_request_get_http_headers(native))
        let task = SchemeTask(native, request, handler, context, view)
        context.tasks[UnsafeRawPointer(native)] = task
        handler.webView(view, start: task)
    }

    private init(
        _ native: UnsafeMutablePointer<WebKitURISchemeRequest>, _ request: URLRequest, _ handler: any WKURLSchemeHandler,
        _ context: NativeContext, _ view: WKWebView
    ) {
        (self.native, self.request, self.handler, self.context, self.view) = (native, request, handler, context, view)
        g_object_ref(UnsafeMutableRawPointer(native))
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(native)) }

    /// Tells the handler that a view needs this no longer, if it is the view's.
    func stop(for view: WKWebView) {
        guard self.view === view, end == nil else { return }
        end = "stopped"
        context?.tasks[UnsafeRawPointer(native)] = nil
        handler.webView(view, stop: self)
    }

    func didReceive(_ response: URLResponse) {
        check(needsResponse: false)
        self.response = response
    }

    func didReceive(_ data: Data) {
        check(needsResponse: true)
        content.append(data)
    }

    func didFinish() {
        check(needsResponse: true)
        finish()
        let bytes = content.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        let stream = g_memory_input_stream_new_from_bytes(bytes)
        g_bytes_unref(bytes)
        let answer = webkit_uri_scheme_response_new(stream, gint64(content.count))
        var type = response?.mimeType ?? "application/octet-stream"
        if let encoding = response?.textEncodingName { type += "; charset=\(encoding)" }
        webkit_uri_scheme_response_set_content_type(answer, type)
        if let response = response as? HTTPURLResponse {
            webkit_uri_scheme_response_set_status(answer, guint(response.statusCode), nil)
            webkit_uri_scheme_response_set_http_headers(answer, Headers.native(response.allHeaderFields))
        }
        webkit_uri_scheme_request_finish_with_response(native, answer)
        sampan_object_unref(UnsafeMutableRawPointer(stream))
        sampan_object_unref(UnsafeMutableRawPointer(answer))
        GLibLoop.shared.wake()
    }

    func didFailWithError(_ error: any Error) {
        check(needsResponse: false)
        finish()
        Self.failureCount += 1
        let words = "Failure \(Self.failureCount)"
        Self.failures[words] = error
        let native = sampan_error_new(words)
        webkit_uri_scheme_request_finish_error(self.native, native)
        g_error_free(native)
        GLibLoop.shared.wake()
    }

    /// The error that an app's handler gave, for the words that WebKitGTK was told.
    static func failure(_ words: String) -> (any Error)? { failures.removeValue(forKey: words) }

    private func finish() {
        end = "completed"
        context?.tasks[UnsafeRawPointer(native)] = nil
    }

    private func check(needsResponse: Bool) {
        if let end { ObjCException.raise("NSInternalInconsistencyException", "This task has already been \(end)") }
        if needsResponse, response == nil {
            ObjCException.raise("NSInternalInconsistencyException", "No response has been sent for this task")
        }
    }
}

/// The head of a request or an answer.
enum Headers {
    static func dictionary(_ native: OpaquePointer?) -> [String: String] {
        guard let native else { return [:] }
        final class Collected {
            var values: [String: String] = [:]
        }
        let collected = Collected()
        soup_message_headers_foreach(
            native,
            { name, value, data in
                guard let name, let value, let data else { return }
                let collected = Unmanaged<Collected>.fromOpaque(data).takeUnretainedValue()
                collected.values[String(cString: name)] = String(cString: value)
            }, Unmanaged.passUnretained(collected).toOpaque())
        return collected.values
    }

    static func native(_ values: [AnyHashable: Any]) -> OpaquePointer {
        let headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE)!
        for (name, value) in values { soup_message_headers_append(headers, "\(name)", "\(value)") }
        return headers
    }
}
