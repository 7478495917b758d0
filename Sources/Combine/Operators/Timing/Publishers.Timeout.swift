extension Publishers {
    /// The values of a publisher, which ends when none comes for some time.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How long is waited for a value.
        public let interval: Context.SchedulerTimeType.Stride
        /// When and where.
        public let scheduler: Context
        /// What is asked of the scheduler.
        public let options: Context.SchedulerOptions?
        /// Makes the error it ends with; `nil` to finish.
        public let customError: (() -> Upstream.Failure)?

        /// Creates the operator for a publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?,
            customError: (() -> Upstream.Failure)?
        ) {
            (self.upstream, self.interval, self.scheduler, self.options, self.customError) = (
                upstream, interval, scheduler, options, customError
            )
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, interval, scheduler, options, customError))
        }
    }
}

extension Publishers.Timeout {
    private final class Inner<Downstream: Subscriber>: Serialized, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Output

        private let downstream: Downstream
        private let interval: Context.SchedulerTimeType.Stride
        private let scheduler: Context
        private let options: Context.SchedulerOptions?
        private let customError: (() -> Failure)?
        private var link = Link.waiting
        private var timer: AnyCancellable?
        private var wasAsked = false
        /// Whether the end has come, though perhaps not been delivered.
        private var isEnding = false

        init(
            _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
            _ options: Context.SchedulerOptions?, _ customError: (() -> Failure)?
        ) {
            (self.downstream, self.interval, self.scheduler) = (downstream, interval, scheduler)
            (self.options, self.customError) = (options, customError)
        }

        var description: String { "Timeout" }

        private var subscription: (any Subscription)? {
            locked {
                guard case .open(let subscription) = link else { return nil }
                return subscription
            }
        }

        private func makeTimer() -> AnyCancellable {
            AnyCancellable(
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
                    options: options, expire))
        }

        private func restart() {
            let timer = makeTimer()
            let former = locked { () -> AnyCancellable? in
                defer { self.timer = timer }
                return self.timer
            }
            former?.cancel()
        }

        private func expire() {
            let (subscription, timer) = locked { () -> ((any Subscription)?, AnyCancellable?) in
                guard case .open(let subscription) = link, !isEnding else { return (nil, nil) }
                link = .closed
                defer { self.timer = nil }
                return (subscription, self.timer)
            }
            guard let subscription else { return }
            timer?.cancel()
            subscription.cancel()
            inTurn { downstream.receive(completion: customError.map { .failure($0()) } ?? .finished) }
        }

        func receive(subscription: any Subscription) {
            let isFirst = locked { () -> Bool in
                guard case .waiting = link else { return false }
                link = .open(subscription)
                return true
            }
            guard isFirst else { return subscription.cancel() }
            restart()
            inTurn { downstream.receive(subscription: self) }
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard subscription != nil, !locked({ isEnding }) else { return .none }
            restart()
            scheduler.schedule(options: options) {
                guard self.subscription != nil else { return }
                let more = self.inTurn { self.downstream.receive(input) }
                if more > 0 { self.subscription?.request(more) }
            }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let (isExpected, timer) = locked { () -> (Bool, AnyCancellable?) in
                guard case .open = link, !isEnding else { return (false, nil) }
                isEnding = true
                defer { self.timer = nil }
                return (true, self.timer)
            }
            guard isExpected else { return }
            timer?.cancel()
            scheduler.schedule(options: options) {
                let isOpen = self.locked { () -> Bool in
                    guard case .open = self.link else { return false }
                    self.link = .closed
                    return true
                }
                if isOpen { self.inTurn { self.downstream.receive(completion: completion) } }
            }
        }

        func request(_ demand: Subscribers.Demand) {
            guard let subscription else { return }
            let isFirst = locked {
                defer { wasAsked = true }
                return !wasAsked
            }
            if isFirst { restart() }
            subscription.request(demand)
        }

        func cancel() {
            let (subscription, timer) = locked { () -> ((any Subscription)?, AnyCancellable?) in
                guard case .open(let subscription) = link else { return (nil, nil) }
                link = .closed
                defer { self.timer = nil }
                return (subscription, self.timer)
            }
            timer?.cancel()
            subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Ends when no value comes for some time.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
