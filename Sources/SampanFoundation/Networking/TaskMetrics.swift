import Foundation
import FoundationNetworking
import ObjCRuntime

/// What a task's delegate is told of its requests (`urlSession(_:task:didFinishCollecting:)`), which Foundation on Linux tells nobody.
///
/// It comes before the delegate is told that the task has completed (`DelegateTable`).
///
/// Known are the requests, their answers, and when they began and ended; what the connection did meanwhile is not.
enum TaskMetrics {
    /// What is known of a task.
    private final class Record: @unchecked Sendable {
        /// A request, from when it was sent until its answer had come.
        struct Exchange {
            var request: URLRequest
            var start: Date
            var response: URLResponse?
            var end: Date?
        }

        var exchanges: [Exchange] = []
        var isTold = false

        nonisolated(unsafe) private static var key: UInt8 = 0

        static func of(_ task: URLSessionTask) -> Record { ObjectLifetime.value(of: task, key: &key, orMake: Record.init) }
    }

    /// Notes a task's first request. Called before the task begins, or goes on.
    static func begin(_ task: URLSessionTask) {
        let record = Record.of(task)
        guard record.exchanges.isEmpty, let request = task.currentRequest ?? task.originalRequest else { return }
        record.exchanges = [Record.Exchange(request: request, start: Date())]
    }

    /// Notes that an answer asks for another request.
    static func redirect(_ task: URLSessionTask, _ response: URLResponse, to request: URLRequest) {
        let record = Record.of(task)
        finishLast(of: record, with: response)
        record.exchanges.append(Record.Exchange(request: request, start: Date()))
    }

    private static func finishLast(of record: Record, with response: URLResponse?) {
        guard let last = record.exchanges.indices.last else { return }
        record.exchanges[last].response = response
        record.exchanges[last].end = Date()
    }

    /// Tells a delegate, once.
    static func complete(_ session: URLSession, _ task: URLSessionTask, _ delegate: any URLSessionTaskDelegate) {
        let record = Record.of(task)
        guard !record.isTold else { return }
        record.isTold = true
        // The delegate may not have let the task go where the answer said.
        let isRefused = record.exchanges.last.map { $0.request.url != task.response?.url } ?? false
        if isRefused, let before = record.exchanges.dropLast().last, before.response?.url == task.response?.url {
            record.exchanges.removeLast()
        } else {
            finishLast(of: record, with: task.response)
        }
        delegate.urlSession(session, task: task, didFinishCollecting: metrics(of: task, record))
    }

    private static func metrics(of task: URLSessionTask, _ record: Record) -> URLSessionTaskMetrics {
        let metrics = StoredProperties(ofNew: URLSessionTaskMetrics.self)
        let (now, start) = (Date(), record.exchanges.first?.start)
        let exchanges = record.exchanges.enumerated().map { index, exchange in
            transaction(exchange, of: task, isLast: index == record.exchanges.count - 1)
        }
        metrics.begin("transactionMetrics", with: exchanges)
        metrics.begin("taskInterval", with: DateInterval(start: min(start ?? now, now), end: now))
        metrics.begin("redirectCount", with: max(exchanges.count - 1, 0))
        return metrics.object(as: URLSessionTaskMetrics.self)
    }

    private static func transaction(_ exchange: Record.Exchange, of task: URLSessionTask, isLast: Bool) -> URLSessionTaskTransactionMetrics
    {
        let properties = StoredProperties(ofNew: URLSessionTaskTransactionMetrics.self)
        let isOfNetwork = ["http", "https", "ftp"].contains(exchange.request.url?.scheme?.lowercased())
        let kind: URLSessionTaskMetrics.ResourceFetchType = isOfNetwork ? .networkLoad : .unknown
        properties.begin("request", with: exchange.request)
        properties.begin("response", with: exchange.response)
        properties.begin("resourceFetchType", with: kind)
        properties.begin("domainResolutionProtocol", with: URLSessionTaskMetrics.DomainResolutionProtocol.unknown)

        properties.begin("fetchStartDate", with: Optional(exchange.start))
        properties.begin("requestStartDate", with: Optional(exchange.start))
        properties.begin("responseEndDate", with: exchange.end)
        for date in [
            "domainLookupStartDate", "domainLookupEndDate", "connectStartDate", "connectEndDate", "secureConnectionStartDate",
            "secureConnectionEndDate", "requestEndDate", "responseStartDate",
        ] {
            properties.begin(date, with: Date?.none)
        }

        // What is counted is the last request's and its answer's.
        let (sent, received) = (isLast ? task.countOfBytesSent : 0, isLast ? task.countOfBytesReceived : 0)
        properties.begin("countOfRequestBodyBytesSent", with: sent)
        properties.begin("countOfRequestBodyBytesBeforeEncoding", with: sent)
        properties.begin("countOfResponseBodyBytesReceived", with: received)
        properties.begin("countOfResponseBodyBytesAfterDecoding", with: received)
        properties.begin("countOfRequestHeaderBytesSent", with: Int64(0))
        properties.begin("countOfResponseHeaderBytesReceived", with: Int64(0))

        for text in ["networkProtocolName", "remoteAddress", "remotePort", "localAddress", "localPort"] {
            properties.begin(text, with: String?.none)
        }
        properties.begin("negotiatedTLSCipherSuite", with: tls_ciphersuite_t?.none)
        properties.begin("negotiatedTLSProtocolVersion", with: tls_protocol_version_t?.none)
        for flag in [
            "isCellular", "isExpensive", "isConstrained", "isProxyConnection", "isReusedConnection", "isMultipath",
        ] {
            properties.begin(flag, with: false)
        }
        return properties.object(as: URLSessionTaskTransactionMetrics.self)
    }
}
