extension Publishers {
    /// Whether all values satisfy a predicate.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/allsatisfy.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
                ReducingNode<Upstream, S>(subscriber, name: "AllSatisfy", initial: true) { [predicate] result, input in
                    if predicate(input) { return false }
                    result = false
                    return true
                })
        }
    }

    /// Whether all values satisfy a predicate that may throw.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/tryallsatisfy.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
                ReducingNode<Upstream, S>(subscriber, name: "TryAllSatisfy", initial: true) { [predicate] result, input in
                    if try predicate(input) { return false }
                    result = false
                    return true
                })
        }
    }
}

extension Publisher {
    /// Says at the end, or at the first value that does not, whether all values satisfy a predicate.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Says whether all values satisfy a predicate, and fails with what it throws.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
