extension Publishers {
    /// The values up to the first that does not satisfy a predicate.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/prefixwhile.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What says whether to go on.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher of another's values up to the first that does not satisfy a predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ClosurePickingNode<Upstream, S>(subscriber, name: "PrefixWhile") { [predicate] in
                    predicate($0) ? .pass($0) : .finish
                })
        }
    }

    /// The values up to the first that does not satisfy a predicate that may throw.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/tryprefixwhile.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// Any error.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What says whether to go on.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher of another's values up to the first that does not satisfy a predicate.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                ClosurePickingNode<Upstream, S>(subscriber, name: "TryPrefixWhile") { [predicate] in
                    try predicate($0) ? .pass($0) : .finish
                })
        }
    }
}

extension Publisher {
    /// Passes on the values up to the first that does not satisfy a predicate.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Passes on the values up to the first that does not satisfy a predicate, and fails with what it throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
