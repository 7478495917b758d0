extension Publishers {
    /// The values of a publisher from another's first on.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/dropuntiloutput.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The publisher that is waited for.
        public let other: Other

        /// Creates a publisher of the values of one from another's first on.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(subscriber)
            subscriber.receive(subscription: inner)
            other.subscribe(OtherSubscriber(inner: inner))
            upstream.subscribe(inner)
        }
    }

    /// The values of a publisher up to another's first.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/prefixuntiloutput.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The publisher whose first value is the end.
        public let other: Other

        /// Creates a publisher of the values of one up to another's first.
        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(subscriber)
            other.subscribe(OtherSubscriber(inner: inner))
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.DropUntilOutput {
    private final class Inner<Downstream: Subscriber>: Serialized, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output

        private let downstream: Downstream
        private var isTriggered = false
        private var upstream: (any Subscription)?
        private var other: (any Subscription)?
        private var demand = Subscribers.Demand.none
        private var isCancelled = false

        init(_ downstream: Downstream) { self.downstream = downstream }

        var description: String { "DropUntilOutput" }

        func receive(subscription: any Subscription) {
            let demand = locked { () -> Subscribers.Demand? in
                guard upstream == nil, !isCancelled else { return nil }
                upstream = subscription
                return self.demand
            }
            guard let demand else { return subscription.cancel() }
            if demand > 0 { subscription.request(demand) }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let isPassed = locked { () -> Bool in
                guard !isCancelled else { return false }
                if isTriggered { return true }
                // A value that nobody asked for ends the process.
                demand -= 1
                return false
            }
            guard isPassed else { return .none }
            return inTurn { downstream.receive(input) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let isPassed = locked { () -> Bool in
                guard !isCancelled else { return false }
                isCancelled = upstream != nil
                return true
            }
            if isPassed { inTurn { downstream.receive(completion: completion) } }
        }

        fileprivate func receiveOther(_ subscription: any Subscription) {
            let isTaken = locked { () -> Bool in
                guard other == nil, !isCancelled else { return false }
                other = subscription
                return true
            }
            if isTaken { subscription.request(.max(1)) } else { subscription.cancel() }
        }

        fileprivate func trigger() {
            locked {
                isTriggered = true
                other = nil
            }
        }

        fileprivate func receiveOther(_ completion: Subscribers.Completion<Failure>) {
            let (isPassed, upstream) = locked { () -> (Bool, (any Subscription)?) in
                guard !isTriggered else { return (false, nil) }
                other = nil
                defer { self.upstream = nil }
                return (true, self.upstream)
            }
            guard isPassed else { return }
            upstream?.cancel()
            inTurn { downstream.receive(completion: completion) }
        }

        func request(_ demand: Subscribers.Demand) {
            let upstream = locked { () -> (any Subscription)? in
                self.demand += demand
                return self.upstream
            }
            upstream?.request(demand)
        }

        func cancel() {
            let (upstream, other) = locked { () -> ((any Subscription)?, (any Subscription)?) in
                isCancelled = true
                defer { (self.upstream, self.other) = (nil, nil) }
                return (self.upstream, self.other)
            }
            upstream?.cancel()
            other?.cancel()
        }
    }

    private struct OtherSubscriber<Downstream: Subscriber>: Subscriber, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Other.Output
        typealias Failure = Other.Failure
        let inner: Inner<Downstream>
        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

        var description: String { "DropUntilOutput" }
        func receive(subscription: any Subscription) { inner.receiveOther(subscription) }
        func receive(_ input: Other.Output) -> Subscribers.Demand {
            inner.trigger()
            return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) { inner.receiveOther(completion) }
    }
}

extension Publishers.PrefixUntilOutput {
    private final class Inner<Downstream: Subscriber>: Guarded, Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output

        private let downstream: Downstream
        private var upstream = Link.waiting
        private var other = Link.waiting
        private var isEnded = false

        init(_ downstream: Downstream) { self.downstream = downstream }

        func receive(subscription: any Subscription) {
            let isFirst = locked { () -> Bool in
                guard case .waiting = upstream else { return false }
                upstream = isEnded ? .closed : .open(subscription)
                return !isEnded
            }
            if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let isOpen = locked { () -> Bool in
                if case .open = upstream { return true }
                return false
            }
            return isOpen ? downstream.receive(input) : .none
        }

        /// Ends both connections.
        private func close() -> (upstream: (any Subscription)?, other: (any Subscription)?) {
            locked {
                defer { (upstream, other, isEnded) = (.closed, .closed, true) }
                var open: ((any Subscription)?, (any Subscription)?) = (nil, nil)
                if case .open(let subscription) = upstream { open.0 = subscription }
                if case .open(let subscription) = other { open.1 = subscription }
                return open
            }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let ended = close()
            ended.other?.cancel()
            if ended.upstream != nil { downstream.receive(completion: completion) }
        }

        fileprivate func receiveOther(_ subscription: any Subscription) {
            let isFirst = locked { () -> Bool in
                guard case .waiting = other else { return false }
                other = .open(subscription)
                return true
            }
            if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
        }

        fileprivate func trigger() {
            let (isEnd, upstream) = locked { () -> (Bool, (any Subscription)?) in
                guard case .open = other, !isEnded else { return (false, nil) }
                (isEnded, other) = (true, .closed)
                guard case .open(let subscription) = self.upstream else { return (true, nil) }
                self.upstream = .closed
                return (true, subscription)
            }
            guard isEnd else { return }
            upstream?.cancel()
            downstream.receive(completion: .finished)
        }

        fileprivate func otherEnded() { locked { if case .open = other { other = .closed } } }

        func request(_ demand: Subscribers.Demand) {
            let subscription = locked { () -> (any Subscription)? in
                guard case .open(let subscription) = upstream else { return nil }
                return subscription
            }
            subscription?.request(demand)
        }

        func cancel() {
            let ended = close()
            ended.upstream?.cancel()
            ended.other?.cancel()
        }
    }

    private struct OtherSubscriber<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Other.Output
        typealias Failure = Other.Failure
        let inner: Inner<Downstream>
        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

        func receive(subscription: any Subscription) { inner.receiveOther(subscription) }
        func receive(_ input: Other.Output) -> Subscribers.Demand {
            inner.trigger()
            return .none
        }
        func receive(completion: Subscribers.Completion<Other.Failure>) { inner.otherEnded() }
    }
}

extension Publisher {
    /// Drops the values until another publisher has sent one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }

    /// Passes on the values until another publisher sends one, and ends.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
