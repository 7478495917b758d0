extension Publishers {
    /// The values of a publisher, while closures are told of everything.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/handleevents.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// Called with the end.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when the downstream cancels.
        public var receiveCancel: (() -> Void)?
        /// Called when the downstream asks for values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates the operator for a publisher.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            (self.receiveSubscription, self.receiveOutput, self.receiveCompletion) = (receiveSubscription, receiveOutput, receiveCompletion)
            (self.receiveCancel, self.receiveRequest) = (receiveCancel, receiveRequest)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let events = Events(
                receiveSubscription: receiveSubscription, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion,
                receiveCancel: receiveCancel, receiveRequest: receiveRequest)
            upstream.subscribe(Inner(subscriber, events))
        }
    }
}

extension Publishers.HandleEvents {
    private struct Events {
        let receiveSubscription: ((any Subscription) -> Void)?
        let receiveOutput: ((Output) -> Void)?
        let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        let receiveCancel: (() -> Void)?
        let receiveRequest: ((Subscribers.Demand) -> Void)?
    }

    private final class Inner<Downstream: Subscriber>: Guarded, Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output

        private let downstream: Downstream
        /// The closures, until the end.
        private var events: Events?
        private var link = Link.waiting
        private var pending = Subscribers.Demand.none

        init(_ downstream: Downstream, _ events: Events) { (self.downstream, self.events) = (downstream, events) }

        var description: String { "HandleEvents" }
        private var current: Events? { locked { events } }

        func receive(subscription: any Subscription) {
            current?.receiveSubscription?(subscription)
            let demand = locked { () -> Subscribers.Demand? in
                guard case .waiting = link else { return nil }
                link = .open(subscription)
                defer { pending = .none }
                return pending
            }
            guard let demand else { return subscription.cancel() }
            if demand > 0 { subscription.request(demand) }
            downstream.receive(subscription: self)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            current?.receiveOutput?(input)
            let more = downstream.receive(input)
            if more > 0 { current?.receiveRequest?(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            current?.receiveCompletion?(completion)
            end()
            downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            current?.receiveRequest?(demand)
            let subscription = locked { () -> (any Subscription)? in
                switch link {
                case .waiting: pending += demand
                case .open(let subscription): return subscription
                case .closed: break
                }
                return nil
            }
            subscription?.request(demand)
        }

        func cancel() {
            current?.receiveCancel?()
            guard let subscription = end() else { return }
            subscription.cancel()
        }

        /// Lets go of the closures, if there is a subscription.
        ///
        /// - Returns: the subscription.
        @discardableResult
        private func end() -> (any Subscription)? {
            let (subscription, released) = locked { () -> ((any Subscription)?, Events?) in
                guard case .open(let subscription) = link else { return (nil, nil) }
                link = .closed
                defer { events = nil }
                return (subscription, events)
            }
            return withExtendedLifetime(released) { subscription }
        }
    }
}

extension Publisher {
    /// Tells closures of everything that happens.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
