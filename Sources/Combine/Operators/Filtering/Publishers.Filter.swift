extension Publishers {
    /// The values that satisfy a predicate.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/filter.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What says which values are passed on.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates a publisher of those of another's values that satisfy a predicate.
        @inlinable
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        /// Connects a subscriber.
        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Inner(downstream: subscriber, isIncluded: isIncluded))
        }

        @usableFromInline
        struct Inner<Downstream: Subscriber>: Subscriber, Described where Downstream.Input == Output, Downstream.Failure == Failure {
            @usableFromInline let downstream: Downstream
            @usableFromInline let isIncluded: (Upstream.Output) -> Bool
            @usableFromInline let combineIdentifier = CombineIdentifier()

            @inlinable
            init(downstream: Downstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
                (self.downstream, self.isIncluded) = (downstream, isIncluded)
            }

            @usableFromInline var description: String { "Filter" }
            @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
            @inlinable
            func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                isIncluded(input) ? downstream.receive(input) : .max(1)
            }
            @inlinable func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
            @inlinable
            func _receive(all next: () -> Upstream.Output?) {
                downstream._receive {
                    while let value = next() {
                        if isIncluded(value) { return value }
                    }
                    return nil
                }
            }
        }
    }

    /// The values that satisfy a predicate that may throw.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/tryfilter.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// Any error.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What says which values are passed on.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates a publisher of those of another's values that satisfy a predicate.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                ClosurePickingNode<Upstream, S>(subscriber, name: "TryFilter") { [isIncluded] in
                    try isIncluded($0) ? .pass($0) : .skip
                })
        }
    }
}

/// A node that asks a closure which values to pass on.
final class ClosurePickingNode<Upstream: Publisher, Downstream: Subscriber>: PickingNode<Upstream, Downstream> {
    private let name: String
    private let body: (Upstream.Output) throws -> Pick<Downstream.Input>

    init(_ downstream: Downstream, name: String, _ body: @escaping (Upstream.Output) throws -> Pick<Downstream.Input>) {
        (self.name, self.body) = (name, body)
        super.init(downstream)
    }

    override var description: String { name }
    override func pick(_ input: Upstream.Output) throws -> Pick<Downstream.Input> { try body(input) }
}

extension Publisher {
    /// Passes on the values that satisfy a predicate.
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Passes on the values that satisfy a predicate, and fails with what it throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers.Filter {
    /// Passes on the values that satisfy a predicate.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
        Publishers.Filter(upstream: upstream) { [first = self.isIncluded] in first($0) && isIncluded($0) }
    }

    /// Passes on the values that satisfy a predicate, and fails with what it throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
}

extension Publishers.TryFilter {
    /// Passes on the values that satisfy a predicate.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }

    /// Passes on the values that satisfy a predicate, and fails with what it throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        Publishers.TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
}
