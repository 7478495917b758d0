import Foundation
import FoundationNetworking
import ObjCRuntime

/// What a delegate answers to a response (`urlSession(_:dataTask:didReceive:completionHandler:)`), which Foundation on Linux does not look at.
///
/// A task that is cancelled so gives no data, and completes with an error.
enum ResponseAnswer {
    /// What is known of a task whose delegate has cancelled it.
    private final class Record: @unchecked Sendable {
        let error: any Error

        init(_ task: URLSessionTask) {
            var information: [String: Any] = [NSLocalizedDescriptionKey: "cancelled"]
            if let url = task.originalRequest?.url {
                information[NSURLErrorFailingURLErrorKey] = url
                information[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
            }
            error = URLError(.cancelled, userInfo: information)
        }
    }

    nonisolated(unsafe) private static var key: UInt8 = 0

    private static func record(of task: URLSessionTask) -> Record? { ObjectLifetime.value(of: task, key: &key) as? Record }

    /// Asks a delegate, and sees to its answer.
    static func ask(
        _ delegate: any URLSessionDataDelegate, _ session: URLSession, _ task: URLSessionDataTask, _ response: URLResponse,
        _ answer: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        DelegateTable.ask {
            delegate.urlSession(session, dataTask: task, didReceive: response) { disposition in
                if disposition == .cancel {
                    ObjectLifetime.setValue(Record(task), of: task, key: &key)
                    task.cancel()
                }
                answer(disposition)
            }
        }
    }

    /// Whether a task's delegate has cancelled it.
    static func isCancelled(_ task: URLSessionTask) -> Bool { record(of: task) != nil }

    /// The error of a task whose delegate has cancelled it, as functions have it; it lives as long as the task.
    static func error(of task: URLSessionTask) -> UnsafeMutableRawPointer? {
        record(of: task).map { unsafeBitCast($0.error, to: UnsafeMutableRawPointer.self) }
    }
}
