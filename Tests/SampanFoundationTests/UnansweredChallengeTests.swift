import Foundation
import FoundationNetworking
import SampanFoundation
import Testing

/// What becomes of a task whose server asks who asks.
@Suite struct UnansweredChallengeTests {
    /// Lets in who knows the password.
    private let server: LoopbackServer

    init() throws {
        server = try LoopbackServer { request in
            if request.contains("Authorization: Basic " + Data("user:password".utf8).base64EncodedString()) {
                return "HTTP/1.1 200 OK\r\nContent-Length: 7\r\nConnection: close\r\n\r\nwelcome"
            }
            return
                "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"door\"\r\nContent-Length: 4\r\nConnection: close\r\n\r\nwho?"
        }
    }

    /// Answers as it is told to, and notes what it is told.
    private final class Listener: NSObject, URLSessionDataDelegate, @unchecked Sendable {
        var calls: [String] = []
        let done = DispatchSemaphore(value: 0)
        private let answers: [(URLSession.AuthChallengeDisposition, URLCredential?)]

        init(_ answers: [(URLSession.AuthChallengeDisposition, URLCredential?)]) { self.answers = answers }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let number = calls.filter { $0.hasPrefix("challenge") }.count
            calls.append("challenge of \(challenge.protectionSpace.realm ?? "")")
            let (disposition, credential) = answers[min(number, answers.count - 1)]
            completionHandler(disposition, credential)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            calls.append(String(decoding: data, as: UTF8.self))
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            calls.append("\((error as? URLError)?.code.rawValue ?? (task.response as? HTTPURLResponse)?.statusCode ?? 0)")
            done.signal()
        }
    }

    /// Has nothing to say.
    private final class Silent: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
        var status: Int?
        let done = DispatchSemaphore(value: 0)
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            status = (task.response as? HTTPURLResponse)?.statusCode
            done.signal()
        }
    }

    private static let credential = URLCredential(user: "user", password: "password", persistence: .none)
    private static let wrong = URLCredential(user: "user", password: "pass", persistence: .none)

    @Test(arguments: [
        ([(URLSession.AuthChallengeDisposition.performDefaultHandling, nil)], ["challenge of door", "who?", "401"]),
        ([(.rejectProtectionSpace, nil)], ["challenge of door", "who?", "401"]),
        ([(.useCredential, nil)], ["challenge of door", "who?", "401"]),
        ([(.cancelAuthenticationChallenge, nil)], ["challenge of door", "-999"]),
        ([(.useCredential, credential)], ["challenge of door", "welcome", "200"]),
        (
            [(.useCredential, wrong), (.useCredential, credential)], ["challenge of door", "challenge of door", "welcome", "200"]
        ),
        ([(.useCredential, wrong), (.performDefaultHandling, nil)], ["challenge of door", "challenge of door", "who?", "401"]),
    ])
    func aDelegatesAnswerIsHeard(_ answers: [(URLSession.AuthChallengeDisposition, URLCredential?)], _ calls: [String]) {
        let listener = Listener(answers)
        URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: nil).dataTask(with: server.url("/")).resume()
        #expect(listener.done.wait(timeout: .now() + 30) == .success)
        // What the server says while it asks may be told.
        #expect(listener.calls.last == calls.last && listener.calls.filter { $0 != "who?" } == calls.filter { $0 != "who?" })
    }

    @Test func aTaskWithACompletionHandlerCompletesWithWhatTheServerSaid() throws {
        for delegate in [nil, Silent()] {
            let done = DispatchSemaphore(value: 0)
            nonisolated(unsafe) var result: (Data?, URLResponse?, (any Error)?)
            let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
            session.dataTask(with: server.url("/")) {
                result = ($0, $1, $2)
                done.signal()
            }.resume()
            #expect(done.wait(timeout: .now() + 30) == .success)
            #expect((result.1 as? HTTPURLResponse)?.statusCode == 401)
            #expect((result.1 as? HTTPURLResponse)?.value(forHTTPHeaderField: "WWW-Authenticate") == "Basic realm=\"door\"")
            #expect(result.0.map { String(decoding: $0, as: UTF8.self) } == "who?" && result.2 == nil)
        }
    }

    @Test func aDelegateThatDoesNotAnswerIsToldTheEnd() {
        let silent = Silent()
        URLSession(configuration: .ephemeral, delegate: silent, delegateQueue: nil).dataTask(with: server.url("/")).resume()
        #expect(silent.done.wait(timeout: .now() + 30) == .success)
        #expect(silent.status == 401)
    }

    @Test func anAsynchronousFunctionReturns() async throws {
        let (data, response) = try await URLSession(configuration: .ephemeral).data(from: server.url("/"))
        #expect((response as? HTTPURLResponse)?.statusCode == 401 && String(decoding: data, as: UTF8.self) == "who?")
    }
}
