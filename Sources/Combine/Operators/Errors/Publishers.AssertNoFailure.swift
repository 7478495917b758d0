extension Publishers {
    /// The values of a publisher that must not fail: an error ends the process.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/assertnofailure.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// It cannot fail.
        public typealias Failure = Never
        /// Where the values come from.
        public let upstream: Upstream
        /// The file that the message names.
        public let file: StaticString
        /// The line that the message names.
        public let line: UInt
        /// What the message begins with.
        public let prefix: String

        /// Creates a publisher of the values of one that must not fail.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.subscribe(Inner(downstream: subscriber, prefix: prefix, file: file, line: line))
        }

        private struct Inner<Downstream: Subscriber>: Subscriber, Described
        where Downstream.Input == Output, Downstream.Failure == Never {
            let downstream: Downstream
            let prefix: String
            let file: StaticString
            let line: UInt
            let combineIdentifier = CombineIdentifier()

            var description: String { "AssertNoFailure" }
            var children: [Mirror.Child] { [("file", file), ("line", line), ("prefix", prefix)] }
            func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
            func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }
            func receive(completion: Subscribers.Completion<Upstream.Failure>) {
                switch completion {
                case .finished: downstream.receive(completion: .finished)
                case .failure(let error): fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
                }
            }
        }
    }
}

extension Publisher {
    /// Ends the process where this publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
