/// A publisher whose kind nobody has to know.
///
/// See https://developer.apple.com/documentation/combine/anypublisher.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    /// What connects a subscriber to the wrapped publisher.
    @usableFromInline
    final class Box {
        @usableFromInline let connect: (Inlet<Output, Failure>) -> Void
        @usableFromInline init(_ connect: @escaping (Inlet<Output, Failure>) -> Void) { self.connect = connect }
    }

    @usableFromInline let box: Box

    /// "AnyPublisher".
    public var description: String { "AnyPublisher" }
    /// The description.
    public var playgroundDescription: Any { description }

    /// Wraps a publisher.
    @inlinable
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        box = (publisher as? AnyPublisher)?.box ?? Box { publisher.receive(subscriber: $0) }
    }

    /// Connects a subscriber to the wrapped publisher.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        box.connect(subscriber as? Inlet<Output, Failure> ?? Inlet(subscriber))
    }
}

extension Publisher {
    /// Wraps this publisher, so that nobody has to know its kind.
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
