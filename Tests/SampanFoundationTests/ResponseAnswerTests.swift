import Foundation
import FoundationNetworking
import SampanFoundation
import Testing

/// What becomes of a task that is answered.
@Suite struct ResponseAnswerTests {
    private final class Listener: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        var calls: [String] = []
        var error: (any Error)?
        let done = DispatchSemaphore(value: 0)
        private let disposition: URLSession.ResponseDisposition

        init(_ disposition: URLSession.ResponseDisposition) { self.disposition = disposition }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            calls.append("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
            completionHandler(disposition)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            calls.append(String(decoding: data, as: UTF8.self))
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            self.error = error
            calls.append("complete")
            done.signal()
        }
    }

    private let server: LoopbackServer

    init() throws {
        server = try LoopbackServer { _ in "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello" }
    }

    @Test func aTaskThatIsAllowedGivesItsData() {
        let listener = Listener(.allow)
        URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: nil).dataTask(with: server.url("/")).resume()
        #expect(listener.done.wait(timeout: .now() + 30) == .success)
        #expect(listener.calls == ["response 200", "hello", "complete"] && listener.error == nil)
    }

    @Test func aTaskMayBeResumedAndCancelledByMany() {
        let listener = Listener(.allow)
        let session = URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: nil)
        for number in 1...50 {
            let task = session.dataTask(with: server.url("/"))
            DispatchQueue.concurrentPerform(iterations: 50) { _ in
                task.resume()
                task.cancel()
            }
            #expect(listener.done.wait(timeout: .now() + 30) == .success)
            #expect(listener.calls.filter { $0 == "complete" }.count == number)
        }
    }

    @Test func aTaskThatIsCancelledGivesNoneAndAnError() throws {
        for _ in 0..<20 {
            let listener = Listener(.cancel)
            let url = server.url("/")
            URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: nil).dataTask(with: url).resume()
            #expect(listener.done.wait(timeout: .now() + 30) == .success)
            #expect(listener.calls == ["response 200", "complete"])
            let error = try #require(listener.error as? URLError)
            #expect(error.code == .cancelled && error.failureURLString == url.absoluteString)
            #expect(error.localizedDescription == "cancelled")
        }
    }
}
