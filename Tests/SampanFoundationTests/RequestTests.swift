import Foundation
import FoundationNetworking
import SampanFoundation
import Testing

/// What requests keep, and their copies.
@Suite struct RequestTests {
    @Test func aRequestKeepsWhichNetworksItMayUse() {
        var request = URLRequest(url: URL(string: "https://example.com/")!)
        #expect(request.allowsExpensiveNetworkAccess && request.allowsConstrainedNetworkAccess)
        request.httpMethod = "PUT"
        request.allowsConstrainedNetworkAccess = false
        #expect(request.httpMethod == "PUT" && !request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess)
        var other = request
        other.allowsConstrainedNetworkAccess = true
        other.allowsExpensiveNetworkAccess = false
        request.timeoutInterval = 3
        #expect(other.allowsConstrainedNetworkAccess && !other.allowsExpensiveNetworkAccess && other.timeoutInterval == 60)
        #expect(!request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess)
    }

    @Test func copiesOfRequestsKeepWhatProtocolsNoted() throws {
        let request = NSMutableURLRequest(url: URL(string: "https://example.com/")!)
        URLProtocol.setProperty("seen", forKey: "mark", in: request)
        URLProtocol.setProperty(2, forKey: "count", in: request)
        request.allowsExpensiveNetworkAccess = false
        for copy in [request.copy(), request.mutableCopy(), (request.copy() as? NSURLRequest)?.mutableCopy() as Any] {
            let copy = try #require(copy as? NSURLRequest)
            #expect(URLProtocol.property(forKey: "mark", in: copy as URLRequest) as? String == "seen")
            #expect(!copy.allowsExpensiveNetworkAccess)
        }
        let value = request as URLRequest
        URLProtocol.removeProperty(forKey: "mark", in: request)
        #expect(URLProtocol.property(forKey: "mark", in: request as URLRequest) == nil)
        #expect(URLProtocol.property(forKey: "mark", in: value) as? String == "seen")
        #expect(URLProtocol.property(forKey: "count", in: request as URLRequest) as? Int == 2)
    }

    /// Takes each request once: it marks what it hands on.
    private final class Marking: URLProtocol {
        override static func canInit(with request: URLRequest) -> Bool { property(forKey: "handled", in: request) == nil }
        override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            guard let marked = (request as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
            Self.setProperty(true, forKey: "handled", in: marked)
            let again = Self.canInit(with: marked as URLRequest)
            client?.urlProtocol(
                self, didReceive: HTTPURLResponse(url: marked.url!, statusCode: again ? 500 : 200, httpVersion: nil, headerFields: nil)!,
                cacheStoragePolicy: .notAllowed)
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    @Test func aProtocolSeesThatItHasMarkedARequest() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Marking.self]
        let (_, response) = try await URLSession(configuration: configuration).data(from: URL(string: "https://example.invalid/")!)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }
}
