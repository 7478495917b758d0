import Foundation
import FoundationNetworking
import ObjCRuntime

private let responseSymbol = "$s20FoundationNetworking14URLSessionTaskC8responseAA11URLResponseCSgvg"

/// A server asks who asks (401), and nobody answers that: the task completes with what the server said.
///
/// Foundation on Linux looks for a credential and, where it has none to try, leaves the task as it is, for ever. So who loads by HTTP has
/// another client in front of Foundation's, which knows when nobody will answer; then Foundation is kept from seeing that the server
/// asked.
enum UnansweredChallenge {
    /// What is known of a task that a server has asked.
    private final class Record: @unchecked Sendable {
        /// Who loads, and Foundation's client, while the delegate is asked.
        var loading: (loader: URLProtocol, client: any URLProtocolClient)?

        nonisolated(unsafe) private static var key: UInt8 = 0

        static func of(_ task: URLSessionTask) -> Record { ObjectLifetime.value(of: task, key: &key, orMake: Record.init) }
    }

    /// What a thread is doing.
    private final class Doing {
        /// Whether it does not see the response of a task when it looks next.
        var hidesResponse = false
    }

    private static let doing = PerThread<Doing> { Doing() }

    // MARK: Who is asked

    /// Called when an answer has come whole.
    private static func finish(_ loader: URLProtocol, _ client: any URLProtocolClient) {
        guard let task = loader.task, let response = task.response as? HTTPURLResponse, response.statusCode == 401,
            response.value(forHTTPHeaderField: "WWW-Authenticate") != nil
        else { return client.urlProtocolDidFinishLoading(loader) }
        if asksDelegate(of: task) {
            Record.of(task).loading = (loader, client)
            client.urlProtocolDidFinishLoading(loader)
        } else {
            complete(loader, client)
        }
    }

    /// Completes a task as if the server had not asked: Foundation looks at the response for that before it does anything else.
    private static func complete(_ loader: URLProtocol, _ client: any URLProtocolClient) {
        let doing = doing.current
        doing.hidesResponse = true
        defer { doing.hidesResponse = false }
        client.urlProtocolDidFinishLoading(loader)
    }

    /// Whether a task has a delegate that is told of it, which Foundation keeps to itself.
    private static func asksDelegate(of task: URLSessionTask) -> Bool {
        guard task.delegate != nil, let session = WaitingTasks.session(of: task) else { return false }
        let registry = Mirror(reflecting: session).descendant("taskRegistry")
        guard let behaviours = registry.flatMap({ Mirror(reflecting: $0).descendant("behaviours") }) else { return true }
        for entry in Mirror(reflecting: behaviours).children {
            guard let (number, behaviour) = entry.value as? (Int, Any), number == task.taskIdentifier else { continue }
            let kind = Mirror(reflecting: behaviour).children.first?.label
            return kind == nil || kind?.hasSuffix("WithTaskDelegate") == true
        }
        return true
    }

    /// Asks a delegate, and sees to its answer where that is none.
    ///
    /// - Returns: whether the delegate was asked.
    static func ask(
        _ delegate: any URLSessionTaskDelegate, _ session: URLSession, _ task: URLSessionTask, _ challenge: URLAuthenticationChallenge,
        _ answer: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) -> Bool {
        let record = Record.of(task)
        guard let (loader, client) = record.loading else { return false }
        record.loading = nil
        nonisolated(unsafe) let loading = (loader, client)
        DelegateTable.ask {
            delegate.urlSession(session, task: task, didReceive: challenge) { disposition, credential in
                let isUnanswered =
                    switch disposition {
                    case .useCredential: credential == nil
                    case .performDefaultHandling: challenge.proposedCredential == nil || challenge.previousFailureCount > 0
                    case .rejectProtectionSpace: true
                    case .cancelAuthenticationChallenge: false
                    }
                guard isUnanswered else { return answer(disposition, credential) }
                WaitingTasks.workQueue(of: session).async { complete(loading.0, loading.1) }
            }
        }
        return true
    }

    // MARK: In front of Foundation

    /// Foundation's client, but for the end of an answer and what comes after the task's.
    private final class Client: NSObject, URLProtocolClient {
        private let own: any URLProtocolClient

        init(_ own: any URLProtocolClient) { self.own = own }

        func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
            own.urlProtocol(`protocol`, wasRedirectedTo: request, redirectResponse: redirectResponse)
        }
        func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
            own.urlProtocol(`protocol`, cachedResponseIsValid: cachedResponse)
        }
        func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy) {
            own.urlProtocol(`protocol`, didReceive: response, cacheStoragePolicy: policy)
        }
        func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { own.urlProtocol(`protocol`, didLoad: data) }
        func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { finish(`protocol`, own) }
        func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
            // Who cancels a task while it completes is late. Foundation does not know the task any more then, and ends the process.
            guard `protocol`.task?.state != .completed else { return }
            own.urlProtocol(`protocol`, didFailWithError: error)
        }
        func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
            own.urlProtocol(`protocol`, didReceive: challenge)
        }
        func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
            own.urlProtocol(`protocol`, didCancel: challenge)
        }
    }

    nonisolated(unsafe) private static var startLoading: UInt = 0

    private final class Loader: URLProtocol {
        override func startLoading() {
            if let own = client, !(own is Client) { client = Client(own) }
            MethodTable.call(UnansweredChallenge.startLoading, on: self)
        }
    }
    private final class Plain: URLProtocol {}

    fileprivate static func response(of task: URLSessionTask) -> URLResponse? {
        let doing = doing.current
        guard !doing.hidesResponse else {
            doing.hidesResponse = false
            return nil
        }
        return MethodTable.callReplacedGetter(responseSymbol, of: task, as: URLResponse.self)
    }

    @section(".init_array") @used private static let exchange: @convention(c) () -> Void = {
        guard let loader = _typeByName("20FoundationNetworking16_HTTPURLProtocolC") as? AnyClass else {
            fatalError("Foundation has no class that loads by HTTP; see `sampan doctor`")
        }
        let slot = MethodTable.slot(overriddenBy: Loader.self, butNotBy: Plain.self, of: URLProtocol.self)
        startLoading = MethodTable.exchange(at: slot, of: loader, overriddenBy: Loader.self)
        for kind in [URLSessionTask.self, URLSessionDataTask.self, URLSessionUploadTask.self, URLSessionDownloadTask.self] {
            guard MethodTable.exchange(methodOf: responseSymbol, of: kind) else {
                fatalError("Foundation's \(kind) has no method \(responseSymbol); see `sampan doctor`")
            }
        }
    }
}

extension URLSessionTask {
    /// In the place of the getter of `response`.
    @nonobjc @_silgen_name("$s20FoundationNetworking14URLSessionTaskC8responseAA11URLResponseCSgvg")
    public func responseUnlessHidden() -> URLResponse? { UnansweredChallenge.response(of: self) }
}
