extension Publishers {
    /// All values, in an array.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/collect.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = [Upstream.Output]
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream

        /// Creates the operator for a publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectingNode<Upstream, S>(subscriber))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

private final class CollectingNode<Upstream: Publisher, Downstream: Subscriber>: ReducingNode<Upstream, Downstream>
where Downstream.Input == [Upstream.Output] {
    init(_ downstream: Downstream) {
        super.init(downstream, name: "Collect", initial: []) { result, input in
            result!.append(input)
            return false
        }
    }

    override var children: [Mirror.Child] { [("count", result?.count ?? 0)] }
}

extension Publisher {
    /// Collects all values, and passes them on at the end.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}
