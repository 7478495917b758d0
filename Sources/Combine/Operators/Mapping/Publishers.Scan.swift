extension Publishers {
    /// What a closure makes of its last result and each value.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/scan.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What stands for the last result at the first value.
        public let initialResult: Output
        /// What makes a result of the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher of what a closure makes of its last result and another's values.
        public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, initialResult, nextPartialResult))
        }

        private final class Inner<Downstream: Subscriber>: Subscriber, Described
        where Downstream.Input == Output, Downstream.Failure == Failure {
            private let downstream: Downstream
            private let nextPartialResult: (Output, Upstream.Output) -> Output
            private var result: Output

            init(_ downstream: Downstream, _ result: Output, _ nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
                (self.downstream, self.result, self.nextPartialResult) = (downstream, result, nextPartialResult)
            }

            var description: String { "Scan" }
            var children: [Mirror.Child] { [("downstream", downstream), ("result", result)] }
            func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
            func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                result = nextPartialResult(result, input)
                return downstream.receive(result)
            }
            func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
        }
    }

    /// What a closure that may throw makes of its last result and each value.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/tryscan.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// Any error.
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        /// What stands for the last result at the first value.
        public let initialResult: Output
        /// What makes a result of the last one and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher of what a closure makes of its last result and another's values.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(Inner(subscriber, initialResult, nextPartialResult))
        }

        private final class Inner<Downstream: Subscriber>: TransformingNode<Upstream, Downstream>
        where Downstream.Input == Output, Downstream.Failure == any Error {
            private let nextPartialResult: (Output, Upstream.Output) throws -> Output
            private var result: Output

            init(
                _ downstream: Downstream, _ result: Output, _ nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
            ) {
                (self.result, self.nextPartialResult) = (result, nextPartialResult)
                super.init(downstream)
            }

            override var description: String { "TryScan" }
            override var children: [Mirror.Child] { [("downstream", downstream), ("status", locked { link }), ("result", result)] }
            override func transform(_ input: Upstream.Output) throws -> Output {
                result = try nextPartialResult(result, input)
                return result
            }
        }
    }
}

extension Publisher {
    /// Makes a result of the last one and each value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Makes a result of the last one and each value, and fails with what the closure throws.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
