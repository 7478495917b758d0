/// A publisher that says that an object is about to change.
///
/// See https://developer.apple.com/documentation/combine/observableobjectpublisher.
public final class ObservableObjectPublisher: Publisher {
    /// That it will change is all there is to say.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never

    private let state = State()

    private final class State: Guarded {
        var connections: [Connection] = []

        func remove(_ connection: Connection) {
            let removed = locked { connections.firstIndex { $0 === connection }.map { connections.remove(at: $0) } }
            withExtendedLifetime(removed) {}
        }
    }

    /// Creates a publisher without subscribers.
    public init() {}

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let inner = Inner(state, subscriber)
        state.locked { state.connections.append(inner) }
        subscriber.receive(subscription: inner)
    }

    /// Tells all subscribers that have asked.
    public func send() {
        for connection in state.locked({ state.connections }) { connection.send() }
    }

    private class Connection: Guarded {
        func send() {}
    }

    private final class Inner<Downstream: Subscriber>: Connection, Subscription, Described
    where Downstream.Input == Void, Downstream.Failure == Never {
        private weak var parent: State?
        private let downstream: Downstream
        private let turn = RecursiveLock()
        private var isActive = false
        private var isOver = false

        init(_ parent: State, _ downstream: Downstream) { (self.parent, self.downstream) = (parent, downstream) }

        var description: String { "ObservableObjectPublisher" }
        var children: [Mirror.Child] { [("downstream", downstream)] }

        override func send() {
            guard locked({ isActive && !isOver }) else { return }
            turn.lock()
            _ = downstream.receive()
            turn.unlock()
        }

        /// To ask once is to ask for everything.
        func request(_ demand: Subscribers.Demand) { locked { isActive = true } }

        func cancel() {
            locked { isOver = true }
            parent?.remove(self)
        }
    }
}
