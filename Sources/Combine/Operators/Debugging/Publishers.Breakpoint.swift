import Glibc

extension Publishers {
    /// The values of a publisher, which stops the process in the debugger where a closure says so.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/breakpoint.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Says of the subscription whether to stop.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Says of a value whether to stop.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// Says of the end whether to stop.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// Creates the operator for a publisher.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            (self.receiveSubscription, self.receiveOutput, self.receiveCompletion) = (receiveSubscription, receiveOutput, receiveCompletion)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Inner(
                    downstream: subscriber, stopsAtSubscription: receiveSubscription, stopsAtOutput: receiveOutput,
                    stopsAtCompletion: receiveCompletion))
        }
    }
}

extension Publishers.Breakpoint {
    private struct Inner<Downstream: Subscriber>: Subscriber, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let downstream: Downstream
        let stopsAtSubscription: ((any Subscription) -> Bool)?
        let stopsAtOutput: ((Output) -> Bool)?
        let stopsAtCompletion: ((Subscribers.Completion<Failure>) -> Bool)?
        let combineIdentifier = CombineIdentifier()

        var description: String { "Breakpoint" }

        func receive(subscription: any Subscription) {
            if stopsAtSubscription?(subscription) == true { raise(SIGTRAP) }
            downstream.receive(subscription: subscription)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            if stopsAtOutput?(input) == true { raise(SIGTRAP) }
            return downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if stopsAtCompletion?(completion) == true { raise(SIGTRAP) }
            downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Stops the process in the debugger where a closure says so.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops the process in the debugger where this publisher fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { completion in
            if case .failure = completion { true } else { false }
        })
    }
}
