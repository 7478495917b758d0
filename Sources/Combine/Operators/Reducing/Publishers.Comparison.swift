extension Publishers {
    /// The greatest value, by an order.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/comparison.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether one value is less than another.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ReducingNode<Upstream, S>(subscriber, name: "Comparison") { [areInIncreasingOrder] result, input in
                    if let last = result, !areInIncreasingOrder(last, input) { return false }
                    result = input
                    return false
                })
        }
    }

    /// The greatest value, by an order that may throw.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/trycomparison.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// Any error.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether one value is less than another.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                ReducingNode<Upstream, S>(subscriber, name: "TryComparison") { [areInIncreasingOrder] result, input in
                    if let last = result, try !areInIncreasingOrder(last, input) { return false }
                    result = input
                    return false
                })
        }
    }
}

extension Publisher where Output: Comparable {
    /// Passes on the least value, at the end.
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }

    /// Passes on the greatest value, at the end.
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Passes on the least value by an order, at the end.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Passes on the least value by an order, at the end, or fails with what it throws.
    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Passes on the greatest value by an order, at the end.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Passes on the greatest value by an order, at the end, or fails with what it throws.
    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
