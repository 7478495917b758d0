extension Publishers {
    /// The values that are other than the one before.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/removeduplicates.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether two values are taken for the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher of those of another's values that are other than the one before.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ComparingNode<Upstream, S>(subscriber, name: "RemoveDuplicates", predicate))
        }
    }

    /// The values that are other than the one before, by a predicate that may throw.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/tryremoveduplicates.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// Any error.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// Whether two values are taken for the same.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher of those of another's values that are other than the one before.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(ComparingNode<Upstream, S>(subscriber, name: "TryRemoveDuplicates", predicate))
        }
    }
}

private final class ComparingNode<Upstream: Publisher, Downstream: Subscriber>: PickingNode<Upstream, Downstream>
where Downstream.Input == Upstream.Output {
    private let name: String
    private let areSame: (Upstream.Output, Upstream.Output) throws -> Bool
    private var last: Upstream.Output?

    init(_ downstream: Downstream, name: String, _ areSame: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
        (self.name, self.areSame) = (name, areSame)
        super.init(downstream)
    }

    override var description: String { name }
    override var children: [Mirror.Child] { super.children + [("last", last as Any)] }

    override func pick(_ input: Upstream.Output) throws -> Pick<Upstream.Output> {
        let last = last
        self.last = input
        if let last, try areSame(last, input) { return .skip }
        return .pass(input)
    }
}

extension Publisher where Output: Equatable {
    /// Passes on the values that are not equal to the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
    /// Passes on the values that a predicate does not take for the same as the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Passes on the values that a predicate does not take for the same as the one before, and fails with what it throws.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
