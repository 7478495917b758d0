extension Publishers {
    /// The values whose numbers are in a range.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/output.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// The numbers, from zero on.
        public let range: CountableRange<Int>

        /// Creates a publisher of those of another's values whose numbers are in a range.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "lowerBound must not be negative")
            precondition(range.upperBound >= 0, "upperBound must not be negative")
            (self.upstream, self.range) = (upstream, range)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, range))
        }

        private final class Inner<Downstream: Subscriber>: NamedNode, Subscriber
        where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
            private let downstream: Downstream
            private var ahead: Int
            private var left: Int

            init(_ downstream: Downstream, _ range: CountableRange<Int>) {
                (self.downstream, ahead, left) = (downstream, range.lowerBound, range.count)
            }

            override var description: String { "Output" }

            func receive(subscription: any Subscription) {
                if open(subscription) { downstream.receive(subscription: self) }
            }

            func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                let (isAhead, isIn, isLast) = locked { () -> (Bool, Bool, Bool) in
                    if ahead > 0 {
                        ahead -= 1
                        return (true, false, false)
                    }
                    guard left > 0 else { return (false, false, true) }
                    left -= 1
                    return (false, true, left == 0)
                }
                if isAhead { return .max(1) }
                let demand = isIn ? downstream.receive(input) : .none
                guard isLast else { return demand }
                if let subscription = close() {
                    subscription.cancel()
                    downstream.receive(completion: .finished)
                }
                return demand
            }

            func receive(completion: Subscribers.Completion<Upstream.Failure>) {
                if close() != nil { downstream.receive(completion: completion) }
            }
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on the first values, and ends.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

    /// Passes on the value of a number, from zero on, and ends.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Passes on the values whose numbers are in a range, and ends.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
