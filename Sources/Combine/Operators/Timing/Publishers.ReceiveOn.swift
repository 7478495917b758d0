extension Publishers {
    /// The values of a publisher, delivered by a scheduler.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/receiveon.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// When and where.
        public let scheduler: Context
        /// What is asked of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                NamedLaterNode<Upstream, S>(subscriber, name: "ReceiveOn") { [scheduler, options] in
                    scheduler.schedule(options: options, $0)
                })
        }
    }

    /// The values of a publisher, each some time later.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/delay.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How much later still it may be.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// When and where.
        public let scheduler: Context
        /// What is asked of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates the operator for a publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.interval, self.tolerance, self.scheduler, self.options) = (
                upstream, interval, tolerance, scheduler, options
            )
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                LaterNode<Upstream, S>(subscriber) { [interval, tolerance, scheduler, options] in
                    scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
                })
        }
    }
}

extension Publisher {
    /// Delivers the values and the end by a scheduler.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers the values and the end some time later, by a scheduler.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler, options: options)
    }
}
