extension Publishers {
    /// How a buffer asks for values.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/prefetchstrategy.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// For as many as there is room for.
        case keepFull
        /// For all there are.
        case byRequest
    }

    /// What a buffer does with a value for which there is no room.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/bufferingstrategy.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops the value.
        case dropNewest
        /// Drops the oldest value that it has.
        case dropOldest
        /// Ends with the error that a closure makes.
        case customError(() -> Failure)
    }
}

extension Publishers {
    /// The values of a publisher, some of which are kept until they are asked for.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/buffer.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many are kept at most.
        public let size: Int
        /// How the upstream is asked.
        public let prefetch: Publishers.PrefetchStrategy
        /// What is done with a value for which there is no room.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// Creates the operator for a publisher.
        public init(
            upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Upstream.Failure>
        ) { (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, size, prefetch, whenFull))
        }
    }
}

extension Publishers.Buffer {
    private final class Inner<Downstream: Subscriber>: Guarded, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Output

        private let downstream: Downstream
        private let size: Int
        private let prefetch: Publishers.PrefetchStrategy
        private let whenFull: Publishers.BufferingStrategy<Failure>
        private var link = Link.waiting
        private var values = Queue<Output>()
        private var demand = Subscribers.Demand.none
        /// The end, until it is delivered.
        private var terminal: Subscribers.Completion<Failure>?
        private var isDelivering = false

        init(
            _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
            _ whenFull: Publishers.BufferingStrategy<Failure>
        ) {
            (self.downstream, self.size, self.prefetch, self.whenFull) = (downstream, size, prefetch, whenFull)
        }

        var description: String { "Buffer" }
        var children: [Mirror.Child] {
            locked { [("values", values.all), ("state", link), ("downstreamDemand", demand), ("terminal", terminal as Any)] }
        }

        func receive(subscription: any Subscription) {
            let isFirst = locked { () -> Bool in
                guard case .waiting = link else { return false }
                link = .open(subscription)
                return true
            }
            guard isFirst else { return subscription.cancel() }
            switch prefetch {
            case .keepFull: subscription.request(.max(size))
            case .byRequest: subscription.request(.unlimited)
            }
            downstream.receive(subscription: self)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            let (isKept, failed) = locked { () -> (Bool, (any Subscription)?) in
                guard case .open(let subscription) = link else { return (false, nil) }
                if case .failure? = terminal { return (false, nil) }
                if values.count >= size {
                    switch whenFull {
                    case .dropNewest: return (true, nil)
                    case .dropOldest: _ = values.popFirst()
                    case .customError(let makeError):
                        terminal = .failure(makeError())
                        return (false, subscription)
                    }
                }
                values.append(input)
                return (true, nil)
            }
            failed?.cancel()
            return isKept ? drain() : .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let isFirst = locked { () -> Bool in
                guard case .open = link, terminal == nil else { return false }
                terminal = completion
                return true
            }
            if isFirst { _ = drain() }
        }

        func request(_ demand: Subscribers.Demand) {
            let subscription = locked { () -> (any Subscription)? in
                guard case .open(let subscription) = link else { return nil }
                self.demand += demand
                return isDelivering ? nil : subscription
            }
            guard let subscription else { return }
            let more = drain()
            if more > 0 { subscription.request(more) }
        }

        func cancel() {
            let subscription = locked { () -> (any Subscription)? in
                guard case .open(let subscription) = link else { return nil }
                link = .closed
                values.removeAll()
                return subscription
            }
            subscription?.cancel()
        }

        private enum Step {
            case deliver([Output])
            case end(Subscribers.Completion<Failure>)
            case wait
        }

        private func nextStep() -> Step {
            locked {
                guard case .open = link else { return .wait }
                if demand > 0, !values.isEmpty {
                    var delivered: [Output] = []
                    while demand.max.map({ delivered.count < $0 }) ?? true, let value = values.popFirst() { delivered.append(value) }
                    demand -= delivered.count
                    isDelivering = true
                    return .deliver(delivered)
                }
                guard let terminal else { return .wait }
                // An error does not wait until it is asked for.
                if case .finished = terminal, demand == .none { return .wait }
                link = .closed
                return .end(terminal)
            }
        }

        /// Delivers what was asked for.
        ///
        /// - Returns: for how many more values there is room.
        private func drain() -> Subscribers.Demand {
            var room = Subscribers.Demand.none
            while true {
                switch nextStep() {
                case .deliver(let delivered):
                    var more = Subscribers.Demand.none
                    for value in delivered { more += downstream.receive(value) }
                    if prefetch == .keepFull { room += delivered.count }
                    locked {
                        isDelivering = false
                        demand += more
                    }
                case .end(let completion):
                    downstream.receive(completion: completion)
                    return room
                case .wait:
                    return room
                }
            }
        }
    }
}

extension Publisher {
    /// Keeps values until they are asked for.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
