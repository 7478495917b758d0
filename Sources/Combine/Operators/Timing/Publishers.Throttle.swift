extension Publishers {
    /// One value of a publisher each interval.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/throttle.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How long it is between values.
        public let interval: Context.SchedulerTimeType.Stride
        /// When and where.
        public let scheduler: Context
        /// Whether it is the last value of the interval, and not the first.
        public let latest: Bool

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, interval, scheduler, latest))
        }
    }
}

extension Publishers.Throttle {
    private final class Inner<Downstream: Subscriber>: Serialized, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Output

        /// Until the end was delivered, or the downstream cancelled.
        private var downstream: Downstream?
        private let interval: Context.SchedulerTimeType.Stride
        private let scheduler: Context
        private let latest: Bool
        private var link = Link.waiting
        private var demand = Subscribers.Demand.none
        private var isEnding = false
        /// What is to be delivered when the time has come.
        private var due: (value: Output?, completion: Subscribers.Completion<Failure>?)?
        private var lastDelivery: Context.SchedulerTimeType?
        /// When anything last happened. Nothing rests on it but what a scheduler made for tests is asked for.
        private var lastEvent: Context.SchedulerTimeType

        init(_ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ latest: Bool) {
            (self.downstream, self.interval, self.scheduler, self.latest) = (downstream, interval, scheduler, latest)
            lastEvent = scheduler.now
        }

        var description: String { "Throttle" }

        func receive(subscription: any Subscription) {
            let downstream = locked { () -> Downstream? in
                guard case .waiting = link else { return nil }
                link = .open(subscription)
                return self.downstream
            }
            guard let downstream else { return subscription.cancel() }
            lastEvent = scheduler.now
            subscription.request(.unlimited)
            inTurn { downstream.receive(subscription: self) }
        }

        /// Whether values are still taken.
        private func isOpen() -> Bool {
            if case .open = link { return !isEnding }
            return false
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard locked({ isOpen() }) else { return .none }
            let now = scheduler.now
            let time = locked { () -> Context.SchedulerTimeType? in
                lastEvent = now
                guard isOpen(), demand > 0 else { return nil }
                guard due == nil else {
                    if latest { due?.value = input }
                    return nil
                }
                demand -= 1
                due = (input, nil)
                return lastDelivery.map { Swift.max(now, $0.advanced(by: interval)) } ?? now
            }
            guard let time else { return .none }
            if time == now {
                scheduler.schedule { [weak self] in self?.deliver() }
            } else {
                scheduler.schedule(after: time) { [weak self] in self?.deliver() }
            }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard locked({ isOpen() }) else { return }
            let now = scheduler.now
            let hasToSchedule = locked { () -> Bool in
                lastEvent = now
                isEnding = true
                defer { due = (due?.value, completion) }
                return due == nil
            }
            if hasToSchedule { scheduler.schedule { [weak self] in self?.deliver() } }
        }

        private func deliver() {
            if locked({ isOpen() }) {
                let now = scheduler.now
                locked { if due != nil { lastDelivery = now } }
            }
            guard let (downstream, due) = takeDue() else { return }
            var more = Subscribers.Demand.none
            inTurn {
                if let value = due.value { more = downstream.receive(value) }
                if let completion = due.completion { downstream.receive(completion: completion) }
            }
            if more > 0 { locked { demand += more } }
        }

        private func takeDue() -> (Downstream, (value: Output?, completion: Subscribers.Completion<Failure>?))? {
            locked {
                guard let downstream, let due else { return nil }
                self.due = nil
                if due.completion != nil { (link, self.downstream) = (.closed, nil) }
                return (downstream, due)
            }
        }

        func request(_ demand: Subscribers.Demand) { locked { if isOpen() { self.demand += demand } } }

        func cancel() {
            let (subscription, downstream) = locked { () -> ((any Subscription)?, Downstream?) in
                defer { (link, due, self.downstream) = (.closed, nil, nil) }
                guard case .open(let subscription) = link else { return (nil, self.downstream) }
                return (subscription, self.downstream)
            }
            withExtendedLifetime(downstream) { subscription?.cancel() }
        }
    }
}

extension Publisher {
    /// Passes on one value each interval.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
