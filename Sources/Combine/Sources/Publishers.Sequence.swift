extension Publishers {
    /// A publisher of the elements of a sequence.
    ///
    /// See https://developer.apple.com/documentation/combine/publishers/sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The kind of elements.
        public typealias Output = Elements.Element

        /// The sequence.
        public let sequence: Elements

        /// Creates a publisher of the elements of a sequence.
        @inlinable public init(sequence: Elements) { self.sequence = sequence }

        /// Connects a subscriber.
        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(elementsOf: sequence, then: nil)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Subscriber {
    /// Subscribes to the elements of a sequence.
    @inlinable
    func receive<Elements: Sequence>(elementsOf sequence: Elements, then completion: Subscribers.Completion<Failure>?)
    where Elements.Element == Input {
        let inner = SequenceSubscription(sequence, self, recorded: completion) { inner, subscriber in
            inner.drain { subscriber._receive(all: $0) }
        }
        if inner.next == nil {
            receive(subscription: Subscriptions.empty)
            receive(completion: completion ?? .finished)
        } else {
            receive(subscription: inner)
        }
    }
}

extension Sequence {
    /// A publisher of the elements.
    @inlinable public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
