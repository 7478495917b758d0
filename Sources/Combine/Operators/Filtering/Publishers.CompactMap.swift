extension Publishers {
    /// What a closure makes of the values, where it makes anything.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/compactmap.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What makes one value of another, or nothing.
        public let transform: (Upstream.Output) -> Output?

        /// Creates a publisher of what a closure makes of another's values, where it makes anything.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Connects a subscriber.
        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(downstream: subscriber, transform: transform))
        }

        @usableFromInline
        struct Inner<Downstream: Subscriber>: Subscriber, Described where Downstream.Input == Output, Downstream.Failure == Failure {
            @usableFromInline let downstream: Downstream
            @usableFromInline let transform: (Upstream.Output) -> Output?
            @usableFromInline let combineIdentifier = CombineIdentifier()

            @inlinable
            init(downstream: Downstream, transform: @escaping (Upstream.Output) -> Output?) {
                (self.downstream, self.transform) = (downstream, transform)
            }

            @usableFromInline var description: String { "CompactMap" }
            @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
            @inlinable
            func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                guard let output = transform(input) else { return .max(1) }
                return downstream.receive(output)
            }
            @inlinable func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
            @inlinable
            func _receive(all next: () -> Upstream.Output?) {
                downstream._receive {
                    while let value = next() {
                        if let output = transform(value) { return output }
                    }
                    return nil
                }
            }
        }
    }

    /// What a closure that may throw makes of the values, where it makes anything.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/trycompactmap.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// Any error.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What makes one value of another, or nothing.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates a publisher of what a closure makes of another's values, where it makes anything.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                ClosurePickingNode<Upstream, S>(subscriber, name: "TryCompactMap") { [transform] in
                    try transform($0).map(Pick.pass) ?? .skip
                })
        }
    }
}

extension Publisher {
    /// Makes something of the values, and passes it on where there is anything.
    @inlinable
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Makes something of the values, passes it on where there is anything, and fails with what the closure throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.CompactMap {
    /// Makes something of the values, and passes it on where there is anything.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        Publishers.CompactMap(upstream: upstream) { [first = self.transform] in first($0).flatMap(transform) }
    }

    /// Makes something of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        Publishers.CompactMap(upstream: upstream) { [first = self.transform] in first($0).map(transform) }
    }
}

extension Publishers.TryCompactMap {
    /// Makes something of the values, passes it on where there is anything, and fails with what the closure throws.
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
        Publishers.TryCompactMap(upstream: upstream) { [first = self.transform] in try first($0).flatMap(transform) }
    }
}
