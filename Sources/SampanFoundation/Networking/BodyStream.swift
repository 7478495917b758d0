import Foundation
import FoundationNetworking

/// A delegate is asked for a stream of what is sent (`urlSession(_:task:needNewBodyStream:)`) on the queue of delegates, as for all else.
/// Foundation on Linux asks on a queue of its own.
enum BodyStream {
    /// Asks a delegate when it is its turn.
    static func ask(
        _ delegate: any URLSessionTaskDelegate, _ session: URLSession, _ task: URLSessionTask,
        _ answer: @escaping @Sendable (InputStream?) -> Void
    ) {
        session.delegateQueue.addOperation {
            DelegateTable.ask {
                delegate.urlSession(session, task: task) { stream in
                    nonisolated(unsafe) let stream = stream
                    WaitingTasks.workQueue(of: session).async { answer(stream) }
                }
            }
        }
    }
}
