extension Publishers {
    /// The values of a publisher after which none comes for some time.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/debounce.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How long no other value may come.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// When and where.
        public let scheduler: Context
        /// What is asked of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, dueTime, scheduler, options))
        }
    }
}

extension Publishers.Debounce {
    private final class Inner<Downstream: Subscriber>: Serialized, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Output

        private let downstream: Downstream
        private let dueTime: Context.SchedulerTimeType.Stride
        private let scheduler: Context
        private let options: Context.SchedulerOptions?
        private var link = Link.waiting
        private var demand = Subscribers.Demand.none
        private var latest: Output?
        /// Which value the timer belongs to: a timer that another has taken the place of does nothing.
        private var generation = 0
        private var timer: (any Cancellable)?

        init(
            _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context,
            _ options: Context.SchedulerOptions?
        ) {
            (self.downstream, self.dueTime, self.scheduler, self.options) = (downstream, dueTime, scheduler, options)
        }

        var description: String { "Debounce" }
        var children: [Mirror.Child] {
            locked { [("downstream", downstream), ("downstreamDemand", demand), ("currentValue", latest as Any)] }
        }

        func receive(subscription: any Subscription) {
            let isFirst = locked { () -> Bool in
                guard case .waiting = link else { return false }
                link = .open(subscription)
                return true
            }
            guard isFirst else { return subscription.cancel() }
            inTurn { downstream.receive(subscription: self) }
            subscription.request(.unlimited)
        }

        private func isOpen() -> Bool {
            if case .open = link { return true }
            return false
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            let (taken, former) = locked { () -> (Int?, (any Cancellable)?) in
                guard isOpen() else { return (nil, nil) }
                self.generation += 1
                latest = input
                defer { timer = nil }
                return (self.generation, timer)
            }
            guard let generation = taken else { return .none }
            let newTimer = scheduler.schedule(
                after: scheduler.now.advanced(by: dueTime), interval: dueTime, tolerance: scheduler.minimumTolerance,
                options: options
            ) { self.expire(generation) }
            let isCurrent = locked { () -> Bool in
                guard isOpen(), self.generation == generation, latest != nil else { return false }
                timer = newTimer
                return true
            }
            if !isCurrent { newTimer.cancel() }
            former?.cancel()
            return .none
        }

        private func expire(_ generation: Int) {
            let (value, expired) = locked { () -> (Output?, (any Cancellable)?) in
                guard isOpen(), self.generation == generation else { return (nil, nil) }
                defer { (latest, timer) = (nil, nil) }
                guard demand > 0 else { return (nil, timer) }
                demand -= 1
                return (latest, timer)
            }
            expired?.cancel()
            guard let value else { return }
            let more = inTurn { downstream.receive(value) }
            if more > 0 { locked { demand += more } }
        }

        /// Ends the connection.
        private func close() -> (subscription: (any Subscription)?, timer: (any Cancellable)?) {
            locked {
                guard case .open(let subscription) = link else { return (nil, nil) }
                link = .closed
                defer { (latest, timer) = (nil, nil) }
                return (subscription, timer)
            }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let ended = close()
            ended.timer?.cancel()
            guard ended.subscription != nil else { return }
            scheduler.schedule { self.inTurn { self.downstream.receive(completion: completion) } }
        }

        func request(_ demand: Subscribers.Demand) { locked { if isOpen() { self.demand += demand } } }

        func cancel() {
            let ended = close()
            ended.timer?.cancel()
            ended.subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Passes on a value when no other comes for some time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
