extension Publishers {
    /// What a closure makes of all values, one after the other.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/reduce.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What stands for the last result at the first value.
        public let initial: Output
        /// What makes a result of the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ReducingNode<Upstream, S>(subscriber, name: "Reduce", initial: initial) { [nextPartialResult] result, input in
                    result = nextPartialResult(result!, input)
                    return false
                })
        }
    }

    /// What a closure that may throw makes of all values, one after the other.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/tryreduce.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// Any error.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What stands for the last result at the first value.
        public let initial: Output
        /// What makes a result of the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                ReducingNode<Upstream, S>(subscriber, name: "TryReduce", initial: initial) { [nextPartialResult] result, input in
                    result = try nextPartialResult(result!, input)
                    return false
                })
        }
    }
}

extension Publisher {
    /// Makes one result of all values.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Makes one result of all values, and fails with what the closure throws.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
