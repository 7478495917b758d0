extension Publishers {
    /// The values, and another in an error's place.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/replaceerror.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// It cannot fail.
        public typealias Failure = Never
        /// Where the values come from.
        public let upstream: Upstream
        /// The other value.
        public let output: Upstream.Output

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, output: Upstream.Output) { (self.upstream, self.output) = (upstream, output) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.subscribe(Inner(subscriber, output))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.ReplaceError {
    private final class Inner<Downstream: Subscriber>: NamedNode, Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
        typealias Failure = Upstream.Failure

        private let downstream: Downstream
        private let output: Upstream.Output
        private var pending = Subscribers.Demand.none
        /// Whether the other value is to be delivered as soon as one is asked for.
        private var isDue = false

        init(_ downstream: Downstream, _ output: Upstream.Output) { (self.downstream, self.output) = (downstream, output) }

        override var description: String { "ReplaceError" }

        func receive(subscription: any Subscription) {
            if open(subscription) { downstream.receive(subscription: self) }
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard subscription != nil else { return .none }
            locked { pending -= 1 }
            let more = downstream.receive(input)
            if more > 0 { locked { pending += more } }
            return more
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            let isWanted: Bool? = locked {
                guard closeLocked() != nil else { return nil }
                guard case .failure = completion else { return true }
                isDue = pending == .none
                return !isDue
            }
            guard let isWanted, isWanted else { return }
            if case .failure = completion { _ = downstream.receive(output) }
            downstream.receive(completion: .finished)
        }

        override func request(_ demand: Subscribers.Demand) {
            demand.requirePositive()
            let (isDue, subscription) = locked { () -> (Bool, (any Subscription)?) in
                defer { self.isDue = false }
                pending += demand
                if case .open(let subscription) = link { return (false, subscription) }
                return (self.isDue, nil)
            }
            if isDue {
                _ = downstream.receive(output)
                downstream.receive(completion: .finished)
            }
            subscription?.request(demand)
        }

        override func cancel() {
            locked { isDue = false }
            super.cancel()
        }
    }
}

extension Publisher {
    /// Puts a value in the place of an error.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
