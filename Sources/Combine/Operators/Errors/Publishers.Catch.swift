extension Publishers {
    /// The values of a publisher, and in an error's place those of another.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/catch.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = NewPublisher.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What makes another publisher of an error.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CatchingNode<Upstream, NewPublisher, S>(subscriber, name: "Catch") { [handler] in .success(handler($0)) })
        }
    }

    /// The values of a publisher, and in an error's place those of another, unless making it throws.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/trycatch.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// Any error.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What makes another publisher of an error.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                CatchingNode<Upstream, NewPublisher, S>(subscriber, name: "TryCatch") { [handler] error in
                    Result { try handler(error) }
                })
        }
    }
}

extension Publisher {
    /// Goes on with another publisher in the place of an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher in the place of an error, or fails with what the closure throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
