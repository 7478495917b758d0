extension Publishers {
    /// The values of the latest publisher of those that a publisher sends.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/switchtolatest.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The kind of values.
        public typealias Output = P.Output
        /// The kind of errors.
        public typealias Failure = P.Failure
        /// Where the publishers come from.
        public let upstream: Upstream

        /// Creates a publisher of the values of the latest that another sends.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outer = Outer(subscriber)
            subscriber.receive(subscription: outer)
            upstream.subscribe(outer)
        }
    }
}

extension Publishers.SwitchToLatest {
    private final class Outer<Downstream: Subscriber>: Serialized, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = P

        private let downstream: Downstream
        private var link = Link.waiting
        private var inner: (any Subscription)?
        /// Which publisher is the latest; the values of others are no longer wanted.
        private var current = 0
        private var hasInner = false
        private var isUpstreamFinished = false
        private var isOver = false
        private var demand = Subscribers.Demand.none

        init(_ downstream: Downstream) { self.downstream = downstream }

        var description: String { "SwitchToLatest" }

        // MARK: The upstream

        func receive(subscription: any Subscription) {
            let isFirst = locked { () -> Bool in
                guard case .waiting = link, !isOver else { return false }
                link = .open(subscription)
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        func receive(_ input: P) -> Subscribers.Demand {
            let (index, former) = locked { () -> (Int?, (any Subscription)?) in
                guard !isOver, !isUpstreamFinished, case .open = link else { return (nil, nil) }
                defer { inner = nil }
                current += 1
                hasInner = true
                return (current, inner)
            }
            guard let index else { return .none }
            former?.cancel()
            input.subscribe(Side(outer: self, index: index))
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            locked {
                link = .closed
                isUpstreamFinished = true
            }
            if case .failure = completion { end(completion) } else { finishIfNothingCanCome() }
        }

        // MARK: The latest publisher

        fileprivate func receive(_ subscription: any Subscription, from index: Int) {
            let demand = locked { () -> Subscribers.Demand? in
                guard !isOver, index == current, hasInner, inner == nil else { return nil }
                inner = subscription
                return self.demand
            }
            guard let demand else { return subscription.cancel() }
            if demand > 0 { subscription.request(demand) }
        }

        fileprivate func receive(_ input: Output, from index: Int) -> Subscribers.Demand {
            let isExpected = locked { () -> Bool in
                guard !isOver, index == current else { return false }
                if demand > 0 { demand -= 1 }
                return true
            }
            guard isExpected else { return .none }
            let more = inTurn { downstream.receive(input) }
            if more > 0 { locked { demand += more } }
            return more
        }

        fileprivate func receive(_ completion: Subscribers.Completion<Failure>, from index: Int) {
            let isExpected = locked { () -> Bool in
                guard !isOver, index == current else { return false }
                (inner, hasInner) = (nil, false)
                return true
            }
            guard isExpected else { return }
            if case .failure = completion { end(completion) } else { finishIfNothingCanCome() }
        }

        // MARK: The end

        private func finishIfNothingCanCome() {
            if locked({ isUpstreamFinished && !hasInner }) { end(.finished) }
        }

        private func end(_ completion: Subscribers.Completion<Failure>) {
            guard let subscriptions = close() else { return }
            for subscription in subscriptions { subscription.cancel() }
            inTurn { downstream.receive(completion: completion) }
        }

        private func close() -> [any Subscription]? {
            locked {
                guard !isOver else { return nil }
                isOver = true
                defer { (inner, link) = (nil, .closed) }
                var subscriptions: [any Subscription] = []
                if let inner { subscriptions.append(inner) }
                if case .open(let subscription) = link { subscriptions.append(subscription) }
                return subscriptions
            }
        }

        // MARK: The downstream

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive()
            let inner = locked { () -> (any Subscription)? in
                guard !isOver else { return nil }
                self.demand += demand
                return self.inner
            }
            inner?.request(demand)
        }

        func cancel() {
            for subscription in close() ?? [] { subscription.cancel() }
        }
    }

    private struct Side<Downstream: Subscriber>: Subscriber, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Output
        let outer: Outer<Downstream>
        let index: Int
        let combineIdentifier = CombineIdentifier()

        var description: String { "SwitchToLatest" }
        var children: [Mirror.Child] { [("parentSubscription", outer.combineIdentifier)] }
        func receive(subscription: any Subscription) { outer.receive(subscription, from: index) }
        func receive(_ input: Output) -> Subscribers.Demand { outer.receive(input, from: index) }
        func receive(completion: Subscribers.Completion<Failure>) { outer.receive(completion, from: index) }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Passes on the values of the latest publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Passes on the values of the latest publisher, which may fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Passes on the values of the latest publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Passes on the values of the latest publisher, which cannot fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}
