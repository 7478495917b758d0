extension Publishers {
    /// The last value.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/last.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the operator for a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ReducingNode<Upstream, S>(subscriber, name: "Last") { result, input in
                    result = input
                    return false
                })
        }
    }

    /// The last value that satisfies a predicate.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/lastwhere.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What values are held against.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ReducingNode<Upstream, S>(subscriber, name: "LastWhere") { [predicate] result, input in
                    if predicate(input) { result = input }
                    return false
                })
        }
    }

    /// The last value that satisfies a predicate that may throw.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/trylastwhere.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// Any error.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What values are held against.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                ReducingNode<Upstream, S>(subscriber, name: "TryLastWhere") { [predicate] result, input in
                    if try predicate(input) { result = input }
                    return false
                })
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on the last value, at the end.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    /// Passes on the last value that satisfies a predicate, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Passes on the last value that satisfies a predicate, at the end, or fails with what it throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
