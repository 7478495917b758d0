import Synchronization

extension Subscribers {
    /// A subscriber that asks for everything and calls closures.
    ///
    /// See https://developer.apple.com/documentation/combine/subscribers/sink.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        /// What is called, for as long as anything may come.
        private final class Handlers: Guarded {
            var link = Link.waiting
            var receiveValue: ((Input) -> Void)?
            var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

            /// Lets go of the closures, which are returned so that nothing is released in the lock.
            func end() -> (((Input) -> Void)?, ((Subscribers.Completion<Failure>) -> Void)?) {
                defer { (receiveValue, receiveCompletion, link) = (nil, nil, .closed) }
                return (receiveValue, receiveCompletion)
            }
        }

        private let handlers = Handlers()

        /// The closure that is called for each value; after the end, one that does nothing.
        public var receiveValue: (Input) -> Void { handlers.locked { handlers.receiveValue } ?? { _ in } }

        /// The closure that is called at the end; after it, one that does nothing.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            handlers.locked { handlers.receiveCompletion } ?? { _ in }
        }

        /// "Sink".
        public var description: String { "Sink" }
        /// A mirror without children.
        public var customMirror: Mirror { Mirror(self, children: []) }
        /// The description.
        public var playgroundDescription: Any { description }

        /// Creates a subscriber that calls closures.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            (handlers.receiveCompletion, handlers.receiveValue) = (receiveCompletion, receiveValue)
        }

        /// Asks for everything.
        public func receive(subscription: any Subscription) {
            let isFirst = handlers.locked {
                guard case .waiting = handlers.link else { return false }
                handlers.link = .open(subscription)
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Calls the closure.
        public func receive(_ value: Input) -> Subscribers.Demand {
            currentReceiveValue?(value)
            return .none
        }

        /// Takes the closure once for all values: who cancels has the values end as well.
        @inlinable
        public func _receive(all next: () -> Input?) {
            guard let receiveValue = currentReceiveValue else { return }
            while let value = next() { receiveValue(value) }
        }

        @usableFromInline var currentReceiveValue: ((Input) -> Void)? {
            // As a result of the lock the closure would be wrapped twice, and its type made anew for each value.
            var receiveValue: ((Input) -> Void)?
            handlers.locked { receiveValue = handlers.receiveValue }
            return receiveValue
        }

        /// Calls the closure, and lets go of both.
        public func receive(completion: Subscribers.Completion<Failure>) {
            let (_, receiveCompletion) = handlers.locked { handlers.end() }
            receiveCompletion?(completion)
        }

        /// Ends the subscription.
        public func cancel() {
            let (subscription, closures) = handlers.locked {
                () -> ((any Subscription)?, (((Input) -> Void)?, ((Subscribers.Completion<Failure>) -> Void)?)) in
                guard case .open(let subscription) = handlers.link else { return (nil, (nil, nil)) }
                return (subscription, handlers.end())
            }
            withExtendedLifetime(closures) { subscription?.cancel() }
        }
    }
}

extension Publisher {
    /// Asks for everything, and calls a closure for each value and another at the end.
    ///
    /// - Returns: what ends the subscription, at the latest when it is released.
    @inlinable
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Asks for everything, and calls a closure for each value.
    ///
    /// - Returns: what ends the subscription, at the latest when it is released.
    @inlinable
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}
