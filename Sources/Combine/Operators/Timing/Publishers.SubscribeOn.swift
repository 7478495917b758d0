extension Publishers {
    /// A publisher that is subscribed to, asked and cancelled by a scheduler.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/subscribeon.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
            let inner = Inner(subscriber, scheduler, options)
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(inner) }
        }
    }
}

extension Publishers.SubscribeOn {
    private final class Inner<Downstream: Subscriber>: NamedNode, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Output

        private let downstream: Downstream
        private let scheduler: Context
        private let options: Context.SchedulerOptions?

        init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
            (self.downstream, self.scheduler, self.options) = (downstream, scheduler, options)
        }

        override var description: String { "SubscribeOn" }

        func receive(subscription: any Subscription) {
            if open(subscription) { downstream.receive(subscription: self) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            subscription == nil ? .none : downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if close() != nil { downstream.receive(completion: completion) }
        }

        override func request(_ demand: Subscribers.Demand) {
            guard let subscription else { return }
            scheduler.schedule(options: options) { subscription.request(demand) }
        }

        override func cancel() {
            guard let subscription = close() else { return }
            scheduler.schedule(options: options) { subscription.cancel() }
        }
    }
}

extension Publisher {
    /// Lets a scheduler subscribe to this publisher, ask it for values and cancel.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
