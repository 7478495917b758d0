extension Publishers {
    /// The times between the values of a publisher.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/measureinterval.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// When and where.
        public let scheduler: Context

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, scheduler: Context) { (self.upstream, self.scheduler) = (upstream, scheduler) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, scheduler))
        }
    }
}

extension Publishers.MeasureInterval {
    private final class Inner<Downstream: Subscriber>: NamedNode, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output

        private let downstream: Downstream
        private let scheduler: Context
        private var last: Context.SchedulerTimeType?

        init(_ downstream: Downstream, _ scheduler: Context) { (self.downstream, self.scheduler) = (downstream, scheduler) }

        override var description: String { "MeasureInterval" }

        func receive(subscription: any Subscription) {
            guard open(subscription) else { return }
            last = scheduler.now
            downstream.receive(subscription: self)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard let subscription, let last else { return .none }
            let now = scheduler.now
            self.last = now
            let more = downstream.receive(last.distance(to: now))
            if more > 0 { subscription.request(more) }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if close() != nil { downstream.receive(completion: completion) }
        }

        override func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
    }
}

extension Publisher {
    /// Passes on, in the place of each value, the time since the one before.
    public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S>
    {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
