extension Publishers {
    /// The values, or another if there is none.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/replaceempty.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The other value.
        public let output: Upstream.Output

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, output: Upstream.Output) { (self.upstream, self.output) = (upstream, output) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, output))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.ReplaceEmpty {
    private final class Inner<Downstream: Subscriber>: NamedNode, Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let downstream: Downstream
        private let output: Upstream.Output
        private var isEmpty = true
        private var isRequested = false
        /// Whether the other value is to be delivered as soon as one is asked for.
        private var isDue = false

        init(_ downstream: Downstream, _ output: Upstream.Output) { (self.downstream, self.output) = (downstream, output) }

        override var description: String { "ReplaceEmpty" }

        func receive(subscription: any Subscription) {
            guard open(subscription) else { return }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard subscription != nil else { return .none }
            locked { isEmpty = false }
            return downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            let isReplaced: Bool? = locked {
                guard closeLocked() != nil else { return nil }
                guard isEmpty, case .finished = completion else { return false }
                isDue = !isRequested
                return true
            }
            switch isReplaced {
            case nil: return
            case false?: downstream.receive(completion: completion)
            case true?: if !locked({ isDue }) { deliver() }
            }
        }

        private func deliver() {
            _ = downstream.receive(output)
            downstream.receive(completion: .finished)
        }

        override func request(_ demand: Subscribers.Demand) {
            demand.requirePositive()
            let isDue = locked {
                defer { (self.isDue, isRequested) = (false, true) }
                return self.isDue
            }
            if isDue { deliver() } else { subscription?.request(demand) }
        }

        override func cancel() {
            locked { isDue = false }
            super.cancel()
        }
    }
}

extension Publisher {
    /// Puts a value in the place of none at all.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
