import Foundation
import FoundationNetworking
import ObjCRuntime

/// `objc_watch_task_delegate` of CObjCRuntime, which is not imported: every module that imports this one would need its map.
@_silgen_name("objc_watch_task_delegate")
private func watch(
    _ table: UnsafeMutableRawPointer, _ completion: UInt,
    _ onCompletion: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void,
    _ redirection: UInt,
    _ onRedirection: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
) -> Int32

/// What a task's delegate is told of its requests (`urlSession(_:task:didFinishCollecting:)`), which Foundation on Linux tells nobody.
///
/// It comes before the delegate is told that the task has completed. Foundation calls that by the table of the delegate's methods for
/// `URLSessionTaskDelegate`; when a task begins, a function that tells the delegate of the requests first takes its place there.
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

    /// Where methods stand in the table: behind the protocol itself and the one that it inherits, in the order of their declaration.
    private static let (redirection, completion): (UInt, UInt) = (2, 6)

    /// Sees to it that a task's delegate is told. Called before the task begins, or goes on.
    static func begin(_ task: URLSessionTask) {
        let record = Record.of(task)
        if record.exchanges.isEmpty, let request = task.currentRequest ?? task.originalRequest {
            record.exchanges = [Record.Exchange(request: request, start: Date())]
        }
        precondition(MemoryLayout<URLRequest>.size == 9, "Foundation's requests are not an object and a truth value")
        // The task's own delegate is for requests that Foundation is asked for as asynchronous functions.
        for case let delegate? in [task.delegate, WaitingTasks.session(of: task)?.delegate as? any URLSessionTaskDelegate] {
            let (_, table) = unsafeBitCast(delegate, to: (UnsafeRawPointer, UnsafeMutableRawPointer).self)
            let isWatched = watch(
                table, completion, { TaskMetrics.complete($0, $1, $2) }, redirection, { TaskMetrics.redirect($0, $1, $2) })
            precondition(isWatched != 0, "A delegate's table of methods cannot be written: \(String(cString: strerror(errno)))")
        }
    }

    private static func object<Object: AnyObject>(_ address: UnsafeMutableRawPointer, _: Object.Type) -> Object {
        Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
    }

    /// Notes that an answer asks for another request.
    private static func redirect(
        _ task: UnsafeMutableRawPointer, _ response: UnsafeMutableRawPointer, _ request: UnsafeMutableRawPointer
    ) {
        let record = Record.of(object(task, URLSessionTask.self))
        let request = request.load(as: URLRequest.self)
        finishLast(of: record, with: object(response, URLResponse.self))
        record.exchanges.append(Record.Exchange(request: request, start: Date()))
    }

    private static func finishLast(of record: Record, with response: URLResponse?) {
        guard let last = record.exchanges.indices.last else { return }
        record.exchanges[last].response = response
        record.exchanges[last].end = Date()
    }

    /// Tells a delegate, once.
    private static func complete(
        _ session: UnsafeMutableRawPointer, _ task: UnsafeMutableRawPointer, _ delegate: UnsafeMutableRawPointer
    ) {
        let (session, task) = (object(session, URLSession.self), object(task, URLSessionTask.self))
        let record = Record.of(task)
        guard !record.isTold, let delegate = object(delegate, AnyObject.self) as? any URLSessionTaskDelegate else { return }
        record.isTold = true
        finishLast(of: record, with: task.response)
        delegate.urlSession(session, task: task, didFinishCollecting: metrics(of: task, record))
    }

    private static func metrics(of task: URLSessionTask, _ record: Record) -> URLSessionTaskMetrics {
        let metrics = StoredProperties(ofNew: URLSessionTaskMetrics.self, prefix: "$s20FoundationNetworking21URLSessionTaskMetricsC")
        let (now, start) = (Date(), record.exchanges.first?.start)
        let exchanges = record.exchanges.enumerated().map { index, exchange in
            transaction(exchange, of: task, isLast: index == record.exchanges.count - 1)
        }
        metrics.begin("011transactionE0SayAA0cd11TransactionE0CGvp", with: exchanges)
        metrics.begin("12taskInterval0A10Essentials04DateG0Vvp", with: DateInterval(start: min(start ?? now, now), end: now))
        metrics.begin("13redirectCountSivp", with: max(exchanges.count - 1, 0))
        return metrics.object(as: URLSessionTaskMetrics.self)
    }

    private static func transaction(_ exchange: Record.Exchange, of task: URLSessionTask, isLast: Bool) -> URLSessionTaskTransactionMetrics
    {
        let properties = StoredProperties(
            ofNew: URLSessionTaskTransactionMetrics.self, prefix: "$s20FoundationNetworking32URLSessionTaskTransactionMetricsC")
        let isOfNetwork = ["http", "https", "ftp"].contains(exchange.request.url?.scheme?.lowercased())
        let kind: URLSessionTaskMetrics.ResourceFetchType = isOfNetwork ? .networkLoad : .unknown
        properties.begin("7requestAA10URLRequestVvp", with: exchange.request)
        properties.begin("8responseAA11URLResponseCSgvp", with: exchange.response)
        properties.begin("17resourceFetchTypeAA0cdF0C08ResourcehI0Ovp", with: kind)
        properties.begin(
            "24domainResolutionProtocolAA0cdF0C06DomainhI0Ovp", with: URLSessionTaskMetrics.DomainResolutionProtocol.unknown)

        properties.begin("14fetchStartDate0A10Essentials0I0VSgvp", with: Optional(exchange.start))
        properties.begin("16requestStartDate0A10Essentials0I0VSgvp", with: Optional(exchange.start))
        properties.begin("15responseEndDate0A10Essentials0I0VSgvp", with: exchange.end)
        for date in [
            "21domainLookupStartDate0A10Essentials0J0VSgvp", "19domainLookupEndDate0A10Essentials0J0VSgvp",
            "16connectStartDate0A10Essentials0I0VSgvp", "14connectEndDate0A10Essentials0I0VSgvp",
            "25secureConnectionStartDate0A10Essentials0J0VSgvp", "23secureConnectionEndDate0A10Essentials0J0VSgvp",
            "14requestEndDate0A10Essentials0I0VSgvp", "17responseStartDate0A10Essentials0I0VSgvp",
        ] {
            properties.begin(date, with: Date?.none)
        }

        // What is counted is the last request's and its answer's.
        let (sent, received) = (isLast ? task.countOfBytesSent : 0, isLast ? task.countOfBytesReceived : 0)
        properties.begin("27countOfRequestBodyBytesSents5Int64Vvp", with: sent)
        properties.begin("37countOfRequestBodyBytesBeforeEncodings5Int64Vvp", with: sent)
        properties.begin("32countOfResponseBodyBytesReceiveds5Int64Vvp", with: received)
        properties.begin("37countOfResponseBodyBytesAfterDecodings5Int64Vvp", with: received)
        properties.begin("29countOfRequestHeaderBytesSents5Int64Vvp", with: Int64(0))
        properties.begin("34countOfResponseHeaderBytesReceiveds5Int64Vvp", with: Int64(0))

        for text in [
            "19networkProtocolNameSSSgvp", "13remoteAddressSSSgvp", "10remotePortSSSgvp", "12localAddressSSSgvp", "9localPortSSSgvp",
        ] {
            properties.begin(text, with: String?.none)
        }
        properties.begin("24negotiatedTLSCipherSuiteAA17tls_ciphersuite_tOSgvp", with: tls_ciphersuite_t?.none)
        properties.begin("28negotiatedTLSProtocolVersionAA22tls_protocol_version_tOSgvp", with: tls_protocol_version_t?.none)
        for flag in [
            "10isCellularSbvp", "11isExpensiveSbvp", "13isConstrainedSbvp", "17isProxyConnectionSbvp", "18isReusedConnectionSbvp",
            "11isMultipathSbvp",
        ] {
            properties.begin(flag, with: false)
        }
        return properties.object(as: URLSessionTaskTransactionMetrics.self)
    }
}
