import Foundation

extension NotificationCenter {
    /// A publisher of the notifications of a name, of one object or of all.
    @nonobjc
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications. Those that nobody has asked for are lost.
    ///
    /// See https://developer.apple.com/documentation/foundation/notificationcenter/publisher.
    public struct Publisher: Combine.Publisher, Equatable {
        /// It delivers notifications.
        public typealias Output = Notification
        /// It cannot fail.
        public typealias Failure = Never

        /// Where the notifications are posted.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that they are about; `nil` for all.
        public let object: AnyObject?

        /// Creates a publisher of notifications.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: Inner(self, subscriber))
        }

        /// Whether two are of the same notifications of the same object in the same center.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }

        private final class Inner<Downstream: Subscriber>: Serialized, Subscription, Described
        where Downstream.Input == Notification, Downstream.Failure == Never {
            private var center: NotificationCenter?
            private let name: Notification.Name
            private var object: AnyObject?
            private var observer: (any NSObjectProtocol)?
            private var demand = Subscribers.Demand.none

            init(_ publisher: Publisher, _ downstream: Downstream) {
                (center, name, object) = (publisher.center, publisher.name, publisher.object)
                super.init()
                observer = publisher.center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
                    self?.receive($0, downstream)
                }
            }

            deinit { cancel() }

            var description: String { "NotificationCenter Observer" }
            var children: [Mirror.Child] {
                locked {
                    [("center", center as Any), ("name", name as Any), ("object", object as Any), ("demand", demand)]
                }
            }

            private func receive(_ notification: Notification, _ downstream: Downstream) {
                let isWanted = locked { () -> Bool in
                    guard center != nil, demand > 0 else { return false }
                    demand -= 1
                    return true
                }
                guard isWanted else { return }
                let more = inTurn { downstream.receive(notification) }
                if more > 0 { locked { demand += more } }
            }

            func request(_ demand: Subscribers.Demand) { locked { self.demand += demand } }

            func cancel() {
                let (center, observer) = locked { () -> (NotificationCenter?, (any NSObjectProtocol)?) in
                    defer { (self.center, self.observer, object) = (nil, nil, nil) }
                    return (self.center, self.observer)
                }
                if let observer { center?.removeObserver(observer) }
            }
        }
    }
}
