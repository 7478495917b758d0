/// A publisher of nothing, which ends at once or never.
///
/// See https://developer.apple.com/documentation/combine/empty.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// Whether it ends at once.
    public let completeImmediately: Bool

    /// Creates a publisher of nothing.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher of nothing, in place of one of these types.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
