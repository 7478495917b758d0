extension Publishers {
    /// What a closure makes of each value.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/map.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What makes one value of another.
        public let transform: (Upstream.Output) -> Output

        /// Creates a publisher of what a closure makes of another's values.
        @inlinable
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
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
            @usableFromInline let transform: (Upstream.Output) -> Output
            @usableFromInline let combineIdentifier = CombineIdentifier()

            @inlinable
            init(downstream: Downstream, transform: @escaping (Upstream.Output) -> Output) {
                (self.downstream, self.transform) = (downstream, transform)
            }

            @usableFromInline var description: String { "Map" }
            @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
            @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(transform(input)) }
            @inlinable func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
            @inlinable
            func _receive(all next: () -> Upstream.Output?) {
                // `Optional.map` would wrap the closure once more.
                downstream._receive {
                    guard let value = next() else { return nil }
                    return transform(value)
                }
            }
        }
    }

    /// What a closure that may throw makes of each value.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/trymap.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// Any error.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What makes one value of another.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates a publisher of what a closure makes of another's values.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(Inner(subscriber, transform))
        }

        private final class Inner<Downstream: Subscriber>: TransformingNode<Upstream, Downstream>
        where Downstream.Input == Output, Downstream.Failure == any Error {
            let body: (Upstream.Output) throws -> Output

            init(_ downstream: Downstream, _ body: @escaping (Upstream.Output) throws -> Output) {
                self.body = body
                super.init(downstream)
            }

            override var description: String { "TryMap" }
            override func transform(_ input: Upstream.Output) throws -> Output { try body(input) }
        }
    }
}

extension Publisher {
    /// Makes something of each value.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Makes something of each value, and fails with what the closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Puts a value in the place of each that is missing.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        Publishers.Map(upstream: self) { $0 ?? output }
    }
}

extension Publishers.Map {
    /// Makes something of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        Publishers.Map(upstream: upstream) { [first = self.transform] in transform(first($0)) }
    }

    /// Makes something of each value, and fails with what the closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
}

extension Publishers.TryMap {
    /// Makes something of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap(upstream: upstream) { [first = self.transform] in transform(try first($0)) }
    }

    /// Makes something of each value, and fails with what the closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        Publishers.TryMap(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
}
