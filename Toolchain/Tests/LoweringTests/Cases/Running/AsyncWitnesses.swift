import UIKit

/// Answers sessions by methods without blocks.
final class Decider: NSObject, URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
    ) async -> URLSession.ResponseDisposition {
        response.url?.path == "/wanted" ? .allow : .cancel
    }

    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        (.useCredential, URLCredential(user: "somebody", password: "something", persistence: .none))
    }
}

/// The same, of the main actor.
@MainActor final class MainDecider: NSObject, URLSessionTaskDelegate {
    var redirected: [URLRequest] = []

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
    ) async -> URLRequest? {
        redirected.append(request)
        return nil
    }
}

/// An app's own protocols have no second method.
@objc protocol Finishing {
    @objc optional func finish(completionHandler: @escaping () -> Void)
}
final class NeverFinishing: NSObject, Finishing {
    func finish() async {}
}

private func first<Value>(_ ask: (@escaping @Sendable (Value) -> Void) -> Void) -> Value? {
    nonisolated(unsafe) var value: Value?
    ask { value = $0 }
    let end = Date(timeIntervalSinceNow: 10)
    while value == nil, Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    return value
}

@MainActor func checkThatMethodsWithBlocksCanBeAsynchronous() {
    let decider = Decider()
    let delegate: any URLSessionDataDelegate = decider
    let session = URLSession.shared
    let url = URL(string: "http://127.0.0.1/wanted")!
    let task = session.dataTask(with: url)
    let answer = first {
        delegate.urlSession(
            session, dataTask: task,
            didReceive: URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil), completionHandler: $0)
    }
    expect(answer == .allow)

    let space = URLProtectionSpace(host: "127.0.0.1", port: 80, protocol: "http", realm: nil, authenticationMethod: nil)
    let challenge = URLAuthenticationChallenge(
        protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil, sender: Sender())
    let credential: (URLSession.AuthChallengeDisposition, URLCredential?)? = first { done in
        delegate.urlSession(session, didReceive: challenge) { done(($0, $1)) }
    }
    expect(credential?.0 == .useCredential && credential?.1?.user == "somebody")

    let main = MainDecider()
    let redirecting: any URLSessionTaskDelegate = main
    let redirected: URLRequest?? = first {
        redirecting.urlSession(
            session, task: task,
            willPerformHTTPRedirection: HTTPURLResponse(url: url, statusCode: 301, httpVersion: nil, headerFields: nil)!,
            newRequest: URLRequest(url: url), completionHandler: $0)
    }
    expect(main.redirected.count == 1)
    if case .some(.none) = redirected {} else { expect(false) }

    let finishing: any Finishing = NeverFinishing()
    expect(finishing.finish(completionHandler:) == nil)
}

private final class Sender: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
