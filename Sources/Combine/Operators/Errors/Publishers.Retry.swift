extension Publishers {
    /// The values of a publisher, which is subscribed to again when it fails.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/retry.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many times at most; `nil` for any number.
        public let retries: Int?

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, upstream, retries))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publishers.Retry {
    private final class Inner<Downstream: Subscriber>: Guarded, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output

        private var downstream: Downstream?
        private let upstream: Upstream
        /// How many attempts are left; `nil` if there is no limit.
        private var left: Int?
        private var link = Link.waiting
        private var demand = Subscribers.Demand.none
        private var isConnected = false
        /// Whether the upstream is being subscribed to, and whether it has failed again while it was.
        private var (isSubscribing, hasFailedAgain) = (false, false)
        private var isOver = false

        init(_ downstream: Downstream, _ upstream: Upstream, _ retries: Int?) {
            (self.downstream, self.upstream) = (downstream, upstream)
            left = retries.flatMap { $0 < 0 ? nil : $0 }
        }

        var description: String { "Retry" }

        func receive(subscription: any Subscription) {
            let (demand, downstream) = locked { () -> (Subscribers.Demand?, Downstream?) in
                guard !isOver, case .waiting = link else { return (nil, nil) }
                link = .open(subscription)
                defer { isConnected = true }
                return (self.demand, isConnected ? nil : self.downstream)
            }
            guard let demand else { return subscription.cancel() }
            if let downstream {
                downstream.receive(subscription: self)
            } else if demand > 0 {
                subscription.request(demand)
            }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let downstream = locked { () -> Downstream? in
                if !isConnected, !isOver { violation("value") }
                if case .closed = link { return nil }
                demand -= 1
                return self.downstream
            }
            guard let downstream else { return .none }
            let more = downstream.receive(input)
            if more > 0 { request(more) }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let (downstream, retries) = locked { () -> (Downstream?, Bool) in
                guard !isOver else { return (nil, false) }
                if case .failure = completion, left != 0 {
                    left = left.map { $0 - 1 }
                    link = .waiting
                    hasFailedAgain = isSubscribing
                    defer { isSubscribing = true }
                    return (nil, !isSubscribing)
                }
                isOver = true
                link = .closed
                defer { self.downstream = nil }
                return (self.downstream, false)
            }
            if retries { subscribeAgain() }
            downstream?.receive(completion: completion)
        }

        /// An upstream that fails at once is no deeper in calls for that.
        private func subscribeAgain() {
            repeat {
                upstream.subscribe(self)
            } while locked {
                defer { hasFailedAgain = false }
                isSubscribing = hasFailedAgain
                return hasFailedAgain
            }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive()
            let subscription = locked { () -> (any Subscription)? in
                guard !isOver else { return nil }
                self.demand += demand
                if case .open(let subscription) = link { return subscription }
                return nil
            }
            subscription?.request(demand)
        }

        func cancel() {
            let (subscription, downstream) = locked { () -> ((any Subscription)?, Downstream?) in
                guard !isOver else { return (nil, nil) }
                isOver = true
                defer { (link, self.downstream) = (.closed, nil) }
                if case .open(let subscription) = link { return (subscription, self.downstream) }
                return (nil, self.downstream)
            }
            withExtendedLifetime(downstream) { subscription?.cancel() }
        }
    }
}

extension Publisher {
    /// Subscribes to this publisher again when it fails.
    ///
    /// - Parameter retries: how many times at most.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
