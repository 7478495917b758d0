import Foundation

/// A handler of the app's, which is told of something on its queue.
struct Telling<Value: Sendable>: @unchecked Sendable {
    private let queue: OperationQueue
    private let handler: (Value?, (any Error)?) -> Void

    init(_ queue: OperationQueue, _ handler: @escaping (Value?, (any Error)?) -> Void) { (self.queue, self.handler) = (queue, handler) }

    func tell(_ value: Value) { queue.addOperation { handler(value, nil) } }
    func fail(_ error: CMError) { queue.addOperation { handler(nil, error.error) } }
}

extension OperationQueue {
    /// A queue of the system's for handlers that bring none, one after the other.
    static func serial(named name: String) -> OperationQueue {
        let queue = OperationQueue()
        (queue.name, queue.maxConcurrentOperationCount) = (name, 1)
        return queue
    }
}
