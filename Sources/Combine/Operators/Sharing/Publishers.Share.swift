extension Publishers {
    /// A publisher that is one object, whose subscribers share one subscription to the upstream.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/share.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public final let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

        /// Creates a publisher whose subscribers share another's values.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Connects a subscriber.
        public final func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Whether two are the same object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Lets all subscribers share one subscription to this publisher.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
