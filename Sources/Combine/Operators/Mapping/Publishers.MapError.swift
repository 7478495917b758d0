extension Publishers {
    /// What a closure makes of an error.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/maperror.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// Where the values come from.
        public let upstream: Upstream
        /// What makes one error of another.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates a publisher that ends with what a closure makes of another's error.
        public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
            (self.upstream, transform) = (upstream, map)
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EndMappingSubscriber<Upstream, S>(subscriber, name: "MapError", transform: transform))
        }
    }

    /// A publisher that cannot fail, as if it could.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/setfailuretype.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// Where the values come from.
        public let upstream: Upstream

        /// Creates a publisher of another's values.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EndMappingSubscriber<Upstream, S>(subscriber, name: "SetFailureType", transform: absurd))
        }

        /// The same values, with another kind of errors that there are none of.
        public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
            SetFailureType<Upstream, E>(upstream: upstream)
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

/// Makes anything of an error that there cannot be.
private func absurd<T>(_ error: Never) -> T {}

/// What passes on everything, but for an error.
private struct EndMappingSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Described
where Downstream.Input == Upstream.Output {
    let downstream: Downstream
    let description: String
    let transform: (Upstream.Failure) -> Downstream.Failure
    let combineIdentifier = CombineIdentifier()

    init(_ downstream: Downstream, name: String, transform: @escaping (Upstream.Failure) -> Downstream.Failure) {
        (self.downstream, description, self.transform) = (downstream, name, transform)
    }

    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
    func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        downstream.receive(completion: completion.mapFailure(transform))
    }
    func _receive(all next: () -> Upstream.Output?) { downstream._receive(all: next) }
}

extension Publisher {
    /// Makes another error of an error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }
}

extension Publisher where Failure == Never {
    /// Lets a publisher that cannot fail stand where one is expected that could.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
