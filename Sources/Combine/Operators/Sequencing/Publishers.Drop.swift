extension Publishers {
    /// All values but the first ones.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/drop.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many are dropped.
        public let count: Int

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(subscriber, count)
            subscriber.receive(subscription: inner)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
    /// The downstream has its subscription before the upstream is asked for one.
    private final class Inner<Downstream: Subscriber>: NamedNode, Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let downstream: Downstream
        private var count: Int
        private var pending = Subscribers.Demand.none

        init(_ downstream: Downstream, _ count: Int) {
            precondition(count >= 0, "count must not be negative")
            (self.downstream, self.count) = (downstream, count)
        }

        override var description: String { "Drop" }

        func receive(subscription: any Subscription) {
            guard open(subscription) else { return }
            let demand = locked { pending + count }
            if demand > 0 { subscription.request(demand) }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let isDropped = locked {
                guard count > 0 else { return false }
                count -= 1
                return true
            }
            return isDropped ? .none : downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            _ = close()
            downstream.receive(completion: completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            demand.requirePositive()
            let subscription = locked { () -> (any Subscription)? in
                if case .open(let subscription) = link { return subscription }
                pending += demand
                return nil
            }
            subscription?.request(demand)
        }
    }
}

extension Publisher {
    /// Drops the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
