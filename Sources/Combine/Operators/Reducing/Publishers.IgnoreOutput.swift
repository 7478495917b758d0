extension Publishers {
    /// Only the end.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/ignoreoutput.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// There are no values.
        public typealias Output = Never
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the operator for a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DeafSubscriber<Upstream, S>(downstream: subscriber))
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

private struct DeafSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Described
where Downstream.Failure == Upstream.Failure {
    let downstream: Downstream
    let combineIdentifier = CombineIdentifier()

    var description: String { "IgnoreOutput" }
    func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
        subscription.request(.unlimited)
    }
    func receive(_ input: Upstream.Output) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Upstream.Failure>) { downstream.receive(completion: completion) }
}

extension Publisher {
    /// Passes on nothing but the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
