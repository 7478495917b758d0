import Foundation
import FoundationNetworking
import SampanFoundation
import Testing

/// What is sent from a stream.
@Suite struct BodyStreamTests {
    private final class Sender: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        var queues: [OperationQueue] = []
        var answer = ""
        let done = DispatchSemaphore(value: 0)

        func urlSession(
            _ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
        ) {
            queues += [OperationQueue.current].compactMap { $0 }
            completionHandler(InputStream(data: Data("what is sent".utf8)))
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            answer += String(decoding: data, as: UTF8.self)
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) { done.signal() }
    }

    @Test func aDelegateIsAskedForAStreamOnItsQueue() throws {
        let server = try LoopbackServer(until: "what is sent") { request in
            let text = request.contains("what is sent") ? "came" : "did not come"
            return "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n\(text)"
        }
        let (sender, queue) = (Sender(), OperationQueue())
        queue.maxConcurrentOperationCount = 1
        var request = URLRequest(url: server.url("/"))
        request.httpMethod = "POST"
        request.setValue("12", forHTTPHeaderField: "Content-Length")
        URLSession(configuration: .ephemeral, delegate: sender, delegateQueue: queue).uploadTask(withStreamedRequest: request).resume()
        #expect(sender.done.wait(timeout: .now() + 30) == .success)
        #expect(sender.queues.count == 1 && sender.queues.first === queue)
        #expect(sender.answer == "came")
    }
}
