extension Publishers {
    /// The values of a publisher, in arrays of some.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/collectbycount.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = [Upstream.Output]
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many there are in an array.
        public let count: Int

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount {
    private final class Inner<Downstream: Subscriber>: Guarded, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output

        private let downstream: Downstream
        private let count: Int
        private var values: [Upstream.Output] = []
        private var upstream: (any Subscription)?
        private var isOver = false

        init(_ downstream: Downstream, _ count: Int) { (self.downstream, self.count) = (downstream, count) }

        var description: String { "CollectByCount" }
        var children: [Mirror.Child] {
            locked {
                [("downstream", downstream), ("upstreamSubscription", upstream as Any), ("buffer", values), ("count", count)]
            }
        }

        func receive(subscription: any Subscription) {
            let isFirst = locked { () -> Bool in
                guard !isOver, upstream == nil else { return false }
                upstream = subscription
                return true
            }
            if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let full = locked { () -> [Upstream.Output]? in
                guard upstream != nil else { return nil }
                values.append(input)
                guard values.count == count else { return nil }
                defer { values = [] }
                return values
            }
            return full.map { downstream.receive($0) * count } ?? .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let rest = locked { () -> [Upstream.Output] in
                defer { (upstream, values, isOver) = (nil, [], true) }
                return values
            }
            if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
            downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive()
            locked { upstream }?.request(demand * count)
        }

        func cancel() {
            let upstream = locked { () -> (any Subscription)? in
                guard let upstream = self.upstream else { return nil }
                (self.upstream, values, isOver) = (nil, [], true)
                return upstream
            }
            upstream?.cancel()
        }
    }
}

extension Publisher {
    /// Collects values in arrays of some.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
