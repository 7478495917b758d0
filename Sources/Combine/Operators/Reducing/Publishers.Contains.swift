extension Publishers {
    /// Whether there is a value equal to another.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/contains.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// The kind of values.
        public typealias Output = Bool
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
            upstream.subscribe(
                ReducingNode<Upstream, S>(subscriber, name: "Contains", initial: false) { [output] result, input in
                    guard input == output else { return false }
                    result = true
                    return true
                })
        }
    }

    /// Whether a value satisfies a predicate.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/containswhere.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Bool
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
                ReducingNode<Upstream, S>(subscriber, name: "ContainsWhere", initial: false) { [predicate] result, input in
                    guard predicate(input) else { return false }
                    result = true
                    return true
                })
        }
    }

    /// Whether a value satisfies a predicate that may throw.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/trycontainswhere.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Bool
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
                ReducingNode<Upstream, S>(subscriber, name: "TryContainsWhere", initial: false) { [predicate] result, input in
                    guard try predicate(input) else { return false }
                    result = true
                    return true
                })
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
    /// Says at the end, or at the first such value, whether there is one equal to another.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Says at the end, or at the first such value, whether there is one that satisfies a predicate.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Says whether a value satisfies a predicate, and fails with what it throws.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
