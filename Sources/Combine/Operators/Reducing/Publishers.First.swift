extension Publishers {
    /// The first value.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/first.
    public struct First<Upstream: Publisher>: Publisher {
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
                ReducingNode<Upstream, S>(subscriber, name: "First") { result, input in
                    result = input
                    return true
                })
        }
    }

    /// The first value that satisfies a predicate.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/firstwhere.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
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
                ReducingNode<Upstream, S>(subscriber, name: "TryFirst") { [predicate] result, input in
                    guard predicate(input) else { return false }
                    result = input
                    return true
                })
        }
    }

    /// The first value that satisfies a predicate that may throw.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/tryfirstwhere.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
                ReducingNode<Upstream, S>(subscriber, name: "TryFirstWhere") { [predicate] result, input in
                    guard try predicate(input) else { return false }
                    result = input
                    return true
                })
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on the first value, and ends.
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }

    /// Passes on the first value that satisfies a predicate, and ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Passes on the first value that satisfies a predicate, and ends, or fails with what it throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
