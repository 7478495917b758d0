extension Publishers {
    /// The values from the first on that does not satisfy a predicate.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/dropwhile.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What says whether to go on dropping.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DroppingNode<Upstream, S>(subscriber, name: "DropWhile", while: predicate))
        }
    }

    /// The values from the first on that does not satisfy a predicate that may throw.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/trydropwhile.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// Any error.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What says whether to go on dropping.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the operator for a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(DroppingNode<Upstream, S>(subscriber, name: "TryDropWhile", while: predicate))
        }
    }
}

private final class DroppingNode<Upstream: Publisher, Downstream: Subscriber>: NamedNode, Subscriber
where Downstream.Input == Upstream.Output {
    private let downstream: Downstream
    private let name: String
    /// Until a value was passed on.
    private var shouldDrop: ((Upstream.Output) throws -> Bool)?

    init(_ downstream: Downstream, name: String, while shouldDrop: @escaping (Upstream.Output) throws -> Bool) {
        (self.downstream, self.name, self.shouldDrop) = (downstream, name, shouldDrop)
    }

    override var description: String { name }

    func receive(subscription: any Subscription) {
        if open(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard subscription != nil else { return .none }
        if let shouldDrop = locked({ shouldDrop }) {
            do {
                if try shouldDrop(input) { return .max(1) }
            } catch {
                close()?.cancel()
                downstream.receive(completion: .failure(error as! Downstream.Failure))
                return .none
            }
            locked { self.shouldDrop = nil }
        }
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard close() != nil else { return }
        downstream.receive(completion: completion.mapFailure { $0 as! Downstream.Failure })
    }
}

extension Publisher {
    /// Drops the values up to the first that does not satisfy a predicate.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Drops the values up to the first that does not satisfy a predicate, and fails with what it throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
