extension Publishers {
    /// The values of the publishers that a closure makes of each value, as they come.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/flatmap.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
        /// The kind of values.
        public typealias Output = NewPublisher.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many publishers there are at once.
        public let maxPublishers: Subscribers.Demand
        /// What makes a publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates a publisher of the values of those that a closure makes of another's values.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outer = Outer(subscriber, maxPublishers, transform)
            subscriber.receive(subscription: outer)
            upstream.subscribe(outer)
        }
    }
}

extension Publishers.FlatMap {
    private final class Outer<Downstream: Subscriber>: Serialized, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output

        private let downstream: Downstream
        private let maxPublishers: Subscribers.Demand
        private var transform: ((Upstream.Output) -> NewPublisher)?
        private var link = Link.waiting
        private var isUpstreamFinished = false
        private var isOver = false
        private var demand = Subscribers.Demand.none
        /// The publishers at work; `nil` until one has sent its subscription.
        private var inners: [Int: (any Subscription)?] = [:]
        private var nextIndex = 0
        /// What nobody has asked for yet, with the publishers that it came from.
        private var waiting = Queue<(index: Int, value: Output)>()

        init(
            _ downstream: Downstream, _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            (self.downstream, self.maxPublishers, self.transform) = (downstream, maxPublishers, transform)
        }

        var description: String { "FlatMap" }

        // MARK: The upstream

        func receive(subscription: any Subscription) {
            let isFirst = locked { () -> Bool in
                guard case .waiting = link, !isOver else { return false }
                link = .open(subscription)
                return true
            }
            if isFirst { subscription.request(maxPublishers) } else { subscription.cancel() }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let transform = locked { isUpstreamFinished || isOver ? nil : self.transform }
            guard let transform, let index = newIndex() else { return .none }
            transform(input).subscribe(Side(outer: self, index: index))
            return .none
        }

        private func newIndex() -> Int? {
            locked {
                guard case .open = link, !isOver else { return nil }
                defer { nextIndex += 1 }
                inners[nextIndex] = .some(nil)
                return nextIndex
            }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished:
                locked {
                    link = .closed
                    isUpstreamFinished = true
                }
                finishIfNothingCanCome()
            case .failure:
                locked {
                    link = .closed
                    isUpstreamFinished = true
                }
                end(completion)
            }
        }

        // MARK: The publishers that were made

        fileprivate func receive(_ subscription: any Subscription, from index: Int) {
            let demand = locked { () -> Subscribers.Demand? in
                guard !isOver, let known = inners[index], known == nil else { return nil }
                inners[index] = subscription
                return self.demand == .unlimited ? .unlimited : .max(1)
            }
            if let demand { subscription.request(demand) } else { subscription.cancel() }
        }

        fileprivate func receive(_ input: Output, from index: Int) -> Subscribers.Demand {
            let isWanted = locked { () -> Bool in
                guard !isOver else { return false }
                guard demand > 0, waiting.isEmpty else {
                    waiting.append((index, input))
                    return false
                }
                demand -= 1
                return true
            }
            guard isWanted else { return .none }
            deliver(input)
            return locked { demand == .unlimited || isOver } ? .none : .max(1)
        }

        private func deliver(_ input: Output) {
            let more = inTurn { downstream.receive(input) }
            if more > 0 { add(more) }
        }

        fileprivate func receive(_ completion: Subscribers.Completion<Failure>, from index: Int) {
            guard case .finished = completion else {
                // The upstream is not cancelled: nothing of it is taken any more.
                locked { (inners[index], link) = (nil, .closed) }
                return end(completion)
            }
            let upstream = locked { () -> (any Subscription)? in
                guard !isOver else { return nil }
                inners[index] = nil
                if case .open(let subscription) = link { return subscription }
                return nil
            }
            if let upstream, maxPublishers != .unlimited {
                upstream.request(.max(1))
            }
            finishIfNothingCanCome()
        }

        // MARK: The end

        private func finishIfNothingCanCome() {
            if locked({ isUpstreamFinished && inners.isEmpty && waiting.isEmpty }) { end(.finished) }
        }

        private func end(_ completion: Subscribers.Completion<Failure>) {
            guard let subscriptions = close() else { return }
            for subscription in subscriptions { subscription.cancel() }
            inTurn { downstream.receive(completion: completion) }
        }

        /// - Returns: what has to be cancelled; `nil` if it was over already.
        private func close() -> [any Subscription]? {
            let (subscriptions, transform) = locked { () -> ([any Subscription]?, ((Upstream.Output) -> NewPublisher)?) in
                guard !isOver else { return (nil, nil) }
                isOver = true
                defer {
                    inners = [:]
                    waiting.removeAll()
                    link = .closed
                    self.transform = nil
                }
                var subscriptions = inners.sorted { $0.key < $1.key }.compactMap(\.value)
                if case .open(let subscription) = link { subscriptions.append(subscription) }
                return (subscriptions, self.transform)
            }
            return withExtendedLifetime(transform) { subscriptions }
        }

        // MARK: The downstream

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive()
            add(demand)
        }

        private func add(_ more: Subscribers.Demand) {
            let becomesUnlimited = locked { () -> Bool in
                guard !isOver else { return false }
                defer { demand += more }
                return demand != .unlimited && more == .unlimited
            }
            while let (input, upstream) = nextWaiting() {
                deliver(input)
                if !becomesUnlimited, !locked({ demand == .unlimited }) { upstream?.request(.max(1)) }
            }
            if becomesUnlimited {
                for inner in locked({ inners.sorted { $0.key < $1.key } }) { inner.value?.request(.unlimited) }
            }
            finishIfNothingCanCome()
        }

        private func nextWaiting() -> (Output, (any Subscription)?)? {
            locked {
                guard !isOver, demand > 0, let (index, value) = waiting.popFirst() else { return nil }
                demand -= 1
                return (value, inners[index] ?? nil)
            }
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

        var description: String { "FlatMap" }
        var children: [Mirror.Child] { [("parentSubscription", outer.combineIdentifier)] }
        func receive(subscription: any Subscription) { outer.receive(subscription, from: index) }
        func receive(_ input: Output) -> Subscribers.Demand { outer.receive(input, from: index) }
        func receive(completion: Subscribers.Completion<Failure>) { outer.receive(completion, from: index) }
    }
}

extension Publisher {
    /// Makes a publisher of each value, and passes on the values of all of them as they come.
    ///
    /// - Parameter maxPublishers: how many there are at once.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher that may fail of each value, and passes on the values of all of them as they come.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher that cannot fail of each value, and passes on the values of all of them as they come.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Makes a publisher that cannot fail of each value, and passes on the values of all of them as they come.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}
