import Foundation
import FoundationNetworking
import ObjCRuntime

/// A delegate is asked for a stream of what is sent (`urlSession(_:task:needNewBodyStream:)`) on the queue of delegates, as for all else.
/// Foundation on Linux asks on a queue of its own.
enum BodyStream {
    /// What a thread is doing.
    private final class Doing {
        var asks = false
    }

    private static let doing = PerThread<Doing> { Doing() }

    /// Asks a delegate when it is its turn.
    ///
    /// - Returns: whether that was seen to.
    static func ask(
        _ delegate: any URLSessionTaskDelegate, _ session: URLSession, _ task: URLSessionTask,
        _ answer: @escaping @Sendable (InputStream?) -> Void
    ) -> Bool {
        guard !doing.current.asks else { return false }
        session.delegateQueue.addOperation {
            let doing = doing.current
            doing.asks = true
            defer { doing.asks = false }
            delegate.urlSession(session, task: task) { stream in
                nonisolated(unsafe) let stream = stream
                WaitingTasks.workQueue(of: session).async { answer(stream) }
            }
        }
        return true
    }
}
