import Foundation
import FoundationNetworking
import SampanFoundation
import Testing

/// Protocols of an app's own that load by a session of theirs.
@Suite struct ProtocolLoadingTests {
    /// Tells a protocol's client what a session of its own says.
    private final class Relay: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        private let loader: URLProtocol
        init(_ loader: URLProtocol) { self.loader = loader }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
        ) {
            loader.client?.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
            completionHandler(.allow)
        }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            loader.client?.urlProtocol(loader, didLoad: data)
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            if let error {
                loader.client?.urlProtocol(loader, didFailWithError: error)
            } else {
                loader.client?.urlProtocolDidFinishLoading(loader)
            }
        }
    }

    /// Hands requests on, and marks them.
    private class Forwarding: URLProtocol {
        private var session: URLSession?

        override class func canInit(with request: URLRequest) -> Bool {
            request.url?.path.hasPrefix("/forwarded/") == true && property(forKey: "forwarded", in: request) == nil
        }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            guard let marked = (request as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
            URLProtocol.setProperty(true, forKey: "forwarded", in: marked)
            marked.setValue("yes", forHTTPHeaderField: "Forwarded")
            session = URLSession(configuration: .ephemeral, delegate: Relay(self), delegateQueue: nil)
            session?.dataTask(with: marked as URLRequest).resume()
        }
        override func stopLoading() {
            session?.invalidateAndCancel()
            session = nil
        }
    }

    private let server: LoopbackServer

    init() throws {
        server = try LoopbackServer { request in
            let text = request.contains("Forwarded: yes") ? "forwarded" : "straight"
            return "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(text)"
        }
    }

    /// Answers with what it was asked for.
    private class Repeating: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "repeat" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest {
            var request = request
            request.url = request.url?.appendingPathComponent("canonical")
            return request
        }
        override func startLoading() {
            guard let url = request.url else { return }
            let headers = ["Own", "Session"].map { "\($0)=\(request.value(forHTTPHeaderField: $0) ?? "none")" }
            let text = ([url.path] + headers).joined(separator: " ")
            let response = URLResponse(
                url: url, mimeType: "text/plain", expectedContentLength: text.utf8.count, textEncodingName: "utf-8")
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(text.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    @Test func aProtocolLoadsTheRequestThatItsClassWritesWithTheSessionsHeaders() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Repeating.self]
        configuration.httpAdditionalHeaders = ["Session": "theirs", "Own": "not this"]
        var request = URLRequest(url: try #require(URL(string: "repeat://host/path")))
        request.setValue("mine", forHTTPHeaderField: "Own")
        let (data, _) = try await URLSession(configuration: configuration).data(for: request)
        #expect(String(decoding: data, as: UTF8.self) == "/path/canonical Own=mine Session=theirs")
    }

    @Test func aProtocolOfASessionMayLoadByAnother() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Forwarding.self] + (configuration.protocolClasses ?? [])
        let session = URLSession(configuration: configuration)
        for (path, text) in [("/forwarded/1", "forwarded"), ("/forwarded/2", "forwarded"), ("/other", "straight")] {
            let (data, response) = try await session.data(from: server.url(path))
            #expect(String(decoding: data, as: UTF8.self) == text)
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
        }
    }
}
