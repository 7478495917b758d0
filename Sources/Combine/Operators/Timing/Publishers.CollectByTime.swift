extension Publishers {
    /// When values that were collected are passed on.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/timegroupingstrategy.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each interval, and as soon as there are some.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

        var scheduler: Context {
            switch self {
            case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
            }
        }

        var interval: Context.SchedulerTimeType.Stride {
            switch self {
            case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
            }
        }

        var count: Int? {
            switch self {
            case .byTime: nil
            case .byTimeOrCount(_, _, let count): count
            }
        }
    }
}

extension Publishers {
    /// The values of a publisher, in arrays of those of an interval.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/collectbytime.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = [Upstream.Output]
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// When an array is passed on.
        public let strategy: Publishers.TimeGroupingStrategy<Context>
        /// What is asked of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, strategy, options))
        }
    }
}

extension Publishers.CollectByTime {
    private final class Inner<Downstream: Subscriber>: Serialized, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output

        private let downstream: Downstream
        private let strategy: Publishers.TimeGroupingStrategy<Context>
        private let options: Context.SchedulerOptions?
        private var link = Link.waiting
        private var values: [Upstream.Output] = []
        private var demand = Subscribers.Demand.none
        private var timer: AnyCancellable?

        init(
            _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?
        ) {
            (self.downstream, self.strategy, self.options) = (downstream, strategy, options)
        }

        var description: String { "CollectByTime" }

        func receive(subscription: any Subscription) {
            let isFirst = locked { () -> Bool in
                guard case .waiting = link else { return false }
                link = .open(subscription)
                return true
            }
            guard isFirst else { return subscription.cancel() }
            let scheduler = strategy.scheduler
            let timer = AnyCancellable(
                scheduler.schedule(
                    after: scheduler.now.advanced(by: strategy.interval), interval: strategy.interval,
                    tolerance: scheduler.minimumTolerance, options: options
                ) { [weak self] in self?.flush() })
            locked { self.timer = timer }
            inTurn { downstream.receive(subscription: self) }
            subscription.request(.unlimited)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            let isFull = locked { () -> Bool in
                guard case .open = link else { return false }
                values.append(input)
                return strategy.count.map { values.count >= $0 } ?? false
            }
            if isFull { flush() }
            return .none
        }

        /// Passes on what there is, if it was asked for.
        private func flush() {
            let values = locked { () -> [Upstream.Output] in
                guard case .open = link, demand > 0, !self.values.isEmpty else { return [] }
                demand -= 1
                defer { self.values = [] }
                return self.values
            }
            guard !values.isEmpty else { return }
            let more = inTurn { downstream.receive(values) }
            if more > 0 { locked { demand += more } }
        }

        /// Ends the connection.
        private func close() -> (subscription: (any Subscription)?, timer: AnyCancellable?, rest: [Upstream.Output]) {
            locked {
                guard case .open(let subscription) = link else { return (nil, nil, []) }
                link = .closed
                defer { (timer, values) = (nil, []) }
                return (subscription, timer, values)
            }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let ended = close()
            ended.timer?.cancel()
            guard ended.subscription != nil else { return }
            inTurn {
                if case .finished = completion, !ended.rest.isEmpty, locked({ demand > 0 }) { _ = downstream.receive(ended.rest) }
                downstream.receive(completion: completion)
            }
        }

        func request(_ demand: Subscribers.Demand) {
            demand.requirePositive()
            locked { self.demand += demand }
        }

        func cancel() {
            let ended = close()
            ended.timer?.cancel()
            ended.subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Collects the values of each interval in an array.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
