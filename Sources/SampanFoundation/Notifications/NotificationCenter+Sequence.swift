import Foundation

extension NotificationCenter {
    /// Notifications as they come, one after the other.
    ///
    /// See https://developer.apple.com/documentation/foundation/notificationcenter/notifications.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// What the sequence consists of.
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Begins to listen: what is posted from now on is kept until it is asked for.
        public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

        /// Listens to a center.
        public struct Iterator: AsyncIteratorProtocol {
            private var stream: AsyncStream<Posted>.Iterator

            /// A notification on its way from the thread that posts it to the task that waits.
            private struct Posted: @unchecked Sendable {
                let notification: Notification
            }

            /// The entry in the center, until nobody listens any more.
            private struct Token: @unchecked Sendable {
                let center: NotificationCenter
                let observer: any NSObjectProtocol
            }

            fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
                let stream = AsyncStream<Posted> { continuation in
                    let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
                        continuation.yield(Posted(notification: notification))
                    }
                    let token = Token(center: center, observer: observer)
                    continuation.onTermination = { _ in token.center.removeObserver(token.observer) }
                }
                self.stream = stream.makeAsyncIterator()
            }

            /// Waits for the next notification; `nil` when the task is cancelled.
            public mutating func next() async -> Notification? { await stream.next()?.notification }
        }
    }

    /// The notifications of a name, of one object or of all, as they come.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}
