extension Publishers {
    /// A publisher that is connected as long as it has subscribers.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/autoconnect.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure

        private final class State: Guarded {
            var subscribers = 0
            var connection: (any Cancellable)?
        }

        /// What is connected.
        public final let upstream: Upstream
        private let state = State()

        /// Creates a publisher that connects another while there are subscribers.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Connects a subscriber, and the upstream if it is the first.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hasToConnect = state.locked {
                state.subscribers += 1
                return state.connection == nil
            }
            upstream.subscribe(Inner(parent: self, downstream: subscriber))
            guard hasToConnect else { return }
            let connection = upstream.connect()
            state.locked { state.connection = connection }
        }

        /// Called when a subscriber cancels.
        fileprivate func leave() {
            let connection = state.locked { () -> (any Cancellable)? in
                state.subscribers -= 1
                guard state.subscribers == 0 else { return nil }
                defer { state.connection = nil }
                return state.connection
            }
            connection?.cancel()
        }

        private struct Inner<Downstream: Subscriber>: Subscriber, Described
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let parent: Autoconnect
            let downstream: Downstream
            let combineIdentifier = CombineIdentifier()

            var description: String { "Autoconnect" }
            var children: [Mirror.Child] { [("parent", parent), ("downstream", downstream)] }
            func receive(subscription: any Subscription) {
                downstream.receive(subscription: CountedSubscription(subscription, onCancel: parent.leave))
            }
            func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }
            func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
        }
    }
}

/// The upstream's subscription, which shows itself as that, and says once that it was cancelled.
private final class CountedSubscription: Guarded, Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    private let subscription: any Subscription
    private var onCancel: (() -> Void)?

    init(_ subscription: any Subscription, onCancel: @escaping () -> Void) {
        (self.subscription, self.onCancel) = (subscription, onCancel)
    }

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
    var description: String { String(describing: subscription) }
    var playgroundDescription: Any { description }
    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

    func cancel() {
        let onCancel = locked {
            defer { self.onCancel = nil }
            return self.onCancel
        }
        onCancel?()
        subscription.cancel()
    }
}

extension ConnectablePublisher {
    /// Connects this publisher when the first subscriber comes, and ends the connection when the last has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
