import Foundation

/// The requests of live photos that have not been answered.
final class LivePhotoRequests: @unchecked Sendable {
    typealias Handler = (PHLivePhoto?, [AnyHashable: Any]) -> Void

    private let lock = NSLock()
    private var last: PHLivePhotoRequestID = PHLivePhotoRequestIDInvalid
    private var handlers: [PHLivePhotoRequestID: Handler] = [:]

    /// Notes a request.
    func begin(_ handler: @escaping Handler) -> PHLivePhotoRequestID {
        lock.withLock {
            last += 1
            handlers[last] = handler
            return last
        }
    }

    /// Has a request answered on the main queue, if it has not been.
    func end(_ request: PHLivePhotoRequestID, _ answer: @escaping (Handler) -> Void) {
        nonisolated(unsafe) let answer = answer
        DispatchQueue.main.async {
            if let handler = self.lock.withLock({ self.handlers.removeValue(forKey: request) }) { answer(handler) }
        }
    }
}
