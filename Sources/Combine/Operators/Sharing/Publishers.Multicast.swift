extension Publishers {
    /// A publisher whose values go through one subject to all subscribers, once it is connected.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/multicast.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure

        private final class State: Guarded {
            var subject: SubjectType?
        }

        /// Where the values come from.
        public final let upstream: Upstream
        /// What makes the subject, when it is first needed.
        public final let createSubject: () -> SubjectType
        private let state = State()

        /// Creates a publisher that delivers another's values to all its subscribers.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var subject: SubjectType {
            if let subject = state.locked({ state.subject }) { return subject }
            let made = createSubject()
            return state.locked {
                let subject = state.subject ?? made
                state.subject = subject
                return subject
            }
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.subscribe(Inner(subscriber))
        }

        /// Subscribes to the upstream.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }

        /// What is between the subject and a subscriber.
        private final class Inner<Downstream: Subscriber>: NamedNode, Subscriber
        where Downstream.Input == Output, Downstream.Failure == Failure {
            private let downstream: Downstream

            init(_ downstream: Downstream) { self.downstream = downstream }

            override var description: String { "Multicast" }

            func receive(subscription: any Subscription) {
                if open(subscription) { downstream.receive(subscription: self) }
            }

            /// What more is wanted is asked of the subscription.
            func receive(_ input: Output) -> Subscribers.Demand {
                guard let subscription else { return .none }
                let more = downstream.receive(input)
                if more > 0 { subscription.request(more) }
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                if close() != nil { downstream.receive(completion: completion) }
            }

            override func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
        }
    }

    /// A publisher that delivers nothing until it is connected.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/makeconnectable.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// It cannot fail.
        public typealias Failure = Never

        private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

        /// Creates a publisher of another's values that has to be connected.
        public init(upstream: Upstream) { inner = upstream.multicast(subject: PassthroughSubject()) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            inner.subscribe(subscriber)
        }

        /// Begins to deliver.
        public func connect() -> any Cancellable { inner.connect() }
    }
}

extension Publisher {
    /// Delivers to all subscribers through one subject, which a closure makes when it is first needed.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Delivers to all subscribers through one subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }
}

extension Publisher where Failure == Never {
    /// Delivers nothing until it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
