extension Publishers {
    /// How many values there are.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/count.
    public struct Count<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Int
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the operator for a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ReducingNode<Upstream, S>(subscriber, name: "Count", initial: 0) { result, _ in
                    result! += 1
                    return false
                })
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Says at the end how many values there were.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
