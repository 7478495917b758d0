extension Publishers {
    /// The values of one publisher, and when it has finished those of another.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/concatenate.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        /// The kind of values.
        public typealias Output = Suffix.Output
        /// The kind of errors.
        public typealias Failure = Suffix.Failure
        /// The publisher whose values come first.
        public let prefix: Prefix
        /// The publisher whose values come then.
        public let suffix: Suffix

        /// Creates a publisher of the values of one, then of another.
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            prefix.subscribe(PrefixSubscriber(inner: Inner(subscriber, suffix)))
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publishers.Concatenate {
    private final class Inner<Downstream: Subscriber>: Guarded, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let downstream: Downstream
        /// What comes when the prefix has finished.
        private var suffix: Suffix?
        private var upstream: (any Subscription)?
        private var pending = Subscribers.Demand.none
        private var isConnected = false
        private var isOver = false

        init(_ downstream: Downstream, _ suffix: Suffix) { (self.downstream, self.suffix) = (downstream, suffix) }

        var description: String { "Concatenate" }

        func receive(_ subscription: any Subscription, isPrefix: Bool) {
            let (isTaken, isFirst, demand) = locked { () -> (Bool, Bool, Subscribers.Demand) in
                guard upstream == nil, !isOver, isPrefix == (suffix != nil) else { return (false, false, .none) }
                upstream = subscription
                defer { isConnected = true }
                return (true, !isConnected, pending)
            }
            guard isTaken else { return subscription.cancel() }
            if isFirst {
                downstream.receive(subscription: self)
            } else if demand > 0 {
                subscription.request(demand)
            }
        }

        func receive(_ input: Output, isPrefix: Bool) -> Subscribers.Demand {
            let isExpected = locked { () -> Bool in
                guard !isOver, upstream != nil, isPrefix == (suffix != nil) else { return false }
                if pending > 0 { pending -= 1 }
                return true
            }
            guard isExpected else { return .none }
            let more = downstream.receive(input)
            if more > 0 { locked { pending += more } }
            return more
        }

        func receive(_ completion: Subscribers.Completion<Failure>, isPrefix: Bool) {
            let (isExpected, next) = locked { () -> (Bool, Suffix?) in
                guard !isOver, upstream != nil, isPrefix == (suffix != nil) else { return (false, nil) }
                upstream = nil
                if case .finished = completion, let suffix {
                    self.suffix = nil
                    return (true, suffix)
                }
                isOver = true
                suffix = nil
                return (true, nil)
            }
            guard isExpected else { return }
            if let next {
                next.subscribe(SuffixSubscriber(inner: self))
            } else {
                downstream.receive(completion: completion)
            }
        }

        func request(_ demand: Subscribers.Demand) {
            let upstream = locked { () -> (any Subscription)? in
                pending += demand
                return self.upstream
            }
            upstream?.request(demand)
        }

        func cancel() {
            let upstream = locked { () -> (any Subscription)? in
                defer { (self.upstream, suffix, isOver) = (nil, nil, true) }
                return self.upstream
            }
            upstream?.cancel()
        }
    }

    /// What subscribes to the prefix.
    private struct PrefixSubscriber<Downstream: Subscriber>: Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Output
        let inner: Inner<Downstream>
        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

        var description: String { "Concatenate" }
        func receive(subscription: any Subscription) { inner.receive(subscription, isPrefix: true) }
        func receive(_ input: Output) -> Subscribers.Demand { inner.receive(input, isPrefix: true) }
        func receive(completion: Subscribers.Completion<Failure>) { inner.receive(completion, isPrefix: true) }
        func request(_ demand: Subscribers.Demand) { inner.request(demand) }
        func cancel() { inner.cancel() }
    }

    /// What subscribes to the suffix.
    private struct SuffixSubscriber<Downstream: Subscriber>: Subscriber, Subscription, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Output
        let inner: Inner<Downstream>
        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

        var description: String { "Concatenate" }
        func receive(subscription: any Subscription) { inner.receive(subscription, isPrefix: false) }
        func receive(_ input: Output) -> Subscribers.Demand { inner.receive(input, isPrefix: false) }
        func receive(completion: Subscribers.Completion<Failure>) { inner.receive(completion, isPrefix: false) }
        func request(_ demand: Subscribers.Demand) { inner.request(demand) }
        func cancel() { inner.cancel() }
    }
}

extension Publisher {
    /// Puts some values before those of this publisher.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Puts the elements of a sequence before the values of this publisher.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Puts the values of another publisher before those of this one.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Adds some values when this publisher has finished.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Adds the elements of a sequence when this publisher has finished.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Adds the values of another publisher when this one has finished.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
