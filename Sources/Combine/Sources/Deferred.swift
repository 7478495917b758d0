/// A publisher that is made anew for each subscriber.
///
/// See https://developer.apple.com/documentation/combine/deferred.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The kind of values.
    public typealias Output = DeferredPublisher.Output
    /// The kind of errors.
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that calls a closure for each subscriber.
    @inlinable public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Makes a publisher, and connects a subscriber to it.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}
