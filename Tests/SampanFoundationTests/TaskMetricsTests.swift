import Foundation
import FoundationNetworking
import SampanFoundation
import Testing

/// What a delegate is told of a task's requests.
@Suite struct TaskMetricsTests {
    /// Answers each request with its path, or fails where that is "/failure".
    private final class Answering: URLProtocol {
        override static func canInit(with request: URLRequest) -> Bool { true }
        override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            guard let url = request.url, url.path != "/failure" else {
                client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
                return
            }
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(url.path.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    /// Notes in which order it is told what.
    private class Listener: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
        var calls: [String] = []
        var metrics: URLSessionTaskMetrics?
        var follows = true
        let done = DispatchSemaphore(value: 0)

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) { completionHandler(follows ? request : nil) }

        func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
            calls.append("metrics")
            self.metrics = metrics
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            calls.append(error == nil ? "complete" : "error \((error as? URLError)?.code.rawValue ?? 0)")
            done.signal()
        }
    }

    private final class DataListener: Listener, URLSessionDataDelegate, @unchecked Sendable {
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            calls.append(String(decoding: data, as: UTF8.self))
        }
    }

    /// Has no method of its own that tells of the end.
    private final class Silent: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
        let told = DispatchSemaphore(value: 0)
        func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) { told.signal() }
    }

    private func session(_ delegate: any URLSessionDelegate) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answering.self]
        return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    @Test func aDelegateIsToldOfTheRequestsBeforeTheTaskCompletes() throws {
        for listener in [Listener(), DataListener()] {
            let session = session(listener)
            for path in ["/first", "/second"] {
                listener.calls = []
                session.dataTask(with: URL(string: "https://example.invalid\(path)")!).resume()
                #expect(listener.done.wait(timeout: .now() + 30) == .success)
                #expect(listener.calls == (listener is DataListener ? [path] : []) + ["metrics", "complete"])
                let metrics = try #require(listener.metrics)
                #expect(metrics.redirectCount == 0 && metrics.taskInterval.duration >= 0)
                let transaction = try #require(metrics.transactionMetrics.first)
                #expect(metrics.transactionMetrics.count == 1)
                #expect(transaction.request.url?.path == path)
                #expect((transaction.response as? HTTPURLResponse)?.statusCode == 200)
                #expect(transaction.resourceFetchType == .networkLoad)
                #expect(transaction.networkProtocolName == nil && transaction.connectStartDate == nil)
                let (start, end) = (try #require(transaction.fetchStartDate), try #require(transaction.responseEndDate))
                #expect(start <= end)
            }
            session.invalidateAndCancel()
        }
    }

    @Test(arguments: [true, false]) func eachRequestThatAnAnswerAsksForIsTold(_ follows: Bool) throws {
        let server = try LoopbackServer { request in
            if request.hasPrefix("GET /last ") { return "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ndone" }
            return "HTTP/1.1 302 Found\r\nLocation: /last\r\nContent-Length: 0\r\n\r\n"
        }
        let listener = Listener()
        listener.follows = follows
        URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: nil).dataTask(with: server.url("/first")).resume()
        #expect(listener.done.wait(timeout: .now() + 30) == .success)
        let metrics = try #require(listener.metrics)
        #expect(metrics.redirectCount == (follows ? 1 : 0))
        #expect(metrics.transactionMetrics.map { $0.request.url?.path } == (follows ? ["/first", "/last"] : ["/first"]))
        #expect(metrics.transactionMetrics.map { ($0.response as? HTTPURLResponse)?.statusCode } == (follows ? [302, 200] : [302]))
    }

    @Test func aDelegateIsToldOfTheRequestsOfATaskThatFails() throws {
        let listener = Listener()
        session(listener).dataTask(with: URL(string: "https://example.invalid/failure")!).resume()
        #expect(listener.done.wait(timeout: .now() + 30) == .success)
        #expect(listener.calls == ["metrics", "error \(URLError.cannotConnectToHost.rawValue)"])
        #expect(try #require(listener.metrics).transactionMetrics.first?.response == nil)
    }

    @Test func aDelegateThatDoesNotAskForTheEndIsToldToo() {
        let silent = Silent()
        let task = session(silent).dataTask(with: URL(string: "https://example.invalid/first")!)
        task.delegate = Listener()
        task.resume()
        #expect(silent.told.wait(timeout: .now() + 30) == .success)
    }

    @Test func metricsAndWhatTheyNameAreReleased() {
        weak var metrics: URLSessionTaskMetrics?
        weak var transaction: URLSessionTaskTransactionMetrics?
        func run() {
            let listener = Listener()
            let session = session(listener)
            session.dataTask(with: URL(string: "https://example.invalid/first")!).resume()
            #expect(listener.done.wait(timeout: .now() + 30) == .success)
            (metrics, transaction) = (listener.metrics, listener.metrics?.transactionMetrics.first)
            #expect(metrics != nil && transaction != nil)
            listener.metrics = nil
            session.finishTasksAndInvalidate()
        }
        run()
        #expect(metrics == nil && transaction == nil)
    }
}
